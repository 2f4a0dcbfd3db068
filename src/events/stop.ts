import type { StopEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';

export function stop(_event: StopEvent, _world: World): Outcome {
  return PASS;
}
