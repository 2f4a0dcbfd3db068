import { describe, expect, it } from 'vitest';
import { type Occasion, pick } from '../../../src/core/guidance/pick.ts';
import type { Ranked } from '../../../src/core/guidance/rank.ts';

/** `[impact of the search, own points, words]`; a point is worth 45. */
type Row = readonly [impact: number, own: number, words: number];

function ranked(rows: Readonly<Record<string, Row>>): readonly Ranked[] {
  return Object.entries(rows)
    .map(([name, [impact, own, words]], id): Ranked => {
      const key = `backend/${name}`;
      const record = { id, key, name, category: 'backend', areas: ['backend'], hash: name };
      return {
        skill: { ...record, origin: 'shipped' },
        impact,
        own,
        words,
        score: impact + 45 * own,
      };
    })
    .sort((a, b) => b.score - a.score);
}

type Given = Partial<Pick<Occasion, 'kind' | 'asked'>> & { readonly thin?: boolean };

const names = (rows: Readonly<Record<string, Row>>, { thin = false, ...given }: Given = {}) => {
  const occasion: Occasion = { kind: 'prompt', isThin: () => thin, asked: 10, ...given };
  return pick(occasion, ranked(rows), () => undefined).map(({ skill }) => skill.name);
};

describe('a pick', () => {
  it('needs a signal of the skill, and words beside a single one', () => {
    expect(names({ a: [70, 1, 2] })).toEqual(['a']);
    expect(names({ a: [50, 1, 2] })).toEqual([]);
    expect(names({ a: [10, 2, 1] })).toEqual(['a']);
  });

  it('needs more words where one word is all that speaks for the domain', () => {
    expect(names({ a: [70, 1, 2] }, { thin: true })).toEqual([]);
    expect(names({ a: [110, 1, 2] }, { thin: true })).toEqual(['a']);
    expect(names({ a: [10, 2, 1] }, { thin: true })).toEqual([]);
  });

  it('takes a skill found by words alone when it leads: the further, the less it must score', () => {
    expect(names({ a: [180, 0, 5], b: [140, 0, 4] })).toEqual(['a']);
    expect(names({ a: [180, 0, 5], b: [160, 0, 4] })).toEqual([]);
    expect(names({ a: [120, 0, 5], b: [60, 0, 4] })).toEqual(['a']);
    expect(names({ a: [105, 0, 5], b: [20, 0, 4] })).toEqual([]);
    expect(names({ a: [180, 0, 3], b: [20, 0, 2] })).toEqual([]);
    expect(names({ a: [180, 0, 4], b: [150, 0, 4] })).toEqual([]);
    expect(names({ a: [180, 0, 5], b: [150, 0, 4] })).toEqual(['a']);
  });

  it('takes one found by words alone for a domain that only the search tells when it leads far', () => {
    expect(names({ a: [180, 0, 5], b: [120, 0, 4] }, { thin: true })).toEqual(['a']);
    expect(names({ a: [180, 0, 5], b: [150, 0, 4] }, { thin: true })).toEqual([]);
    expect(names({ a: [180, 0, 4], b: [60, 0, 4] }, { thin: true })).toEqual([]);
  });

  it('says a skill that the words fit better beside the one that has the signal', () => {
    expect(names({ own: [110, 1, 4], better: [160, 0, 6] })).toEqual(['better', 'own']);
    expect(names({ own: [150, 1, 4], near: [155, 0, 6] })).toEqual(['own']);
    expect(names({ own: [110, 1, 6], fewer: [160, 0, 5] })).toEqual(['own']);
    expect(names({ own: [90, 1, 3], weak: [140, 0, 5] })).toEqual(['own']);
  });

  it('at an error takes known errors only, at a boundary one skill', () => {
    expect(names({ a: [180, 0, 5], b: [60, 0, 4] }, { kind: 'error' })).toEqual([]);
    expect(names({ a: [120, 1, 5] }, { kind: 'error' })).toEqual([]);
    expect(names({ a: [90, 2, 5], b: [180, 0, 6] }, { kind: 'error' })).toEqual(['a']);
    expect(names({ a: [90, 2, 5], b: [85, 2, 6] }, { kind: 'boundary' })).toEqual(['a']);
  });

  it('asks for more of a long text, in which any skill is found by some words', () => {
    const weak = { a: [150, 1, 8], b: [190, 0, 10] } as const;
    expect(names(weak)).toEqual(['a', 'b']);
    expect(names(weak, { asked: 80 })).toEqual([]);
    expect(names({ a: [200, 1, 8] }, { asked: 80 })).toEqual(['a']);
    expect(names({ a: [250, 0, 7] })).toEqual(['a']);
    expect(names({ a: [250, 0, 7] }, { asked: 80 })).toEqual([]);
    expect(names({ a: [60, 2, 8] }, { asked: 80 })).toEqual(['a']);
  });

  it('is silent among equals', () => {
    const row: Row = [90, 2, 4];
    expect(names({ a: row, b: row, c: row })).toHaveLength(3);
    expect(names({ a: row, b: row, c: row, d: row })).toEqual([]);
  });
});
