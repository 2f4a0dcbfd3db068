import type { Assessment } from '../../core/health/index.ts';
import { current, type LoopState, oneLineOf } from '../../core/loop/index.ts';
import {
  activePlan,
  type PlanFile,
  planningKind,
  readBlockers,
  readConscience,
  upcomingTasks,
} from '../../core/planning/index.ts';
import { type RecitedPlan, recite } from '../../core/recitation/index.ts';
import { mayShow } from '../own-files.ts';
import { fileName, type LoopSession } from './session.ts';

const MAX_FILE = 512 << 10;
const MAX_FILES = 200;
const MAX_DEPTH = 3;
const READ = new Set(['blueprint', 'record', 'summary']);

/** The plan in hand as the project's files tell it, and what comes after the current task. */
export interface PlanView {
  readonly plan: RecitedPlan | null;
  readonly upcoming: readonly string[];
  readonly decisions: readonly { readonly decision: string; readonly rationale?: string }[];
  readonly blockers: ReturnType<typeof readBlockers>;
}

export function readPlan({ root, world }: LoopSession): PlanView {
  const folder = `${root}/.planning`;
  const isShown = mayShow(root, folder, world);
  const text = (path: string) => {
    if (!isShown(path)) return null;
    const read = world.files.read(path, MAX_FILE);
    return read.ok ? read.value : null;
  };
  const source = text(`${folder}/CONSCIENCE.md`);
  const conscience = source === null ? null : readConscience(source);
  const files = planFiles(folder, text, world.files.list);
  const plan = activePlan(files, conscience);
  const shown = plan && { ...plan, path: plan.path.slice(root.length + 1) };
  return {
    plan: shown,
    upcoming: plan ? upcomingTasks(plan.blueprint, 3).map(({ title }) => title) : [],
    decisions: conscience?.decisions ?? [],
    blockers: readBlockers(text(`${folder}/BLOCKERS.md`) ?? ''),
  };
}

function planFiles(
  folder: string,
  text: (path: string) => string | null,
  list: LoopSession['world']['files']['list'],
): readonly PlanFile[] {
  return pathsBelow(folder, list, MAX_DEPTH)
    .filter((path) => READ.has(planningKind(path)))
    .slice(0, MAX_FILES)
    .flatMap((path) => {
      const content = text(path);
      return content === null ? [] : [{ path, text: content }];
    });
}

function pathsBelow(
  folder: string,
  list: LoopSession['world']['files']['list'],
  depth: number,
): readonly string[] {
  const entries = list(folder);
  return (entries.ok ? entries.value : []).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`;
    if (kind === 'file') return [path];
    const enter = kind === 'directory' && depth > 0 && name !== 'loops';
    return enter ? pathsBelow(path, list, depth - 1) : [];
  });
}

/** The recitation of an iteration: the plan's current task, else the loop's own. */
export function reciteLoop(
  session: LoopSession,
  loop: LoopState,
  view: PlanView,
  assessment: Assessment | null,
  approach: string | null,
): string | null {
  const counters = assessment?.counters;
  return recite({
    plan: view.plan ?? ownPlan(session, loop),
    iteration: current(loop),
    decisions: view.decisions,
    blockers: view.blockers.filter(({ status }) => status === 'open'),
    ...(approach && { approach }),
    ...(assessment &&
      counters && {
        health: {
          state: assessment.breaker,
          iterationsWithoutProgress: counters.stall,
          errorRepeats: counters.spin,
        },
      }),
  });
}

/** A loop without a blueprint is its own only task. */
function ownPlan(session: LoopSession, loop: LoopState): RecitedPlan {
  const title = oneLineOf(loop.task).slice(0, 160);
  const task = { number: 1, title, done: false, steps: [], verification: [], doneCriteria: [] };
  return { path: fileName(session, loop.id), blueprint: { tasks: [task] }, current: task };
}
