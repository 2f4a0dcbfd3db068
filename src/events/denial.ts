import { denialText, type Excluded } from '../core/exclusion/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import type { Outcome } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import type { Guard } from './guard.ts';
import type { SessionMemory } from './memory.ts';

/** Keeps a file out of the context, and remembers that it did. */
export function deny(
  { event, guard, memory, world }: Hearing,
  verdict: Excluded,
  instead?: string,
): Outcome {
  const { path, rule, purpose } = verdict;
  const at = world.clock.now();
  const use = event.use ? { use: event.use } : {};
  const reason = denialText({
    verdict,
    root: guard.root,
    repeated: memory.wasDenied(verdict),
    passesNext:
      event.tool === 'Read' && purpose === 'waste' && memory.known && memory.asksForChange,
    ...(instead && { instead }),
  });
  memory.record({ v: 1, kind: 'denial', at, ...use, path, purpose, ...rule });
  return { decision: { type: 'deny', reason }, context: [] };
}

/** Everything a judgement of one tool call draws on. */
export interface Hearing {
  readonly event: PreToolUseEvent;
  readonly guard: Guard;
  readonly memory: SessionMemory;
  readonly world: World;
}
