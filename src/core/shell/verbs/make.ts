import { emitRead, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { field, fork, NOTHING, type Scope, UNSEEN, withIo, withShell } from '../state.ts';
import type { Handler } from './row.ts';

const MAKE = values({ text: '-j -l -o -W -O -I', name: '-C --directory -f --file --makefile' });

/** `make`: recipes of a makefile given as input are commands. Targets are no files to read. */
export const make: Handler = (call) => {
  const parsed = parseOptions(call.args, { values: MAKE });
  const stdin = parsed.values.some(
    ({ option, value }) => /^(?:-f|--file|--makefile)$/.test(option) && value.text === '-',
  );
  if (!stdin || call.scope.io.stdin === null) return UNSEEN;
  const directory = parsed.values.find(
    ({ option }) => option === '-C' || option === '--directory',
  )?.value;
  const shell = fork(call.scope.shell);
  if (directory !== undefined) shell.cwd = pathOf(directory, shell);
  const scope = withIo(withShell(call.scope, shell), { stdin: null });
  for (const line of call.scope.io.stdin.items.flatMap(({ text }) => text.split('\n')))
    makeLine(line, scope);
  return NOTHING;
};

/** A line of a makefile: a recipe is run, an included file is read. */
function makeLine(line: string, scope: Scope): void {
  const found = /^\t(.*)$|^[^\s#:=][^:=]*:[^;=]*;(.*)$/.exec(line);
  const command = (found?.[1] ?? found?.[2])?.replace(/^[@+\s-]+/, '').replaceAll('$$', '$');
  if (command !== undefined) scope.run.text(command, scope, null);
  const included = /^-?s?include\s+(\S+)/.exec(line)?.[1];
  if (included !== undefined) emitRead(field(included), 'make', scope);
}
