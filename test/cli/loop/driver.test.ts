import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/cli/loop/arguments.ts';
import { readHostLine } from '../../../src/cli/loop/stream.ts';
import {
  EXIT,
  judgeStretch,
  type Standing,
  type StretchEnd,
} from '../../../src/cli/loop/verdict.ts';
import { type LoopState, newState, parseArguments } from '../../../src/core/loop/index.ts';

const GIVEN = {
  ...{ task: 't', maxIterations: 5, promise: 'DONE', checkpointInterval: 5 },
  ...{ aggressive: false, breaker: true, skills: [] },
};
const FRESH = newState(GIVEN, { maxMinutes: 9, maxTokens: 9 }, '20260302-101500', 0);
const NOW = 1_000_000_000_000;

function loop(rest: Partial<LoopState>): LoopState {
  return { ...FRESH, status: 'paused', reason: 'session-end', ...rest };
}

function end(rest: Partial<StretchEnd> = {}): StretchEnd {
  return { began: true, code: 0, signal: null, error: null, resetsAt: null, said: '', ...rest };
}

function standing(state: LoopState | null, rest: Partial<Standing> = {}): Standing {
  return { loop: state, before: 0, failures: 0, cost: 0, budget: null, now: NOW, ...rest };
}

describe('the verdict on a stretch', () => {
  it.each([
    ['promise', EXIT.done],
    ['blocked', EXIT.blocked],
    ['circuit-break', EXIT.breaker],
    ['idle', EXIT.idle],
    ['max-iterations', EXIT.limit],
    ['cancelled', EXIT.cancelled],
  ] as const)('%s ends it with %i', (reason, exit) => {
    const state = loop({ status: reason === 'promise' ? 'done' : 'stopped', reason });
    expect(judgeStretch(end(), standing(state))).toMatchObject({ type: 'stop', exit });
  });

  it('a rest goes on at once, unless the budget is spent', () => {
    const resting = loop({ status: 'resting', reason: 'long-context' });
    expect(judgeStretch(end(), standing(resting)).type).toBe('again');
    const spent = judgeStretch(end(), standing(resting, { cost: 3, budget: 3 }));
    expect(spent).toMatchObject({ type: 'stop', exit: EXIT.budget });
  });

  it('a rate limit is waited for until its reset, without one a growing while', () => {
    const limited = end({ code: 1, error: 'rate-limit', resetsAt: NOW + 3_600_000 });
    expect(judgeStretch(limited, standing(loop({})))).toMatchObject({
      ...{ type: 'wait', until: NOW + 3_605_000 },
    });
    const waits = [0, 1, 2].map((failures) => {
      const verdict = judgeStretch(
        { ...limited, resetsAt: null },
        standing(loop({}), { failures }),
      );
      return verdict.type === 'wait' ? verdict.until - NOW : null;
    });
    expect(waits).toEqual([30_000, 60_000, 120_000]);
  });

  it('a crash is followed by a fresh session, five without an iteration end it', () => {
    const crash = end({ code: null, signal: 'SIGKILL' });
    const running = loop({ status: 'running', reason: null });
    expect(judgeStretch(crash, standing(running, { failures: 3 })).type).toBe('again');
    expect(judgeStretch(crash, standing(running, { failures: 4 }))).toMatchObject({
      ...{ type: 'stop', exit: EXIT.host },
    });
    const moved = loop({ status: 'running', reason: null, iteration: 2 });
    expect(judgeStretch(crash, standing(moved, { failures: 4 }))).toMatchObject({ failed: false });
  });

  it('hooks that did not run, a host without a login, and a lost state end it', () => {
    const ready = loop({ status: 'ready', reason: null });
    const exits = [
      judgeStretch(end(), standing(ready)),
      judgeStretch(end({ code: 1, error: 'auth' }), standing(loop({}))),
      judgeStretch(end(), standing(null)),
    ].map((verdict) => (verdict.type === 'stop' ? verdict.exit : null));
    expect(exits).toEqual([EXIT.host, EXIT.host, EXIT.cancelled]);
  });
});

describe('the host stream', () => {
  it('never fails on a line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(Array.isArray(readHostLine(line))).toBe(true);
      }),
    );
  });

  it.each([
    [
      { type: 'system', subtype: 'api_retry', error: 'rate_limit', error_status: 429 },
      'rate-limit',
      null,
    ],
    [{ type: 'system', subtype: 'api_retry', error: 'authentication_failed' }, 'auth', null],
    [{ type: 'system', subtype: 'api_retry', error: 'overloaded' }, 'api', null],
    [
      {
        type: 'rate_limit_event',
        rate_limit_info: { status: 'rejected', resetsAt: 1_800_000_000 },
      },
      'rate-limit',
      1_800_000_000_000,
    ],
    [
      { type: 'result', is_error: true, result: 'Claude AI usage limit reached|1800000000' },
      'rate-limit',
      1_800_000_000_000,
    ],
    [{ type: 'result', is_error: true, subtype: 'error_max_budget_usd' }, 'budget', null],
  ])('%j', (line, kind, resetsAt) => {
    expect(readHostLine(JSON.stringify(line))).toContainEqual({ type: 'error', kind, resetsAt });
  });

  it('a limit that is only near is no error', () => {
    const info = { status: 'allowed_warning', resetsAt: 1_800_000_000 };
    expect(
      readHostLine(JSON.stringify({ type: 'rate_limit_event', rate_limit_info: info })),
    ).toEqual([]);
  });
});

describe('the arguments of the driver', () => {
  it('hand any task and promise to the loop as they are', () => {
    const promise = fc
      .stringMatching(/^[\w "'!-]{1,30}$/)
      .filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), promise, (text, said) => {
        const task = text.trim();
        fc.pre(task !== '' && !task.startsWith('-'));
        const read = readArguments([task, '--max-iterations', '7', `--completion-promise=${said}`]);
        if (typeof read === 'string') throw new Error(read);
        const parsed = parseArguments(read.text ?? '', {
          maxIterations: 50,
          checkpointInterval: 5,
        });
        expect(parsed).toMatchObject({
          ok: true,
          value: { task, maxIterations: 7, promise: said },
        });
      }),
    );
  });

  it.each([
    [[], 'no task'],
    [['fix', 'it'], 'quotes'],
    [['fix', '--unlimited'], 'unlimited'],
    [['fix', '--budget-usd', '0'], 'positive'],
    [['fix', '--resume', '20260302-101500'], '--resume takes'],
  ])('%j starts nothing', (args, problem) => {
    expect(readArguments(args)).toContain(problem);
  });
});
