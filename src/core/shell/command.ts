import type { Assignment, Command, CommandArgument, Redirection, Word } from 'unbash';
import { basename } from '../kit/path.ts';
import { noteDraft } from './drafts.ts';
import { reveal } from './emit.ts';
import { LIMITS } from './limits.ts';
import { isFlag } from './options.ts';
import { expandSingle, siteOf } from './pieces.ts';
import { teeSink } from './pipes.ts';
import { redirect } from './redirects.ts';
import {
  type Field,
  field,
  isKnown,
  NOTHING,
  type Out,
  type Scope,
  type Sink,
  UNSEEN,
  type Variable,
  withIo,
} from './state.ts';
import { silentFlags } from './verbs/index.ts';
import { expandWord, expandWords } from './words.ts';

/** Commands whose arguments go into variables of a shell or a child, not to the output. */
const HOLDERS = new Set([
  'export',
  'declare',
  'typeset',
  'local',
  'readonly',
  'env',
  'eval',
  'source',
  '.',
  ':',
]);
/** Commands that take input into variables. */
const TAKERS = new Set([
  'read',
  'mapfile',
  'readarray',
  'While',
  'For',
  'source',
  '.',
  'eval',
  'env',
  'export',
]);
const TESTS = new Set(['[', 'test', 'true', 'false', ':', 'exit', 'return']);

/** Interprets a simple command: assignments, words, redirections, then the verb. */
export function runCommand(node: Command, scope: Scope): Out {
  const assignments = node.prefix.filter((part) => part.type === 'Assignment');
  if (node.name === undefined) return runBare(node, assignments, scope);
  const head = expandWord(node.name, scope);
  const verb = basename(head[0]?.text ?? '');
  const words = withIo(scope, { sink: argumentSink(verb, scope) });
  const argv = [...head, ...node.args.flatMap((arg) => argument(arg, words))].slice(
    0,
    LIMITS.fields,
  );
  const io = redirected(node.redirects, verb, scope, argv.slice(1));
  const held = withIo(scope, { sink: heldSink(scope) });
  const undo = assignments.map((each) => assign(each, held));
  const inner = { ...scope, io };
  if (io.stdin !== scope.io.stdin && io.stdin?.items.some(isUnseen) === true) reveal(inner);
  const out = scope.run.invoke(argv, inner);
  for (const restore of undo) restore();
  if (io.sink.kind === 'file' && io.sink.path !== null && io.sink !== scope.io.sink)
    noteDraft(io.sink.path, out, scope.shell);
  return io.sink.kind === 'model' || io.sink === scope.io.sink ? out : NOTHING;
}

/** What may be the value of a variable, and is no name that a walk prints. */
function isUnseen({ text, origin }: Field): boolean {
  return !isKnown(text) && origin.kind === 'named';
}

function argumentSink(verb: string, scope: Scope): Sink {
  if (TESTS.has(verb) && verb !== ':') return { kind: 'none' };
  return HOLDERS.has(verb) ? heldSink(scope) : scope.io.sink;
}

/** Where what goes into variables is, unless the shell prints each command with it (`set -x`). */
function heldSink({ io: { sink }, shell }: Scope): Sink {
  return sink.kind === 'none' || shell.options.has('xtrace') ? sink : { kind: 'held' };
}

/** Where what a verb reads from its input ends up: nowhere for one that only counts or tests. */
function inputSink(verb: string, words: readonly string[], sink: Sink, scope: Scope): Sink {
  if (verb === 'tee') return teeSink(words, sink, scope);
  const silent = silentFlags(verb);
  const counts =
    silent === 'always' || (silent !== null && words.some((word) => isFlag(word, silent)));
  return counts || TESTS.has(verb) ? { kind: 'none' } : sink;
}

/** A word whose text is not known, as it stands in the command: `>(wc -l)`. */
function asWritten({ text, site }: Field): string {
  return isKnown(text) || site === null ? text : site.source.text.slice(site.start, site.end);
}

