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

/** Whether any entry of a table occurs. */
export function mentions(text: Spoken, table: Words): boolean {
  return table.some((entry) => mayHold(text, entry) && text.includes(needle(entry)));
}

/** Whether the text begins with an entry; its length in characters, 0 where none does. */
export function opening(text: Spoken, table: Words): number {
  let longest = 0;
  const initial = text.charCodeAt(1);
  for (const entry of table) {
    if (entry.charCodeAt(0) !== initial) continue;
    const sought = needle(entry);
    if (text.startsWith(sought) && sought.length > longest) longest = sought.length;
  }
  return longest;
}

/** Drops entries of a table from the front until none is left there. */
export function without(text: Spoken, table: Words): Spoken {
  let rest: Spoken = text;
  for (let size = opening(rest, table); size > 0 && rest.length > 1; size = opening(rest, table)) {
    rest = rest.slice(size - 1) as Spoken;
  }
  return rest;
}

/** How many words. */
export function wordCount(text: Spoken): number {
  return text.trim() === '' ? 0 : text.trim().split(' ').length;
}

/** Needles are made for few entries only: thousands of short-lived texts would have the engine clear its memory meanwhile. */
function mayHold(text: Spoken, entry: string): boolean {
  return entry.endsWith('*') || text.includes(entry);
}

function needle(entry: string): string {
  if (entry.charCodeAt(0) >= 0x3040) return entry;
  return entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `;
}
