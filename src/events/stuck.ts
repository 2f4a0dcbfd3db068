import type { Fact } from '../core/facts/fact.ts';
import { chooseSkills, type Moment } from '../core/guidance/index.ts';
import type { Assessment, HealthState } from '../core/health/index.ts';
import { commandOf } from '../core/kit/prompt.ts';
import { SIGNALS } from '../core/preservation/index.ts';
import { guide } from './guidance.ts';
import { openLibraries } from './libraries.ts';
import { errorsOf } from './moments.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

const NEWEST = 8;

/** The decision point of a session that has just become stuck: what the library has on its error, its files and its task. */
export function unstick(
  { health }: Assessment,
  state: HealthState,
  facts: readonly Fact[],
  session: Session,
): Speech | null {
  if (health !== 'STALLED' && health !== 'SPINNING') return null;
  return guide(momentOf(health, state, facts, session), session);
}

/** Names of skills for a session that stands still, best first. Also those it was given: a name is no repetition of their text. */
export function suggestions(state: HealthState, session: Session): readonly string[] {
  const { world, root, config } = session;
  const index = config.guidance.enabled
    ? openLibraries(world.environment.pluginRoot, root, world)
    : null;
  if (index === null) return [];
  const moment = momentOf('STALLED', state, [], session);
  return chooseSkills(moment, index, new Set()).skills.map(({ key }) => key);
}

function momentOf(
  health: 'STALLED' | 'SPINNING',
  state: HealthState,
  facts: readonly Fact[],
  { journal }: Session,
): Moment {
  const prompt = journal.fold('preservation', SIGNALS).state.requests.at(-1)?.text ?? '';
  const text = commandOf(prompt)?.text ?? prompt;
  const files = [...new Set(state.edits.slice(-NEWEST).map(({ path }) => path))];
  const signatures = facts.flatMap(errorsOf);
  return { kind: 'health', state: health, signatures, files, text };
}
