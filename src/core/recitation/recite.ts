import { build, type Frame, fits, type Health, oneLine, type Part, wrap } from './block.ts';

/** A task of the plan, as much of it as is recited. */
export interface RecitedTask {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
  readonly commit?: string;
  readonly steps: readonly string[];
  readonly verification: readonly string[];
  readonly doneCriteria: readonly string[];
}

/** The plan in hand: the file, its tasks, and the one that is current. */
export interface RecitedPlan {
  readonly path: string;
  readonly blueprint: { readonly tasks: readonly RecitedTask[]; readonly breath?: number };
  readonly current: RecitedTask;
  /** The plans of its phase, and how many are finished. */
  readonly phase?: { readonly number: number; readonly plans: number; readonly finished: number };
}

export interface Recital {
  /** `null` where there is none to recite: finished, unstructured, missing. */
  readonly plan: RecitedPlan | null;
  /** Milliseconds since the plan's files last changed; absent: not judged, as when a command of the user names the plan. */
  readonly age?: number;
  readonly iteration?: number;
  /** What is being tried and why. */
  readonly approach?: string;
  readonly decisions?: readonly { readonly decision: string; readonly rationale?: string }[];
  /** The open ones. */
  readonly blockers?: readonly {
    readonly number: number;
    readonly priority: number;
    readonly title: string;
  }[];
  readonly health?: Health;
  /** One line of our own below the data: the double-check line of a COMPLEX task. */
  readonly note?: string;
}

/** A plan nobody touched for so long is not what the session is about. Milliseconds: seven days. */
export const STALE_AFTER = 7 * 24 * 60 * 60 * 1000;

/** The recitation block: at most 30 lines, the same bytes for the same state; `null` for a plan that is missing, finished, unstructured or stale. */
export function recite(recital: Recital): string | null {
  const { plan } = recital;
  if (!plan || plan.current.done || oneLine(plan.current.title) === '') return null;
  if (recital.age !== undefined && recital.age > STALE_AFTER) return null;
  const frame: Frame = { ...recital, source: plan.path };
  const full = parts(recital, plan, false);
  return build(frame, fits(frame, full) ? full : parts(recital, plan, true));
}

function parts(recital: Recital, plan: RecitedPlan, compressed: boolean): readonly Part[] {
  return [
    { title: 'Current Task', budget: 5, lines: taskLines(plan.current) },
    {
      title: 'Progress So Far',
      budget: 8,
      lines: [...phaseLines(plan), ...progressLines(plan, compressed)],
    },
    { title: 'Active Approach', budget: 5, lines: wrap(recital.approach ?? '', 4).slice(0, 4) },
    { title: 'Key Decisions', budget: 5, lines: decisionLines(recital, compressed ? 2 : 3) },
    { title: 'Open Blockers', budget: 3, lines: blockerLines(recital) },
  ];
}

function taskLines(task: RecitedTask): readonly string[] {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Steps', task.steps.map((step, index) => `${index + 1}. ${step}`)],
    ['Verify', task.verification],
    ['Done when', task.doneCriteria],
  ];
  const said = rows
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}: ${values.slice(0, 12).join('; ')}`);
  return [`Task ${task.number}: ${unnumbered(task.title)}`, ...said];
}

/** Where the phase stands, when it has more than this plan. */
function phaseLines({ phase, blueprint }: RecitedPlan): readonly string[] {
  if (!phase || phase.plans < 2) return [];
  const breath = blueprint.breath === undefined ? '' : `; breath ${blueprint.breath}`;
  return [`- Phase ${phase.number}: ${phase.finished}/${phase.plans} plans complete${breath}`];
}

/** All tasks while they fit; else, or compressed, a count, the current task and the next ones. */
function progressLines(plan: RecitedPlan, compressed: boolean): readonly string[] {
  const { current, blueprint } = plan;
  const { tasks } = blueprint;
  const room = 7 - phaseLines(plan).length;
  if (!compressed && tasks.length <= room) return tasks.map((task) => progressLine(task, current));
  const done = tasks.filter((task) => task.done).length;
  const open = tasks.filter((task) => !task.done && task.number !== current.number);
  const next = open
    .filter((task) => task.number > current.number)
    .slice(0, compressed ? 1 : room - 2);
  return [
    `- ${done}/${tasks.length} tasks complete`,
    ...[current, ...next].map((task) => progressLine(task, current)),
  ];
}

function progressLine(task: RecitedTask, current: RecitedTask): string {
  const commit = task.commit === undefined ? '' : ` (commit: ${oneLine(task.commit).slice(0, 12)})`;
  const mark = task.number === current.number ? ' ← CURRENT' : '';
  const title = oneLine(unnumbered(task.title)).slice(0, 180);
  return `- [${task.done ? 'x' : ' '}] Task ${task.number}: ${title}${commit}${mark}`;
}

/** Plans often number their titles themselves. */
function unnumbered(title: string): string {
  return title.replace(/^task\s+\d{1,4}\s?[:.)–-]\s*(?=\S)/i, '');
}

function decisionLines(recital: Recital, most: number): readonly string[] {
  return (recital.decisions ?? [])
    .slice(-most)
    .map(({ decision, rationale }) =>
      rationale ? `- ${decision}: ${rationale}` : `- ${decision}`,
    );
}

function blockerLines(recital: Recital): readonly string[] {
  const sorted = [...(recital.blockers ?? [])].sort(
    (a, b) => a.priority - b.priority || a.number - b.number,
  );
  const said = sorted.map(
    (each) => `- BLOCKER-${String(each.number).padStart(3, '0')} [P${each.priority}] ${each.title}`,
  );
  return said.length <= 2 ? said : [said[0] ?? '', `- and ${said.length - 1} more in BLOCKERS.md`];
}
