import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  decide,
  type LoopHealth,
  type LoopState,
  newState,
  type StopFacts,
} from '../../../src/core/loop/index.ts';

const GIVEN = {
  task: 't',
  maxIterations: 50,
  promise: 'DONE',
  checkpointInterval: 5,
  aggressive: false,
  breaker: true,
  skills: [],
};
const FRESH = newState(GIVEN, { maxMinutes: 60, maxTokens: 1000 }, '20260101-000000', 0);
const HEALTHY: LoopHealth = {
  ...{ state: 'PROGRESS', breaker: 'HEALTHY', trigger: 'why', blocked: false, tripped: false },
  ...{ stall: 0, spin: 0, decline: 0, declineLimit: 70 },
};

function loop(rest: Partial<LoopState> = {}): LoopState {
  return { ...FRESH, session: 's', status: 'running', ...rest };
}

function facts(rest: Partial<StopFacts> = {}): StopFacts {
  return {
    ...{
      session: 's',
      now: 0,
      ended: false,
      background: 0,
      promised: false,
      calls: 1,
      action: 'a',
    },
    ...{ evidence: 'passed', tokens: 0, context: null, compressed: false, health: HEALTHY },
    ...rest,
  };
}

/** Each reason to stop, strongest first: what brings it about, and what it leads to. */
const REASONS: readonly (readonly [
  name: string,
  state: Partial<LoopState>,
  facts: Partial<StopFacts>,
  expected: Partial<Decision> & { reason?: string },
])[] = [
  ['not its session', {}, { session: 'other' }, { type: 'none' }],
  ['background work', {}, { background: 1 }, { type: 'wait' }],
  ['completion', {}, { promised: true }, { type: 'done' }],
  [
    'blocked',
    {},
    { health: { ...HEALTHY, blocked: true } },
    { type: 'stopped', reason: 'blocked' },
  ],
  [
    'breaker',
    {},
    { health: { ...HEALTHY, tripped: true } },
    { type: 'stopped', reason: 'circuit-break' },
  ],
  [
    'decline',
    {},
    { health: { ...HEALTHY, decline: 70 } },
    { type: 'rest', reason: 'output-decline' },
  ],
  ['full context', {}, { context: 85 }, { type: 'rest', reason: 'context-full' }],
  ['long context', { iteration: 14 }, {}, { type: 'rest', reason: 'long-context' }],
  [
    'same action',
    { actions: ['a', 'a'] },
    { action: 'a' },
    { type: 'rest', reason: 'same-action' },
  ],
  ['idle', { idle: 2 }, { calls: 0 }, { type: 'stopped', reason: 'idle' }],
];

/** Facts of several reasons at once; what they say of health is joined. */
function joined(list: readonly Partial<StopFacts>[]): StopFacts {
  const health: LoopHealth = Object.assign({ ...HEALTHY }, ...list.map((one) => marks(one.health)));
  return { ...facts(), ...Object.assign({}, ...list), health };
}

function marks(health: LoopHealth | null | undefined): Partial<LoopHealth> {
  const changed = Object.entries(health ?? {}).filter(
    ([key, value]) => HEALTHY[key as keyof LoopHealth] !== value,
  );
  return Object.fromEntries(changed);
}

