import type { Fact } from '../core/facts/fact.ts';
import {
  chooseSkills,
  composeGuidance,
  type GuidanceMemory,
  guidanceFold,
  isUseful,
  type Moment,
  type SkillIndex,
} from '../core/guidance/index.ts';
import { truncate } from '../core/kit/text.ts';
import { openLibraries } from './libraries.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

const MAX_ABOUT = 300;

/** The few lines that fit this moment, or silence: nothing fits, it was given before, the session had its share. */
export function guide(moment: Moment, session: Session): Speech | null {
  const { config } = session;
  const memory = recall(session);
  if (!config.guidance.enabled || memory === null) return null;
  if (memory.activations >= config.guidance.maxPerSession) return null;
  const index = openLibraries(session.world.environment.pluginRoot, session.root, session.world);
  if (index === null) return null;
  const choice = chooseSkills(moment, index, new Set(memory.given));
  if (choice.skills.length === 0) return null;
  const text = composeGuidance(choice, index, moment);
  if (text === null) return null;
  const keys = choice.skills.map(({ key }) => key);
  const fact: Fact = {
    v: 1,
    kind: 'guidance',
    at: session.world.clock.now(),
    moment: moment.kind,
    skills: keys,
    hashes: choice.skills.map((skill) => skill.hash),
    signatures: 'signatures' in moment ? moment.signatures.map(({ id }) => id) : [],
    about: truncate(aboutOf(moment), MAX_ABOUT),
  };
  return { channel: 'guidance', key: keys.join(' '), text, facts: [fact] };
}

function recall({ journal }: Session): GuidanceMemory | null {
  const folded = journal.fold('guidance', guidanceFold);
  return folded.known ? folded.state : null;
}

function aboutOf(moment: Moment): string {
  if ('text' in moment) return moment.text;
  return moment.kind === 'test' ? moment.excerpt : JSON.stringify(moment);
}

/** Notes which of the skills given last show in this text of the agent. */
export function noteUse(written: string, session: Session): void {
  const memory = recall(session);
  const open = memory?.latest?.skills.filter((key) => !memory.useful.includes(key)) ?? [];
  if (open.length === 0 || memory?.latest == null) return;
  const index = openLibraries(session.world.environment.pluginRoot, session.root, session.world);
  if (index === null) return;
  const { about } = memory.latest;
  const at = session.world.clock.now();
  const facts = open.flatMap((key): Fact[] => {
    const text = textOf(index, key);
    const shows = text !== null && isUseful(text, about, [written]);
    return shows ? [{ v: 1, kind: 'useful', at, skill: key }] : [];
  });
  session.journal.append(facts);
}

function textOf(index: SkillIndex, key: string) {
  const id = index.find(key);
  return id === null ? null : index.text(id);
}
