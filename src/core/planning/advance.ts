import type { Blueprint } from './blueprint.ts';
import type { DebugFile } from './debug.ts';

/** What an edit of a plan achieved. */
export interface Advance {
  /** Numbers of the tasks that are done now and were not. */
  readonly ticked: readonly number[];
  /** Titles of the breaths whose last open task was among them. */
  readonly closedBreaths: readonly string[];
  readonly finished: boolean;
}

/** Compares a plan before and after an edit; tasks are told by their number and title. `null` where no task was finished. */
export function advanceOf(before: Blueprint, after: Blueprint): Advance | null {
  const open = new Set(
    before.tasks.filter((task) => !task.done).map((task) => `${task.number} ${task.title}`),
  );
  const ticked = after.tasks.filter(
    (task) => task.done && open.has(`${task.number} ${task.title}`),
  );
  if (ticked.length === 0) return null;
  const breaths = [...new Set(ticked.flatMap((task) => task.breath ?? []))];
  return {
    ticked: ticked.map((task) => task.number),
    closedBreaths: breaths.filter((breath) =>
      after.tasks.every((task) => task.breath !== breath || task.done),
    ),
    finished: after.tasks.every((task) => task.done),
  };
}

/** Whether an edit of a debug file closed a cycle: another hypothesis in the place of one, a result, or new evidence. A file just begun has closed none. */
export function closesCycle(before: DebugFile, after: DebugFile): boolean {
  const hadNone = before.hypothesis === undefined;
  if (hadNone && before.evidence.length + before.eliminated.length === 0) return false;
  const grown =
    after.evidence.length > before.evidence.length ||
    after.eliminated.length > before.eliminated.length;
  const result = after.result !== undefined && after.result !== before.result;
  const replaced = after.hypothesis !== undefined && after.hypothesis !== before.hypothesis;
  return grown || result || (replaced && !hadNone);
}
