import { describe, expect, it } from 'vitest';
import { phraseWords, runsOf, stem } from '../../../src/core/guidance/words.ts';

describe('words', () => {
  it.each([
    ['cache', 'caches', 'cached', 'caching'],
    ['migrate', 'migrates', 'migrated', 'migrating'],
    ['token', 'tokens'],
    ['stall', 'stalls', 'stalled'],
    ['retry', 'retries', 'retried', 'retrying'],
    ['query', 'queries', 'queried'],
    ['copy', 'copies', 'copied'],
    ['delay', 'delays', 'delayed'],
    ['video', 'videos'],
    ['photo', 'photos'],
    ['api', 'apis'],
    ['focus', 'focused', 'focusing'],
    ['class', 'classes'],
  ])('%s has one stem in all its forms', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('leaves codes and short words alone', () => {
    expect(['css', 'p2002', 'sql', '$state', 'n+1'].map(stem)).toEqual([
      'css',
      'p2002',
      'sql',
      '$state',
      'n+1',
    ]);
  });

  it('never makes a word of a pronoun or a negation', () => {
    expect(stem('theme')).toBe(stem('themes'));
    expect(stem('theme')).not.toBe(stem('them'));
    expect(stem('note')).not.toBe(stem('not'));
  });

  it('keeps a hyphenated name whole beside its words', () => {
    expect(runsOf('Use cache-manager here')[1]).toEqual({
      words: ['cache-manager'],
      pieces: false,
    });
    for (const text of ['a - b', '--flag', 'x-', '1-2']) expect(runsOf(text)).toHaveLength(1);
  });

  it('keeps an identifier whole and gives its pieces apart', () => {
    const runs = runsOf('Call RotateRefreshTokenAsync now');
    expect(runs[0]?.words).toContain('rotaterefreshtokenasync');
    expect(runs[1]).toEqual({ words: phraseWords('rotate refresh token async'), pieces: true });
  });

  it('reads past articles and the like within a phrase', () => {
    expect(phraseWords('wait for that request')).toEqual(phraseWords('wait for request'));
    expect(runsOf('Wait for the request.')[0]?.words).toEqual(phraseWords('wait for request'));
  });

  it('lets no phrase span two sentences', () => {
    const words = runsOf('It is a refresh. Token rotation is another.').map((run) =>
      run.words.join(' '),
    );
    expect(words).toEqual(['it is refresh', 'token rotation is another']);
  });
});
