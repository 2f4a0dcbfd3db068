import type { Fact } from '../core/facts/fact.ts';
import { closesLooking, lookingFold } from '../core/health/index.ts';
import type { PostToolUseEvent } from '../host/events/tool.ts';
import { activityOf } from './loop/activity.ts';
import { endAtOnce } from './loop/running.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

interface CheckUp {
  readonly speeches: readonly Speech[];
  /** Why the run is to end. */
  readonly halt: string | null;
}

const LOOKS_PER_READING = 3;

const SILENT: CheckUp = { speeches: [], halt: null };

/** Records what a successful call did, and judges the session's health where this fact can have changed it. */
export async function checkUp(
  fact: Fact,
  event: PostToolUseEvent,
  session: Session,
): Promise<CheckUp> {
  const facts = await told(fact, event, session);
  const quiet = session.isSubagent || isHarmless(fact, session);
  const due = quiet && (await isDue(fact, event, session));
  if (quiet) session.journal.append(facts);
  if (quiet && !due) return SILENT;
  const { recordAndAssess } = await import('./health.ts');
  const { speeches, assessment, halt } = await recordAndAssess(quiet ? [] : facts, event, session);
  return { speeches, halt: (await endAtOnce(assessment, event, session)) ?? halt };
}

/**
 * Looks and edits, most calls of a session: they close no iteration, as a rule, and are judged with the next call that
 * does. Not so where a run waits for its end.
 */
function isHarmless(fact: Fact, session: Session): boolean {
  if (fact.kind !== 'look' && fact.kind !== 'edit') return false;
  return session.config.breaker.onTrip !== 'stop' && activityOf(session) === null;
}

/**
 * Whether a look is to be judged after all: it closes an iteration, or calls that the host rejected stand before it. An
 * agent whose edits are rejected does nothing but look between them; the transcript is read at every third look for that.
 */
async function isDue(fact: Fact, event: PostToolUseEvent, session: Session): Promise<boolean> {
  if (session.isSubagent || !session.config.health.enabled || fact.kind !== 'look') return false;
  const before = session.journal.fold('looking', lookingFold).state;
  if (closesLooking(before)) return true;
  if ((before + 1) % LOOKS_PER_READING !== 0) return false;
  const { tailFor, unseenRejections } = await import('./rejected.ts');
  return (await unseenRejections(tailFor([], event.transcript, session), session)).length > 0;
}

/** An edit with what the assistant said before it, where there is a transcript to tell. */
async function told(
  fact: Fact,
  { transcript }: PostToolUseEvent,
  session: Session,
): Promise<readonly Fact[]> {
  const { config, world, isSubagent } = session;
  if (fact.kind !== 'edit' || isSubagent || !config.health.enabled || !transcript) return [fact];
  if (!world.files.has(transcript)) return [fact];
  const { withApproach } = await import('./approach.ts');
  return withApproach(fact, transcript, session);
}
