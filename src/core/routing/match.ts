import type { Words } from './words.ts';

/** A text made ready for the tables: lower case, one blank between words, one at each end. */
export type Spoken = string & { readonly spoken: true };

/** No prompt is judged by more than this many characters. */
const MAX_TEXT = 12_000;

/** What is no part of a word. Plain ranges: a Unicode property class costs ten times as much to compile, at every start. */
const BETWEEN =
  /[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;

/** Whether a text has a letter or a digit. Both cases by name: to disregard case would cost ten times as much to compile. */
export function hasWord(text: string): boolean {
  return /[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(text);
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
export function mentions(text: Spoken, { words, anywhere }: Words): boolean {
  const beginnings = beginningsOf(text);
  const mayOccur = (first: number, second: number): boolean =>
    ((beginnings[first & LOW] ?? 0) & (1 << second)) !== 0;
  return (
    some(words, mayOccur, (entry) => text.includes(needle(entry))) ||
    anywhere.some((entry) => text.includes(entry))
  );
}

/** The last five bits of a character: as many as a number has bits to note one each. */
const LOW = 31;

/** With what pairs of characters the words of a text begin: under the first of a pair a bit for each second one. */
function beginningsOf(text: Spoken): readonly number[] {
  const seconds: number[] = new Array<number>(LOW + 1).fill(0);
  for (let at = 0; at >= 0; at = text.indexOf(' ', at + 1)) {
    const first = text.charCodeAt(at + 1) & LOW;
    seconds[first] = (seconds[first] ?? 0) | (1 << text.charCodeAt(at + 2));
  }
  return seconds;
}

/**
 * Whether any entry passes. Only those are made a text of whose first two characters may do, or that have hardly more:
 * thousands of short-lived texts would have the engine clear its memory meanwhile.
 */
function some(
  words: string,
  may: (first: number, second: number) => boolean,
  passes: (entry: string) => boolean,
): boolean {
  for (let at = 1, end = 0; at < words.length; at = end + 1) {
    end = words.indexOf('\n', at);
    const near = end - at < 3 || may(words.charCodeAt(at), words.charCodeAt(at + 1));
    if (near && passes(words.slice(at, end))) return true;
  }
  return false;
}

/** Whether the text begins with an entry; its length in characters, 0 where none does. */
export function opening(text: Spoken, { words }: Words): number {
  const first = text.charCodeAt(1);
  const second = text.charCodeAt(2);
  let longest = 0;
  some(
    words,
    (one, two) => one === first && two === second,
    (entry) => {
      const sought = needle(entry);
      if (sought.length > longest && text.startsWith(sought)) longest = sought.length;
      return false;
    },
  );
  return longest;
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

function needle(entry: string): string {
  return entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `;
}
