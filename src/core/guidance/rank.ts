import type { Evidence } from './evidence.ts';
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

/** Skills of these areas (or beside them) by search over the words and by their own signals, best first. */
export function rank(
  words: readonly string[],
  evidence: readonly Evidence[],
  within: ReadonlySet<string>,
  index: SkillIndex,
): readonly Ranked[] {
  const isWithin = lyingIn(within, index);
  const search = searched(words.slice(0, MOST_WORDS), index, isWithin);
  const own = ownPoints(evidence);
  for (const id of own.keys()) if (isWithin(id) && !search.has(id)) search.set(id, 0);
  const scored = [...search].map(([id, sum]) => {
    const impact = Math.floor(sum / TOGETHER);
    const points = own.get(id) ?? 0;
    return { id, own: points, words: sum % TOGETHER, impact, score: impact + POINT * points };
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

/** The skills that the words find, with how much and by how many of them: `impact * TOGETHER + words`. */
function searched(
  words: readonly string[],
  index: SkillIndex,
  isWithin: (id: number) => boolean,
): Map<number, number> {
  const found = new Map<number, number>();
  const tell = (id: number, impact: number): void => {
    if (isWithin(id)) found.set(id, (found.get(id) ?? 0) + impact * TOGETHER + 1);
  };
  for (const word of words) index.postings(word, tell);
  return found;
}

function ownPoints(evidence: readonly Evidence[]): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const one of evidence) {
    for (const id of one.skills) points.set(id, (points.get(id) ?? 0) + one.points);
  }
  return points;
}
