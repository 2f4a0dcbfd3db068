import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import { LOOKS } from './iteration.ts';

/** How many looks stand in a row at the end, 0 where the last one closed an iteration. */
export const lookingFold: Fold<number> = { version: 1, initial: 0, step };

/**
 * Whether a look behind such a run closes an iteration. One that does not changes no health, so that nothing else of it
 * need be computed, as for most calls of a session.
 */
export function closesLooking(run: number): boolean {
  return run + 1 >= LOOKS;
}

function step(run: number, fact: Fact): number {
  switch (fact.kind) {
    case 'look':
      return closesLooking(run) ? 0 : run + 1;
    case 'prompt':
    case 'edit':
    case 'check':
    case 'stop':
      return 0;
    case 'command':
      return fact.ok ? 0 : run;
    default:
      return run;
  }
}