describe('the decision at a stop', () => {
  it.each(REASONS)('%s', (_name, state, seen, expected) => {
    expect(decide(loop(state), facts(seen))).toMatchObject(expected);
  });

  it('the stronger of any two reasons decides', () => {
    for (const [i, [name, state, seen, expected]] of REASONS.entries()) {
      for (const [weaker, otherState, otherSeen] of REASONS.slice(i + 1)) {
        const conflict = name === 'same action' && weaker === 'idle';
        if (conflict) continue;
        const decision = decide(loop({ ...otherState, ...state }), joined([otherSeen, seen]));
        expect(decision, `${name} before ${weaker}`).toMatchObject(expected);
      }
    }
  });

  it('an empty id never owns a loop', () => {
    for (const session of ['', 's'])
      expect(decide(loop({ session: '' }), facts({ session }))).toEqual({ type: 'none' });
    expect(decide(loop({ session: null }), facts({ session: '' }))).toEqual({ type: 'none' });
  });

  it('a tombstone wins over completion', () => {
    expect(decide(loop(), facts({ ended: true, promised: true }))).toEqual({ type: 'none' });
  });

  it('completion on the last iteration is done, with or without evidence', () => {
    const last = loop({ maxIterations: 3, iteration: 2 });
    for (const evidence of ['passed', 'none', 'failed'] as const)
      expect(decide(last, facts({ promised: true, evidence })).type).toBe('done');
  });

  it('asks for evidence once', () => {
    const seen = facts({ promised: true, evidence: 'none' });
    expect(decide(loop(), seen)).toEqual({ type: 'continue', ask: 'evidence' });
    expect(decide(loop({ asked: true }), seen)).toMatchObject({ type: 'done' });
    expect(decide(loop(), facts({ promised: true, evidence: 'not-needed' })).type).toBe('done');
  });

  it('without a breaker a trip does not end it', () => {
    const health = { ...HEALTHY, tripped: true };
    expect(decide(loop({ breaker: false }), facts({ health })).type).toBe('continue');
  });

  it('compression puts the rest off', () => {
    const at = (iteration: number) => decide(loop({ iteration }), facts({ compressed: true })).type;
    expect([at(14), at(23), at(24)]).toEqual(['continue', 'continue', 'rest']);
  });

  it('pauses are no time spent', () => {
    const minutes = (count: number) => count * 60_000;
    const resumed = loop({
      spent: minutes(59),
      stretch: { first: 0, since: minutes(900), touched: 0, offset: 0 },
    });
    expect(decide(resumed, facts({ now: minutes(900.5) })).type).toBe('continue');
    expect(decide(resumed, facts({ now: minutes(901) }))).toMatchObject({ reason: 'max-minutes' });
  });

  it('is total, and never goes on beyond a limit', () => {
    const health = fc.option(
      fc.record({
        ...{ state: fc.string(), breaker: fc.string(), trigger: fc.string() },
        ...{ stall: fc.nat(9), spin: fc.nat(9), decline: fc.nat(100), declineLimit: fc.nat(100) },
        ...{ blocked: fc.boolean(), tripped: fc.boolean() },
      }),
      { nil: null },
    );
    const seen = fc.record({
      ...{ session: fc.constantFrom('', 's', 'x'), now: fc.nat(10_000_000), ended: fc.boolean() },
      ...{
        background: fc.nat(2),
        promised: fc.boolean(),
        calls: fc.nat(3),
        action: fc.constantFrom('a', 'b'),
      },
      evidence: fc.constantFrom('none', 'failed', 'passed', 'not-needed') as fc.Arbitrary<
        StopFacts['evidence']
      >,
      ...{ tokens: fc.nat(2000), context: fc.option(fc.nat(100), { nil: null }) },
      ...{ compressed: fc.boolean(), health },
    });
    const state = fc.record({
      ...{ iteration: fc.nat(60), idle: fc.nat(4), asked: fc.boolean(), tokens: fc.nat(2000) },
      ...{
        maxIterations: fc.integer({ min: 1, max: 60 }),
        actions: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
      },
      status: fc.constantFrom(
        'ready',
        'running',
        'paused',
        'resting',
        'stopped',
        'done',
      ) as fc.Arbitrary<LoopState['status']>,
    });
    fc.assert(
      fc.property(state, seen, (partial, given) => {
        const one = loop(partial);
        const decision = decide(one, given);
        if (decision.type !== 'continue') return;
        expect(given.session).toBe('s');
        expect(one.status).toBe('running');
        expect(one.iteration + 1).toBeLessThan(one.maxIterations);
        expect(one.tokens + given.tokens).toBeLessThan(one.maxTokens);
      }),
    );
  });
});

/** Each threshold one below it, at it and one above: what decides, and what goes on. */
const BOUNDARIES: readonly (readonly [
  name: string,
  below: readonly [Partial<LoopState>, Partial<StopFacts>],
  at: readonly [Partial<LoopState>, Partial<StopFacts>],
  above: readonly [Partial<LoopState>, Partial<StopFacts>],
  reason: string,
])[] = [
  [
    'stops without a tool call',
    [{ idle: 1 }, { calls: 0 }],
    [{ idle: 2 }, { calls: 0 }],
    [{ idle: 3 }, { calls: 0 }],
    'idle',
  ],
  [
    'context in use',
    [{}, { context: 84 }],
    [{}, { context: 85 }],
    [{}, { context: 86 }],
    'context-full',
  ],
  [
    'iterations in one context',
    [{ iteration: 13 }, {}],
    [{ iteration: 14 }, {}],
    [{ iteration: 15 }, {}],
    'long-context',
  ],
  [
    'iterations in a compressed context',
    [{ iteration: 23 }, { compressed: true }],
    [{ iteration: 24 }, { compressed: true }],
    [{ iteration: 25 }, { compressed: true }],
    'long-context',
  ],
  [
    'the same action',
    [{ actions: ['a'] }, {}],
    [{ actions: ['a', 'a'] }, {}],
    [{ actions: ['b', 'a', 'a'] }, {}],
    'same-action',
  ],
  [
    'decline',
    [{}, { health: { ...HEALTHY, decline: 69 } }],
    [{}, { health: { ...HEALTHY, decline: 70 } }],
    [{}, { health: { ...HEALTHY, decline: 71 } }],
    'output-decline',
  ],
  [
    'iterations',
    [{ maxIterations: 9, iteration: 7 }, {}],
    [{ maxIterations: 9, iteration: 8 }, {}],
    [{ maxIterations: 9, iteration: 9 }, {}],
    'max-iterations',
  ],
  [
    'minutes',
    [{ spent: 60 * 60_000 - 1 }, {}],
    [{ spent: 60 * 60_000 }, {}],
    [{ spent: 61 * 60_000 }, {}],
    'max-minutes',
  ],
  [
    'tokens',
    [{ tokens: 500 }, { tokens: 499 }],
    [{ tokens: 500 }, { tokens: 500 }],
    [{ tokens: 500 }, { tokens: 501 }],
    'max-tokens',
  ],
];

describe.each(BOUNDARIES)('the threshold of %s', (_, below, at, above, reason) => {
  it('is reached neither before nor later', () => {
    expect(decide(loop(below[0]), facts(below[1]))).toEqual({ type: 'continue', ask: 'task' });
    for (const [state, given] of [at, above])
      expect(decide(loop(state), facts(given))).toMatchObject({ reason });
  });
});
