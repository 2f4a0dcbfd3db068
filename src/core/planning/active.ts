import type { Blueprint, Task } from './blueprint.ts';
import { type Candidate, candidates } from './candidates.ts';
import type { Conscience } from './conscience.ts';
import { isMeant, type Named } from './named.ts';
import { pathsIn } from './task-text.ts';

/** A file of `.planning/` as the caller read it. */
export interface PlanFile {
  readonly path: string;
  readonly text: string;
}

/** The plan that is being worked on, and the first of its tasks that is not done. */
export interface ActivePlan {
  readonly path: string;
  readonly blueprint: Blueprint;
  readonly current: Task;
  /** The plans of its phase that have tasks, and how many of them are finished. */
  readonly phase: { readonly number: number; readonly plans: number; readonly finished: number };
  /** The open plans of its breath, where a whole phase is executed. */
  readonly beside: readonly Blueprint[];
  /** The user's command names it, or its phase. */
  readonly isNamed: boolean;
}

/**
 * Which plan is current: the one the user's command names; else, in the phase (and plan) CONSCIENCE names, the first one that has
 * open tasks and whose dependencies are finished; then in later phases, never in earlier ones. Without a position: the last plan
 * begun, else the first open one. A RECORD beside a plan says what is done where the plan itself does not. `null` where every
 * plan is finished, or none has tasks.
 */
export function activePlan(
  files: readonly PlanFile[],
  conscience: Conscience | null,
  named: Named | null = null,
): ActivePlan | null {
  const all = candidates(files);
  const open = all.filter((each) => currentTask(each.blueprint) !== null);
  const ready = open.filter((each) => !waits(each, open));
  const usable = ready.length > 0 ? ready : open;
  const meant = named?.kind === 'plan' ? open : usable;
  const chosen = meant.find((each) => isMeant(each, named)) ?? choose(usable, conscience);
  const current = chosen ? currentTask(chosen.blueprint) : null;
  if (!chosen || !current) return null;
  return {
    path: chosen.path,
    blueprint: chosen.blueprint,
    current,
    phase: phaseOf(chosen, all),
    beside:
      named?.kind === 'phase'
        ? usable.filter((each) => isBeside(each, chosen)).map(({ blueprint }) => blueprint)
        : [],
    isNamed: isMeant(chosen, named),
  };
}

/** The plans of the phase a plan belongs to. */
function phaseOf({ id }: Candidate, all: readonly Candidate[]): ActivePlan['phase'] {
  const plans = all.filter((each) => each.id.phase === id.phase && each.blueprint.tasks.length > 0);
  const finished = plans.filter((each) => currentTask(each.blueprint) === null);
  return { number: id.phase, plans: plans.length, finished: finished.length };
}

/** Of the same breath: worked on side by side. */
function isBeside(other: Candidate, plan: Candidate): boolean {
  return (
    other !== plan &&
    other.id.phase === plan.id.phase &&
    other.blueprint.breath === plan.blueprint.breath
  );
}

/** The first task that is not done. */
export function currentTask(blueprint: Blueprint): Task | null {
  return blueprint.tasks.find((task) => !task.done) ?? null;
}

/** The next `count` open tasks behind the current one. */
export function upcomingTasks(blueprint: Blueprint, count: number): readonly Task[] {
  return blueprint.tasks.filter((task) => !task.done).slice(1, count + 1);
}

/** Every file a plan names: its `files_*` lists, the artifacts it must have, and the texts of its tasks; as written, each once. */
export function filesNamed(blueprint: Blueprint): readonly string[] {
  const listed = blueprint.filesModified.map((path) => path.replace(/^(?:@|\.\/)/, ''));
  const artifacts = blueprint.mustHaves.flatMap(pathsIn);
  return [...new Set([...listed, ...artifacts, ...blueprint.tasks.flatMap((task) => task.files)])];
}

/** Whether a plan depends on one that is still open; ids are `NN-MM` or the plan's number in its phase. */
function waits(plan: Candidate, open: readonly Candidate[]): boolean {
  return plan.blueprint.dependsOn.some((name) =>
    open.some((other) => other !== plan && isNamed(other, plan, name)),
  );
}

function isNamed(other: Candidate, plan: Candidate, name: string): boolean {
  const digits = /^(?:(\d{1,4}(?:\.\d{1,3})?)[^\d.]{1,3})?(\d{1,4})$/.exec(name.trim());
  if (!digits) return other.path.endsWith(`/${name}`) || other.path.includes(`/${name}-BLUEPRINT`);
  return (
    other.id.plan === Number(digits[2]) && other.id.phase === Number(digits[1] ?? plan.id.phase)
  );
}

function choose(open: readonly Candidate[], conscience: Conscience | null): Candidate | undefined {
  const phase = conscience?.phase;
  if (phase === undefined)
    return open.findLast((each) => each.blueprint.tasks.some((task) => task.done)) ?? open[0];
  const plan = Number.parseInt(conscience?.plan?.replace(/^[\d.]+-(?=\d)/, '') ?? '', 10);
  const here = open.filter((each) => each.id.phase === phase);
  return (
    here.find((each) => each.id.plan === plan) ??
    here[0] ??
    open.find((each) => each.id.phase > phase)
  );
}
