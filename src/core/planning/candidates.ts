import type { PlanFile } from './active.ts';
import { type Blueprint, readBlueprint } from './blueprint.ts';
import { type PlanId, planIdOf, planningKind, stemOf } from './kind.ts';
import { isPartial, type PlanRecord, readRecord } from './record.ts';

/** A plan that may be the current one. Its text is read when `blueprint` is asked for: a project may keep hundreds of plans. */
export interface Candidate {
  readonly path: string;
  readonly id: PlanId;
  /** With what its RECORD says of it. */
  readonly blueprint: Blueprint;
}

/** The plans among the files. */
export interface Candidates {
  /** In no order. */
  readonly all: readonly Candidate[];
  /** Ascending. */
  readonly phases: readonly number[];
  /** The plans of a phase, in the order they are worked through. */
  in(phase: number): readonly Candidate[];
}

export function candidates(files: readonly PlanFile[]): Candidates {
  const plans = files.filter((file) => planningKind(file.path) === 'blueprint');
  const records = files.filter((file) => ['record', 'summary'].includes(planningKind(file.path)));
  const all = plans.map((file) => candidate(file, plans, records));
  const phases = new Map<number, Candidate[]>();
  for (const each of all) phases.set(each.id.phase, [...(phases.get(each.id.phase) ?? []), each]);
  const sorted = new Map<number, readonly Candidate[]>();
  return {
    all,
    phases: [...phases.keys()].sort((a, b) => a - b),
    in(phase) {
      const found = sorted.get(phase) ?? [...(phases.get(phase) ?? [])].sort(order);
      sorted.set(phase, found);
      return found;
    },
  };
}

function candidate(
  file: PlanFile,
  plans: readonly PlanFile[],
  records: readonly PlanFile[],
): Candidate {
  const { path } = file;
  let made: Blueprint | null = null;
  const read = () => {
    const record = recordOf(path, plans, records);
    const blueprint = readBlueprint(file.text);
    return record ? withRecord(blueprint, readRecord(record.text)) : blueprint;
  };
  const blueprint = () => {
    made ??= read();
    return made;
  };
  const id = planIdOf(path) ?? headId(blueprint()) ?? { phase: 0, plan: 0 };
  return {
    path,
    id,
    get blueprint() {
      return blueprint();
    },
  };
}

/** The RECORD of a plan: the one of its name; else the one of its number in its folder, where no other plan has that name or number. */
function recordOf(
  path: string,
  plans: readonly PlanFile[],
  records: readonly PlanFile[],
): PlanFile | undefined {
  const own = records.find((each) => isRecordOf(each.path, path) && isWritten(each));
  const id = planIdOf(path);
  if (own || id === null) return own;
  const isAlike = (other: string) =>
    folderOf(other) === folderOf(path) && sameId(planIdOf(other), id);
  if (plans.some((each) => each.path !== path && isAlike(each.path))) return undefined;
  return records.find(
    (each) => /\/[\d.]+-\d+-/.test(each.path) && isAlike(each.path) && isWritten(each),
  );
}

/** Headings alone are a form to be filled in: it reports nothing. */
function isWritten({ text }: PlanFile): boolean {
  return /^[ \t]*(?!-{3})[^\s#]/m.test(text);
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
  return byBreath || a.id.plan - b.id.plan || (a.path < b.path ? -1 : 1);
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
