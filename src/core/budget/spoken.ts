import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import type { BudgetLevel } from './level.ts';

/** The levels spoken since the last compaction, and how many calls came in all: not every one is worth a look at the transcript. */
export interface Spoken {
  readonly levels: readonly BudgetLevel[];
  readonly calls: number;
  /** The newest calls, oldest first: one may be told by several facts, and calls come side by side. */
  readonly recent: readonly string[];
}

const MAX_RECENT = 32;

export const SPOKEN: Fold<Spoken> = {
  version: 2,
  initial: { levels: [], calls: 0, recent: [] },
  step,
};

function step(state: Spoken, fact: Fact): Spoken {
  if (fact.kind === 'compaction') return { ...state, levels: [] };
  if (fact.kind === 'said' && fact.channel === 'budget' && isLevel(fact.key)) {
    return { ...state, levels: [...state.levels, fact.key] };
  }
  const { use } = fact;
  if (use === undefined || state.recent.includes(use)) return state;
  return { ...state, calls: state.calls + 1, recent: [...state.recent.slice(1 - MAX_RECENT), use] };
}

/** Which call of the session this one is, from 1; the newest where it is not among the last ones. */
export function ordinalOf({ calls, recent }: Spoken, use: string | undefined): number {
  const at = use === undefined ? -1 : recent.lastIndexOf(use);
  return at < 0 ? calls : calls - (recent.length - 1 - at);
}

function isLevel(key: string): key is BudgetLevel {
  return key === 'warn' || key === 'critical';
}
