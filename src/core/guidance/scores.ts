import type { Evidence } from './evidence.ts';

export interface AreaScore {
  readonly area: string;
  readonly points: number;
}

/** What a domain needs before anything is said. */
export const ENOUGH = 2;

/**
 * Points per domain, best first. Hints (a common folder or extension) give one point together; ambiguous words give one
 * together, and only beside a clear signal of the same domain.
 */
export function areaScores(evidence: readonly Evidence[]): readonly AreaScore[] {
  const clear = new Map<string, number>();
  for (const one of evidence) {
    for (const area of one.areas) clear.set(area, (clear.get(area) ?? 0) + one.points);
  }
  const has = (source: Evidence['source'], area: string): number =>
    evidence.some((one) => one.source === source && one.areas.includes(area)) ? 1 : 0;
  const areas = new Set(evidence.flatMap((one) => one.areas));
  return [...areas]
    .map((area) => {
      const points = clear.get(area) ?? 0;
      const ambiguous = points > 0 ? has('ambiguous', area) : 0;
      return { area, points: points + has('hint', area) + ambiguous };
    })
    .filter((score) => score.points > 0)
    .sort((a, b) => b.points - a.points || (a.area < b.area ? -1 : 1));
}
