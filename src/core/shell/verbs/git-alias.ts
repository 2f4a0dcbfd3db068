import type { Parsed } from '../options.ts';
import { isKnown, type Out, setVariable, UNSEEN, withShell } from '../state.ts';
import { repository } from './git-paths.ts';
import type { Call } from './row.ts';

/** No name of a variable begins so. */
const KEPT = 'git ';

/** `git config alias.x …`: kept for what the same command does with it. */
export function noteAlias({ args, scope }: Call): void {
  const at = args.findIndex(({ text }) => /^alias\.\w/.test(text));
  const value = args[at + 1]?.text;
  if (at >= 0 && value !== undefined)
    setVariable(scope.shell, KEPT + (args[at]?.text ?? ''), value);
}

/** A subcommand that git does not have: what the command line, this command or git's settings say that it stands for. */
export function aliased(call: Call, parsed: Parsed): Out {
  const { scope, head, args } = call;
  const value = isKnown(head.text) ? meaning(call, parsed) : null;
  if (value === null) return UNSEEN;
  const outside = value.startsWith('!');
  const shell = { ...scope.shell, positionals: args };
  if (outside) shell.cwd = repository(scope);
  const text = outside ? value.slice(1) : `git ${value}`;
  return scope.run.text(`${text} "$@"`, withShell(scope, shell), null);
}

function meaning({ head, scope }: Call, parsed: Parsed): string | null {
  const prefix = `alias.${head.text}=`;
  const given = parsed.values.findLast(
    ({ option, value }) => option === '-c' && value.text.startsWith(prefix),
  );
  if (given !== undefined) return given.value.text.slice(prefix.length);
  const noted = scope.shell.variables.get(`${KEPT}alias.${head.text}`)?.values[0]?.text;
  const top = repository(scope);
  return noted ?? (top === null ? null : scope.run.gitAlias(top, head.text));
}
