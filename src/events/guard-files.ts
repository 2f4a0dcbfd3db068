import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { deny, tellProblems } from './denial.ts';
import { eventDirectory, type Excluded, type Guard } from './guard.ts';
import { openMemory } from './memory.ts';
import { type Target, toolTargets } from './tool-targets.ts';

/** Judges the files that a file tool or another server's tool names. */
export function guardFiles(event: PreToolUseEvent, guard: Guard, world: World): Outcome {
  const windows = world.environment.platform === 'windows';
  const targets = toolTargets(event.tool, event.input, eventDirectory(event, world), windows);
  const foreign = event.tool.startsWith('mcp__');
  const found = targets.flatMap((target) => excludedBy(target, foreign, guard, world));
  if (found.length === 0) return tellProblems(PASS, event, guard, world);
  const memory = openMemory(event, world);
  const refused = found.find(
    (verdict) => !memory.isExempt(verdict, guard.root) && !memory.isSecondTry(event.tool, verdict),
  );
  return refused ? deny(refused, event, memory, world) : PASS;
}

/** A tool of another server may mean anything by a path: only a file that is there is judged, never a folder. */
function excludedBy(target: Target, foreign: boolean, guard: Guard, world: World): Excluded[] {
  const kind = world.tree.kind(target.path);
  if (kind === 'directory' || (foreign && kind === null)) return [];
  const wants = target.want === 'both' ? (['read', 'write'] as const) : ([target.want] as const);
  const verdicts = wants.map((want) => guard.judge(target.path, want, 'file'));
  return verdicts.filter((verdict) => verdict.excluded).slice(0, 1);
}
