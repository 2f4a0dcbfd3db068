import { type Evidence, evidenceOf } from './evidence.ts';
import { type Material, type Moment, materialOf } from './moment.ts';
import { pick } from './pick.ts';
import { bestHits, type Found, type Hit, rank, search } from './rank.ts';
import type { Reason, Say } from './reason.ts';
import { type AreaScore, areaScores, ENOUGH } from './scores.ts';
import type { SkillIndex, SkillRecord } from './skill-index.ts';
import { type Speech, speechOf } from './speech.ts';
import { type Veto, vetoesOf } from './veto.ts';
import { type Run, runsOf, searchWords } from './words.ts';

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

/** A task that a soft veto doubts must show twice the usual evidence; a search finds what a text is about, which is not the doubt. */
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
  const say: Say = (step, text) => {
    reasons.push({ step, text });
  };
  const silence: Choice = { skills: [], domains: [], reasons };
  const speech = spoken(moment);
  if (speech.none) say('speech', `no words of a user: ${speech.none}`);
  if (speech.none) return silence;

  const material = materialOf(moment, speech.own, speech.pasted);
  const runs = runsOf(material.words);
  const evidence = evidenceOf(material, runs, index);
  const query = queryOf(material, runs);
  // Where the domains do not ask for it, only a domain that has passed needs the search.
  let known: Found | null = null;
  const found = () => {
    known ??= search(query, index);
    return known;
  };
  const hits = searchesDomains(moment) ? bestHits(found(), index) : NO_HITS;
  const scores = scored(areaScores(evidence, hits, query.length), evidence, say);
  const domains = passing(scores, moment, speech, say);
  if (domains.length === 0) return silence;

  const within = new Set([...domains.map((score) => score.area), ...BESIDE[moment.kind]]);
  const ranked = rank(found(), evidence, within, index);
  const isThin = thinness(evidence, domains);
  const picked = pick({ kind: moment.kind, isThin, asked: query.length }, ranked, say);
  const skills = picked.filter(({ skill }) => fresh(skill, given, say));
  return {
    skills: skills.map(({ skill, score, own }) => ({ ...skill, score, own })),
    domains,
    reasons,
  };
}

function scored(
  scores: readonly AreaScore[],
  evidence: readonly Evidence[],
  say: Say,
): readonly AreaScore[] {
  for (const { areas, source, what, points } of evidence) {
    if (areas.length > 0) say('signal', `${source} "${what}" ${points} → ${areas.join(', ')}`);
  }
  for (const { area, points } of scores.slice(0, 4)) say('domain', `${area} ${points}`);
  return scores;
}

const NO_HITS: ReadonlyMap<string, Hit> = new Map();

/** What somebody says is searched for skills; names of packages and the code of a test say the same words for many reasons. */
function searchesDomains({ kind }: Moment): boolean {
  return kind !== 'boundary' && kind !== 'test';
}

/** The two best domains with enough points. Vetoes are asked last, since most moments need none. */
function passing(
  scores: readonly AreaScore[],
  moment: Moment,
  speech: Speech,
  say: Say,
): readonly AreaScore[] {
  const enough = scores.filter((score) => score.points >= ENOUGH).slice(0, 2);
  if (enough.length === 0) say('domain', `no domain has ${ENOUGH} points`);
  if (enough.length === 0) return [];
  const vetoes = vetoesFor(moment, speech);
  for (const veto of vetoes) say('veto', `${veto.name} (${veto.strength})`);
  if (vetoes[0]?.strength === 'hard') return [];
  if (vetoes.length === 0) return enough;
  const sure = enough.filter((score) => score.clear >= DOUBTED);
  if (sure.length === 0) say('veto', `doubted, and no domain has ${DOUBTED} points`);
  return sure;
}

/**
 * Whether little speaks for a skill's domains: one word of plain text in all, or none of them has its points without the search.
 * What lies beside the domains goes by any of them.
 */
function thinness(
  evidence: readonly Evidence[],
  domains: readonly AreaScore[],
): (skill: SkillRecord) => boolean {
  const speaking = evidence.filter(
    ({ areas, points }) => points > 0 && domains.some((one) => areas.includes(one.area)),
  );
  const [only] = speaking;
  const oneWord = speaking.length === 1 && only?.source === 'word' && !only.what.includes(' ');
  return ({ areas }) => {
    const own = domains.filter(({ area }) => areas.includes(area));
    const asked = own.length > 0 ? own : domains;
    return oneWord || asked.every(({ clear }) => clear < ENOUGH);
  };
}

function fresh(skill: SkillRecord, given: ReadonlySet<string>, say: Say): boolean {
  const had = given.has(skill.key) || given.has(skill.hash);
  if (had) say('given', `${skill.key} was given already`);
  return !had;
}

function spoken(moment: Moment): Speech {
  if (moment.kind === 'prompt' || moment.kind === 'decision') return speechOf(moment.text);
  // Being stuck speaks for itself, whatever the prompt was.
  if (moment.kind === 'health') return { ...speechOf(moment.text), none: null };
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
