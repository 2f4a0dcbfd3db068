import type { PreCompactEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { preserve } from './preservation.ts';
import { openSession } from './session.ts';

/** Preserves the stop signals and tells the summariser what to keep. */
export function preCompact(event: PreCompactEvent, world: World): Outcome {
  const session = openSession(event, world);
  if (session === null || session.isSubagent || !session.config.preservation.enabled) return PASS;
  return { ...PASS, context: [preserve(session, event.transcript, event.trigger)] };
}
