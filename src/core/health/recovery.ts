import { type Check, type HealthState, KEEP, push } from './state.ts';

/** Housekeeping: running these is no new approach. */
const PLAIN = new Set([
  ...['git', 'mkdir', 'rm', 'cp', 'mv', 'touch', 'chmod', 'cat', 'ls', 'gh', 'kill', 'pkill', ''],
]);

/**
 * A change of approach after a warning: an edit to a file that the failed approaches did not touch. The next outcome
 * of that check decides.
 */
export function rotateByEdit(state: HealthState, path: string): HealthState {
  return rotate(state, ({ attempts }) =>
    attempts.every(({ edits }) => edits.every((edit) => edit.path !== path)),
  );
}

/** A new kind of command is a change of approach too. */
export function rotateByCommand(state: HealthState, program: string): HealthState {
  if (PLAIN.has(program)) return state;
  const rotated = rotate(
    state,
    ({ tried, programs }) => !tried.includes(program) && !programs.includes(program),
  );
  const checks = rotated.checks.map((check) =>
    check.errors.length === 0 || check.tried.includes(program)
      ? check
      : { ...check, tried: push(check.tried, program, KEEP.tried) },
  );
  return { ...rotated, checks };
}

function rotate(state: HealthState, isNew: (check: Check) => boolean): HealthState {
  const checks = state.checks.map((check) => {
    const warned = check.errors.find(({ id, count }) => count > 1 && state.remembered.includes(id));
    return warned && check.rotated === null && isNew(check)
      ? { ...check, rotated: warned.id }
      : check;
  });
  return { ...state, checks };
}
