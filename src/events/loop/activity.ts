import { type Activity, activityFold } from '../../core/loop/index.ts';
import type { Session } from '../session.ts';

/** The loop this session runs and what it did in it; `null` where it runs none. */
export function activityOf({ journal, isSubagent }: Session): Activity | null {
  if (isSubagent) return null;
  const { state, known } = journal.fold('loop', activityFold);
  return known && state.loop !== null ? state : null;
}
