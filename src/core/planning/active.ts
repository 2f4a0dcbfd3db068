import type { Blueprint, Task } from './blueprint.ts';
import { type Candidate, type Candidates, candidates } from './candidates.ts';
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
  const plans = candidates(files);
  const isReady = (each: Candidate) => isOpen(each) && !waits(each, plans.all);
  const isAnyReady = () => plans.all.some(isReady);
  const among = (isUsable: Test) =>
    meant(plans, named, named?.kind === 'plan' ? isOpen : isUsable) ??
    choose(plans, isUsable, conscience);
  // Those that wait count only where none is ready, which is asked last: it takes all plans.
  const chosen = among(isReady) ?? (isAnyReady() ? undefined : among(isOpen));
  const current = chosen ? currentTask(chosen.blueprint) : null;
  if (!chosen || !current) return null;
  const beside = (each: Candidate) =>
    isBeside(each, chosen) && (isAnyReady() ? isReady : isOpen)(each);
  return {
    path: chosen.path,
    blueprint: chosen.blueprint,
    current,
    phase: phaseOf(chosen, plans),
    beside:
      named?.kind === 'phase'
        ? plans
            .in(chosen.id.phase)
            .filter(beside)
            .map(({ blueprint }) => blueprint)
        : [],
    isNamed: isMeant(chosen, named),
  };
}

type Test = (plan: Candidate) => boolean;

function isOpen({ blueprint }: Candidate): boolean {
  return currentTask(blueprint) !== null;
}

/** The first plan that the user's command means. */
function meant(plans: Candidates, named: Named | null, is: Test): Candidate | undefined {
  const phases = new Set(
    plans.all.filter((each) => isMeant(each, named)).map(({ id }) => id.phase),
  );
  return first(
    plans.phases.filter((phase) => phases.has(phase)),
    plans,
    (each) => isMeant(each, named) && is(each),
  );
}

/** Phase by phase: what lies behind the one that is found is not read. */
function first(phases: readonly number[], plans: Candidates, is: Test): Candidate | undefined {
  for (const phase of phases) {
    const found = plans.in(phase).find(is);
    if (found) return found;
  }
  return undefined;
}

/** The plans of the phase a plan belongs to. */
function phaseOf({ id }: Candidate, all: Candidates): ActivePlan['phase'] {
  const plans = all.in(id.phase).filter((each) => each.blueprint.tasks.length > 0);
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
function waits(plan: Candidate, all: readonly Candidate[]): boolean {
  return plan.blueprint.dependsOn.some((name) =>
    all.some((other) => other !== plan && isNamed(other, plan, name) && isOpen(other)),
  );
}

function isNamed(other: Candidate, plan: Candidate, name: string): boolean {
  const digits = /^(?:(\d{1,4}(?:\.\d{1,3})?)[^\d.]{1,3})?(\d{1,4})$/.exec(name.trim());
  if (!digits) return other.path.endsWith(`/${name}`) || other.path.includes(`/${name}-BLUEPRINT`);
  return (
    other.id.plan === Number(digits[2]) && other.id.phase === Number(digits[1] ?? plan.id.phase)
  );
}

function choose(plans: Candidates, is: Test, conscience: Conscience | null): Candidate | undefined {
  const phase = conscience?.phase;
  if (phase === undefined) {
    const usable = plans.phases.flatMap((each) => plans.in(each)).filter(is);
    return usable.findLast((each) => each.blueprint.tasks.some((task) => task.done)) ?? usable[0];
  }
  const plan = Number.parseInt(conscience?.plan?.replace(/^[\d.]+-(?=\d)/, '') ?? '', 10);
  const here = plans.in(phase).filter(is);
  return (
    here.find((each) => each.id.plan === plan) ??
    here[0] ??
    first(
      plans.phases.filter((each) => each > phase),
      plans,
      is,
    )
  );
}
