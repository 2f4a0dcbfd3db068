import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenOutput } from '../../../src/core/compression/index.ts';

const repeat = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));
const errorLines = (text: string) =>
  text.split('\n').filter((line) => /error|Error|FAIL/.test(line));
const shorten = (lines: string[], family: 'install' | 'build' | 'test') => {
  const text = lines.join('\n');
  return shortenOutput(text, family, errorLines(text), 1_000);
};

describe('long output', () => {
  it.each([
    ['install', repeat(90, (i) => `Collecting package-${i}`), 'Successfully installed 90 packages'],
    ['install', repeat(90, (i) => `go: downloading example.com/mod${i} v1.${i}.0`), ''],
    ['install', repeat(90, (i) => `Get:${i} http://deb.example.org stable/main lib${i}`), 'done.'],
    ['build', repeat(90, (i) => `   Compiling crate-${i} v0.${i}.1`), '    Finished dev in 8s'],
    ['build', repeat(90, (i) => `[${i}/90] Building CXX object f${i}.o`), 'ld: done'],
    ['test', repeat(90, (i) => `  ✓ adds numbers ${i} (2 ms)`), 'Tests: 90 passed, 90 total'],
    ['test', repeat(90, (i) => `test mod::case_${i} ... ok`), 'test result: ok. 90 passed'],
    ['test', repeat(90, (i) => `tests/test_a.py::test_${i} PASSED`), '90 passed in 1s'],
    ['test', repeat(90, (i) => `ok  \texample.com/pkg${i}\t0.01s`), ''],
  ] as const)('of %s is counted where it only passed: %#', (family, noise, summary) => {
    const { text, left } = shorten(['$ run', ...noise, summary], family);
    expect(left).toBeGreaterThan(50);
    expect(text).toContain(`[${left} lines of passing ${family} output left out]`);
    expect(text.startsWith('$ run')).toBe(true);
    expect(text.endsWith(summary)).toBe(true);
  });

  it('keeps an error and a warning amid the noise, in their place', () => {
    const noise = repeat(40, (i) => `   Compiling crate-${i} v0.1.0`);
    const { text } = shorten(
      [
        ...noise,
        'error[E0308]: mismatched types',
        '   Compiling crate-x v0.1.0 (warning: unused)',
        ...noise,
        ...noise,
      ],
      'build',
    );
    expect(text).toMatch(
      /left out\]\nerror\[E0308\]: mismatched types\n {3}Compiling crate-x v0.1.0 \(warning: unused\)\n\[/,
    );
  });

  it("leaves alone what is short, what is not noise, and what is another family's noise", () => {
    expect(shorten(['✓ a', '✓ b'], 'test').left).toBe(0);
    expect(
      shorten(
        repeat(200, (i) => `row ${i} of a table`),
        'test',
      ).left,
    ).toBe(0);
    expect(
      shorten(
        repeat(200, (i) => `  ✓ adds numbers ${i}`),
        'install',
      ).left,
    ).toBe(0);
  });

  it('never loses an error line, and every other line is kept or counted', () => {
    const line = fc.oneof(
      fc.nat(50).map((i) => `  ✓ case ${i}`),
      fc.nat(50).map((i) => `  ✓ case ${i} Error: inside`),
      fc.string({ maxLength: 60 }).map((text) => text.replace(/[\r\n]/g, ' ')),
      fc.constantFrom('FAIL a.test.ts', 'TypeError: x', 'Tests: 3 failed'),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 40, maxLength: 300 }), (lines) => {
        const given = lines.join('\n');
        const { text, left } = shortenOutput(given, 'test', errorLines(given), 0);
        for (const error of errorLines(given)) expect(text).toContain(error);
        const counts = [...text.matchAll(/^\[(\d+) lines of passing/gm)].map(([, n]) => Number(n));
        expect(counts.reduce((a, b) => a + b, 0)).toBe(left);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['install', 'build', 'test'] as const)(
    'of %s keeps every line that tells of trouble, also where the signature room sees none',
    (family) => {
      const words = ['ERROR', 'warning', 'Fatal', 'denied', 'timed out', 'Traceback', 'conflict'];
      const shapes = [
        (i: number) => `  ✓ case ${i}`,
        (i: number) => `   Compiling crate-${i} v0.${i}.1`,
        (i: number) => `Collecting package-${i}`,
      ];
      const line = fc
        .tuple(fc.constantFrom(...shapes), fc.nat(50), fc.option(fc.constantFrom(...words)))
        .map(([shape, i, word]) => (word === null ? shape(i) : `${shape(i)} ${word}: x${i}`));
      fc.assert(
        fc.property(fc.array(line, { minLength: 60, maxLength: 200 }), (given) => {
          const kept = shortenOutput(given.join('\n'), family, [], 0).text.split('\n');
          const tells = (one: string) => words.some((word) => one.includes(word));
          expect(kept.filter(tells)).toEqual(given.filter(tells));
        }),
        { numRuns: 40 },
      );
    },
  );
});
