import type { Evidence } from './activity.ts';
import type { EndReason, LoopState } from './state.ts';

/** What the health room says of the session at a stop. */
export interface LoopHealth {
  readonly state: string;
  readonly breaker: string;
  readonly stall: number;
  readonly spin: number;
  /** Per cent below the baseline, and from where on the loop rests. */
  readonly decline: number;
  readonly declineLimit: number;
  /** What tripped it, or what blocks, in one line. */
  readonly trigger: string;
  readonly blocked: boolean;
  readonly tripped: boolean;
}

/** All that a stop is judged by, besides the loop's state. */
export interface StopFacts {
  /** `''` where the host gave none. */
  readonly session: string;
  readonly now: number;
  /** The tombstone stands, or the state file is gone. */
  readonly ended: boolean;
  /** Tasks in the background that still run. */
  readonly background: number;
  /** The last message carries the exact promise. */
  readonly promised: boolean;
  /** Tool calls since the last stop. */
  readonly calls: number;
  readonly action: string;
  readonly evidence: Evidence;
  /** Tokens of this iteration's model calls. */
  readonly tokens: number;
  /** Share of the context window in per cent; `null` where it is not known. */
  readonly context: number | null;
  /** The host compacted in this stretch, and that made room. */
  readonly compressed: boolean;
  readonly health: LoopHealth | null;
}

export type Decision =
  /** Not this session's loop, or one that has ended: say and do nothing. */
  | { readonly type: 'none' }
  /** Let the session stop without counting; what runs in the background wakes it again. */
  | { readonly type: 'wait' }
  | { readonly type: 'continue'; readonly ask: 'task' | 'evidence' }
  | { readonly type: 'rest'; readonly reason: EndReason; readonly detail: string }
  | { readonly type: 'done'; readonly detail: string }
  | { readonly type: 'stopped'; readonly reason: EndReason; readonly detail: string };

/** Stops in a row without a tool call: below the host's own silent cap of eight. */
export const MAX_IDLE = 3;
/** Iterations in one context after which a rest is due, without and with compression at work. */
export const REST_AFTER = { plain: 15, compressed: 25 } as const;
const REST_CONTEXT = 85;
const SAME_ACTIONS = 3;
const MINUTE = 60_000;

/** The rules in their order; the first that says something decides. */
const RULES: readonly ((loop: LoopState, facts: StopFacts) => Decision | null)[] = [
  ownership,
  waiting,
  completion,
  outside,
  breaking,
  resting,
  idling,
  limits,
];

/** What becomes of a loop when the agent stops. Total: every state and every facts give a decision. */
export function decide(loop: LoopState, facts: StopFacts): Decision {
  for (const rule of RULES) {
    const decision = rule(loop, facts);
    if (decision) return decision;
  }
  return { type: 'continue', ask: 'task' };
}

function ownership(loop: LoopState, { session, ended }: StopFacts): Decision | null {
  const own = session !== '' && loop.session === session && loop.status === 'running';
  return own && !ended ? null : { type: 'none' };
}

function waiting(_loop: LoopState, { background }: StopFacts): Decision | null {
  return background > 0 ? { type: 'wait' } : null;
}

function completion(loop: LoopState, facts: StopFacts): Decision | null {
  if (!facts.promised) return null;
  const proven = facts.evidence === 'passed' || facts.evidence === 'not-needed';
  const detail = `the promise ${JSON.stringify(loop.promise)} was given in iteration ${current(loop)}`;
  if (proven) return { type: 'done', detail };
  if (!loop.asked && !outOfLimits(loop, facts)) return { type: 'continue', ask: 'evidence' };
  const missing =
    facts.evidence === 'failed' ? 'the last check failed' : 'no check ran since the last change';
  return { type: 'done', detail: `${detail}; unverified: ${missing}` };
}

function outside(_loop: LoopState, { health }: StopFacts): Decision | null {
  return health?.blocked ? { type: 'stopped', reason: 'blocked', detail: health.trigger } : null;
}

function breaking(loop: LoopState, { health }: StopFacts): Decision | null {
  if (!health?.tripped || !loop.breaker) return null;
  return { type: 'stopped', reason: 'circuit-break', detail: health.trigger };
}

function resting(loop: LoopState, facts: StopFacts): Decision | null {
  if (outOfLimits(loop, facts)) return null;
  const here = current(loop) - loop.stretch.first;
  const most = facts.compressed ? REST_AFTER.compressed : REST_AFTER.plain;
  const { decline, declineLimit } = facts.health ?? { decline: 0, declineLimit: 100 };
  const rest = (reason: EndReason, detail: string): Decision => ({ type: 'rest', reason, detail });
  if (decline >= declineLimit)
    return rest('output-decline', `output is ${decline} % below that of the first iterations`);
  if (facts.context !== null && facts.context >= REST_CONTEXT)
    return rest('context-full', `${facts.context} % of the context window is in use`);
  if (here >= most) return rest('long-context', `${here} iterations in one context`);
  const actions = [...loop.actions, facts.action].slice(-SAME_ACTIONS);
  const same = actions.length === SAME_ACTIONS && actions.every((one) => one === facts.action);
  if (same && facts.calls > 0)
    return rest('same-action', `${SAME_ACTIONS} iterations did the same with the same outcome`);
  return null;
}

function idling(loop: LoopState, { calls }: StopFacts): Decision | null {
  if (calls > 0 || loop.idle + 1 < MAX_IDLE) return null;
  return {
    type: 'stopped',
    reason: 'idle',
    detail: `${MAX_IDLE} stops in a row without a tool call`,
  };
}

function limits(loop: LoopState, facts: StopFacts): Decision | null {
  const over = outOfLimits(loop, facts);
  return over ? { type: 'stopped', ...over } : null;
}

/** The limit that the iteration now ending has reached. */
function outOfLimits(loop: LoopState, { now, tokens }: Pick<StopFacts, 'now' | 'tokens'>) {
  if (current(loop) >= loop.maxIterations)
    return {
      reason: 'max-iterations',
      detail: `${loop.maxIterations} iterations are done`,
    } as const;
  const minutes = Math.floor(timeSpent(loop, now) / MINUTE);
  if (minutes >= loop.maxMinutes)
    return { reason: 'max-minutes', detail: `${minutes} minutes have passed` } as const;
  if (loop.tokens + tokens >= loop.maxTokens)
    return { reason: 'max-tokens', detail: `${loop.tokens + tokens} tokens are used` } as const;
  return null;
}

/** The iteration now running, counted from 1. */
export function current(loop: LoopState): number {
  return loop.iteration + 1;
}

/** Milliseconds the loop has been running, pauses left out. */
export function timeSpent(loop: LoopState, now: number): number {
  return loop.spent + (loop.status === 'running' ? Math.max(0, now - loop.stretch.since) : 0);
}
