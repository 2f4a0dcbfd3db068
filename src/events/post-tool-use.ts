import type { PostToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';

export function postToolUse(_event: PostToolUseEvent, _world: World): Outcome {
  return PASS;
}
