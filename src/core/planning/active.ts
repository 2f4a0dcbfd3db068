import { type Blueprint, readBlueprint, type Task } from './blueprint.ts';
import type { Conscience } from './conscience.ts';
import { planIdOf, planningKind, type PlanId, stemOf } from './kind.ts';
import { isPartial, type PlanRecord, readRecord } from './record.ts';
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
}

interface Candidate {
  readonly path: string;
  readonly id: PlanId;
  readonly blueprint: Blueprint;
}

/**
 * Which plan is current: in the phase (and plan) CONSCIENCE names, the first one that has open tasks and whose
 * dependencies are finished; then in later phases, never in earlier ones. Without a position: the last plan begun, else the first open one.
 * A RECORD beside a plan says what is done where the plan itself does not. `null` where every plan is finished, or none has tasks.
 */
export function activePlan(
  files: readonly PlanFile[],
  conscience: Conscience | null,
): ActivePlan | null {
  const all = candidates(files);
  const open = all.filter((each) => currentTask(each.blueprint) !== null);
  const ready = open.filter((each) => !waits(each, open));
  const chosen = choose(ready.length > 0 ? ready : open, conscience);
  const current = chosen ? currentTask(chosen.blueprint) : null;
  return chosen && current ? { path: chosen.path, blueprint: chosen.blueprint, current } : null;
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

function candidates(files: readonly PlanFile[]): readonly Candidate[] {
  const plans = files.filter((file) => planningKind(file.path) === 'blueprint');
  const records = files.filter((file) => ['record', 'summary'].includes(planningKind(file.path)));
  // Headings alone are a form to be filled in: it reports nothing.
  const written = records.filter(({ text }) => /^[ \t]*(?!-{3})[^\s#]/m.test(text));
  const found = plans.map(({ path, text }) => {
    const blueprint = readBlueprint(text);
    const record = recordOf(path, plans, written);
    const known = record ? withRecord(blueprint, readRecord(record.text)) : blueprint;
    const id = planIdOf(path) ?? headId(blueprint) ?? { phase: 0, plan: 0 };
    return { path, id, blueprint: known };
  });
  return found.sort(order);
}

/** The RECORD of a plan: the one of its name; else the one of its number in its folder, where no other plan has that name or number. */
function recordOf(
  path: string,
  plans: readonly PlanFile[],
  records: readonly PlanFile[],
): PlanFile | undefined {
  const own = records.find((each) => isRecordOf(each.path, path));
  const id = planIdOf(path);
  if (own || id === null) return own;
  const isAlike = (other: string) =>
    folderOf(other) === folderOf(path) && sameId(planIdOf(other), id);
  if (plans.some((each) => each.path !== path && isAlike(each.path))) return undefined;
  return records.find((each) => /\/[\d.]+-\d+-/.test(each.path) && isAlike(each.path));
}

/** `NN-SUMMARY.md` is the account of a phase, not of a plan. */
function isRecordOf(record: string, plan: string): boolean {
  return stemOf(record) === stemOf(plan) && !/\/[\d.]+-SUMMARY\.md$/.test(record);
}

function sameId(a: PlanId | null, b: PlanId): boolean {
  return a !== null && a.phase === b.phase && a.plan === b.plan;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function order(a: Candidate, b: Candidate): number {
  const byBreath = (a.blueprint.breath ?? 0) - (b.blueprint.breath ?? 0);
  return a.id.phase - b.id.phase || byBreath || a.id.plan - b.id.plan || (a.path < b.path ? -1 : 1);
}

function headId(blueprint: Blueprint): PlanId | null {
  const phase = Number.parseFloat(blueprint.phase ?? '');
  const plan = Number.parseInt((blueprint.plan ?? '').replace(/^[\d.]+-(?=\d)/, ''), 10);
  return Number.isNaN(phase) ? null : { phase, plan: Number.isNaN(plan) ? 1 : plan };
}

/** Marks as done what a RECORD reports; a record that neither lists nor counts tasks, and claims no less, reports all of them. */
function withRecord(blueprint: Blueprint, record: PlanRecord): Blueprint {
  const count = record.metrics.get('tasks_completed');
  const counted =
    blueprint.shape === 'blocks' && count !== undefined && count < blueprint.tasks.length;
  const numbers = new Map(
    record.completed.flatMap((each) =>
      each.number === undefined ? [] : [[each.number, each] as const],
    ),
  );
  const all =
    !isPartial(record) &&
    !counted &&
    (count !== undefined || numbers.size === 0 || numbers.size >= blueprint.tasks.length);
  const tasks = blueprint.tasks.map((task) => {
    const reported = numbers.get(task.number);
    const commit = task.commit ?? reported?.commit;
    return {
      ...task,
      done: task.done || all || reported !== undefined,
      ...(commit === undefined ? {} : { commit }),
    };
  });
  return { ...blueprint, tasks };
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
