import type { Evidence } from './evidence.ts';
import type { SkillIndex, SkillRecord } from './skill-index.ts';

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
  const search = searched(words.slice(0, MOST_WORDS), index);
  const own = ownPoints(evidence);
  const scored = [...new Set([...search.keys(), ...own.keys()])].map((id) => {
    const hit = search.get(id) ?? { impact: 0, words: 0 };
    const points = own.get(id) ?? 0;
    const score = hit.impact + POINT * points;
    return { id, own: points, words: hit.words, impact: hit.impact, score };
  });
  scored.sort((a, b) => b.score - a.score || a.id - b.id);
  const ranked: Ranked[] = [];
  for (const { id, ...rest } of scored) {
    if (ranked.length === MOST_RANKED) break;
    const skill = index.skill(id);
    const fits = skill && [skill.category, ...skill.areas].some((area) => within.has(area));
    if (fits) ranked.push({ skill, ...rest });
  }
  return ranked;
}

function searched(
  words: readonly string[],
  index: SkillIndex,
): ReadonlyMap<number, { impact: number; words: number }> {
  const found = new Map<number, { impact: number; words: number }>();
  for (const word of words) {
    const postings = index.postings(word);
    for (let at = 0; at + 1 < postings.length; at += 2) {
      const hit = found.get(postings[at] ?? -1) ?? { impact: 0, words: 0 };
      hit.impact += postings[at + 1] ?? 0;
      hit.words += 1;
      found.set(postings[at] ?? -1, hit);
    }
  }
  return found;
}

function ownPoints(evidence: readonly Evidence[]): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const one of evidence) {
    for (const id of one.skills) points.set(id, (points.get(id) ?? 0) + one.points);
  }
  return points;
}
