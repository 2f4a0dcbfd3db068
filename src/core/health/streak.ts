import type { FailureFact } from '../facts/fact.ts';
import { again, firstOf } from './repeat.ts';
import { type HealthState, KEEP, push, type Streak } from './state.ts';

/** A failed call that is no check. What the host says of a call that was made rightly never counts. */
export function onFailure(state: HealthState, fact: FailureFact): HealthState {
  if (fact.host && !fact.misuse) return state;
  const key = keyOf(fact.tool, fact.program ?? fact.target);
  const before = state.streaks.find((streak) => streak.key === key);
  const same = before?.repeat.id === fact.signature.id;
  if (same && isTogether(before, fact)) return state;
  const repeat = before && same ? again(before.repeat, 1) : firstOf(state, fact.signature);
  const streak: Streak = {
    key,
    tool: fact.tool,
    target: fact.program ?? fact.target,
    misuse: fact.misuse === true,
    repeat,
    ...(fact.answer !== undefined && { answer: fact.answer }),
  };
  const others = state.streaks.filter((one) => one.key !== key);
  const open = { ...state.open, newError: state.open.newError || (!same && !streak.misuse) };
  return { ...state, open, streaks: push(others, streak, KEEP.streaks) };
}

/** Failures of one answer of the model count as one: it had seen none of them when it made the next call. */
function isTogether({ answer }: Streak, fact: FailureFact): boolean {
  return answer !== undefined && answer === fact.answer;
}

/** A call of this kind went through: what failed before it in a row is over. */
export function onSuccess(state: HealthState, tool: string, target: string): HealthState {
  const key = keyOf(tool, target);
  if (!state.streaks.some((streak) => streak.key === key)) return state;
  return { ...state, streaks: state.streaks.filter((streak) => streak.key !== key) };
}

/** Tools that change files are one: an Edit that fails is often made good by a Write. */
const EDITS = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit']);
/** Of these the file or program tells one call from another; any other tool fails as a whole. */
const APART = new Set(['Bash', 'PowerShell', 'Read', 'NotebookRead']);

function keyOf(tool: string, target: string): string {
  if (EDITS.has(tool)) return `Edit ${target}`;
  return APART.has(tool) ? `${tool} ${target}` : tool;
}
