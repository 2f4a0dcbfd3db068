import type { PermissionRequestEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { describeTarget } from './tool-targets.ts';

/** Recorded only: a refusal fires no other event. */
export function permissionRequest(event: PermissionRequestEvent, world: World): Outcome {
  const { tool, input, use } = event;
  const at = world.clock.now();
  world.journals
    .open(event.session, event.agent)
    ?.append([
      { v: 1, kind: 'permission', at, ...(use && { use }), tool, target: describeTarget(input) },
    ]);
  return PASS;
}
