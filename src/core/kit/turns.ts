import type { AssistantTurn, ResultTurn, ToolCall, Turn } from '../facts/turn.ts';

/** A tool call of the main conversation with what stood around it. */
export interface Exchange {
  readonly call: ToolCall;
  /** Position of the calling turn in the list. */
  readonly at: number;
  /** What the assistant said right before the call, in the same model call or the line before. */
  readonly said: string;
  readonly result?: ResultTurn;
}

/** Pairs every tool call with its result, in the order of the calls. A call without a result was interrupted or still runs. */
export function exchanges(turns: readonly Turn[]): Exchange[] {
  const results = new Map<string, ResultTurn>();
  for (const turn of turns) if (turn.role === 'result') results.set(turn.id, turn);
  const found: Exchange[] = [];
  let said = '';
  turns.forEach((turn, at) => {
    if (turn.role === 'user') said = '';
    if (turn.role !== 'assistant') return;
    if (turn.text.trim() !== '') said = turn.text;
    for (const call of turn.calls) found.push({ call, at, said, ...resultOf(results, call) });
    if (turn.calls.length > 0) said = '';
  });
  return found;
}

function resultOf(results: ReadonlyMap<string, ResultTurn>, call: ToolCall) {
  const result = results.get(call.id);
  return result ? { result } : {};
}

/** A field of a tool's input as text, `''` where it is absent or of another type. */
export function field(call: ToolCall, name: string): string {
  const value = call.input[name];
  return typeof value === 'string' ? value : '';
}

/** The file or folder a call is about, `''` where it is about none. */
export function target(call: ToolCall): string {
  return field(call, 'file_path') || field(call, 'path') || field(call, 'notebook_path');
}

/** The last model call that carries usage and belongs to the main conversation. */
export function lastUsage(turns: readonly Turn[]): AssistantTurn | undefined {
  return turns.findLast(
    (turn): turn is AssistantTurn =>
      turn.role === 'assistant' && !turn.sidechain && turn.usage !== undefined,
  );
}
