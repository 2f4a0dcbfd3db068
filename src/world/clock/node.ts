import type { Clock } from './clock.ts';

export function createNodeClock(): Clock {
  return { now: () => Date.now(), elapsed: () => performance.now() };
}
