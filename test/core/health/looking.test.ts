import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/core/facts/fact.ts';
import { closesLooking, healthFold, lookingFold } from '../../../src/core/health/index.ts';

const look: Fact = { v: 1, kind: 'look', at: 1, tool: 'Read', target: 'a' };
const others: readonly Fact[] = [
  { v: 1, kind: 'prompt', at: 1, text: 'go', asks: 'change', names: [] },
  { v: 1, kind: 'edit', at: 1, path: 'a', hash: 'h', excerpt: 'x', generated: false },
  { v: 1, kind: 'command', at: 1, command: 'mkdir x', program: 'mkdir', ok: true, output: 'o' },
  { v: 1, kind: 'command', at: 1, command: 'false', program: 'false', ok: false, output: 'o' },
  { v: 1, kind: 'stop', at: 1, tokens: 10 },
  { v: 1, kind: 'said', at: 1, channel: 'hygiene', key: 'k', hash: 'h' },
  {
    v: 1,
    kind: 'check',
    at: 1,
    family: 'test',
    command: 't',
    ok: true,
    signatures: [],
    more: 0,
    output: 'o',
  },
  {
    v: 1,
    kind: 'check',
    at: 1,
    family: 'test',
    command: 't',
    ok: false,
    signatures: [],
    more: 0,
    output: 'p',
  },
] as readonly Fact[];

describe('a run of looks', () => {
  it('ends exactly where a look closes an iteration of health', () => {
    const runs = fc.integer({ min: 1, max: 60 }).map((length): Fact[] => Array(length).fill(look));
    const other = fc.constantFrom(...others).map((fact): Fact[] => [fact]);
    fc.assert(
      fc.property(fc.array(fc.oneof(runs, other), { maxLength: 20 }), (parts) => {
        let health = healthFold.initial;
        let run = lookingFold.initial;
        for (const fact of parts.flat()) {
          const before = health.iteration;
          const closes = closesLooking(run);
          health = healthFold.step(health, fact);
          run = lookingFold.step(run, fact);
          if (fact.kind === 'look') expect(closes).toBe(health.iteration > before);
        }
      }),
    );
  });
});
