export type Health = 'PROGRESS' | 'STALLED' | 'SPINNING' | 'DEGRADED' | 'BLOCKED';
/** The states a session can be in, the breaker's hard end and the loop's rest included. */
export type Station = Health | 'CIRCUIT BREAK' | 'SABBATH REST';

export interface Transition {
  readonly from: Station;
  readonly to: Station;
  readonly trigger: string;
  readonly action: string;
}

/** The seed's table of transitions as DESIGN amends it. */
export const TRANSITIONS: readonly Transition[] = [
  row(
    'PROGRESS',
    'STALLED',
    '2 iterations without a file change or a new error',
    'recent actions are shown',
  ),
  row('PROGRESS', 'SPINNING', 'Same error 3 times', 'approaches tried are shown'),
  row('PROGRESS', 'DEGRADED', 'Output 50 % below the baseline', 'a rest is advised'),
  row('PROGRESS', 'BLOCKED', 'Outside cause', 'the blocker is reported'),
  row('STALLED', 'SPINNING', 'Same error 3 times', 'approaches tried are shown'),
  row('STALLED', 'PROGRESS', 'Files change again', 'the warning is cleared'),
  row('STALLED', 'BLOCKED', 'Outside cause', 'the blocker is reported'),
  row('STALLED', 'CIRCUIT BREAK', '5 iterations without a change', 'the breaker trips'),
  row('SPINNING', 'CIRCUIT BREAK', '5th time the same error', 'the breaker trips'),
  row('SPINNING', 'PROGRESS', 'Another error or none', 'the spin counter is cleared'),
  row('SPINNING', 'BLOCKED', 'Outside cause', 'the blocker is reported'),
  row(
    'DEGRADED',
    'SABBATH REST',
    'Output 70 % below the baseline',
    'state is saved, the loop rests',
  ),
  row('DEGRADED', 'PROGRESS', 'Output recovers', 'the warning is cleared'),
  row('BLOCKED', 'PROGRESS', 'The blocked check or call goes through', 'work is resumed'),
];

function row(from: Station, to: Station, trigger: string, action: string): Transition {
  return { from, to, trigger, action };
}

/** The row for a change of state; `null` for staying and for changes the table does not name. */
export function transition(from: Station, to: Station): Transition | null {
  return TRANSITIONS.find((one) => one.from === from && one.to === to) ?? null;
}
