import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import type { BudgetLevel } from './level.ts';

/** The levels spoken since the last compaction, and how many calls came in all: not every one is worth a look at the transcript. */
export interface Spoken {
  readonly levels: readonly BudgetLevel[];
  readonly calls: number;
}

export const SPOKEN: Fold<Spoken> = {
  version: 1,
  initial: { levels: [], calls: 0 },
  step,
};

function step(state: Spoken, fact: Fact): Spoken {
  if (fact.kind === 'compaction') return { ...state, levels: [] };
  if (fact.kind === 'said' && fact.channel === 'budget' && isLevel(fact.key)) {
    return { ...state, levels: [...state.levels, fact.key] };
  }
  return fact.use === undefined ? state : { ...state, calls: state.calls + 1 };
}

function isLevel(key: string): key is BudgetLevel {
  return key === 'warn' || key === 'critical';
}
