import type { PostToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { filterOutput } from './filter-output.ts';

/** Takes excluded lines out of a command's output. */
export function postToolUse(event: PostToolUseEvent, world: World): Outcome {
  return event.tool === 'Bash' ? filterOutput(event, world) : PASS;
}
