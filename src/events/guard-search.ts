import type { PreToolUseEvent } from '../host/events/tool.ts';
import { hostPaths } from '../host/path.ts';
import type { World } from '../world/world.ts';
import { eventDirectory } from './guard.ts';
import type { CommandJudgement } from './judge-command.ts';

/**
 * The Grep tool of older hosts as the ripgrep call it makes; `null` where it shows names or counts only. It searches hidden
 * files and honours git's ignore rules.
 */
export function grepCommand(event: PreToolUseEvent, world: World): string | null {
  const { tool, input } = event;
  if (tool !== 'Grep' || input['output_mode'] !== 'content') return null;
  const written = typeof input['path'] === 'string' ? input['path'] : '';
  const [path = '.'] = hostPaths(written, eventDirectory(event, world), world.environment);
  const glob = typeof input['glob'] === 'string' ? ` -g ${quote(input['glob'])}` : '';
  return `rg --hidden -n${glob} -e x -- ${quote(path)}`;
}

/** The tool's input with the narrowing that the call would have had; `null` where the tool has no words for it. */
export function narrowedGrep(
  event: PreToolUseEvent,
  judged: Extract<CommandJudgement, { type: 'rewrite' }>,
): Readonly<Record<string, unknown>> | null {
  const globs = judged.added.map((added) => /^'?--glob=(![^'\s]+)'?$/.exec(added)?.[1]);
  if (globs.some((glob) => glob === undefined)) return null;
  const before = typeof event.input['glob'] === 'string' ? [event.input['glob']] : [];
  return { ...event.input, glob: [...before, ...globs].join(' ') };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
