import type { Moment } from './moment.ts';
import type { Ranked } from './rank.ts';
import type { Say } from './reason.ts';
import { chanceOf } from './scores.ts';
import type { SkillRecord } from './skill-index.ts';

/** For a skill with one plain word of its own; an error, a package or two words need no more. */
const FLOOR = 110;
/**
 * Without a signal of its own a skill must be found by more words, and stand out: the further it leads (up to twice the next),
 * the less it must score. `worth` is score times lead.
 */
const SEARCHED = { floor: FLOOR, words: 4, lead: 1.25, worth: 224 } as const;
/** Five words of a moment are hardly in one skill by chance: then a small lead does; a larger one where little else speaks for the domain. */
const FIVE = { floor: 115, words: 5, lead: 1.15 } as const;
const FIVE_THIN = { floor: 130, words: 5, lead: 1.35 } as const;
/** Where one name in plain text is all the evidence: its skill must be found by more than that name. */
const THIN_FLOOR = 150;
const NEAR = 0.7;
const FITS_BETTER = 1.1;
const EQUAL = 0.95;
/** This many equals at the top: the evidence does not tell which is meant. */
const CROWD = 4;
const MOST = 3;

/** Where a skill is only worth its lines if its own error, package or phrase stands there. */
const KNOWN: Readonly<Record<Moment['kind'], number>> = {
  prompt: 1,
  decision: 1,
  error: 2,
  health: 2,
  boundary: 1,
  test: 1,
};

/** What a pick must know of its moment. */
export interface Occasion {
  readonly kind: Moment['kind'];
  /** Whether little but the search speaks for the domains of a skill. */
  readonly isThin: (skill: SkillRecord) => boolean;
  /** How many words were searched for. */
  readonly asked: number;
}

/** One to three of the ranked skills, or none. `ranked` is best first. */
export function pick(occasion: Occasion, ranked: readonly Ranked[], say: Say): readonly Ranked[] {
  const { kind, isThin, asked } = occasion;
  const chance = chanceOf(asked);
  for (const { skill, score, own, words } of ranked.slice(0, 5)) {
    say('rank', `${skill.key} ${score} (own points ${own}, words ${words})`);
  }
  const able = ranked.filter(({ skill, own, score }) => {
    const thin = isThin(skill);
    const floor = chance * (thin ? THIN_FLOOR : FLOOR);
    return own >= KNOWN[kind] && ((own >= 2 && !thin) || score >= floor);
  });
  const best = able[0];
  if (!best || outdone(occasion, best, ranked, chance))
    return searched(occasion, ranked, chance, say);
  const equal = able.filter((one) => one.score >= EQUAL * best.score);
  if (equal.length >= CROWD) {
    say('margin', `${equal.length} skills fit equally well`);
    return [];
  }
  const near = ranked.filter(
    (one) =>
      one.score >= NEAR * best.score && (able.includes(one) || fitsBetter(kind, one, best, chance)),
  );
  say('margin', `${near.length} within ${100 * NEAR} % of ${best.score}`);
  return near.slice(0, kind === 'boundary' || kind === 'test' ? 1 : MOST);
}

/** A skill without signals of its own that the words fit better than the one that has them: both are said. */
function fitsBetter(kind: Moment['kind'], one: Ranked, best: Ranked, chance: number): boolean {
  if (KNOWN[kind] > 1 || one.words < Math.max(SEARCHED.words, best.words)) return false;
  return one.score >= chance * THIN_FLOOR && one.impact >= FITS_BETTER * best.impact;
}

/** A skill without signals of its own that the words fit far better. */
function outdone(
  occasion: Occasion,
  best: Ranked,
  ranked: readonly Ranked[],
  chance: number,
): boolean {
  const [first] = ranked;
  return first !== undefined && first !== best && stands(occasion, first, best, chance);
}

/** The one skill that the words alone single out; never at an error, where silence is better than a guess. */
function searched(
  occasion: Occasion,
  ranked: readonly Ranked[],
  chance: number,
  say: Say,
): readonly Ranked[] {
  const [first, second] = ranked;
  if (first && stands(occasion, first, second, chance)) {
    say(
      'margin',
      `found by ${first.words} words alone, ${first.score} against ${second?.score ?? 0}`,
    );
    return [first];
  }
  say(
    'floor',
    `no skill has ${KNOWN[occasion.kind]} points of its own, or stands out by its words`,
  );
  return [];
}

function stands(
  { kind, isThin }: Occasion,
  first: Ranked,
  second: Ranked | undefined,
  chance: number,
): boolean {
  if (KNOWN[kind] > 1 || kind === 'boundary' || kind === 'test') return false;
  const lead = first.score / Math.max(1, second?.score ?? 0);
  const reaches = ({ floor, words, lead: least }: typeof FIVE | typeof FIVE_THIN) =>
    first.words >= chance * words && first.score >= chance * floor && lead >= least;
  if (isThin(first.skill)) return reaches(FIVE_THIN);
  if (reaches(FIVE)) return true;
  if (first.words < chance * SEARCHED.words || first.score < chance * SEARCHED.floor) return false;
  return lead >= SEARCHED.lead && first.score * Math.min(2, lead) >= chance * SEARCHED.worth;
}
