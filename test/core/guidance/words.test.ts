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
