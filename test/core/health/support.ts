import type { Fact } from '../../../src/core/facts/fact.ts';
import {
  type Assessment,
  type AssessOptions,
  assess,
  type HealthState,
  healthFold,
} from '../../../src/core/health/index.ts';
import { DEFAULTS } from '../../../src/world/config/config.ts';

export const DEFAULT: AssessOptions = { thresholds: DEFAULTS.breaker, inLoop: false };
export const LOOP: AssessOptions = { thresholds: DEFAULTS.breaker, inLoop: true };

export interface Run {
  readonly state: HealthState;
  readonly last: Assessment;
  /** Names of what was said, in order: `SPINNING`, `TRIPPED`. */
  readonly said: readonly string[];
  readonly texts: readonly string[];
  readonly healths: readonly string[];
}

/** Runs facts as the hooks do: what is said becomes a fact of its own. */
export function run(facts: readonly Fact[], options: AssessOptions = DEFAULT): Run {
  let state = healthFold.initial;
  let last = assess(state, options);
  const texts: string[] = [];
  const said: string[] = [];
  const healths: string[] = [];
  for (const fact of facts) {
    state = healthFold.step(state, fact);
    last = assess(state, options);
    healths.push(last.health);
    if (last.speech === null) continue;
    const { channel, key, text } = last.speech;
    texts.push(text);
    said.push(key.split(/[:@]/)[0] ?? '');
    state = healthFold.step(state, { v: 1, kind: 'said', at: fact.at, channel, key, hash: '' });
  }
  return { state, last, said, texts, healths };
}

export function look(target = 'src/a.ts'): Fact {
  return { v: 1, kind: 'look', at: 0, tool: 'Read', target };
}

export function looks(count: number): readonly Fact[] {
  return Array.from({ length: count }, (_, at) => look(`src/${at}.ts`));
}

export function command(text: string, program: string): Fact {
  return { v: 1, kind: 'command', at: 0, command: text, program, ok: true, output: text };
}

export function stop(tokens?: number): Fact {
  return { v: 1, kind: 'stop', at: 0, ...(tokens !== undefined && { tokens }) };
}

export function repeated(count: number, facts: readonly Fact[]): readonly Fact[] {
  return Array.from({ length: count }, () => facts).flat();
}
