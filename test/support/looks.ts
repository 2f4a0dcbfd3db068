import type { Looks } from '../../src/core/facts/looks.ts';

/** A text as a file to look into. */
export function looksOf(text: string): Looks {
  const bytes = Buffer.from(text);
  return { length: bytes.length, text: (from, to) => bytes.subarray(from, to).toString() };
}
