import { RUNNERS } from './checks.ts';
import { segments } from './segments.ts';

/** What can be told of a shell command without parsing it: the program that matters, and whether it surely writes files. */
export interface CommandShape {
  /** Of the first part that is no move (`cd`) and no look-alike of one; runners looked through. `''` for none. */
  readonly program: string;
  readonly writes: boolean;
}

const MOVES = new Set(['cd', 'pushd', 'popd', 'export', 'source', '.', 'set', 'echo', 'sleep']);

/** Programs that change files, with what their words must say. */
const writers = (): Readonly<Record<string, RegExp>> => ({
  sed: /(?:^| )(?:-\w*i\S*|--in-place\S*)(?: |$)/,
  perl: /(?:^| )-\w*i\S*(?: |$)/,
  git: /^(?:(?:-C|-c) \S+ )*(?:apply|am|checkout|switch|restore|stash(?! (?:list|show))|reset|revert|merge\b|rebase|cherry-pick|pull|mv|rm|clean)\b/,
  tee: /\S/,
  patch: /^/,
  cp: /\S/,
  mv: /\S/,
  rm: /\S/,
  mkdir: /\S/,
  touch: /\S/,
  ln: /\S/,
  chmod: /\S/,
  truncate: /\S/,
  dd: /\bof=/,
  rsync: /\S/,
  unzip: /\S/,
});
/** Checkers that repair what they find. */
const REPAIRS = /(?:^| )(?:--fix\b|--write\b|--apply\b|-w\b|fmt\b|--unsafe)/;

/** The shape of a command. Cheap: the same string work as `checkFamily`. */
export function commandShape(command: string): CommandShape {
  const parts = segments(command);
  const acting = parts.filter(({ words }) => words.length > 0 && !MOVES.has(words[0] ?? ''));
  return {
    program: programOf(acting[0]?.words ?? [], 0),
    writes: parts.some(({ words, writes }) => writes || writesFiles(words)),
  };
}

function writesFiles(words: readonly string[]): boolean {
  const [head = '', ...rest] = words;
  const name = head.slice(head.lastIndexOf('/') + 1);
  const said = rest.join(' ');
  const table = writers();
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  return row ? row.test(said) : REPAIRS.test(said);
}

function programOf(words: readonly string[], depth: number): string {
  const [head = '', ...rest] = words;
  const name = head.slice(head.lastIndexOf('/') + 1).replace(/\.(?:exe|cmd|bat)$/i, '');
  const runner = RUNNERS.find(
    (row) => row.name === name && row.words.every((word, at) => rest[at] === word),
  );
  if (!runner || depth > 3) return name;
  const inner = rest.slice(runner.words.length);
  const at = inner.findIndex((word) => !word.startsWith('-'));
  return at < 0 ? name : programOf(inner.slice(at), depth + 1);
}