/** Input that goes into variables is held back until something prints them. */
export function redirected(
  redirects: readonly Redirection[],
  verb: string,
  scope: Scope,
  args: readonly Field[] = [],
): Scope['io'] {
  if (redirects.length === 0) return scope.io;
  if (!TAKERS.has(verb)) {
    const words = args.map(asWritten);
    return redirect(redirects, scope, verb, (sink) => inputSink(verb, words, sink, scope));
  }
  const { sink } = scope.io;
  const held = withIo(scope, { sink: sink.kind === 'none' ? sink : { kind: 'held' } });
  const io = redirect(redirects, held, verb);
  return io.sink.kind === 'held' ? { ...io, sink } : io;
}

/** Assignments and redirections without a command: `X=y`, `> file`, `$(< file)`. */
function runBare(node: Command, assignments: readonly Assignment[], scope: Scope): Out {
  const held = withIo(scope, { sink: heldSink(scope) });
  for (const each of assignments) assign(each, held);
  const { stdin } = redirect(node.redirects, scope, 'cat');
  return node.redirects.some((each) => each.type === 'Redirect' && each.operator === '<')
    ? (stdin ?? UNSEEN)
    : NOTHING;
}

/** Sets a variable; the returned function puts back what was there. */
export function assign(node: Assignment, scope: Scope): () => void {
  const { variables } = scope.shell;
  const before = variables.get(node.name);
  variables.set(node.name, assigned(node, before, scope));
  return () => {
    if (before === undefined) variables.delete(node.name);
    else variables.set(node.name, before);
  };
}

function assigned(node: Assignment, before: Variable | undefined, scope: Scope): Variable {
  if (node.value.type === 'ArrayValue') {
    if (node.value.elements.some(({ text }) => /^\[[^\]]*\]=/.test(text)))
      return keyed(node.value.elements, scope);
    const added = expandWords(node.value.elements, scope);
    const values =
      node.append === true ? [...(before?.values ?? []), ...added].slice(0, LIMITS.fields) : added;
    return { values, array: true };
  }
  const value = expandSingle(node.value, scope);
  if (node.index !== undefined) return element(before, node.index.value, value);
  if (node.append !== true) return { values: [value], array: false };
  const text = (before?.values[0]?.text ?? '') + value.text;
  return { values: [field(text, value.site, value.origin)], array: false };
}

/** `([key]=value …)`. */
function keyed(elements: readonly Word[], scope: Scope): Variable {
  const found = elements.slice(0, LIMITS.fields).map((word) => {
    const { text, site, origin } = expandSingle(word, scope);
    const [, key = '', value = ''] = /^\[([^\]]*)\]=(.*)$/s.exec(text) ?? ['', '', text];
    return { key, value: field(value, site, origin) };
  });
  return {
    values: found.map(({ value }) => value),
    array: true,
    keys: found.map(({ key }) => key),
  };
}

function element(before: Variable | undefined, index: string, value: Field): Variable {
  const values = [...(before?.values ?? [])];
  const at = Number(index);
  if (!Number.isInteger(at) && /^[^$]+$/.test(index)) {
    const keys = values.map((_, i) => before?.keys?.[i] ?? String(i));
    return { values: [...values, value], array: true, keys: [...keys, index] };
  }
  if (Number.isInteger(at) && at >= 0 && at <= values.length) values[at] = value;
  else values.push(value);
  return { values, array: true };
}

/** An argument; `export A=b` and its like set the variable at once and are passed on as text. */
function argument(arg: CommandArgument, scope: Scope): Field[] {
  if (arg.type === 'Word') return expandWord(arg, scope);
  assign(arg, scope);
  const value = scope.shell.variables.get(arg.name)?.values[0]?.text ?? '';
  return [field(`${arg.name}=${value}`, siteOf(arg, scope))];
}
