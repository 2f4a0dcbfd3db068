import type { SessionEndEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import { sweepCompiled } from '../world/compiled/compiled.ts';
import type { World } from '../world/world.ts';
import { activityOf } from './loop/activity.ts';
import { hasPlans } from './pending.ts';
import { openSession } from './session.ts';

const KEPT_DAYS = 30;

/** Lets a loop wait for another session, completes the session's RECORD, and sweeps what a month has left behind: sessions nobody touched, compiled forms. */
export async function sessionEnd(event: SessionEndEvent, world: World): Promise<Outcome> {
  const session = openSession(event, world);
  if (session !== null && activityOf(session) !== null) {
    const { sessionEnded } = await import('./loop/part.ts');
    sessionEnded(event, session);
  }
  if (session !== null && hasPlans(session)) {
    const { writeMetrics } = await import('./record-metrics.ts');
    writeMetrics(session, event.session);
  }
  world.journals.sweep(KEPT_DAYS);
  sweepCompiled(world.files, world.clock, world.environment.stateDir, KEPT_DAYS);
  return PASS;
}
