import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidAt } from '../../../src/core/signature/error-word.ts';

/** The same in one pattern, which the source spells out since it costs too much to compile. */
const PATTERN =
  /(?:\[?(?:error|fatal|panic|critical|emerg|crit|alert|err!?)\]?(?:\[\w+\])?[:! ]+|level=(?:error|fatal) )(?<message>\S.*)/iy;

function oracle(line: string, start: number): string | null {
  PATTERN.lastIndex = start;
  return PATTERN.exec(line)?.groups?.['message'] ?? null;
}

const PIECES = [
  ...['error', 'Error', 'ERROR', 'ERR', 'err!', 'fatal', 'panic', 'critical', 'crit', 'alert'],
  ...['emerg', 'level=error ', 'level=fatal ', 'LEVEL=Error ', '[', ']', '[web]', '[a-b]', ':'],
  ...['!', ' ', '  ', '\t', '\u00a0', 'x', 'said', '1', '_', '\u0130', '\u212a'],
];

describe('saidAt', () => {
  it('says what the one pattern says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }),
        fc.nat(3),
        (pieces, start) => {
          const line = pieces.join('');
          expect(saidAt(line, start)).toBe(oracle(line, start));
        },
      ),
      { numRuns: 50_000 },
    );
  });

  it.each([
    ['error: no such thing', 'no such thing'],
    ['[ERROR] no such thing', 'no such thing'],
    ['ERR! code E404', 'code E404'],
    ['error[web]: no such thing', 'no such thing'],
    ['level=error msg="no"', 'msg="no"'],
    ['errors were found', null],
    ['error:', null],
  ])('%s', (line, said) => {
    expect(saidAt(line, 0)).toBe(said);
  });
});
