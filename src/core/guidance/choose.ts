import { evidenceOf } from './evidence.ts';
import { type Material, type Moment, materialOf } from './moment.ts';
import { type Ranked, rank } from './rank.ts';
import { type AreaScore, areaScores, ENOUGH } from './scores.ts';
import type { SkillIndex, SkillRecord } from './skill-index.ts';
import { type Speech, speechOf } from './speech.ts';
import { type Veto, vetoesOf } from './veto.ts';
import { type Run, runsOf, searchWords } from './words.ts';

/** Why something was chosen, or why nothing was said; in the order of the decision. */
export interface Reason {
  readonly step: 'speech' | 'veto' | 'signal' | 'domain' | 'rank' | 'floor' | 'margin' | 'given';
  /** For a person who reads `fire-flow skills search`. */
  readonly text: string;
}

export interface ChosenSkill extends SkillRecord {
  readonly score: number;
  readonly own: number;
}

/** What a moment calls for. No skills: silence, and the last reason says why. */
export interface Choice {
  /** Best first, at most three. */
  readonly skills: readonly ChosenSkill[];
  /** The domains that passed, best first, at most two. */
  readonly domains: readonly AreaScore[];
  readonly reasons: readonly Reason[];
}

/** A task that a soft veto doubts must show twice the usual evidence. */
const DOUBTED = 2 * ENOUGH;

/** Categories searched beside the domains. */
const BESIDE: Readonly<Record<Moment['kind'], readonly string[]>> = {
  prompt: [],
  decision: ['architecture'],
  error: ['debugging'],
  health: ['debugging'],
  boundary: ['integrations'],
  test: ['methodology'],
};

/**
 * Chooses one to three skills for a moment, or none. `given` holds what the session has had already, as keys
 * (`category/name`) or hashes of skills; record both of each skill that is shown.
 */
export function chooseSkills(
  moment: Moment,
  index: SkillIndex,
  given: ReadonlySet<string>,
): Choice {
  const reasons: Reason[] = [];
  const say = (step: Reason['step'], text: string): void => {
    reasons.push({ step, text });
  };
  const silence = (step: Reason['step'], text: string): Choice => {
    say(step, text);
    return { skills: [], domains: [], reasons };
  };
  const speech = spoken(moment);
  if (speech.none) return silence('speech', `no words of a user: ${speech.none}`);
  const vetoes = vetoesFor(moment, speech);
  for (const veto of vetoes) say('veto', `${veto.name} (${veto.strength})`);
  if (vetoes[0]?.strength === 'hard') return silence('veto', `nothing to guide: ${vetoes[0].name}`);

  const material = materialOf(moment, speech.own, speech.pasted);
  const runs = runsOf(material.words);
  const evidence = evidenceOf(material, runs, index);
  for (const one of evidence) {
    if (one.areas.length > 0)
      say('signal', `${one.source} "${one.what}" ${one.points} → ${one.areas.join(', ')}`);
  }
  const needed = vetoes.length > 0 ? DOUBTED : ENOUGH;
  const scores = areaScores(evidence);
  const domains = scores.filter((score) => score.points >= needed).slice(0, 2);
  for (const { area, points } of scores.slice(0, 4))
    say('domain', `${area} ${points} of ${needed}`);
  if (domains.length === 0) return silence('domain', `no domain has ${needed} points`);

  const within = new Set([...domains.map((score) => score.area), ...BESIDE[moment.kind]]);
  const ranked = rank(queryOf(material, runs), evidence, within, index);
  for (const one of ranked.slice(0, 5)) {
    say('rank', `${one.skill.key} ${one.score} (own points ${one.own}, words ${one.words})`);
  }
  const picked = pick(moment, ranked, say);
  const fresh = picked.filter(({ skill }) => !given.has(skill.key) && !given.has(skill.hash));
  for (const { skill } of picked) {
    if (!fresh.some((one) => one.skill === skill)) say('given', `${skill.key} was given already`);
  }
  const skills = fresh.map(({ skill, score, own }) => ({ ...skill, score, own }));
  return { skills, domains, reasons };
}

function spoken(moment: Moment): Speech {
  if (moment.kind === 'prompt' || moment.kind === 'decision') return speechOf(moment.text);
  return { own: '', pasted: '', none: null };
}

/** An error, a stuck session and a written test are never chatter. */
function vetoesFor(moment: Moment, speech: Speech): readonly Veto[] {
  if (moment.kind !== 'prompt' && moment.kind !== 'decision') return [];
  return vetoesOf(speech.own, moment.files ?? []);
}

/** The words of the moment, and those of its packages and of its files' names. */
function queryOf(material: Material, runs: readonly Run[]): readonly string[] {
  const names = material.files.slice(0, 10).map((file) => file.slice(file.lastIndexOf('/') + 1));
  const beside = runsOf([...material.packages.slice(0, 20), ...names].join('\n'));
  return searchWords([...runs, ...beside]);
}

const FLOOR = 110;
const MARGIN = 0.7;
const MOST_SKILLS = 3;
/** More equals than this at the top, and the evidence does not tell which is meant. */
const CROWD = 4;

/** Those near the best that have something of their own; a single one where something is met, not asked. */
function pick(
  moment: Moment,
  ranked: readonly Ranked[],
  say: (step: Reason['step'], text: string) => void,
): readonly Ranked[] {
  const known = moment.kind === 'error' || moment.kind === 'health' ? 2 : 1;
  const able = ranked.filter((one) => one.own >= known && one.score >= FLOOR);
  const best = able[0];
  if (!best) {
    say('floor', `no skill has ${known} points of its own and a score of ${FLOOR}`);
    return [];
  }
  const near = able.filter((one) => one.score >= MARGIN * best.score);
  const equal = able.filter((one) => one.score >= 0.95 * best.score);
  if (equal.length >= CROWD) {
    say('margin', `${equal.length} skills fit equally well`);
    return [];
  }
  const most = moment.kind === 'boundary' || moment.kind === 'test' ? 1 : MOST_SKILLS;
  say('margin', `${near.length} within ${Math.round(100 * MARGIN)} % of ${best.score}`);
  return near.slice(0, most);
}
