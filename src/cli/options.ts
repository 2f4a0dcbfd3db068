import process from 'node:process';

type Arguments = Readonly<Record<string, unknown>>;

/** Options among the arguments that a verb does not have, as they are written. */
export function unknownOptions(args: Arguments, known: readonly string[]): readonly string[] {
  return Object.keys(args)
    .filter((name) => name !== '_' && !known.includes(name))
    .map((name) => (name.length === 1 ? `-${name}` : `--${name}`));
}

/** A mistyped option must not pass for an answer, nor a `--dry-rn` write: it is named, and the exit code is 2. Whether all is well. */
export function understands(verb: string, args: Arguments, known: readonly string[]): boolean {
  const unknown = unknownOptions(args, known);
  if (unknown.length === 0) return true;
  console.error(`fire-flow ${verb}: there is no option ${unknown.join(', ')}`);
  process.exitCode = 2;
  return false;
}
