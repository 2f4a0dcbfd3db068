import { draftOf } from '../drafts.ts';
import { emitRead, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { field, fork, NOTHING, type Out, type Scope, UNSEEN, withIo, withShell } from '../state.ts';
import type { Call } from './row.ts';

const MAKE = values({
  text: '-j -l -o -W -O -I --eval',
  name: '-C --directory -f --file --makefile',
});
/** With these, make prints what it has read. */
const PRINTS = [
  '-p',
  '-n',
  '-d',
  '--print-data-base',
  '--dry-run',
  '--just-print',
  '--trace',
  '--debug',
];

/** What make looks for by itself. */
const DEFAULTS = ['GNUmakefile', 'makefile', 'Makefile'];

/** `make`: recipes of a makefile given as input, or written by the same command, are commands. Targets are no files to read. */
export function make(call: Call): Out {
  const parsed = parseOptions(call.args, { values: MAKE });
  const makefiles = parsed.values
    .filter(({ option }) => /^(?:-f|--file|--makefile)$/.test(option))
    .map(({ value }) => value);
  const stdin = makefiles.some(({ text }) => text === '-' || text === '/dev/stdin');
  const prints = stdin || PRINTS.some((flag) => parsed.flags.has(flag)) || makefiles.length > 1;
  const texts = parsed.values.filter(({ option }) => option === '--eval');
  const added = texts.length > 0;
  for (const makefile of makefiles)
    if (prints || added || !isMakefile(makefile.text)) emitRead(makefile, call.verb, call.scope);
  const directory = parsed.values.find(
    ({ option }) => option === '-C' || option === '--directory',
  )?.value;
  const shell = fork(call.scope.shell);
  if (directory !== undefined) shell.cwd = pathOf(directory, shell);
  const given = stdin ? (call.scope.io.stdin?.items ?? []) : [];
  const names = makefiles.length > 0 ? makefiles : DEFAULTS.map((name) => field(name));
  const drafts = names.map((name) => field(draftOf(name, shell) ?? ''));
  const lines = [...given, ...drafts, ...texts.map(({ value }) => value)];
  if (lines.every(({ text }) => text === '')) return UNSEEN;
  const scope = withIo(withShell(call.scope, shell), { stdin: null });
  for (const line of lines.flatMap(({ text }) => text.split('\n'))) makeLine(line, scope);
  return NOTHING;
}

/** What is written to be run by make; anything else given to it is read for its variables. */
function isMakefile(name: string): boolean {
  return /(?:^|\/)[^/]*makefile[^/]*$|\.(?:mk|mak|make)$/i.test(name);
}

/** A line of a makefile: a recipe is run, an included file is read. */
function makeLine(line: string, scope: Scope): void {
  const found = /^\t(.*)$|^[^\s#:=][^:=]*:[^;=]*;(.*)$/.exec(line);
  const command = (found?.[1] ?? found?.[2])?.replace(/^[@+\s-]+/, '').replaceAll('$$', '$');
  if (command !== undefined) scope.run.text(command, scope, null);
  for (const [, what, rest = ''] of line.matchAll(/\$\((shell\s|file\s*<)\s*([^()]*)\)/g)) {
    if (what?.startsWith('shell') === true) scope.run.text(rest, scope, null);
    else emitRead(field(rest.trim()), 'make', scope);
  }
  const included = /^-?s?include\s+(\S+)/.exec(line)?.[1];
  if (included !== undefined) emitRead(field(included), 'make', scope);
}
