import type { PreCompactEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';

export function preCompact(_event: PreCompactEvent, _world: World): Outcome {
  return PASS;
}
