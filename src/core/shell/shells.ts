import { runDraft } from './drafts.ts';
import { emitRead, emitWrite, pathOf } from './emit.ts';
import { type Parsed, parseOptions, values } from './options.ts';
import { fork, NOTHING, type Out, type Scope, UNSEEN, withIo, withShell } from './state.ts';
import type { Call } from './verbs/row.ts';
import { readExisting } from './verbs/unknown.ts';

/** `bash -c text args`, a script file, or a script on standard input. */
export function shell({ args, scope, verb }: Call): Out {
  const parsed = parseOptions(args, {
    values: values({ text: '-o -O', name: '--rcfile --init-file' }),
    strict: true,
  });
  if (parsed.flags.has('-n')) return NOTHING;
  const child = withShell(scope, { ...fork(scope.shell), functions: new Map() });
  const [first, ...rest] = parsed.operands;
  const held = withIo(scope, { sink: { kind: 'held' } });
  const starts = parsed.values.filter(({ option }) => /^--(?:rcfile|init-file)$/.test(option));
  for (const start of scope.shell.variables.get('BASH_ENV')?.values ?? [])
    emitRead(start, verb, held);
  for (const { value } of starts) emitRead(value, verb, held);
  if (parsed.flags.has('-x') || parsed.flags.has('-v')) child.shell.options.add('xtrace');
  if (parsed.flags.has('-c')) {
    child.shell.positionals = rest.slice(1);
    if (rest[0] !== undefined) child.shell.variables.set('0', { values: [rest[0]], array: false });
    const inner = first?.origin.kind === 'walk' ? { ...child, standIn: first.origin } : child;
    return first === undefined ? NOTHING : scope.run.text(first.text, inner, first.site);
  }
  if (first !== undefined && !parsed.flags.has('-s')) return fromFile(parsed, child, verb);
  return fromInput(parsed, child);
}

const PLAIN_READERS = /(?<=^|[;|&({]\s{0,9})(?:Get-Content|gc|type)(?=\s)/gi;
const PLAIN_SEARCH = /(?<=^|[;|&({]\s{0,9})(?:Select-String|sls)(?=\s)/gi;

const NAMING =
  /(?<=^|[;|&({]\s{0,9})(?:Test-Path|Get-ChildItem|gci|Get-Item|Resolve-Path|Remove-Item)(?=\s)/gi;

/** `pwsh -Command text`: its plain readers, under the names that they have here. */
export function powershell({ args, scope }: Call): Out {
  const at = args.findIndex(({ text }) => /^-c(?:ommand)?$/i.test(text));
  const [text] = at < 0 ? [] : args.slice(at + 1);
  if (text === undefined) return UNSEEN;
  const child = withShell(scope, { ...fork(scope.shell), functions: new Map() });
  const plain = text.text
    .replace(PLAIN_READERS, 'cat')
    .replace(PLAIN_SEARCH, 'grep')
    .replace(NAMING, 'stat');
  return scope.run.text(plain, child, null);
}

/** A script in a file, which is shown only where its lines are printed as they run. */
function fromFile({ operands, flags }: Parsed, child: Scope, verb: string): Out {
  const [file, ...args] = operands;
  if (file === undefined) return UNSEEN;
  if (flags.has('-x') || flags.has('-v')) emitRead(file, verb, child);
  const ran = runDraft(file, args, child);
  if (ran === null) for (const each of args) readExisting(each, 'script', child);
  return ran ?? UNSEEN;
}

/** A script on standard input. */
function fromInput(parsed: Parsed, child: Scope): Out {
  const { stdin } = child.io;
  if (stdin === null) return UNSEEN;
  const site = stdin.items.length === 1 ? (stdin.items[0]?.site ?? null) : null;
  child.shell.positionals = parsed.flags.has('-s') ? parsed.operands : [];
  return child.run.text(
    stdin.items.map(({ text }) => text).join('\n'),
    withIo(child, { stdin: null }),
    site,
  );
}

/** `at now`: what it is given is run later on, and what that prints is mailed to somebody. */
export function later({ scope }: Call): Out {
  const child = withShell(scope, fork(scope.shell));
  for (const { text, site } of scope.io.stdin?.items ?? [])
    scope.run.text(text, withIo(child, { stdin: null, sink: { kind: 'none' } }), site);
  return NOTHING;
}

/** `script -c text record`, and `script record command …` as BSD has it: a command whose output is kept in a file too. */
export function script({ args, scope, verb }: Call): Out {
  const { values: given, operands } = parseOptions(args, {
    values: values({ text: '-c --command -E --echo -m -o -t', out: '-O -B --log-out --log-io' }),
    strict: true,
  });
  const [record, ...words] = operands;
  if (record !== undefined) emitWrite(record, verb, scope);
  const path = record === undefined ? null : pathOf(record, scope.shell);
  const inner =
    scope.io.sink.kind === 'none' && path !== null
      ? withIo(scope, { sink: { kind: 'file', path } })
      : scope;
  const text = given.find(({ option }) => option === '-c' || option === '--command')?.value;
  return text === undefined
    ? scope.run.invoke(words, inner)
    : scope.run.text(text.text, inner, text.site);
}

/** Options of tmux's commands that take a value; the others are alone. */
const TMUX = values('-s -n -c -t -x -y -F -e -p -w -N');
const IN_WINDOW =
  /^(?:new(?:-session|-window|w)?|split(?:-window|w)|send(?:-keys)?|run(?:-shell)?|respawn-(?:pane|window)|(?:display-)?popup)$/;
const KEYS = /^(?:Enter|Escape|Tab|Space|C-\w|M-\w|;)$/;

/** `tmux new-session -d command`, `tmux send-keys text Enter`: what runs in a window is there to be captured. */
export function tmux({ args, scope }: Call): Out {
  const [action, ...rest] = parseOptions(args, {
    values: values('-L -S -f'),
    strict: true,
  }).operands;
  if (action === undefined || !IN_WINDOW.test(action.text)) return UNSEEN;
  const { operands } = parseOptions(rest, { values: TMUX, strict: true });
  const words = operands.filter(({ text }) => !KEYS.test(text));
  const [only] = words;
  const inner = withShell(scope, fork(scope.shell));
  const site = words.length === 1 ? (only?.site ?? null) : null;
  return scope.run.text(words.map(({ text }) => text).join(' '), inner, site);
}

export function watch({ args, scope }: Call): Out {
  const { operands } = parseOptions(args, {
    values: values('-n --interval'),
    strict: true,
  });
  const [only] = operands;
  return scope.run.text(
    operands.map(({ text }) => text).join(' '),
    scope,
    operands.length === 1 ? (only?.site ?? null) : null,
  );
}
