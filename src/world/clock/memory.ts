import type { Clock } from './clock.ts';

/** A clock that stands still until told otherwise. */
export function createMemoryClock(start = 0): Clock & { advance(milliseconds: number): void } {
  let passed = 0;
  return {
    now: () => start + passed,
    elapsed: () => passed,
    wait(milliseconds) {
      passed += milliseconds;
    },
    advance(milliseconds) {
      passed += milliseconds;
    },
  };
}
