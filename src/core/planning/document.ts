/** One line of a file, with the offsets that let a writer replace exactly it. */
export interface Line {
  /** Without its line end; a byte order mark is not part of the first line. */
  readonly text: string;
  /** Offset of the first character. */
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
  /** Offset behind the line end. */
  readonly next: number;
  /** Inside a fenced code block or a comment, their marks included: an example, nothing the file says. */
  readonly code: boolean;
}

/** A heading and what stands under it; line indices, `end` exclusive and behind deeper headings. */
export interface Section {
  readonly level: number;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** What lies beyond is not read: no plan of people is that long. In UTF-16 units. */
const MAX_TEXT = 1_000_000;
/** Of one line no more is looked at, so that every pattern stays cheap. */
const MAX_LINE = 1_000;

/** Splits a text into lines with their places. CRLF, LF and CR ends are known; fences and comments that never close are none. */
export function readLines(text: string): readonly Line[] {
  const found: { text: string; start: number; end: number; next: number; code: boolean }[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const bound = Math.min(text.length, MAX_TEXT);
  while (at < bound) {
    const end = lineEnd(text, at);
    const next = end + (text.startsWith('\r\n', end) ? 2 : 1);
    found.push({
      text: text.slice(at, end),
      start: at,
      end,
      next: Math.min(next, text.length),
      code: false,
    });
    at = next;
  }
  markCode(found);
  return found;
}

function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}

function markCode(lines: { text: string; code: boolean }[]): void {
  const unclosed = new Map<string, number>();
  for (let i = 0; i < lines.length; i++) {
    const fence = fenceOf(lines[i]?.text);
    if (fence === '' || (unclosed.get(fence.charAt(0)) ?? Infinity) <= fence.length) continue;
    const close = fence === COMMENT ? commentEnd(lines, i) : closing(lines, i + 1, fence);
    if (close < 0) unclosed.set(fence.charAt(0), fence.length);
    for (; i <= close; i++) mark(lines[i]);
    if (close >= 0) i--;
  }
}

function mark(line: { code: boolean } | undefined): void {
  if (line) line.code = true;
}

function fenceOf(text = ''): string {
  return /^\s{0,6}(`{3,}|~{3,}|<!--)/.exec(text)?.[1] ?? '';
}

const COMMENT = '<!--';

/** The line that closes a comment. */
function commentEnd(lines: readonly { text: string }[], from: number): number {
  for (let i = from; i < lines.length; i++) {
    if (lines[i]?.text.includes('-->', i === from ? COMMENT.length : 0)) return i;
  }
  return -1;
}

function closing(lines: readonly { text: string }[], from: number, fence: string): number {
  for (let i = from; i < lines.length; i++) {
    const text = lines[i]?.text ?? '';
    if (fenceOf(text).startsWith(fence) && /^[\s`~]*$/.test(text)) return i;
  }
  return -1;
}

/** The line end a file uses, `\n` where it has none. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text.slice(0, MAX_TEXT))?.[0] ?? '\n';
}

/** Replaces `[from, to)` and leaves every other byte as it was. */
export function splice(text: string, from: number, to: number, put: string): string {
  return text.slice(0, from) + put + text.slice(to);
}

/** The headings of a file in order, none from inside code. */
export function readSections(lines: readonly Line[]): readonly Section[] {
  const found: { level: number; title: string; start: number; end: number }[] = [];
  const open: { level: number; end: number }[] = [];
  lines.forEach((line, index) => {
    const match = line.code ? null : /^(#{1,6})\s+(\S.*)$/s.exec(line.text.slice(0, MAX_LINE));
    if (!match) return;
    const level = match[1]?.length ?? 1;
    while ((open.at(-1)?.level ?? 0) >= level) close(open.pop(), index);
    const title = (match[2] ?? '').replace(/[\s#]+$/, '');
    const section = { level, title, start: index, end: lines.length };
    found.push(section);
    open.push(section);
  });
  return found;
}

function close(section: { end: number } | undefined, at: number): void {
  if (section) section.end = at;
}

/** The lines under a heading, deeper headings included. */
export function under(lines: readonly Line[], section: Section | undefined): readonly Line[] {
  return section ? lines.slice(section.start + 1, section.end) : [];
}

/** Value of the first `- **Key:** value`, `**Key:** value` or `Key: value` line whose key is one of `keys` (lower case). */
export function field(lines: readonly Line[], ...keys: readonly string[]): string | undefined {
  for (const line of lines) {
    const pair = line.code ? null : pairOf(line.text);
    if (pair && keys.includes(pair[0].toLowerCase())) return pair[1];
  }
  return undefined;
}

/** `- **Key:** value` and its looser spellings as `[key, value]`. */
export function pairOf(text: string): readonly [string, string] | null {
  const match =
    /^\s*(?:[-*+]\s+)?\*{0,2}([A-Za-z][\w &/-]{0,40}?)\*{0,2}\s?:\*{0,2}(?:\s+(.*))?$/s.exec(text);
  return match ? [(match[1] ?? '').trim(), (match[2] ?? '').trim()] : null;
}

/** Text of the plain bullets (`-`, `*`, `+`, `1.`), without the mark; no code. */
export function bullets(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((line) => {
    const text = line.code
      ? undefined
      : /^\s*(?:[-*+]|\d{1,3}[.)])\s+(\S.*)$/s.exec(line.text)?.[1];
    return text === undefined ? [] : [text.trim()];
  });
}

/** Words by which people say that there is nothing: `None`, `[None yet]`, `n/a`, `-`. */
export function isNothing(text: string): boolean {
  if (text.length > 60) return false;
  return /^[\s*_[({-]*(?:none|nothing|n\/a|tbd|-)?(?: (?:currently|yet|known|so far))?[\s\])}*_.-]*$/i.test(
    text,
  );
}

/** One cleaned line of a person's prose: no emphasis marks, no double blanks. */
export function plain(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
