import type { Exclusion } from '../core/exclusion/index.ts';
import { parsePlain } from '../core/shell/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { hostAbilities } from '../host/version.ts';
import type { World } from '../world/world.ts';
import { eventDirectory } from './guard.ts';
import { judgeCommand } from './judge-command.ts';
import type { SessionMemory } from './memory.ts';
import { textField } from './observe/result.ts';

interface Left {
  readonly root: string;
  readonly exclusion: Exclusion;
  /** Whether a path stays out: the plan, the user or an error may have named it. */
  keeps(path: string): boolean;
}

/** A search in the words that leave these files out; `null` where it meets none of them, or has no exact words for it. */
export function scanSoftly(
  event: PreToolUseEvent,
  { exclusion, keeps }: Left,
  memory: SessionMemory,
  world: World,
): { readonly input: Readonly<Record<string, unknown>>; readonly words: string } | null {
  const { rewrites } = hostAbilities(world.files, event.transcript);
  if (!rewrites || memory.ignoresRewrites) return null;
  const judged = judgeCommand(textField(event.input, 'command'), {
    cwd: eventDirectory(event, world),
    home: world.environment.home,
    tree: world.tree,
    judge: (path, want, kind) => exclusion.judge(path, want, kind),
    rulesBelow: (directory) => exclusion.rulesBelow(directory),
    firmRuleBelow: (directory) => exclusion.firmRuleBelow(directory),
    parse: parsePlain,
    isExempt: (path) => !keeps(path),
    host: { rewrites: true, filters: false },
    background: event.input['run_in_background'] === true,
  });
  if (judged.type !== 'rewrite') return null;
  return { input: { ...event.input, command: judged.command }, words: judged.added.join(' ') };
}
