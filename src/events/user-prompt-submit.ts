import { namesIn } from '../core/exclusion/index.ts';
import { resolve } from '../core/kit/path.ts';
import { truncate } from '../core/kit/text.ts';
import type { UserPromptSubmitEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { createGuard, eventDirectory, type Excluded } from './guard.ts';
import { openMemory } from './memory.ts';

/** Remembers what the user named, and keeps a private file out that the host would read by itself (`@path`). */
export function userPromptSubmit(event: UserPromptSubmitEvent, world: World): Outcome {
  const guard = createGuard(event, world);
  const refused = mentionedPrivate(event, guard, world);
  if (refused) return { ...PASS, decision: { type: 'blockPrompt', reason: giveBack(refused, event.prompt) } };
  return PASS;
}
