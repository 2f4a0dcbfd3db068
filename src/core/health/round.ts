import type { CheckFact } from '../facts/fact.ts';
import { hash } from '../kit/hash.ts';
import { repetitions } from './cycle.ts';
import { firstOf } from './repeat.ts';
import { type HealthState, KEEP, NO_ROUNDS, push, type Rounds } from './state.ts';

/**
 * What mends the types breaks the test, and the other way round: each check passes in between, and only all of them
 * together show the circle. Outcomes of several checks in the order they failed, each after a change.
 */
export function roundsOf(state: HealthState, fact: CheckFact, source: string): Rounds {
  const { rounds } = state;
  if (fact.ok) return isAllGreen(state, fact) ? NO_ROUNDS : rounds;
  const first = fact.signatures[0];
  if (!first || state.changes === rounds.changes) return rounds;
  const ids = fact.signatures.map(({ id }) => id).sort();
  return {
    history: push(rounds.history, hash(`${source} ${ids.join(' ')}`), KEEP.history),
    sources: push(rounds.sources, source, KEEP.history),
    changes: state.changes,
    repeat: firstOf(state, first),
  };
}

/** Two checks have passed since the last change, and none has failed. */
function isAllGreen({ rounds, changes, passed }: HealthState, fact: CheckFact): boolean {
  return rounds.changes < changes && passed.some((command) => command !== fact.command);
}

/** How often a circle of several checks has gone round; 1 where only one check is in it. */
export function turnsOf({ rounds: { history, sources } }: HealthState): number {
  const round = repetitions(history);
  return new Set(sources.slice(-2 * round)).size > 1 ? round : 1;
}
