import type { Fact, StatementFact } from '../core/facts/fact.ts';
import { statementsIn } from '../core/preservation/index.ts';

/** How many statements of a kind a stop tells. */
export const NEWEST_STATEMENTS = 3;

/** What the agent said between two stops: its last words, and the sentences that state something, oldest first. */
export interface Spoken {
  readonly last: string;
  readonly confident: readonly string[];
  readonly hypothesis: readonly string[];
}

/**
 * The facts of a stop: what the agent stated, then the stop itself. What blocked it on the way it may have overcome: its
 * last words say where it stands. `tokens`: how much it said; `at`: milliseconds since the epoch.
 */
export function statedAtStop(spoken: Spoken, tokens: number, at: number): readonly Fact[] {
  const { blocked } = statementsIn(spoken.last);
  const stated = (about: StatementFact['about'], lines: readonly string[]): readonly Fact[] =>
    lines.slice(-NEWEST_STATEMENTS).map((text) => ({ v: 1, kind: 'statement', at, about, text }));
  return [
    ...stated('blocked', blocked),
    ...stated('confidence', spoken.confident),
    ...stated('hypothesis', spoken.hypothesis),
    { v: 1, kind: 'stop', at, tokens },
  ];
}
