import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../src/core/kit/tokens.ts';
import { exchanges, lastUsage } from '../../../src/core/kit/turns.ts';
import { approachesIn } from '../../../src/core/preservation/index.ts';
import { assistant, call, person, result } from '../../support/facts.ts';

describe('exchanges', () => {
  it('pair calls with results in any order, with what was said right before', () => {
    const turns = [
      assistant('first I look'),
      call('a', 'Read', { file_path: '/x' }),
      call('b', 'Bash', { command: 'ls' }),
      result('b', 'two'),
      result('a', 'one'),
      call('c', 'Bash', {}, 'then I run'),
    ];
    expect(
      exchanges(turns).map(({ call: { id }, said, result: given }) => [id, said, given?.text]),
    ).toEqual([
      ['a', 'first I look', 'one'],
      ['b', '', 'two'],
      ['c', 'then I run', undefined],
    ]);
  });

  it('take nothing said before the user spoke', () => {
    expect(exchanges([assistant('done'), person('next'), call('a', 'Edit', {})])[0]?.said).toBe('');
  });
});

describe('the last usage', () => {
  it("is the main conversation's", () => {
    const usage = { input: 1, cacheRead: 2, cacheCreation: 3, output: 4 };
    const main = assistant('a', { usage });
    expect(lastUsage([main, assistant('b', { usage, sidechain: true }), assistant('c')])).toBe(
      main,
    );
  });
});

describe('approaches', () => {
  it('are the last paragraph said before a change, under the id of the change', () => {
    const turns = [
      assistant('The parser drops the last token.\n\nI will flush the buffer\nat the end.'),
      call('e1', 'Edit', { file_path: '/a' }),
      result('e1', 'ok'),
      call('e2', 'Edit', { file_path: '/b' }),
      call('r', 'Read', { file_path: '/c' }, 'Now reading.'),
    ];
    expect(approachesIn(turns)).toEqual([
      { use: 'e1', text: 'I will flush the buffer at the end.' },
    ]);
  });
});

describe('the estimate of tokens', () => {
  it('grows with the text and is 0 for none', () => {
    expect(estimateTokens('')).toBe(0);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => estimateTokens(a + b) >= estimateTokens(a)),
    );
  });
});
