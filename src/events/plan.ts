import {
  activePlan,
  type Blocker,
  type Conscience,
  filesNamed,
  namedFold,
  type PlanFile,
  planningKind,
  readBlockers,
  readConscience,
  upcomingTasks,
} from '../core/planning/index.ts';
import type { Journal } from '../world/journal/journal.ts';
import type { World } from '../world/world.ts';
import { type MayShow, staysInside } from './own-files.ts';
import { hasPlanningFolder } from './planning-folder.ts';

type ActivePlan = NonNullable<ReturnType<typeof activePlan>>;

/** What a project's `.planning/` says, as far as it is there. */
export interface Plans {
  /** The plan in hand with its current task. */
  readonly active: ActivePlan | null;
  readonly conscience: Conscience | null;
  readonly openBlockers: readonly Blocker[];
  /** When the plan or its CONSCIENCE last changed, in milliseconds since the epoch. */
  readonly changed: number;
}

const MAX_FILE = 512 << 10;
/** Which of them are read depends on the position; without one it is all. */
const MAX_FILES = 2_000;
const PLAN_KINDS = new Set(['blueprint', 'record', 'summary']);

/**
 * `journal`: of the session, whose user may have named a plan. `null` where the project keeps no plans. Reads the
 * plans that may be the one in hand, each once. `judge`: which of them are read, by default all of the project; what is
 * said to the model of a plan takes `mayShow`.
 */
export function readPlans(
  root: string,
  world: World,
  journal: Journal | null,
  judge: (root: string, folder: string, world: World) => MayShow = staysInside,
): Plans | null {
  const home = `${root}/.planning`;
  if (!hasPlanningFolder(root, world)) return null;
  const isRead = judge(root, home, world);
  const textOf = (path: string) => (isRead(path) ? textIn(path, world) : null);
  const consciencePath = `${home}/CONSCIENCE.md`;
  const conscienceText = textOf(consciencePath);
  const conscience = conscienceText === null ? null : readConscience(conscienceText);
  const named = journal?.fold('named-plan', namedFold).state ?? null;
  const active = activePlan(planFiles(home, textOf, world), conscience, named);
  const blockers = textOf(`${home}/BLOCKERS.md`);
  return {
    active,
    conscience,
    openBlockers: readBlockers(blockers ?? '').filter(({ status }) => status === 'open'),
    changed: Math.max(modified(active?.path, world), modified(consciencePath, world)),
  };
}

/** The files that the plan in hand names, and those worked on beside it: they may be read although a rule excludes them. */
export function filesOfPlan({ active }: Pick<Plans, 'active'>): readonly string[] {
  return active ? [active.blueprint, ...active.beside].flatMap(filesNamed) : [];
}

/** The titles of the tasks that come next. */
export function upcomingTitles(plans: Plans | null): readonly string[] {
  const blueprint = plans?.active?.blueprint;
  return blueprint ? upcomingTasks(blueprint, 3).map(({ title }) => title) : [];
}

function planFiles(
  home: string,
  textOf: (path: string) => string | null,
  world: World,
): readonly PlanFile[] {
  const paths = [home, ...directoriesIn(`${home}/phases`, world)].flatMap((directory) => {
    const entries = world.files.list(directory);
    return (entries.ok ? entries.value : []).map(({ name }) => `${directory}/${name}`);
  });
  const plans = paths.filter((path) => PLAN_KINDS.has(planningKind(path))).slice(-MAX_FILES);
  return plans.map((path) => {
    let read: string | null = null;
    return {
      path,
      /** Empty where it may not be read: no task is in it then. */
      get text() {
        read ??= textOf(path) ?? '';
        return read;
      },
    };
  });
}

function directoriesIn(path: string, { files, tree }: World): readonly string[] {
  const entries = files.list(path);
  const paths = (entries.ok ? entries.value : []).map(({ name }) => `${path}/${name}`);
  return paths.filter((each) => tree.kind(each) === 'directory');
}

function textIn(path: string, { files }: World): string | null {
  const text = files.read(path, MAX_FILE);
  return text.ok ? text.value : null;
}

function modified(path: string | undefined, { files }: World): number {
  return path === undefined ? 0 : (files.stat(path)?.modified ?? 0);
}
