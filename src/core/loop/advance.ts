import type { Activity } from './activity.ts';
import { type Decision, timeSpent } from './decide.ts';
import { EMPTY_STRETCH, type EndReason, type LoopState, type LoopStatus } from './state.ts';

/** What an iteration leaves in the counters. */
export interface Spent {
  readonly now: number;
  readonly tokens: number;
  readonly health: string;
  /** Byte offset in the transcript that is counted now. */
  readonly offset: number;
}

/** The state after a stop: the iteration is counted, whatever was decided, but for waiting. */
export function afterStop(
  loop: LoopState,
  decision: Decision,
  done: Activity,
  spent: Spent,
): LoopState {
  if (decision.type === 'none') return loop;
  const stretch = { ...loop.stretch, touched: spent.now, offset: spent.offset };
  const tokens = loop.tokens + spent.tokens;
  if (decision.type === 'wait') return { ...loop, tokens, stretch };
  const counted: LoopState = {
    ...loop,
    tokens,
    stretch,
    health: spent.health,
    iteration: loop.iteration + 1,
    idle: done.calls > 0 ? 0 : loop.idle + 1,
    actions: [...loop.actions, done.action].slice(-2),
    hint: decision.type === 'continue' ? null : loop.hint,
    asked: loop.asked || (decision.type === 'continue' && decision.ask === 'evidence'),
  };
  if (decision.type === 'continue') return counted;
  const [status, reason] = endOf(decision);
  return ended(counted, status, reason, decision.detail, spent.now);
}

type Ending = Exclude<Decision, { type: 'none' | 'wait' | 'continue' }>;

function endOf(decision: Ending): readonly [LoopStatus, EndReason] {
  if (decision.type === 'done') return ['done', 'promise'];
  return [decision.type === 'rest' ? 'resting' : 'stopped', decision.reason];
}

/** The loop no longer runs; its time is added up. */
export function ended(
  loop: LoopState,
  status: LoopStatus,
  reason: EndReason,
  detail: string,
  now: number,
): LoopState {
  const until = loop.status === 'running' ? Math.max(now, loop.stretch.since) : now;
  return { ...loop, status, reason, detail, spent: timeSpent(loop, until) };
}

/** The loop runs in this session from here on, with the counters it had. */
export function taken(loop: LoopState, session: string, now: number, offset: number): LoopState {
  return {
    ...loop,
    session,
    status: 'running',
    reason: null,
    detail: '',
    idle: 0,
    actions: [],
    spent: loop.spent,
    stretch: { ...EMPTY_STRETCH, first: loop.iteration, since: now, touched: now, offset },
  };
}

const EXTEND = '/fire-flow:fire-loop-extend N gives it more';

/** Why a loop cannot be taken up; `null` where it can. */
export function whyNotTaken(loop: LoopState): string | null {
  if (loop.status === 'done') return 'it is done';
  if (loop.reason === 'cancelled') return 'it was stopped for good; start a new one';
  if (loop.iteration >= loop.maxIterations)
    return `its ${loop.maxIterations} iterations are used up; ${EXTEND}`;
  if (loop.spent >= loop.maxMinutes * 60_000)
    return `its ${loop.maxMinutes} minutes are used up; ${EXTEND}`;
  if (loop.tokens >= loop.maxTokens) return `its ${loop.maxTokens} tokens are used up; ${EXTEND}`;
  return null;
}

/** The loop with more iterations allowed; where its time or tokens are used up, these are given anew as well. */
export function extended(
  loop: LoopState,
  count: number,
  fresh: { readonly maxMinutes: number; readonly maxTokens: number },
): LoopState {
  const minutes = loop.spent >= loop.maxMinutes * 60_000 ? fresh.maxMinutes : 0;
  const tokens = loop.tokens >= loop.maxTokens ? fresh.maxTokens : 0;
  return {
    ...loop,
    maxIterations: loop.maxIterations + count,
    maxMinutes: loop.maxMinutes + minutes,
    maxTokens: loop.maxTokens + tokens,
  };
}
