import { holdsAny } from '../kit/text.ts';
import { RUNNERS } from './checks.ts';
import { bareName } from './named.ts';
import { segments } from './segments.ts';

/** What can be told of a shell command without parsing it: the program that matters, and whether it surely writes files. */
export interface CommandShape {
  /** Of the first part that is no move (`cd`) and no look-alike of one; runners looked through. `''` for none. */
  readonly program: string;
  readonly writes: boolean;
}

const MOVES = new Set(['cd', 'pushd', 'popd', 'export', 'source', '.', 'set', 'echo', 'sleep']);

/** Programs that change files, with what their words must say. Texts: what is never tried is never made. */
const WRITERS: Readonly<Record<string, string>> = {
  sed: '(?:^| )(?:-\\w*i\\S*|--in-place\\S*)(?: |$)',
  perl: '(?:^| )-\\w*i\\S*(?: |$)',
  git: '^(?:(?:-C|-c) \\S+ )*(?:apply|am|checkout|switch|restore|stash(?! (?:list|show))|reset|revert|merge\\b|rebase|cherry-pick|pull|mv|rm|clean)\\b',
  tee: '\\S',
  patch: '^',
  cp: '\\S',
  mv: '\\S',
  rm: '\\S',
  mkdir: '\\S',
  touch: '\\S',
  ln: '\\S',
  chmod: '\\S',
  truncate: '\\S',
  dd: '\\bof=',
  rsync: '\\S',
  unzip: '\\S',
};
const REPAIR_MARKS = ['--', '-w', 'fmt'];
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
  const writing = Object.hasOwn(WRITERS, name) ? WRITERS[name] : undefined;
  if (writing !== undefined) return new RegExp(writing).test(said);
  return holdsAny(said, REPAIR_MARKS) && REPAIRS.test(said);
}

function programOf(words: readonly string[], depth: number): string {
  const [head = '', ...rest] = words;
  const name = bareName(head);
  const runner = RUNNERS.find(
    (row) => row.name === name && row.words.every((word, at) => rest[at] === word),
  );
  if (!runner || depth > 3) return name;
  const inner = rest.slice(runner.words.length);
  const at = inner.findIndex((word) => !word.startsWith('-'));
  return at < 0 ? name : programOf(inner.slice(at), depth + 1);
}
