import { classEnd } from './brackets.ts';

/** A line of an ignore file that is a rule, taken apart like git does it. */
export interface Line {
  /** 1-based. */
  readonly line: number;
  /** As git reports it. */
  readonly pattern: string;
  /** The glob alone: without `!`, without one leading and one trailing slash. */
  readonly body: string;
  readonly negated: boolean;
  readonly directoryOnly: boolean;
  /** A slash stands before the end: matched against the path, not against the last name. */
  readonly anchored: boolean;
}

/** Longer than any path a system opens, classes and escapes included; such a line is no rule. */
const MAX_LINE = 16_384;

const NEWLINE = '\n';
const BOM = '\ufeff';

/** Reads ignore text as git reads a .gitignore: BOM, CRLF, NUL, comments, trailing spaces. Never throws. */
export function parse(text: string): Line[] {
  const found: Line[] = [];
  let start = text.startsWith(BOM) ? 1 : 0;
  for (let line = 1; start < text.length; line++) {
    const next = text.indexOf(NEWLINE, start);
    const end = next < 0 ? text.length : next;
    if (end > start && end - start <= MAX_LINE && text[start] !== '#') {
      const rule = parseLine(content(text, start, end), line);
      if (rule) found.push(rule);
    }
    start = end + 1;
  }
  return found;
}

function parseLine(pattern: string, line: number): Line | null {
  const negated = pattern.startsWith('!');
  const from = negated ? 1 : 0;
  const directoryOnly = pattern.length > from && pattern.endsWith('/');
  const glob = pattern.slice(from, directoryOnly ? -1 : undefined);
  if (glob === '') return null;
  const anchored = glob.includes('/');
  const body = glob.startsWith('/') ? glob.slice(1) : glob;
  return { line, pattern, body, negated, directoryOnly, anchored };
}

/** The text of a line: up to a NUL, without one CR before the line end and without unescaped trailing spaces. */
function content(text: string, start: number, end: number): string {
  const stop = text[end - 1] === '\r' ? end - 1 : end;
  const line = text.slice(start, stop);
  const nul = line.indexOf('\0');
  return withoutTrailingSpaces(nul < 0 ? line : line.slice(0, nul));
}

function withoutTrailingSpaces(line: string): string {
  if (!line.endsWith(' ')) return line;
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  let escapes = 0;
  while (line[end - 1 - escapes] === '\\') escapes++;
  return line.slice(0, escapes % 2 === 1 ? end + 1 : end);
}

/**
 * The longest run of characters that must occur, as they are, in every path the glob matches; `''` where there is none,
 * `null` where the glob can match nothing. A slash ends a run, since a globstar beside it may swallow it.
 */
export function literalPiece(glob: string): string | null {
  let longest = '';
  let start = 0;
  for (let at = 0; at <= glob.length; at++) {
    const width = at === glob.length ? 1 : specialWidth(glob, at);
    if (width === 0) continue;
    if (width < 0) return null;
    if (at - start > longest.length) longest = glob.slice(start, at);
    start = at + width;
    at = start - 1;
  }
  return longest;
}

/** How many characters the construct at `at` takes: 0 for a plain character, -1 for one that spoils the whole glob. */
function specialWidth(glob: string, at: number): number {
  const char = glob[at];
  if (char === '*' || char === '?' || char === '/') return 1;
  if (char === '\\') return at + 1 < glob.length ? 2 : -1;
  if (char !== '[') return 0;
  const end = classEnd(glob, at);
  return end < 0 ? -1 : end + 1 - at;
}
