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
  const ids = [...new Set([...search.keys(), ...own.keys()])].filter((id) => {
    const home = index.home(id);
    return home !== null && (within.has(home.category) || home.areas.some((at) => within.has(at)));
  });
  const scored = ids.map((id) => {
    const { impact, words } = taken(search.get(id) ?? 0);
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

/** More words than a search has. Impact and words of a skill are held in one number: an object each would be hundreds of them. */
const TOGETHER = 2 * MOST_WORDS;

/** How much the words find each skill, and how many of them do: `impact * TOGETHER + words`. */
function searched(words: readonly string[], index: SkillIndex): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const word of words) {
    const postings = index.postings(word);
    for (let at = 0; at + 1 < postings.length; at += 2) {
      const id = postings[at] ?? -1;
      found.set(id, (found.get(id) ?? 0) + (postings[at + 1] ?? 0) * TOGETHER + 1);
    }
  }
  return found;
}

function taken(sum: number): { readonly impact: number; readonly words: number } {
  return { impact: Math.floor(sum / TOGETHER), words: sum % TOGETHER };
}

function ownPoints(evidence: readonly Evidence[]): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const one of evidence) {
    for (const id of one.skills) points.set(id, (points.get(id) ?? 0) + one.points);
  }
  return points;
}
