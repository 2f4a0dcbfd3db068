import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { deny, type Hearing } from './denial.ts';
import { type Excluded, eventDirectory, type Guard } from './guard.ts';
import { openMemory, plannedFiles } from './memory.ts';
import { tellProblems } from './problems.ts';
import { isForeign, type Target, toolTargets } from './tool-targets.ts';

/** Judges the files that a file tool or another server's tool names. */
export async function guardFiles(
  event: PreToolUseEvent,
  guard: Guard,
  world: World,
): Promise<Outcome> {
  const { environment } = world;
  const targets = toolTargets(event.tool, event.input, eventDirectory(event, world), environment);
  const foreign = isForeign(event.tool);
  const kept = targets.flatMap((target) => keptOutput(target, event, world));
  const found = [
    ...kept,
    ...targets.flatMap((target) => excludedBy(target, foreign, guard, world)),
  ];
  if (found.length === 0) return tellProblems(PASS, event, guard, world);
  const memory = openMemory(event, world, await plannedFiles(guard.root, event, world));
  const hearing = { event, guard, memory, world };
  const refused = found.find((verdict) => !isLetThrough(verdict, hearing));
  return refused ? deny(hearing, refused) : PASS;
}

function isLetThrough(verdict: Excluded, { event, guard, memory }: Hearing): boolean {
  if (verdict.purpose === 'privacy') return false;
  // The user may have named the link or what it leads to.
  const names = [verdict.path, ...(verdict.via === undefined ? [] : [verdict.via])];
  return (
    names.some((name) => memory.isExempt(name, guard)) || memory.isSecondTry(event.tool, verdict)
  );
}

/** The host keeps long outputs in files of its own, unfiltered. */
function keptOutput({ path }: Target, event: PreToolUseEvent, world: World): Excluded[] {
  if (!path.includes('/tool-results/')) return [];
  const fact = openMemory(event, world).persisted(path);
  return fact ? [{ excluded: true, path, rule: fact.rule, purpose: 'privacy' }] : [];
}

/** A tool of another server may mean anything by a path: only a file that is there is judged, or one it is to write; never a folder. */
function excludedBy(target: Target, foreign: boolean, guard: Guard, world: World): Excluded[] {
  const kind = world.tree.kind(target.path);
  if (kind === 'directory' || (foreign && kind === null && target.want !== 'write')) return [];
  const wants = target.want === 'both' ? (['read', 'write'] as const) : ([target.want] as const);
  const verdicts = wants.map((want) => guard.judge(target.path, want, 'file'));
  return verdicts.filter((verdict) => verdict.excluded).slice(0, 1);
}
