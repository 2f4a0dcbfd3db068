import { classEnd } from './brackets.ts';

/** A line of an ignore file that is a rule, taken apart like git does it. */
export interface Line {
  /** Where it starts in its text, in UTF-16 units behind a BOM. */
  readonly offset: number;
  /** As git reports it. */
  readonly pattern: string;
  /** The glob alone: without `!`, without one leading and one trailing slash. */
  readonly body: string;
  readonly negated: boolean;
  readonly directoryOnly: boolean;
  /** A slash stands before the end: matched against the path, not against the last name. */
  readonly anchored: boolean;
}

/** Takes one line apart, given without its `\n`; `null` where it is no rule. Not for comments. */
export function parseLine(text: string, offset: number): Line | null {
  const content = text.endsWith('\r') ? text.slice(0, -1) : text;
  const nul = content.indexOf('\0');
  const pattern = withoutTrailingSpaces(nul < 0 ? content : content.slice(0, nul));
  const negated = pattern.startsWith('!');
  const from = negated ? 1 : 0;
  const directoryOnly = pattern.length > from && pattern.endsWith('/');
  const glob = pattern.slice(from, directoryOnly ? -1 : undefined);
  if (glob === '') return null;
  const anchored = glob.includes('/');
  const body = glob.startsWith('/') ? glob.slice(1) : glob;
  return { offset, pattern, body, negated, directoryOnly, anchored };
}

/** The first line with a break before it, which it lacks in the text: to put one there would copy the whole. */
export function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return `\n${end < 0 ? text : text.slice(0, end)}`;
}

/** What a line that is a rule begins with, behind the break before it, up to its first character that no blank line, comment or bare mark has. */
const RULE = /\n(?:[^ \t\r!/#\n]|[ \t\r!/](?:[^\S\n]|[!/])*[^\s!/])/g;

/**
 * How many rules an ignore text has, told from its lines as they stand. One pattern counts them: ten thousand rounds of a loop
 * make the engine compile it anew, which costs the start of a session more than all else.
 */
export function countRules(text: string): number {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  return (firstLine(body).match(RULE)?.length ?? 0) + (body.match(RULE)?.length ?? 0);
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
