import type {
  AndOr,
  Case,
  CommandNode,
  CompoundList,
  For,
  Function as FunctionNode,
  If,
  Pipeline,
  PipelineNode,
  Redirected,
  Script,
  Select,
  Statement,
  TestExpression,
} from 'unbash';
import { redirected, runCommand } from './command.ts';
import { noteDraft } from './drafts.ts';
import { LIMITS } from './limits.ts';
import { runLoop, runWhile } from './loops.ts';
import { matches } from './pattern.ts';
import { expandPattern, expandSingle } from './pieces.ts';
import { passesOn } from './pipes.ts';
import {
  fork,
  isKnown,
  NOTHING,
  type Out,
  type Scope,
  UNSEEN,
  withIo,
  withShell,
} from './state.ts';
import { detached } from './words.ts';

/** Interprets a parsed script; returns what it writes to standard output, as far as that is known. */
export function runScript(script: Script, scope: Scope): Out {
  const place = script.source === undefined ? scope : detached(scope);
  return runStatements(script.commands, withShell(place, fork(scope.shell)));
}

/** The same in the shell itself, not in a copy. */
export function runStatements(statements: readonly Statement[], scope: Scope): Out {
  let out: Out = NOTHING;
  for (const statement of statements) out = both(out, runPipelineNode(statement.command, scope));
  return out;
}

export function runList(list: CompoundList, scope: Scope): Out {
  return runStatements(list.commands, scope);
}

export function both(a: Out, b: Out): Out {
  if (b.items.length === 0 && b.sure) return a;
  return { items: [...a.items, ...b.items], sure: a.sure && b.sure };
}

function runPipelineNode(node: PipelineNode | AndOr, scope: Scope): Out {
  if (node.type === 'AndOr') return runAndOr(node, scope);
  return node.type === 'Pipeline' ? runPipeline(node, scope) : runNode(node, scope);
}

/** All sides are looked at; what stands after `||` runs only when the side before failed, and leaves the directory alone. */
function runAndOr(node: AndOr, scope: Scope): Out {
  let out: Out = NOTHING;
  node.commands.forEach((command, i) => {
    const { cwd } = scope.shell;
    out = both(out, runPipelineNode(command, scope));
    if (i > 0 && node.operators[i - 1] === '||' && cwd !== null) scope.shell.cwd = cwd;
  });
  return out;
}

/** Each stage is a subshell; its output is the next one's input, and goes where the next one lets it go. */
function runPipeline(node: Pipeline, scope: Scope): Out {
  const { commands } = node;
  if (commands.length === 1 && commands[0] !== undefined) return runNode(commands[0], scope);
  let stdin = scope.io.stdin;
  const sinks = [scope.io.sink];
  for (const next of commands.slice(1).toReversed())
    sinks.push(passesOn(next, sinks.at(-1) ?? scope.io.sink, scope));
  for (const command of commands) {
    const sink = sinks.pop() ?? scope.io.sink;
    stdin = runNode(command, withIo(withShell(scope, fork(scope.shell)), { stdin, sink }));
  }
  return stdin ?? UNSEEN;
}

/** Interprets one command, simple or compound. */
export function runNode(node: CommandNode, scope: Scope): Out {
  if (scope.run.steps++ > LIMITS.steps || scope.shell.depth > LIMITS.depth) {
    scope.run.limited = true;
    return UNSEEN;
  }
  switch (node.type) {
    case 'Command':
      return runCommand(node, scope);
    case 'Subshell':
      return runList(node.body, withShell(scope, fork(scope.shell)));
    case 'BraceGroup':
      return runList(node.body, scope);
    case 'If':
      return runIf(node, scope);
    case 'For':
    case 'Select':
      return runFor(node, scope);
    case 'While':
      return runWhile(node, scope, runList);
    case 'Case':
      return runCase(node, scope);
    case 'Redirected':
      return runRedirected(node, scope);
    case 'Function':
      return define(node, scope);
    case 'TestCommand':
      runTest(node.expression, withIo(scope, { sink: { kind: 'none' } }));
      return NOTHING;
    case 'ArithmeticFor':
      return runList(node.body, scope);
    case 'Coproc':
      return node.body.type === 'CompoundList'
        ? runList(node.body, scope)
        : runNode(node.body, scope);
    case 'ArithmeticCommand':
      return NOTHING;
  }
}

function runIf(node: If, scope: Scope): Out {
  let out = runList(node.clause, scope);
  const otherwise = withShell(scope, fork(scope.shell));
  out = both(out, runList(node.then, scope));
  for (const branch of node.elif) {
    out = both(out, runList(branch.clause, otherwise));
    out = both(out, runList(branch.then, otherwise));
  }
  return node.else === undefined ? out : both(out, runList(node.else, otherwise));
}

function runFor(node: For | Select, scope: Scope): Out {
  return runLoop(node.name.value, node.wordlist, scope, () => runList(node.body, scope));
}

/** The branches a known word can take; all of them where the word is not known. */
function runCase(node: Case, scope: Scope): Out {
  const subject = expandSingle(node.word, withIo(scope, { sink: { kind: 'none' } })).text;
  const taken = (patterns: Case['items'][number]['pattern']) =>
    !isKnown(subject) || patterns.some((word) => matches(expandPattern(word, scope), subject));
  let out: Out = NOTHING;
  for (const item of node.items)
    if (taken(item.pattern)) out = both(out, runList(item.body, scope));
  return out;
}

function runRedirected(node: Redirected, scope: Scope): Out {
  const io = redirected(node.redirects, node.command.type, scope);
  const out = runNode(node.command, { ...scope, io });
  if (io.sink.kind === 'file' && io.sink.path !== null && io.sink !== scope.io.sink)
    noteDraft(io.sink.path, out, scope.shell);
  return out;
}

function define(node: FunctionNode, scope: Scope): Out {
  scope.shell.functions.set(node.name.value, { body: node.body, source: scope.source });
  return NOTHING;
}

/** What is matched with a pattern can be printed later on, where the command asks for it. */
function matched(scope: Scope): Scope {
  return scope.source.text.includes('BASH_REMATCH')
    ? withIo(scope, { sink: { kind: 'held' } })
    : scope;
}

/** Only the substitutions inside a test matter, and what they print is tested, not shown. */
function runTest(expression: TestExpression, scope: Scope): void {
  switch (expression.type) {
    case 'TestUnary':
      expandSingle(expression.operand, scope);
      break;
    case 'TestBinary':
      expandSingle(expression.left, expression.operator === '=~' ? matched(scope) : scope);
      expandPattern(expression.right, scope);
      break;
    case 'TestLogical':
      for (const operand of expression.operands) runTest(operand, scope);
      break;
    case 'TestNot':
      runTest(expression.operand, scope);
      break;
    case 'TestGroup':
      runTest(expression.expression, scope);
  }
}
