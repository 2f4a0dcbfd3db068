import { holdsAny } from '../kit/text.ts';
import { caseOf } from './letters.ts';
import { firstLine, type Line, literalPiece, parseLine } from './lines.ts';
import { sortByStart } from './piece-index.ts';

/** The rules of one ignore text. None is taken apart before it may be needed: of ten thousand a handful can meet a path. */
export interface LineIndex {
  /** Without lines that a later, equal one makes idle. */
  count(): number;
  /** In the file's order, the rules whose literal piece occurs in the path; give it folded where letters are. */
  meeting(path: string): readonly Line[];
  all(): readonly Line[];
  /** The first of `all` that is wanted, without taking those behind it apart. */
  first(isWanted: (line: Line) => boolean): Line | null;
  /** 1-based. */
  numberOf(line: Line): number;
}

/** From this many characters on, the lines that cannot meet a path are passed over by one search of the whole text. */
const LARGE = 8_192;

/**
 * A line that is no comment, with the line break before it: a pattern that begins with a plain character is searched for four times
 * as fast as one that looks behind. Longer than 16,384 characters it is no rule: no system opens a path that long.
 */
const LINE = /\n(?!#)[^\n]{1,16384}(?![^\n])/g;

/** Searches for a path each; who asks of more is walking a tree, and the text is taken apart once, which costs about as much. */
const FEW_SEARCHES = 8;

/** Searches of the whole text for a line's repetition; from there on all lines are gone through at once. */
const MOST_SEARCHES = 20;

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
  const entryAt = (offset: number, content: string): Entry | null => {
    const entry = known.get(offset) ?? openEntry(content, offset, foldCase);
    known.set(offset, entry);
    return entry;
  };
  const entriesOf = (search: RegExp): Entry[] =>
    [...lastOfEach(text, search)].flatMap(([content, offset]) => entryAt(offset, content) ?? []);
  let entries: readonly Entry[] | null = null;
  const allEntries = () => {
    entries ??= entriesOf(LINE);
    return entries;
  };
  let searched = 0;
  let sorted: ((path: string) => readonly Entry[]) | null = null;
  const nearIn = (path: string): readonly Entry[] => {
    if (text.length < LARGE) return allEntries();
    if (searched++ < FEW_SEARCHES) return entriesOf(spelledWith(path, foldCase, text));
    sorted ??= sortByStart(allEntries());
    return sorted(path);
  };
  let starts: readonly number[] | null = null;
  return {
    count: () => allEntries().length,
    all: () => allEntries().map(({ line }) => line),
    first: (isWanted) => {
      let searches = 0;
      for (const [content, offset] of found(text, LINE)) {
        const line = entryAt(offset, content)?.line;
        if (line === undefined || !isWanted(line)) continue;
        if (!isRepeated(text, content, offset)) return line;
        if (++searches === MOST_SEARCHES) break;
      }
      return allEntries().find(({ line }) => isWanted(line))?.line ?? null;
    },
    meeting: (path) =>
      nearIn(path)
        .filter(({ piece }) => piece !== null && path.includes(piece))
        .map(({ line }) => line),
    numberOf: ({ offset }) => {
      starts ??= lineStarts(text);
      return numberOf(starts, offset);
    },
  };
}

/** Line -> where it stands last: the same line further up can decide nothing. */
function lastOfEach(text: string, search: RegExp): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [content, offset] of found(text, search)) {
    last.delete(content);
    last.set(content, offset);
  }
  return last;
}

/** The lines that a pattern finds, which begins with the break before a line, and their offsets. */
function* found(
  text: string,
  search: RegExp,
): Generator<readonly [content: string, offset: number]> {
  const first = firstLine(text);
  if (first.search(search) === 0) yield [first.slice(1), 0];
  for (const { 0: match, index } of text.matchAll(search)) yield [match.slice(1), index + 1];
}

/** Whether the same line stands further down, where it counts. */
function isRepeated(text: string, content: string, index: number): boolean {
  const wanted = `\n${content}`;
  let at = text.indexOf(wanted, index + content.length);
  while (at >= 0 && !/^(?:\n|$)/.test(text.charAt(at + wanted.length)))
    at = text.indexOf(wanted, at + 1);
  return at >= 0;
}

function openEntry(content: string, offset: number, foldCase: boolean): Entry | null {
  const line = parseLine(content, offset);
  if (!line) return null;
  const piece = literalPiece(line.body);
  return { line, piece: piece === null ? null : caseOf(foldCase).fold(piece) };
}

/**
 * Finds the lines with no ASCII character that is neither in the path nor has a meaning in a glob: all others hold a literal
 * that the path lacks. A line with brackets, escapes or a NUL is found in any case, where the text has any.
 */
function spelledWith(path: string, foldCase: boolean, text: string): RegExp {
  const letters = foldCase ? path + path.toUpperCase() : path;
  const usable = new Set(`${letters}*?/! \r`);
  const members = [...usable].filter((char) => char < '\x80').map(escapeMember);
  const spelled = `[${members.join('')}\\x80-\\uffff]{1,16384}`;
  const intricate = holdsAny(text, INTRICATE)
    ? '|[^\\n[\\\\\\0]{0,16384}[[\\\\\\0][^\\n]{0,16384}'
    : '';
  return new RegExp(`\\n(?!#)(?:${spelled}${intricate})(?![^\\n])`, 'g');
}

const INTRICATE = ['[', '\\', '\0'];

function escapeMember(char: string): string {
  return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1);
  return starts;
}

/** How many lines start at or before the offset. */
function numberOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
