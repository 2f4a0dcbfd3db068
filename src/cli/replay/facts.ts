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
  const reader: Reader = { open: new Map(), said: '', tokens: 0, at: 0, working: false };
  for (const turn of turns) {
    if (turn.sidechain) continue;
    reader.at = turn.at ?? reader.at;
    if (turn.role === 'assistant') hear(reader, turn);
    else if (turn.role === 'result') yield* resultFacts(reader.open, turn, reader.at, root);
    else if (turn.role === 'user' && isSpoken(turn)) {
      yield* stopped(reader);
      yield promptFact(turn, reader.at);
    }
  }
  yield* stopped(reader);
}

interface Reader {
  readonly open: Map<string, OpenCall>;
  /** What the assistant said last, until a call follows it. */
  said: string;
  /** Of assistant text since the last stop. */
  tokens: number;
  at: number;
  working: boolean;
}

function hear(reader: Reader, turn: AssistantTurn): void {
  if (turn.text.trim() !== '') reader.said = turn.text;
  reader.tokens += estimateTokens(turn.text);
  reader.working = true;
  remember(reader.open, turn, reader.said);
  if (turn.calls.length > 0) reader.said = '';
}

/** A transcript has no mark for a stop: the agent has stopped when the user speaks again or nothing more comes. */
function* stopped(reader: Reader): Generator<Fact> {
  if (reader.working) yield { v: 1, kind: 'stop', at: reader.at, tokens: reader.tokens };
  reader.tokens = 0;
  reader.working = false;
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
