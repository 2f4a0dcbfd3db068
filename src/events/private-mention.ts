import { placeOf } from '../core/exclusion/index.ts';
import type { UserPromptSubmitEvent } from '../host/events/session.ts';
import { hostPaths } from '../host/path.ts';
import type { World } from '../world/world.ts';
import { createGuard, eventDirectory } from './guard.ts';

/**
 * Why a prompt is not sent: it mentions a private file. The host reads `@path` before the model runs and fires no
 * PreToolUse: here is the only place to see it. The host counts the file as read even so, and after a compaction shows
 * the model what was read last: only a cleared session forgets it. `null` where no mention is private.
 */
export function privateMention(
  mentions: readonly string[],
  event: UserPromptSubmitEvent,
  world: World,
): string | null {
  const guard = createGuard(event, world);
  if (!world.config(guard.root).config.exclusion.enabled) return null;
  const cwd = eventDirectory(event, world);
  const named = mentions.flatMap((mention) =>
    hostPaths(mention, cwd, world.environment).map((path) => ({ mention, path })),
  );
  for (const { mention, path } of named) {
    const verdict = guard.judge(path, 'read');
    if (!verdict.excluded || verdict.purpose !== 'privacy' || world.tree.kind(path) === null) {
      continue;
    }
    return [
      `Fire Flow: the prompt was not sent, since @${mention} is kept private by ${placeOf(verdict.rule)}.`,
      'The host itself has read the file and may show it after a /compact: /clear makes it forget.',
      'Here is the prompt, to send again without the mention:',
      '',
      event.prompt,
    ].join('\n');
  }
  return null;
}
