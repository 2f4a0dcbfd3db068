import { textIn } from './drafts.ts';
import { emitRead, reveal } from './emit.ts';
import { assignLine, namesOfRead } from './loops.ts';
import { parseOptions, values } from './options.ts';
import { field, NOTHING, type Out, UNKNOWN, UNSEEN, withIo } from './state.ts';
import type { Call } from './verbs/row.ts';

/** Builtins that set the variables and options of the shell, print them, or run a text in it. */

export function setOptions({ args, scope }: Call): Out {
  const { shell } = scope;
  const texts = args.map(({ text }) => text);
  if (texts.length === 0) reveal(scope);
  const marker = texts.indexOf('--');
  if (marker >= 0) shell.positionals = args.slice(marker + 1);
  else if (texts[0] !== undefined && !/^[-+]/.test(texts[0])) shell.positionals = args;
  for (const text of marker < 0 ? texts : texts.slice(0, marker)) {
    if (/^-[a-zA-Z]*f/.test(text)) shell.options.add('noglob');
    if (/^\+[a-zA-Z]*f/.test(text)) shell.options.delete('noglob');
    if (/^-[a-zA-Z]*[xv]/.test(text)) shell.options.add('xtrace');
  }
  return NOTHING;
}

export function shopt({ args, scope }: Call): Out {
  const on = args.some(({ text }) => /^-[a-z]*s/.test(text));
  for (const { text } of args) {
    if (text.startsWith('-')) continue;
    if (on) scope.shell.options.add(text);
    else scope.shell.options.delete(text);
  }
  return NOTHING;
}

export function shift({ args, scope }: Call): Out {
  const count = Number(args[0]?.text ?? 1);
  scope.shell.positionals = scope.shell.positionals.slice(Number.isInteger(count) ? count : 1);
  return NOTHING;
}

export function unset({ args, scope }: Call): Out {
  for (const { text } of args) scope.shell.variables.delete(text);
  return NOTHING;
}

/** Assignments were made when the words were expanded; what is left is printing. */
export function declare({ args, scope }: Call): Out {
  if (args.length === 0 || args.some(({ text }) => /^-[a-zA-Z]*p/.test(text))) reveal(scope);
  const { variables } = scope.shell;
  for (const { text } of args.some((arg) => arg.text === '-n') ? args : []) {
    const name = text.split('=')[0] ?? '';
    const variable = variables.get(name);
    if (variable !== undefined) variables.set(name, { ...variable, refers: true });
  }
  return NOTHING;
}

export function read({ args, scope }: Call): Out {
  const names = namesOfRead(args.map(({ text }) => text));
  const line = scope.io.stdin?.items[0] ?? field(UNKNOWN);
  if (!args.some(({ text }) => /^-[a-zA-Z]*a$/.test(text))) assignLine(scope, names, line);
  else {
    const items = scope.io.stdin?.items ?? [];
    const values = items.length > 0 ? items : [field(UNKNOWN)];
    scope.shell.variables.set(names.at(-1) ?? 'REPLY', { values, array: true });
  }
  return NOTHING;
}

/** `mapfile`, `readarray`: one value for each line of input. */
export function readArray({ args, scope }: Call): Out {
  const { operands } = parseOptions(args, { values: values('-d -n -O -s -u -C -c') });
  const items = (scope.io.stdin?.items ?? []).flatMap((item) =>
    item.text.split('\n').map((text) => field(text, item.site, item.origin)),
  );
  const lines = items.length > 0 ? items : [field(UNKNOWN)];
  scope.shell.variables.set(operands[0]?.text ?? 'MAPFILE', { values: lines, array: true });
  return NOTHING;
}

/** An alias is taken as the function that it amounts to. */
export function alias({ args, scope }: Call): Out {
  const { run, shell, source } = scope;
  for (const { text } of args) {
    const [, name, value] = /^([^\s=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined || value.split(/\s/)[0] === name) continue;
    const script = run.parse(`{ ${value} "$@"\n}`);
    if (script === null) run.unparsed = true;
    const body = script?.commands[0]?.command;
    if (body?.type === 'BraceGroup')
      shell.functions.set(name, { body, source: { ...source, text: '' } });
  }
  return NOTHING;
}

export function evaluate({ args, scope }: Call): Out {
  const [only] = args;
  return scope.run.text(
    args.map(({ text }) => text).join(' '),
    scope,
    args.length === 1 ? (only?.site ?? null) : null,
  );
}

/** A file run in this shell: nothing of it is shown, but its variables are there to be printed. */
export function source({ args, scope, verb }: Call): Out {
  const [file, ...rest] = args;
  const { sink } = scope.io;
  const held =
    scope.shell.options.has('xtrace') || sink.kind === 'none' ? sink : { kind: 'held' as const };
  if (file !== undefined) emitRead(file, verb, withIo(scope, { sink: held }));
  if (rest.length > 0) scope.shell.positionals = rest;
  const text = file === undefined ? '' : textIn(file, scope);
  return text === '' ? UNSEEN : scope.run.text(text, scope, null);
}

export function printenv({ scope }: Call): Out {
  reveal(scope);
  return UNSEEN;
}

export function trap({ args: [command], scope }: Call): Out {
  return command === undefined ? NOTHING : scope.run.text(command.text, scope, command.site);
}
