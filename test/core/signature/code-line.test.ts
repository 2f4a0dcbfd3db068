import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCode } from '../../../src/core/signature/code-line.ts';

/** The same in one pattern, which the source spells out since it costs too much to compile. */
const PATTERN =
  /^>|^\s*[│╷╵]|^\s*\d{1,6} ?[|│] |[{;,]\s*$|^\s*(?:\/\/|#|\*|<!--|import |const |let |var |func |def |return |if |\d+[-:\t→])|^[\w./-]+\.\w{1,5}[:-]\d+[:-](?! \w)/;

const PIECES = [
  ...[
    '>',
    '│',
    '|',
    '//',
    '#',
    '*',
    '<!--',
    'import ',
    'const',
    'if ',
    'return',
    ' ',
    '\t',
    '\u00a0',
  ],
  ...['12', '3', 'src/a', '.ts', 'b.py', ':', '-', '→', '{', ';', ',', 'word', '.', '/'],
];

describe('isCode', () => {
  it('says what the one pattern says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        const line = pieces.join('');
        expect(isCode(line)).toBe(PATTERN.test(line));
      }),
      { numRuns: 50_000 },
    );
  });

  it.each([
    ['  return failed(x)', true],
    ['src/a.ts:12:throw new Error()', true],
    ['12: denied', true],
    ['permission denied', false],
    ['a.sh: line 3: denied', false],
  ])('%s: %s', (line, is) => {
    expect(isCode(line)).toBe(is);
  });
});
