import { hash } from '../kit/hash.ts';
import { nameOf } from './check.ts';
import { repetitions } from './cycle.ts';
import { weight } from './repeat.ts';
import { turnsOf } from './round.ts';
import type { Attempt, HealthState, Repeat } from './state.ts';

/** What comes back again and again. */
export interface Spin {
  /** Iterations it has come in, whole cycles for a cycle; an error warned about before weighs one more. */
  readonly weight: number;
  readonly count: number;
  readonly repeat: Repeat;
  /** What this spell is called: the error and where it began, or what goes round. */
  readonly name: string;
  /** The check or tool, in words. */
  readonly source: string;
  readonly how: 'repeat' | 'retry' | 'cycle' | 'misuse' | 'call';
  readonly attempts: readonly Attempt[];
}

/** What spins the most, `null` where nothing was seen twice. The latest of equals. */
export function worstSpin(state: HealthState): Spin | null {
  const all = [...ofRounds(state), ...ofChecks(state), ...ofStreaks(state)];
  return all.reduce<Spin | null>(
    (worst, spin) => (worst === null || spin.weight >= worst.weight ? spin : worst),
    null,
  );
}

function ofChecks(state: HealthState): readonly Spin[] {
  return state.checks.flatMap((check): readonly Spin[] => {
    const repeat = check.errors.reduce<Repeat | null>(
      (most, error) => (most === null || weight(error) > weight(most) ? error : most),
      null,
    );
    if (!repeat) return [];
    const { attempts, history, retries } = check;
    const cycles = repetitions(history);
    const base = { repeat, name: spellOf(repeat), source: nameOf(check), attempts };
    if (cycles > weight(repeat))
      return [{ ...base, name: roundOf(history), weight: cycles, count: cycles, how: 'cycle' }];
    const how = retries > 0 && retries + 1 >= repeat.count ? 'retry' : 'repeat';
    return [{ ...base, weight: weight(repeat), count: repeat.count, how }];
  });
}

/** A circle through several checks. */
function ofRounds(state: HealthState): readonly Spin[] {
  const { repeat, history, sources } = state.rounds;
  const turns = turnsOf(state);
  if (turns < 2 || !repeat) return [];
  const source = [...new Set(sources.slice(-2))].join(', ');
  const base = { repeat, name: roundOf(history), source, attempts: [] };
  return [{ ...base, weight: turns, count: turns, how: 'cycle' }];
}

function ofStreaks(state: HealthState): readonly Spin[] {
  return state.streaks.map(({ repeat, tool, target, misuse }) => ({
    weight: weight(repeat),
    count: repeat.count,
    repeat,
    name: spellOf(repeat),
    source: `${tool} ${target}`.trim(),
    how: misuse ? 'misuse' : 'call',
    attempts: [],
  }));
}

function spellOf({ id, since }: Repeat): string {
  return `${id}@${since}`;
}

/** The same round whichever of its errors came last. */
function roundOf(history: readonly string[]): string {
  return `${hash([...new Set(history)].sort().join(' '))}@round`;
}

/** Keeps the highest point, so that a breaker once tripped stays so until the user speaks. */
export function markPeak(state: HealthState): HealthState {
  const spin = worstSpin(state);
  if (!spin || spin.weight <= state.peak.spin) return state;
  const { weight: height, repeat, source } = spin;
  return {
    ...state,
    peak: { ...state.peak, spin: height, subject: repeat.id, source, text: repeat.text },
  };
}
