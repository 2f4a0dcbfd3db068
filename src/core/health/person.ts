import type { PromptFact, StopFact } from '../facts/fact.ts';
import { commandOf } from '../kit/prompt.ts';
import { CLOSED, type HealthState, NO_PEAK, NO_ROUNDS } from './state.ts';

/** The user speaks: what is asked for now is a new matter, and a tripped breaker is left. */
export function onPrompt(state: HealthState, fact: PromptFact): HealthState {
  const asks = fact.asks === 'change' || (fact.asks === 'chat' && state.asks);
  const wasTripped = state.said.some(({ key }) => key.startsWith('TRIPPED'));
  const fresh = {
    ...state,
    asks,
    debugging: isDebugging(state, fact),
    open: CLOSED,
    stall: { count: 0, since: 0 },
    loopStall: { count: 0, since: 0 },
    movedSinceStop: false,
    rounds: NO_ROUNDS,
    blockers: [],
    suspects: [],
    baseline: [],
    output: [],
    peak: NO_PEAK,
  };
  return wasTripped ? released(fresh) : fresh;
}

/** It goes on over questions and short answers, until something else is asked for. */
function isDebugging({ debugging }: HealthState, prompt: PromptFact): boolean {
  if (commandOf(prompt.text)?.name === 'fire-debug') return true;
  return debugging && (prompt.asks !== 'change' || prompt.continues === true);
}

/** Out of a tripped breaker with all counters at nothing; what was warned about stays remembered. */
function released(state: HealthState): HealthState {
  const checks = state.checks.map((check) => ({
    ...check,
    errors: [],
    history: [],
    attempts: [],
    retries: 0,
    rotated: null,
  }));
  return {
    ...state,
    checks,
    streaks: [],
    said: state.said.map((one) => ({ ...one, key: one.key.replace(/^TRIPPED/, 'LEFT') })),
  };
}

const JUDGED = 3;

export function onStop(state: HealthState, fact: StopFact): HealthState {
  const next = { ...state, stopped: fact.at };
  if (fact.tokens === undefined) return next;
  if (state.baseline.length < JUDGED)
    return { ...next, baseline: [...state.baseline, fact.tokens] };
  return { ...next, output: [...state.output, fact.tokens].slice(-JUDGED) };
}

/**
 * How far the last three outputs lie below the mean of the first three, in per cent, by the best of them; 0 until
 * there are six.
 */
export function declineOf({ baseline, output }: HealthState): number {
  if (baseline.length < JUDGED || output.length < JUDGED) return 0;
  const mean = baseline.reduce((sum, tokens) => sum + tokens, 0) / baseline.length;
  if (mean <= 0) return 0;
  return Math.max(0, Math.round(100 - (Math.max(...output) / mean) * 100));
}
