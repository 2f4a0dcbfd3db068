import { basename, dirname, resolve } from '../kit/path.ts';
import {
  alias,
  declare,
  evaluate,
  printenv,
  read,
  readArray,
  setOptions,
  shift,
  shopt,
  source,
  trap,
  unset,
} from './builtins-state.ts';
import { pathOf } from './emit.ts';
import { echo, printf, printsUnknown } from './printing.ts';
import { field, isKnown, NOTHING, type Out, type Scope, UNKNOWN, UNSEEN } from './state.ts';
import type { Call, Handler } from './verbs/row.ts';

/** Commands that change or print the state of the shell itself. */
export const BUILTINS: Readonly<Record<string, Handler>> = {
  cd: (call) => move(call, false),
  pushd: (call) => move(call, true),
  popd,
  pwd: ({ scope }) => ({ items: [field(scope.shell.cwd ?? UNKNOWN)], sure: true }),
  echo,
  printf,
  set: setOptions,
  shopt,
  shift,
  unset,
  export: declare,
  declare,
  typeset: declare,
  local: declare,
  readonly: declare,
  read,
  mapfile: readArray,
  readarray: readArray,
  alias,
  eval: evaluate,
  source,
  '.': source,
  printenv,
  trap,
  basename: (call) => pathText(call, basename),
  dirname: (call) => pathText(call, dirname),
  realpath: (call) => located(call),
  readlink: (call) => located(call),
};

function move({ args, scope }: Call, push: boolean): Out {
  const { shell, run } = scope;
  const target = args.find(({ text }) => !/^-[LPe@n]+$/.test(text));
  const before = shell.cwd;
  if (target === undefined) {
    if (!push) shell.cwd = run.home;
  } else if (target.text === '-') shell.cwd = oldDirectory(scope);
  else if (/^[+-]\d+$/.test(target.text)) shell.cwd = null;
  else shell.cwd = pathOf(target, shell) ?? (target.text === '' ? before : null);
  shell.cwdFrom = target?.origin.kind === 'glob' ? target.origin : undefined;
  if (push) shell.stack.push(before);
  shell.variables.set('OLDPWD', { values: [field(before ?? UNKNOWN)], array: false });
  return NOTHING;
}

function oldDirectory({ shell }: Scope): string | null {
  const text = shell.variables.get('OLDPWD')?.values[0]?.text;
  return text !== undefined && isKnown(text) ? text : null;
}

function popd({ scope }: Call): Out {
  scope.shell.cwd = scope.shell.stack.pop() ?? scope.shell.cwd;
  return NOTHING;
}

function pathText({ args, scope }: Call, part: (path: string) => string): Out {
  printsUnknown(args, scope);
  const names = args.filter(({ text }) => !text.startsWith('-'));
  const [only] = names;
  if (only === undefined || names.length !== 1 || !isKnown(only.text)) return UNSEEN;
  return { items: [field(part(only.text.replace(/(?<=.)\/+$/, '')))], sure: true };
}

function located({ args, scope, verb }: Call): Out {
  const name = args.find(({ text }) => !text.startsWith('-'));
  const path = name === undefined ? null : pathOf(name, scope.shell);
  if (path === null) return UNSEEN;
  const follows = verb === 'realpath' || args.some(({ text }) => /^-[a-z]*[fem]/.test(text));
  const real = scope.run.tree.real(resolve('/', path));
  return follows || real !== path ? { items: [field(real)], sure: true } : NOTHING;
}
