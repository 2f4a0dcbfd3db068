import type { EndReason, LoopState } from '../../core/loop/index.ts';
import type { HostError } from './stream.ts';

/** How a stretch of the host ended. */
export interface StretchEnd {
  /** Whether a session began at all. */
  readonly began: boolean;
  readonly code: number | null;
  readonly signal: string | null;
  readonly error: HostError | null;
  /** Milliseconds since the epoch, where the host named it. */
  readonly resetsAt: number | null;
  readonly said: string;
}

/** Where the driver stands between two stretches. */
export interface Standing {
  /** `null`: the state file is gone, broken, or the loop was stopped for good. */
  readonly loop: LoopState | null;
  /** Finished iterations before the stretch. */
  readonly before: number;
  /** Stretches in a row that failed without finishing an iteration, this one not counted. */
  readonly failures: number;
  readonly cost: number;
  readonly budget: number | null;
  readonly now: number;
}

export type Verdict =
  | { readonly type: 'again'; readonly failed: boolean; readonly why: string }
  | { readonly type: 'wait'; readonly until: number; readonly why: string }
  | { readonly type: 'stop'; readonly exit: number; readonly why: string };

/** Exit codes of `fire-flow loop`. */
export const EXIT = {
  done: 0,
  usage: 1,
  limit: 2,
  blocked: 3,
  breaker: 4,
  idle: 5,
  host: 6,
  cancelled: 7,
  budget: 8,
  busy: 9,
  interrupted: 130,
} as const;

const EXIT_OF: Partial<Record<EndReason, number>> = {
  promise: EXIT.done,
  blocked: EXIT.blocked,
  'circuit-break': EXIT.breaker,
  idle: EXIT.idle,
  'max-iterations': EXIT.limit,
  'max-minutes': EXIT.limit,
  'max-tokens': EXIT.limit,
  'save-failed': EXIT.host,
  prompt: EXIT.cancelled,
  cancelled: EXIT.cancelled,
};

const MAX_FAILURES = 5;
const MINUTE = 60_000;
const MAX_WAIT = 6 * 60 * MINUTE;
/** Reset times are rounded; a moment later is surely behind them. */
const MARGIN = 5_000;

/** What the driver does after a stretch. Total. */
export function judgeStretch(end: StretchEnd, standing: Standing): Verdict {
  const { loop, cost, budget } = standing;
  if (loop === null) return stop(EXIT.cancelled, 'the loop was stopped, or its state file is gone');
  const exit = loop.reason === null ? undefined : EXIT_OF[loop.reason];
  if (exit !== undefined) return stop(exit, loop.detail || (loop.reason ?? ''));
  if (end.error === 'budget' || (budget !== null && cost >= budget))
    return stop(EXIT.budget, `$${cost.toFixed(2)} of $${budget?.toFixed(2) ?? '?'} are spent`);
  if (loop.status === 'resting')
    return { type: 'again', failed: false, why: `rest: ${loop.detail}` };
  return judgeFailure(end, loop, standing);
}

/** The session ended, and the loop had not come to an end of its own. */
function judgeFailure(end: StretchEnd, loop: LoopState, standing: Standing): Verdict {
  const moved = loop.iteration > standing.before;
  const failures = moved ? 0 : standing.failures + 1;
  if (end.error === 'auth') return stop(EXIT.host, `the host is not signed in: ${short(end.said)}`);
  if (loop.status === 'ready' && end.began && end.code === 0)
    return stop(EXIT.host, "the session ran without this plugin's hooks");
  if (end.error === 'rate-limit') {
    const until = end.resetsAt === null ? standing.now + backoff(failures) : end.resetsAt + MARGIN;
    if (until - standing.now > MAX_WAIT)
      return stop(EXIT.host, 'the rate limit lasts more than six hours');
    return { type: 'wait', until, why: 'rate limit' };
  }
  if (failures >= MAX_FAILURES)
    return stop(
      EXIT.host,
      `${failures} sessions in a row ended without an iteration: ${endText(end)}`,
    );
  if (end.error === 'api')
    return {
      type: 'wait',
      until: standing.now + backoff(failures),
      why: `API error: ${short(end.said)}`,
    };
  return { type: 'again', failed: !moved, why: endText(end) };
}

function endText({ began, code, signal, said }: StretchEnd): string {
  const how = signal ? `by ${signal}` : `with exit code ${code ?? '?'}`;
  const what = began ? 'the host ended' : 'the host did not start and ended';
  return said === '' ? `${what} ${how}` : `${what} ${how}: ${short(said)}`;
}

/** Half a minute, doubled each time, at most half an hour. */
function backoff(failures: number): number {
  return Math.min(30 * MINUTE, (MINUTE / 2) * 2 ** Math.max(0, failures - 1));
}

function stop(exit: number, why: string): Verdict {
  return { type: 'stop', exit, why };
}

function short(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 160);
}
