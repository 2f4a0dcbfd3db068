import type {
  AndOr,
  CommandNode,
  CompoundList,
  For,
  Function as FunctionNode,
  Pipeline,
  PipelineNode,
  Redirected,
  Script,
  Select,
  Statement,
  TestExpression,
} from 'unbash';
import { runAndOr } from './and-or.ts';
import { runCase, runIf } from './branches.ts';
import { redirected, runCommand } from './command.ts';
import { noteDraft } from './drafts.ts';
import { LIMITS } from './limits.ts';
import { runLoop, runWhile } from './loops.ts';
import { expandPattern, expandSingle } from './pieces.ts';
import { passesOn } from './pipes.ts';
import { fork, NOTHING, type Out, type Scope, UNSEEN, withIo, withShell } from './state.ts';
import { both, onEachWay } from './ways.ts';
import { detached } from './words.ts';

/** Interprets a parsed script; returns what it writes to standard output, as far as that is known. */
export function runScript(script: Script, scope: Scope): Out {
  const place = script.source === undefined ? scope : detached(scope);
  return runStatements(script.commands, withShell(place, fork(scope.shell)));
}

/** The same in the shell itself, not in a copy. */
export function runStatements(statements: readonly Statement[], scope: Scope): Out {
  let out: Out = NOTHING;
  for (const { command } of statements)
    out = both(
      out,
      onEachWay(scope, () => runPipelineNode(command, scope)),
    );
  return out;
}

export function runList(list: CompoundList, scope: Scope): Out {
  return runStatements(list.commands, scope);
}

function runPipelineNode(node: PipelineNode | AndOr, scope: Scope): Out {
  if (node.type === 'AndOr') return runAndOr(node, scope, runPipelineNode);
  return node.type === 'Pipeline' ? runPipeline(node, scope) : runNode(node, scope);
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
      return runIf(node, scope, runList);
    case 'For':
    case 'Select':
      return runFor(node, scope);
    case 'While':
      return runWhile(node, scope, runList);
    case 'Case':
      return runCase(node, scope, runList);
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

function runFor(node: For | Select, scope: Scope): Out {
  return runLoop(node.name.value, node.wordlist, scope, () => runList(node.body, scope));
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
