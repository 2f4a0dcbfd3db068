import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitContext } from '../../src/host/emitter.ts';

const MAX_CHARACTERS = 9_500;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12_000 }),
  fc.array(fc.string({ maxLength: 80 }), { maxLength: 60 }).map((lines) => lines.join('\n')),
);

describe('emitContext', () => {
  it('never exceeds its budget, never splits a character, is stable', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const text = emitContext(texts);
        expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
        expect(text.isWellFormed()).toBe(true);
        expect(emitContext(texts)).toBe(text);
      }),
    );
  });

  it.each([MAX_CHARACTERS - 1, MAX_CHARACTERS, MAX_CHARACTERS + 1, 10_001])(
    'cuts at a line end: %i',
    (size) => {
      const text = `${'x'.repeat(99)}\n`.repeat(120).slice(0, size);
      const emitted = emitContext([text]);
      if (size <= MAX_CHARACTERS) expect(emitted).toBe(text);
      else expect(emitted).toMatch(/x{99}\n\(cut\)$/);
    },
  );

  it('takes at most two texts and forty lines, the first ones first', () => {
    const block = (name: string, lines: number) => Array(lines).fill(name).join('\n');
    expect(emitContext(['a', '', 'b', 'c'])).toBe('a\n\nb');
    expect(emitContext([block('a', 30), block('b', 20)])).toBe(block('a', 30));
    expect(emitContext([block('a', 60)])).toBe(block('a', 60));
    const full = emitContext([block('a', 20), block('b', 19)]);
    expect(full.split('\n')).toHaveLength(40);
    expect(emitContext([block('a', 20), block('b', 20)])).toBe(block('a', 20));
    expect(emitContext([])).toBe('');
  });
});
