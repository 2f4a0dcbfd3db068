import type { ResultTurn, ToolCall, Turn } from '../../core/facts/turn.ts';
import { exchanges } from '../../core/kit/turns.ts';

/** A call that the host refused to run, so that no hook ever saw it fail. */
export interface RejectedCall {
  readonly call: ToolCall;
  readonly result: ResultTurn;
  /** `user`: a person refused it. `host`: its input did not fit (text not found, not read yet, unknown tool, …). */
  readonly by: 'user' | 'host';
}

/**
 * The calls among these turns that were answered without having been run. Older hosts write the reason bare, newer ones
 * in a `tool_use_error` tag; a sibling's failure is no rejection of the call itself and is left out.
 */
export function rejectedCalls(turns: readonly Turn[]): RejectedCall[] {
  const found: RejectedCall[] = [];
  for (const { call, result } of exchanges(turns)) {
    if (!result?.isError) continue;
    const by = rejectedBy(result.text);
    if (by) found.push({ call, result, by });
  }
  return found;
}

function rejectedBy(said: string): RejectedCall['by'] | null {
  if (said.startsWith("The user doesn't want to")) return 'user';
  if (said.includes('Sibling tool call errored')) return null;
  return REFUSALS.some((start) => said.startsWith(start)) ? 'host' : null;
}

/** How the host begins what it says of a call that it did not run. */
export const REFUSALS = [
  '<tool_use_error>',
  'File has not been read yet',
  'File has been modified since read',
  'String to replace not found',
  'No changes to make',
  'InputValidationError',
];
