import { mayShow } from './own-files.ts';
import { readPlans, upcomingTitles } from './plan.ts';
import type { Session } from './session.ts';

/** What the plan in hand says of the work, as far as it may come before the model. */
export interface ShownPlan {
  /** The title of the current task. */
  readonly task?: string;
  /** The titles of the next tasks. */
  readonly upcoming: readonly string[];
}

export function shownPlan({ root, world, journal }: Session): ShownPlan {
  const plans = readPlans(root, world, journal, mayShow);
  const task = plans?.active?.current.title;
  return { ...(task && { task }), upcoming: upcomingTitles(plans) };
}
