import { caseOf } from './letters.ts';
import { type Line, literalPiece, parseLine } from './lines.ts';

/** The rules of one ignore text. None is taken apart before it may be needed: of ten thousand a handful can meet a path. */
export interface LineIndex {
  count(): number;
  /** In the file's order, the rules whose literal piece occurs in the path; give it folded where letters are. */
  meeting(path: string): readonly Line[];
  all(): readonly Line[];
  /** 1-based. */
  numberOf(line: Line): number;
}

/** From this many characters on, the lines that cannot meet a path are passed over by one search of the whole text. */
const LARGE = 8_192;

/** A line that is no comment. Longer than 16,384 characters it is no rule: no system opens a path that long. */
const LINE = /(?<![^\n])(?!#)[^\n]{1,16384}(?![^\n])/g;

const BOM = '\ufeff';

interface Entry {
  readonly line: Line;
  /** Folded where letters are; `null`: the rule can match nothing. */
  readonly piece: string | null;
}

/** Reads ignore text as git reads a .gitignore: BOM, CRLF, NUL, comments, trailing spaces. Never throws. */
export function indexLines(source: string, foldCase: boolean): LineIndex {
  const text = source.startsWith(BOM) ? source.slice(1) : source;
  const known = new Map<number, Entry | null>();
  const entryOf = (found: RegExpExecArray): Entry | null => {
    const entry = known.get(found.index) ?? openEntry(found, foldCase);
    known.set(found.index, entry);
    return entry;
  };
  const entriesOf = (search: RegExp): Entry[] =>
    [...text.matchAll(search)].flatMap((found) => entryOf(found) ?? []);
  let entries: readonly Entry[] | null = null;
  const allEntries = () => {
    entries ??= entriesOf(LINE);
    return entries;
  };
  let numbers: ReadonlyMap<number, number> | null = null;
  return {
    count: () => allEntries().length,
    all: () => allEntries().map(({ line }) => line),
    meeting: (path) => {
      const near = text.length < LARGE ? allEntries() : entriesOf(spelledWith(path, foldCase));
      return near.filter(({ piece }) => piece !== null && path.includes(piece)).map((e) => e.line);
    },
    numberOf: ({ offset }) => {
      numbers ??= lineNumbers(text);
      return numbers.get(offset) ?? 0;
    },
  };
}

function openEntry(found: RegExpExecArray, foldCase: boolean): Entry | null {
  const line = parseLine(found[0], found.index);
  if (!line) return null;
  const piece = literalPiece(line.body);
  return { line, piece: piece === null ? null : caseOf(foldCase).fold(piece) };
}

/**
 * Finds the lines with no ASCII character that is neither in the path nor has a meaning in a glob: all others hold a literal
 * that the path lacks. A line with brackets, escapes or a NUL is found in any case.
 */
function spelledWith(path: string, foldCase: boolean): RegExp {
  const letters = foldCase ? path + path.toUpperCase() : path;
  const usable = new Set(`${letters}*?/! \r`);
  const members = [...usable].filter((char) => char < '\x80').map(escapeMember);
  const spelled = `[${members.join('')}\\x80-\\uffff]{1,16384}`;
  const intricate = '[^\\n[\\\\\\0]{0,16384}[[\\\\\\0][^\\n]{0,16384}';
  return new RegExp(`(?<![^\\n])(?!#)(?:${spelled}|${intricate})(?![^\\n])`, 'g');
}

function escapeMember(char: string): string {
  return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** Offset of a line's start -> its number. */
function lineNumbers(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let start = 0;
  for (let line = 1; start <= text.length; line++) {
    found.set(start, line);
    const end = text.indexOf('\n', start);
    start = end < 0 ? text.length + 1 : end + 1;
  }
  return found;
}
