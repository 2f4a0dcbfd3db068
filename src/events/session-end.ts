import type { SessionEndEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';

const KEPT_DAYS = 30;

/** Sweeps the state of sessions nobody has touched for a month. */
export function sessionEnd(_event: SessionEndEvent, world: World): Outcome {
  world.journals.sweep(KEPT_DAYS);
  return PASS;
}
