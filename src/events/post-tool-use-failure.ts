import type { Fact } from '../core/facts/fact.ts';
import type { PostToolUseFailureEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { afterCompaction } from './after-compaction.ts';
import { endAtOnce } from './loop/running.ts';
import { errorMoment } from './moments.ts';
import { openSession, type Session } from './session.ts';
import { isGuided, type Speech, speak } from './speech.ts';
import { failureOf } from './tool-result.ts';

/** Records what failed, and says what fits this error. */
export async function postToolUseFailure(
  event: PostToolUseFailureEvent,
  world: World,
): Promise<Outcome> {
  const session = openSession(event, world);
  if (session === null) return PASS;
  const result = failureOf(event, session);
  const { observe } = await import('./observe/observe.ts');
  const fact = observe(result, (text) => session.journal.keepError(text));
  if (fact === null) return PASS;
  const { recordAndAssess } = await import('./health.ts');
  const { speeches, assessment } = await recordAndAssess([fact], event, session);
  if (session.isSubagent) return PASS;
  const ended = await endAtOnce(assessment, event, session);
  if (ended !== null) return { ...PASS, context: speak(speeches, session), notice: ended };
  const guidance = isGuided(speeches) ? null : await guided(fact, event, session);
  const others = [...(await afterCompaction(event, session)), guidance];
  return { ...PASS, context: speak([...speeches, ...others], session) };
}

async function guided(
  fact: Fact,
  { error }: PostToolUseFailureEvent,
  session: Session,
): Promise<Speech | null> {
  const moment = errorMoment(fact, error);
  if (moment === null) return null;
  const { guide } = await import('./guidance.ts');
  return guide(moment, session);
}
