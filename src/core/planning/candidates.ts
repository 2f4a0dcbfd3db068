import type { PlanFile } from './active.ts';
import { type Blueprint, readBlueprint } from './blueprint.ts';
import { type PlanId, planIdOf, planningKind, stemOf } from './kind.ts';
import { isPartial, type PlanRecord, readRecord } from './record.ts';

/** A plan that may be the current one. */
export interface Candidate {
  readonly path: string;
  readonly id: PlanId;
  readonly blueprint: Blueprint;
}

/** The plans among the files, in the order they are worked through, with what their RECORDs say of them. */
export function candidates(files: readonly PlanFile[]): readonly Candidate[] {
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
