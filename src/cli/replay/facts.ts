import { namesIn } from '../../core/exclusion/index.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { AssistantTurn, ResultTurn, ToolCall, Turn, UserTurn } from '../../core/facts/turn.ts';
import { isEnvelope } from '../../core/kit/prompt.ts';
import { truncate } from '../../core/kit/text.ts';
import { estimateTokens } from '../../core/kit/tokens.ts';
import { approachesIn } from '../../core/preservation/index.ts';
import { route } from '../../core/routing/index.ts';
import { observe } from '../../events/observe/observe.ts';

/** Calls whose result has not come yet; the oldest is forgotten when there are more. */
const MAX_OPEN = 200;

interface OpenCall {
  readonly call: ToolCall;
  readonly approach?: string;
}

/**
 * The facts that hooks would have recorded, from a transcript's turns one by one and in constant memory. What subagents
 * did is left out, as their hooks keep it apart. `root`: the project, to make paths relative.
 */
export function* factsOf(turns: Iterable<Turn>, root: string): Generator<Fact> {
  const open = new Map<string, OpenCall>();
  let said = '';
  let tokens = 0;
  let at = 0;
  let working = false;
  for (const turn of turns) {
    if (turn.sidechain) continue;
    at = turn.at ?? at;
    if (turn.role === 'assistant') {
      said = turn.text.trim() === '' ? said : turn.text;
      tokens += estimateTokens(turn.text);
      working = true;
      remember(open, turn, said);
      if (turn.calls.length > 0) said = '';
    } else if (turn.role === 'result') {
      yield* resultFacts(open, turn, at, root);
    } else if (turn.role === 'user' && isSpoken(turn)) {
      if (working) yield { v: 1, kind: 'stop', at, tokens };
      tokens = 0;
      working = false;
      yield promptFact(turn, at);
    }
  }
  if (working) yield { v: 1, kind: 'stop', at, tokens };
}

function isSpoken({ source, text }: UserTurn): boolean {
  return (source === 'person' || source === 'command') && !isEnvelope(text);
}

function promptFact({ text }: UserTurn, at: number): Fact {
  const { asks } = route(text);
  return { v: 1, kind: 'prompt', at, text: truncate(text, 1000), asks, names: namesIn(text) };
}

function remember(open: Map<string, OpenCall>, turn: AssistantTurn, said: string): void {
  const approaches = new Map(
    approachesIn([{ ...turn, text: said }]).map(({ use, text }) => [use, text]),
  );
  for (const call of turn.calls) {
    const approach = approaches.get(call.id);
    open.set(call.id, { call, ...(approach && { approach }) });
    if (open.size > MAX_OPEN) open.delete(open.keys().next().value ?? '');
  }
}

function* resultFacts(
  open: Map<string, OpenCall>,
  turn: ResultTurn,
  at: number,
  root: string,
): Generator<Fact> {
  const found = open.get(turn.id);
  if (!found) return;
  open.delete(turn.id);
  const { call, approach } = found;
  const { name: tool, input, id: use } = call;
  const { text, isError: failed } = turn;
  const base = { tool, input, text, failed, interrupted: false, use, at, root };
  const fact = observe(base, () => '');
  if (fact === null) return;
  if (approach !== undefined && fact.kind === 'edit')
    yield { v: 1, kind: 'approach', at, use, text: approach };
  yield fact;
}
