import { truncate } from '../kit/text.ts';
import { CLOSED, type Count, type HealthState, type Iteration, KEEP, push } from './state.ts';

/** Looks in a row without an edit that close an iteration: in real sessions a run of 20 is common, one of 50 hardly ever seen. */
export const LOOKS = 25;

interface Closing {
  readonly by: Iteration['by'];
  readonly check?: string;
  readonly outcome?: Iteration['outcome'];
  readonly errors?: readonly string[];
  /** The outcome itself says something new, or nothing at all. */
  readonly news: 'new' | 'neutral' | 'none';
}

/** Adds what was done to the open iteration, in a few words. */
export function act(state: HealthState, action: string): HealthState {
  const actions = push(state.open.actions, truncate(action, 80), KEEP.actions);
  return { ...state, open: { ...state.open, actions } };
}

/** Closes the open iteration and counts whether the work stands still. */
export function close(state: HealthState, closing: Closing): HealthState {
  const { open } = state;
  const number = state.iteration + 1;
  const still = isStill(state, closing);
  const iteration: Iteration = {
    number,
    by: closing.by,
    actions: open.actions,
    files: open.files,
    looks: open.looks,
    ...(closing.check && { check: closing.check }),
    ...(closing.outcome && { outcome: closing.outcome }),
    errors: (closing.errors ?? []).slice(0, 6),
    still,
  };
  const stall = still === null ? state.stall : count(state.stall, still, number);
  return {
    ...state,
    iteration: number,
    recent: push(state.recent, iteration, KEEP.recent),
    open: CLOSED,
    stall,
    peak: { ...state.peak, stall: Math.max(state.peak.stall, stall.count) },
  };
}

/** Standing still is only possible while a change was asked for; a result nobody has seen yet moves nothing and loses nothing. */
function isStill({ open, asks }: HealthState, { news }: Closing): boolean | null {
  if (!asks || open.moved || open.newError || news === 'new') return false;
  return news === 'neutral' ? null : true;
}

function count(before: Count, still: boolean, number: number): Count {
  if (!still) return { count: 0, since: 0 };
  return { count: before.count + 1, since: before.count === 0 ? number : before.since };
}

/** A stop closes the loop's own iteration as well. */
export function closeLoopIteration(state: HealthState): HealthState {
  const moved = state.movedSinceStop || !state.asks;
  const loopStall = count(state.loopStall, !moved, state.iteration);
  const peak = { ...state.peak, loopStall: Math.max(state.peak.loopStall, loopStall.count) };
  return { ...state, loopStall, movedSinceStop: false, peak };
}
