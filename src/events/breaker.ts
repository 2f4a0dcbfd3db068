import type { Assessment } from '../core/health/index.ts';
import type { StopSignals } from '../core/preservation/index.ts';

/** The breaker's counters and their limits, as a preserved block and a rest's snapshot tell them. */
export function breakerReport({
  breaker: state,
  counters,
  limits,
  blocker,
}: Assessment): NonNullable<StopSignals['breaker']> {
  return {
    state,
    stall: [counters.stall, limits.stall[1]],
    spin: [counters.spin, limits.spin[1]],
    decline: counters.decline,
    ...(blocker && { blocked: blocker.title }),
  };
}
