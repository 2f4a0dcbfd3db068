import type { Clock } from './clock.ts';

export function createNodeClock(): Clock {
  return { now: () => Date.now(), elapsed: () => performance.now(), wait };
}

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
