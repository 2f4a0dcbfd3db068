import type { PostToolUseFailureEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';

export function postToolUseFailure(_event: PostToolUseFailureEvent, _world: World): Outcome {
  return PASS;
}
