import type { Fact } from '../core/facts/fact.ts';
import type { Turn } from '../core/facts/turn.ts';
import { type Assessment, assess, type HealthState, healthFold } from '../core/health/index.ts';
import type { HostEvent } from '../host/events/base.ts';
import { fileBlockers } from './blockers.ts';
import { inAnswers, tailFor, unseenRejections } from './rejected.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';
import { healthOptions } from './thresholds.ts';

export interface CheckUp {
  /** What is to be said of the session's health, where anything is. */
  readonly speeches: readonly Speech[];
  /** Why the run is to be ended, where the user wants a tripped breaker to end it. */
  readonly halt: string | null;
  readonly assessment: Assessment | null;
}

const SILENT: CheckUp = { speeches: [], halt: null, assessment: null };

/**
 * Records facts, with the calls that the host rejected, which the transcript alone tells, and judges
 * the session. A subagent's facts go to its own journal and nothing is said of them; nor where the journal cannot be read.
 * `read`: the end of the transcript, where the event has read it already.
 */
export async function recordAndAssess(
  facts: readonly Fact[],
  event: HostEvent,
  session: Session,
  read?: readonly Turn[],
): Promise<CheckUp> {
  const { journal, config } = session;
  if (session.isSubagent || !config.health.enabled) {
    journal.append(facts);
    return SILENT;
  }
  const turns = read ?? tailFor(facts, event.transcript, session);
  journal.append(inAnswers([...(await unseenRejections(turns, session)), ...facts], turns));
  const { state, known } = journal.fold('health', healthFold);
  if (!known) return SILENT;
  const { assessment, speeches } = await judge(state, facts, session);
  fileBlockers(assessment, state, facts, session);
  return { speeches, halt: haltOf(assessment, session), assessment };
}

/** What is to be said of the state, with what the library has for it where the session has just become stuck. */
async function judge(
  state: HealthState,
  facts: readonly Fact[],
  session: Session,
): Promise<{ assessment: Assessment; speeches: readonly Speech[] }> {
  const options = healthOptions(state, session);
  const first = assess(state, options);
  const isStuck = first.health === 'STALLED' || first.health === 'SPINNING';
  if (first.speech === null) return { assessment: first, speeches: [] };
  if (!isStuck || first.reason !== null) return { assessment: first, speeches: [first.speech] };
  const { suggestions, unstick } = await import('./stuck.ts');
  const assessment =
    first.health === 'STALLED'
      ? assess(state, { ...options, suggestions: suggestions(state, session) })
      : first;
  const guidance = unstick(assessment, state, facts, session);
  return { assessment, speeches: [assessment.speech, guidance].filter((one) => one !== null) };
}

/** A breaker that is to stop the run does so as soon as it trips; what was said before has been seen. */
export function haltOf({ breaker, reason }: Assessment, { config }: Session): string | null {
  const stops = config.breaker.onTrip === 'stop' && breaker === 'TRIPPED' && reason !== null;
  return stops ? `Fire Flow: the breaker has tripped, ${reason}.` : null;
}
