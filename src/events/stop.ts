import type { StopEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { activityOf } from './loop/activity.ts';
import { haltOfLoop } from './loop/running.ts';
import { hasPlans } from './pending.ts';
import { openSession } from './session.ts';

/** Records that the agent ended its turn; a tripped breaker that is to end the run does so here at the latest. */
export async function stop(event: StopEvent, world: World): Promise<Outcome> {
  const session = openSession(event, world);
  if (session === null) return PASS;
  if (activityOf(session) !== null) {
    const { loopStop } = await import('./loop/part.ts');
    return loopStop(event, session);
  }
  const ended = haltOfLoop(session);
  const { recordAndAssess } = await import('./health.ts');
  const { stopFacts } = await import('./stop-facts.ts');
  const { facts, turns } = stopFacts(event, session);
  const { halt } = await recordAndAssess(facts, event, session, turns);
  if (hasPlans(session)) {
    const { writeMetrics } = await import('./record-metrics.ts');
    writeMetrics(session, event.session);
  }
  if (ended !== null) return { ...PASS, notice: ended };
  return halt === null ? PASS : { ...PASS, decision: { type: 'halt', reason: halt } };
}
