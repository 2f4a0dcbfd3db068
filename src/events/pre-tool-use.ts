import { everydayReads } from '../core/shell/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import { mayHaveRules, namesRuledPath } from '../world/project/known-sources.ts';
import { projectRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';
import { areOpen } from './everyday.ts';
import { createGuard, eventDirectory, type Guard } from './guard.ts';
import { guardFiles } from './guard-files.ts';
import { hasLoops, loopIsOver } from './loop/running.ts';
import { hasPlanningFolder } from './planning-folder.ts';
import { tellProblems } from './problems.ts';
import { maySoften } from './soft-targets.ts';

/** Exclusion. Silent where nothing is excluded; without rule files nothing is read or parsed beyond a few looks. */
export async function preToolUse(event: PreToolUseEvent, world: World): Promise<Outcome> {
  const root = projectRoot(world.files, world.environment, eventDirectory(event, world));
  const over = hasLoops(root, world) ? loopIsOver(event, world) : null;
  if (over !== null) return over;
  const { exclusion, breaker } = world.config(root).config;
  const tripped = breaker.onTrip === 'stop' ? await afterTrip(event, world) : null;
  if (tripped !== null) return tripped;
  if (!exclusion.enabled) return PASS;
  const guard = createGuard(event, world);
  const outcome = await byRules(event, guard, world);
  return isSoft(event, root, world) ? softly(event, outcome, guard, world) : outcome;
}

async function byRules(event: PreToolUseEvent, guard: Guard, world: World): Promise<Outcome> {
  if (!isCommand(event)) return guardFiles(event, guard, world);
  const command = event.input['command'];
  const text = typeof command === 'string' ? command : null;
  const cwd = eventDirectory(event, world);
  const reads = text === null ? null : everydayReads(text, { cwd, home: world.environment.home });
  if (reads?.length === 0 || !mayRule(text, cwd, guard.root, world)) return PASS;
  if (reads !== null && areOpen(reads, { tree: world.tree, judge: guard.judge }))
    return tellProblems(PASS, event, guard, world);
  const { guardCommand } = await import('./guard-command.ts');
  return guardCommand(event, guard, world);
}

/** Whether the plan in hand may leave out what this call asks for. */
function isSoft(event: PreToolUseEvent, root: string, world: World): boolean {
  return maySoften(event, root, eventDirectory(event, world)) && hasPlanningFolder(root, world);
}

/** On what the rules let through, as they have put it. */
async function softly(
  event: PreToolUseEvent,
  outcome: Outcome,
  guard: Guard,
  world: World,
): Promise<Outcome> {
  const { decision, context } = outcome;
  if (decision.type !== 'pass' && decision.type !== 'rewrite') return outcome;
  const input = decision.type === 'rewrite' ? decision.input : event.input;
  const { guardSoftly } = await import('./soft.ts');
  const soft = await guardSoftly({ ...event, input }, guard, world);
  if (soft.decision.type === 'pass') return outcome;
  return { ...outcome, ...soft, context: [...context, ...soft.context] };
}

async function afterTrip(event: PreToolUseEvent, world: World): Promise<Outcome | null> {
  const { runIsOver } = await import('./tripped.ts');
  return runIsOver(event, world);
}

/** Whether any rule may speak on a command; a few looks at the file system, nothing is parsed for it. */
function mayRule(command: string | null, cwd: string, root: string, world: World): boolean {
  const { files, environment } = world;
  if (mayHaveRules(files, environment, root)) return true;
  return command !== null && namesRuledPath(files, command, cwd);
}

/** A shell command, or a search by the tool of older hosts that is one in all but name. */
function isCommand({ tool, input }: PreToolUseEvent): boolean {
  return tool === 'Bash' || (tool === 'Grep' && input['output_mode'] === 'content');
}
