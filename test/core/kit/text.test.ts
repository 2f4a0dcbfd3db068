import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isListed } from '../../../src/core/kit/text.ts';

describe('a list of words in one text', () => {
  const word = fc.stringMatching(/^[-a-c]{0,3}$/);

  it('holds what a set of its words holds, whole words only', () => {
    fc.assert(
      fc.property(fc.array(word.filter(Boolean)), word, (words, asked) => {
        expect(isListed(` ${words.join(' ')} `, asked)).toBe(new Set(words).has(asked));
      }),
    );
  });

  it('holds no two words at once', () => {
    expect(isListed(' -a -d ', '-a -d')).toBe(false);
  });
});
