import type { Evidence } from './evidence.ts';
import { isDomain } from './skill.ts';
import type { Home, SkillIndex, SkillRecord } from './skill-index.ts';

export interface Ranked {
  readonly skill: SkillRecord;
  /** Search impact and own signals together; a rare word of a title is worth about 80. */
  readonly score: number;
  /** The search's part of the score. */
  readonly impact: number;
  /** Points of the skill's own signals in the moment. */
  readonly own: number;
  /** Distinct words of the moment that the skill says. */
  readonly words: number;
}

/** What one point of a skill's own signals is worth beside the search. */
const POINT = 45;
const MOST_WORDS = 80;
/** Records are read from the best down, only as far as a choice can reach. */
const MOST_RANKED = 8;

/** Skills of these areas (or beside them) by what a search found and by their own signals, best first. */
export function rank(
  found: Found,
  evidence: readonly Evidence[],
  within: ReadonlySet<string>,
  index: SkillIndex,
): readonly Ranked[] {
  const isWithin = lyingIn(within, index);
  const own = ownPoints(evidence);
  const scored = [...new Set([...found.keys(), ...own.keys()])].filter(isWithin).map((id) => {
    const { impact, words } = hitOf(found.get(id) ?? 0);
    const points = own.get(id) ?? 0;
    return { id, own: points, words, impact, score: impact + POINT * points };
  });
  scored.sort((a, b) => b.score - a.score || a.id - b.id);
  const ranked: Ranked[] = [];
  for (const { id, ...rest } of scored) {
    if (ranked.length === MOST_RANKED) break;
    const skill = index.skill(id);
    if (skill) ranked.push({ skill, ...rest });
  }
  return ranked;
}

/** Whether a skill lies in these areas: asked once for each place that skills have. */
function lyingIn(within: ReadonlySet<string>, index: SkillIndex): (id: number) => boolean {
  const known = new Map<Home, boolean>();
  return (id) => {
    const home = index.home(id);
    if (home === null) return false;
    const before = known.get(home);
    if (before !== undefined) return before;
    const lies = within.has(home.category) || home.areas.some((area) => within.has(area));
    known.set(home, lies);
    return lies;
  };
}

/** More than the words of a search. What a skill is found by is held in one number: an object each would be hundreds of them. */
const TOGETHER = 2 * MOST_WORDS;

/** The skills that a search's words find, with how much and by how many of them: `impact * TOGETHER + words`. */
export type Found = ReadonlyMap<number, number>;

/** What a skill is found by. */
export interface Hit {
  readonly impact: number;
  /** Distinct words. */
  readonly words: number;
}

/** All skills that say any of the words. */
export function search(words: readonly string[], index: SkillIndex): Found {
  const found = new Map<number, number>();
  const tell = (id: number, impact: number): void => {
    found.set(id, (found.get(id) ?? 0) + impact * TOGETHER + 1);
  };
  for (const word of words.slice(0, MOST_WORDS)) index.postings(word, tell);
  return found;
}

/** The best hit of each domain. */
export function bestHits(found: Found, index: SkillIndex): ReadonlyMap<string, Hit> {
  const best = new Map<string, number>();
  for (const [id, sum] of found) {
    const areas = index.home(id)?.areas ?? [];
    const better = areas.filter((area) => isDomain(area) && sum > (best.get(area) ?? 0));
    if (better.length > 0 && !index.isReplaced(id)) for (const area of better) best.set(area, sum);
  }
  return new Map([...best].map(([area, sum]) => [area, hitOf(sum)]));
}

function hitOf(sum: number): Hit {
  return { impact: Math.floor(sum / TOGETHER), words: sum % TOGETHER };
}

function ownPoints(evidence: readonly Evidence[]): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const one of evidence) {
    for (const id of one.skills) points.set(id, (points.get(id) ?? 0) + one.points);
  }
  return points;
}
