import { type Failed, KEEP, type OpenErrors, push, type SignalState } from './state.ts';

interface Run {
  readonly ok: boolean;
  /** Errors of the same command's run before. */
  readonly before: OpenErrors['errors'];
  readonly errors: OpenErrors['errors'];
}

/**
 * A check's outcome judges the approach whose edits came before it. It worked where the check passes, and failed where
 * an error stayed that nothing was taken from, or a new one came; fewer of the same errors is progress, not failure.
 */
export function closeApproach(state: SignalState, run: Run): SignalState {
  const gone = run.before.filter((error) => !run.errors.some((now) => now.id === error.id));
  const isNew = run.errors.filter((error) => !run.before.some((old) => old.id === error.id));
  const tried = state.approach && state.approach.paths.length > 0 ? state.approach : null;
  // One error traded for another is no solution to name.
  const resolvedState = resolve(state, gone, isNew.length === 0 ? tried?.text : undefined);
  if (!tried) return resolvedState;
  const change =
    state.change && ({ ...state.change, check: run.ok ? 'passed' : 'failed' } as const);
  const closed = { ...resolvedState, change, approach: null };
  if (run.ok) return { ...closed, worked: push(closed.worked, tried.text, KEEP.worked) };
  if (run.before.length > 0 && gone.length > 0 && isNew.length === 0) return closed;
  const reason = isNew[0] ?? run.errors[0];
  const text = tried.text;
  return { ...closed, failed: addFailure(closed.failed, text, reason?.text ?? '', run.errors) };
}

function addFailure(
  failed: readonly Failed[],
  text: string,
  reason: string,
  errors: OpenErrors['errors'],
): Failed[] {
  const earlier = failed.find((one) => one.text === text);
  const entry: Failed = {
    text,
    reason,
    count: (earlier?.count ?? 0) + 1,
    ids: errors.map((error) => error.id),
  };
  return push(failed, entry, KEEP.failed, (a, b) => a.text === b.text);
}

/** Errors that are gone become one line each; approaches that failed on them learn what worked instead. */
function resolve(
  state: SignalState,
  gone: OpenErrors['errors'],
  by: string | undefined,
): SignalState {
  if (gone.length === 0) return state;
  const ids = new Set(gone.map((error) => error.id));
  const resolved = gone.reduce(
    (list, { id, text }) =>
      push(list, { id, text, ...(by ? { by } : {}) }, KEEP.resolved, (a, b) => a.id === b.id),
    [...state.resolved],
  );
  const failed =
    by === undefined
      ? state.failed
      : state.failed.map((one) =>
          one.text !== by && one.ids.some((id) => ids.has(id)) ? { ...one, instead: by } : one,
        );
  return { ...state, resolved, failed };
}
