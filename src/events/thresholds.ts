import { type AssessOptions, type HealthState, thresholdsOf } from '../core/health/index.ts';
import { activityOf } from './loop/activity.ts';
import type { Session } from './session.ts';

/** The thresholds in force: the loop's, those of debugging, or the settings'. */
export function healthOptions(state: HealthState, session: Session): AssessOptions {
  const loop = activityOf(session);
  const thresholds = thresholdsOf(session.config.breaker, {
    aggressive: loop?.aggressive === true,
    debugging: state.debugging,
  });
  return { thresholds, inLoop: loop !== null };
}
