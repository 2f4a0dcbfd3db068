import type { Fact, SaidFact } from '../../core/facts/fact.ts';
import {
  type Assessment,
  type AssessOptions,
  assess,
  type Breaker,
  type Health,
  type HealthState,
  healthFold,
  thresholdsOf,
  transition,
} from '../../core/health/index.ts';

/** A moment at which something changed or something would have been said. */
export interface Moment {
  /** Tool calls so far. */
  readonly calls: number;
  readonly iteration: number;
  readonly health: Health;
  readonly breaker: Breaker;
  /** What brought the change, where the table of transitions knows it. */
  readonly trigger?: string;
  /** What would have been said. */
  readonly key?: string;
  readonly text?: string;
}

export interface Timeline {
  readonly moments: readonly Moment[];
  readonly calls: number;
  readonly iterations: number;
  readonly last: Assessment;
  readonly state: HealthState;
}

/** Between the agent's last words and the user's next, nobody is there to be told. */
const UNHEARD = new Set<Fact['kind']>(['statement', 'stop', 'prompt']);
const TOOL_FACTS = new Set<Fact['kind']>(['look', 'edit', 'check', 'command', 'failure']);

/** Runs facts through the same fold as the hooks, and notes each change of state and all that would have been said. */
export function timeline(facts: Iterable<Fact>, options: AssessOptions): Timeline {
  let state = healthFold.initial;
  let last = judge(state, options);
  let calls = 0;
  const moments: Moment[] = [];
  for (const fact of facts) {
    state = healthFold.step(state, fact);
    if (TOOL_FACTS.has(fact.kind)) calls++;
    const now = judge(state, options);
    const speaks = now.speech !== null && !UNHEARD.has(fact.kind);
    if (speaks || now.health !== last.health || now.breaker !== last.breaker)
      moments.push(momentOf(last, now, calls, speaks));
    if (speaks && now.speech) state = healthFold.step(state, saidOf(now.speech, fact.at));
    last = now;
  }
  return { moments, calls, iterations: state.iteration, last, state };
}

function judge(state: HealthState, options: AssessOptions): Assessment {
  const { debugging } = state;
  const thresholds = thresholdsOf(options.thresholds, { aggressive: false, debugging });
  return assess(state, { ...options, thresholds });
}

function momentOf(before: Assessment, now: Assessment, calls: number, speaks: boolean): Moment {
  const { iteration, health, breaker, speech } = now;
  const row = before.health === health ? null : transition(before.health, health);
  return {
    calls,
    iteration,
    health,
    breaker,
    ...(row && { trigger: row.trigger }),
    ...(speaks && speech && { key: speech.key, text: speech.text }),
  };
}

function saidOf({ channel, key }: NonNullable<Assessment['speech']>, at: number): SaidFact {
  return { v: 1, kind: 'said', at, channel, key, hash: '' };
}
