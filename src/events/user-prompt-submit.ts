import { mentionsIn, namesIn } from '../core/exclusion/index.ts';
import { resolve } from '../core/kit/path.ts';
import { truncate } from '../core/kit/text.ts';
import type { UserPromptSubmitEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { createGuard, eventDirectory, type Guard } from './guard.ts';
import { openMemory } from './memory.ts';

/** Remembers what the user named, and keeps out a private file that the host would read by itself (`@path`). */
export function userPromptSubmit(event: UserPromptSubmitEvent, world: World): Outcome {
  const guard = createGuard(event, world);
  const refusal = privateMention(event, guard, world);
  if (refusal) return { ...PASS, decision: { type: 'blockPrompt', reason: refusal } };
  const memory = openMemory(event, world);
  memory.record({
    v: 1,
    kind: 'prompt',
    at: world.clock.now(),
    text: truncate(event.prompt, MAX_TEXT),
    asks: 'change',
    names: namesIn(event.prompt),
  });
  return PASS;
}

const MAX_TEXT = 1000;

/** The host reads `@path` before the model runs and fires no PreToolUse: here is the only place to see it. */
function privateMention(event: UserPromptSubmitEvent, guard: Guard, world: World): string | null {
  for (const mention of mentionsIn(event.prompt)) {
    const path = resolve(eventDirectory(event, world), mention);
    const verdict = guard.judge(path, 'read');
    if (verdict.excluded && verdict.purpose === 'privacy' && world.tree.kind(path) !== null) {
      const { file, line, pattern } = verdict.rule;
      return `Fire Flow: @${mention} was not read: ${file}:${line} (${pattern}) keeps it private. Your prompt, to send again without it:\n\n${event.prompt}`;
    }
  }
  return null;
}
