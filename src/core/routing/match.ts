import type { Words } from './words.ts';

/** A text made ready for the tables: lower case, one blank between words, one at each end. */
export type Spoken = string & { readonly spoken: true };

/** No prompt is judged by more than this many characters. */
const MAX_TEXT = 12_000;

/** What is no part of a word. Plain ranges: a Unicode property class costs ten times as much to compile, at every start. */
const BETWEEN =
  /[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;

/** Whether a text has a letter or a digit. */
export function hasWord(text: string): boolean {
  return /[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/i.test(text);
}

/** Lower case, straight apostrophes, and no punctuation except what belongs to a word. */
export function speak(text: string): Spoken {
  const lower = text
    .slice(0, MAX_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  const words = lower.split(BETWEEN).map((word) => word.replace(/^['.+-]+(?![a-z])|['.+-]+$/g, ''));
  return ` ${words.filter((word) => word !== '').join(' ')} ` as Spoken;
}

/**
 * Whether any entry of a table occurs. Needles are made for few entries only: thousands of short-lived texts would have the
 * engine clear its memory meanwhile.
 */
export function mentions(text: Spoken, table: Words): boolean {
  const initials = initialsOf(text);
  return table.some(
    (entry) =>
      mayBegin(initials, entry.charCodeAt(0)) &&
      (entry.endsWith('*') || text.includes(entry)) &&
      text.includes(needle(entry)),
  );
}

/** Characters of a text whose words are looked through for their initials. */
const SHORT = 2_000;

/** A bit for each character that a word begins with, by its last five bits; all of them for a long text. */
function initialsOf(text: Spoken): number {
  let bits = text.length > SHORT ? -1 : 0;
  for (let at = 0; at >= 0 && bits !== -1; at = text.indexOf(' ', at + 1)) {
    bits |= 1 << text.charCodeAt(at + 1);
  }
  return bits;
}

/** What may stand anywhere has no initial. */
function mayBegin(initials: number, code: number): boolean {
  return code >= ANYWHERE || (initials & (1 << code)) !== 0;
}

/**
 * Whether the text begins with an entry; its length in characters, 0 where none does. No `for`: each of its rounds would leave
 * an object behind.
 */
export function opening(text: Spoken, table: Words): number {
  const initial = text.charCodeAt(1);
  return table.reduce((longest, entry) => {
    if (entry.charCodeAt(0) !== initial) return longest;
    const sought = needle(entry);
    return sought.length > longest && text.startsWith(sought) ? sought.length : longest;
  }, 0);
}

/** Drops entries of the tables from the front until none is left there. */
export function without(text: Spoken, ...tables: readonly Words[]): Spoken {
  let rest = text;
  for (;;) {
    const size = tables.reduce((longest, table) => Math.max(longest, opening(rest, table)), 0);
    if (size === 0 || rest.length <= 1) return rest;
    rest = rest.slice(size - 1) as Spoken;
  }
}

/** How many words. */
export function wordCount(text: Spoken): number {
  return text.trim() === '' ? 0 : text.trim().split(' ').length;
}

/** From here on: Chinese characters and kana, which are written without blanks. */
const ANYWHERE = 0x3040;

function needle(entry: string): string {
  if (entry.charCodeAt(0) >= ANYWHERE) return entry;
  return entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `;
}
