import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLines, writeLines } from '../../../src/core/guidance/lines.ts';
import { looksOf } from '../../support/looks.ts';

const opened = (text: string) => openLines(looksOf(text));
// Lone surrogates are no text that a file could hold.
const entry = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .map((text) => text.replace(/[\t\n]/g, ' '));

describe('the table of lines', () => {
  it('gives back what was written, and null for anything else', () => {
    fc.assert(
      fc.property(fc.dictionary(entry, entry, { maxKeys: 200 }), entry, (dictionary, stranger) => {
        const entries = new Map(Object.entries(dictionary));
        const table = opened(writeLines(entries));
        for (const [key, value] of entries) expect(table?.get(key)).toBe(value);
        if (!entries.has(stranger)) expect(table?.get(stranger)).toBeNull();
      }),
    );
  });

  it('does not take the end of another key for a key', () => {
    const table = opened(
      writeLines(
        new Map([
          ['ab', '1'],
          ['b', '2'],
          ['a', '3'],
        ]),
      ),
    );
    expect([table?.get('ab'), table?.get('b'), table?.get('a')]).toEqual(['1', '2', '3']);
  });

  it('refuses a text that is cut short or foreign', () => {
    const whole = writeLines(
      new Map(Array.from({ length: 50 }, (_, at) => [`k${at}`, 'v'.repeat(at)])),
    );
    for (const end of [0, 5, 20, 30, whole.length - 1])
      expect(opened(whole.slice(0, end))).toBeNull();
    expect(opened('{"json": true}')).toBeNull();
  });
});
