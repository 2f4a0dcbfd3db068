import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bound } from '../../../src/core/signature/clean.ts';
import { diagnose, outputHash } from '../../../src/core/signature/index.ts';

const MB = 1_000_000;
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['one line of a megabyte', 'a'.repeat(MB)],
  ['one error line of a megabyte', `Error: ${'a '.repeat(MB / 2)}`],
  ['spaces', ' '.repeat(MB)],
  ['dots and digits', '1.2'.repeat(MB / 3)],
  ['path separators', '/a\\b'.repeat(MB / 4)],
  ['colons', 'a:1:'.repeat(MB / 4)],
  ['quotes', `'"\``.repeat(MB / 3)],
  ['brackets', '([{<'.repeat(MB / 4)],
  ['hex', 'abc123'.repeat(MB / 6)],
  ['unclosed colours', '\u001b['.repeat(MB / 2)],
  ['unclosed titles', '\u001b]0;x'.repeat(MB / 5)],
  ['NUL', '\u0000'.repeat(MB)],
  ['carriage returns', 'x\r'.repeat(MB / 2)],
  ['error lines', 'src/a.ts(1,1): error TS2304: x\n'.repeat(MB / 32)],
  ['traceback headings', 'Traceback (most recent call last):\n'.repeat(MB / 36)],
  [
    'frames',
    `Traceback (most recent call last):\n${'  File "a.py", line 1, in x\n'.repeat(MB / 28)}`,
  ],
  ['E lines', 'E   x\n'.repeat(MB / 6)],
  ['FAIL lines', ' FAIL  a.ts > b\n'.repeat(MB / 16)],
  ['numbered', '  1) a\n'.repeat(MB / 7)],
  ['java causes', 'Caused by: a.b.CError: x\n\tat a.b(C.java:1)\n'.repeat(MB / 45)],
  ['errors with stacks', 'Error: x\n    at a (b.js:1:1)\n'.repeat(MB / 30)],
  ['npm lines', 'npm ERR! code E404\n'.repeat(MB / 19)],
  ['durations', '1s 2m 3h '.repeat(MB / 9)],
  ['words before a colon', `${'a '.repeat(490)}\n`.repeat(1000)],
];

describe('hostile output', () => {
  it.each(HOSTILE)('%s is read in bounded parts', (_, text) => {
    const found = diagnose({ tool: 'Bash', text, failed: true });
    outputHash(text);
    // Counted, not timed: what is read of a text is bounded, so the rest of it changes nothing.
    expect(found).toEqual(diagnose({ tool: 'Bash', text: bound(text), failed: true }));
    expect(bound(text).length).toBeLessThan(70_000);
    expect(found.signatures.length).toBeGreaterThan(0);
    expect(found.signatures.length).toBeLessThanOrEqual(20);
    expect(found.excerpt.length).toBeLessThanOrEqual(4_000);
    for (const one of found.signatures) {
      expect(one.message.length).toBeLessThanOrEqual(300);
      expect(one.text.length).toBeLessThanOrEqual(500);
      expect(one.id).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, failed) => {
        const found = diagnose({ tool: 'Bash', text, failed, root: '/r' });
        expect(found.signatures.length > 0).toBe(failed || found.signatures.length > 0);
        expect(typeof outputHash(text)).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  it('never throws on words of errors in any order', () => {
    const piece = fc.constantFrom(
      'Error: ',
      'FAIL ',
      'error',
      '\n',
      ' at x (y:1:2)\n',
      'Traceback (most recent call last):\n',
      'E   ',
      '● ',
      '✖ ',
      '1) ',
      ' > ',
      ' › ',
      ': ',
      'npm ERR! ',
      '  ',
      'File "x", line 1\n',
      '{',
      '"',
      '\\n',
      '\u001b[',
      '/',
      '\\',
      'fatal: ',
      '** (',
      ') ',
      '--- FAIL: T (0.1s)\n',
      'not ok 1 - ',
      'panicked at ',
      '│ Error: ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(
          diagnose({ tool: 'Bash', text: pieces.join(''), failed: true }).signatures.length,
        ).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('outputHash', () => {
  it('is equal for a poll that saw no change and other for one that did', () => {
    const poll = (done: number, time: string): string =>
      `${time} ${done} of 10 done (took 3.2s)\n\u001b[2mid 0x7f3a2b1c\u001b[22m`;
    expect(outputHash(poll(1, '2025-01-01T10:00:00Z'))).toBe(
      outputHash(poll(1, '2025-01-01T10:05:09Z')),
    );
    expect(outputHash(poll(1, '2025-01-01T10:00:00Z'))).not.toBe(
      outputHash(poll(2, '2025-01-01T10:00:00Z')),
    );
  });
});
