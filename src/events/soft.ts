import { createExclusion, type Exclusion } from '../core/exclusion/index.ts';
import { relative } from '../core/kit/path.ts';
import { type SoftRules, softRules } from '../core/planning/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { eventDirectory, type Guard } from './guard.ts';
import { openMemory } from './memory.ts';
import { filesOfPlan, type Plans, readPlans } from './plan.ts';
import { noticeFact } from './problems.ts';
import { softTarget } from './soft-targets.ts';

/** What the current task leaves out while it is current. */
interface Soft {
  readonly rules: SoftRules;
  readonly exclusion: Exclusion;
  /** Names the task to the model. */
  readonly task: string;
}

/**
 * Soft exclusion: a task that declares its type does not need the files of the other side. Wide scans leave them out where
 * the command can say so; a direct read is refused once, and passes when it is repeated.
 */
export async function guardSoftly(
  event: PreToolUseEvent,
  guard: Guard,
  world: World,
): Promise<Outcome> {
  const { root } = guard;
  const plans = readPlans(root, world, world.journals.open(event.session));
  const soft = plans && softOf(plans, root, world);
  if (!plans || !soft) return PASS;
  const memory = openMemory(event, world, filesOfPlan(plans));
  const keeps = (path: string) => !memory.isExempt(path, guard);
  if (event.tool === 'Bash') {
    const { scanSoftly } = await import('./soft-scan.ts');
    const added = scanSoftly(event, { root, exclusion: soft.exclusion, keeps }, memory, world);
    if (added === null) return PASS;
    const note = `${soft.rules.reason} (${soft.task}): ${added.words} was added to this search. Searching such a folder by name passes.`;
    return { decision: { type: 'rewrite', input: added.input }, context: [note] };
  }
  const path = softTarget(event, root, eventDirectory(event, world));
  if (path === null || !soft.exclusion.judge(path, 'read', 'file').excluded) return PASS;
  const key = `soft ${path}`;
  if (!memory.known || memory.hasNotice(key) || !keeps(path)) return PASS;
  memory.record(noticeFact(key, world));
  const name = relative(root, path) ?? path;
  const reason = `"${name}" was not read: ${soft.rules.reason} (${soft.task}). If the task needs this file, read it again: the second read passes.`;
  return { decision: { type: 'deny', reason }, context: [] };
}

/** Plans worked on side by side may be of both sides: then nothing is left out. */
function softOf({ active: plan }: Plans, root: string, world: World): Soft | null {
  const rules = plan && plan.beside.length === 0 ? softRules(plan.current.type) : null;
  if (!plan || rules === null) return null;
  // A folder left out whole: searches have words for that, not for all that is in it.
  const text = rules.patterns.map((pattern) => pattern.replace(/\*\*$/, '')).join('\n');
  const source = { path: plan.path, base: root, purpose: 'waste', text } as const;
  const exclusion = createExclusion({
    root,
    sourcesIn: (directory) => (directory === root ? [source] : []),
    userWide: [],
    tree: world.tree,
    foldCase: false,
  });
  const file = relative(root, plan.path) ?? plan.path;
  return { rules, exclusion, task: `task ${plan.current.number} of ${file}` };
}
