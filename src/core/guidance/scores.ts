import type { Evidence } from './evidence.ts';
import type { Hit } from './rank.ts';

export interface AreaScore {
  readonly area: string;
  readonly points: number;
  /** Without what the search gave. */
  readonly clear: number;
}

/** What a domain needs before anything is said. */
export const ENOUGH = 2;

/**
 * What the search for a skill tells of its domain. One that several words find gives its domain a point, as a plain word does;
 * the best of all, found by more, gives two. What is found far less well than the best tells nothing. Where the best one lies in
 * a domain that has a point already, the two bear each other out, and less will do: a second word.
 */
const HIT = { words: 3, borneOut: 30, likely: 60, sure: 90, near: 0.7 } as const;

/** The more words are searched for, the more any skill says by chance: from here on what is asked of it grows with them. */
const MANY = 40;

/** How much more than usual a skill must be found by where so many words are searched for. */
export function chanceOf(asked: number): number {
  return Math.max(1, asked / MANY);
}

/** Points that each domain gets for its best hit. `asked`: how many words were searched for; `clear`: the points it has without. */
function hitPoints(
  hits: ReadonlyMap<string, Hit>,
  asked: number,
  clear: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const chance = chanceOf(asked);
  const top = Math.max(0, ...[...hits.values()].map(({ impact }) => impact));
  const points = new Map<string, number>();
  for (const [area, { impact, words }] of hits) {
    const likely = words >= HIT.words && impact >= chance * HIT.likely && impact >= HIT.near * top;
    const sure = likely && impact === top && impact >= chance * HIT.sure;
    const another = impact === top && words > 1 && impact >= chance * HIT.borneOut;
    const borneOut = another && (clear.get(area) ?? 0) > 0;
    if (likely || borneOut) points.set(area, sure ? 2 : 1);
  }
  return points;
}

/**
 * Points per domain, best first. Hints (a common folder or extension) give one point together; ambiguous words give one
 * together, and only beside a clear signal of the same domain. Of equals the one with the better hit comes first.
 */
export function areaScores(
  evidence: readonly Evidence[],
  hits: ReadonlyMap<string, Hit>,
  asked: number,
): readonly AreaScore[] {
  const clear = new Map<string, number>();
  for (const one of evidence) {
    for (const area of one.areas) clear.set(area, (clear.get(area) ?? 0) + one.points);
  }
  const has = (source: Evidence['source'], area: string): number =>
    evidence.some((one) => one.source === source && one.areas.includes(area)) ? 1 : 0;
  const searched = hitPoints(hits, asked, clear);
  const impact = (area: string) => hits.get(area)?.impact ?? 0;
  return [...new Set([...clear.keys(), ...searched.keys()])]
    .map((area) => {
      const own = clear.get(area) ?? 0;
      const known = own + has('hint', area) + (own > 0 ? has('ambiguous', area) : 0);
      return { area, points: known + (searched.get(area) ?? 0), clear: known };
    })
    .filter((score) => score.points > 0)
    .sort(
      (a, b) =>
        b.points - a.points || impact(b.area) - impact(a.area) || (a.area < b.area ? -1 : 1),
    );
}
