import { namesIn } from '../../core/exclusion/index.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { AssistantTurn, ResultTurn, ToolCall, Turn, UserTurn } from '../../core/facts/turn.ts';
import { isEnvelope } from '../../core/kit/prompt.ts';
import { truncate } from '../../core/kit/text.ts';
import { estimateTokens } from '../../core/kit/tokens.ts';
import { approachesIn, statementsIn } from '../../core/preservation/index.ts';
import { route } from '../../core/routing/index.ts';
import { observe } from '../../events/observe/observe.ts';
import { NEWEST_STATEMENTS, type Spoken, statedAtStop } from '../../events/stated.ts';

/** Calls whose result has not come yet; the oldest is forgotten when there are more. */
const MAX_OPEN = 200;

const SILENT: Spoken = { last: '', confident: [], hypothesis: [] };

interface OpenCall {
  readonly call: ToolCall;
  /** The answer of the model it was made in: where it began. */
  readonly answer: number | undefined;
  readonly approach?: string;
}

/**
 * The facts that hooks would have recorded, from a transcript's turns one by one and in constant memory. What subagents
 * did is left out, as their hooks keep it apart. `root`: the project, to make paths relative.
 */
export function* factsOf(turns: Iterable<Turn>, root: string): Generator<Fact> {
  const reader: Reader = {
    open: new Map(),
    said: '',
    tokens: 0,
    at: 0,
    working: false,
    answer: { began: undefined, message: undefined },
    before: undefined,
    stated: SILENT,
  };
  for (const turn of turns) {
    if (turn.sidechain) continue;
    reader.at = turn.at ?? reader.at;
    if (turn.role === 'assistant') hear(reader, turn);
    else if (turn.role !== 'injected' && turn.role !== 'model') reader.before = turn.offset;
    if (turn.role === 'result') yield* resultFacts(reader, turn, root);
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
  /** The model's last answer: the offset of what came before it, and its message's id. */
  answer: { began: number | undefined; message: string | undefined };
  /** The offset of the last line that is not the assistant's. */
  before: number | undefined;
  stated: Spoken;
}

function hear(reader: Reader, turn: AssistantTurn): void {
  if (turn.text.trim() !== '') listen(reader, turn.text);
  reader.working = true;
  const { message } = turn;
  const goesOn = message !== undefined && message === reader.answer.message;
  if (!goesOn) reader.answer = { began: reader.before, message };
  remember(reader, turn);
  if (turn.calls.length > 0) reader.said = '';
}

function listen(reader: Reader, text: string): void {
  const { confident, hypothesis } = statementsIn(text);
  reader.said = text;
  reader.tokens += estimateTokens(text);
  reader.stated = {
    last: text,
    confident: [...reader.stated.confident, ...confident].slice(-NEWEST_STATEMENTS),
    hypothesis: [...reader.stated.hypothesis, ...hypothesis].slice(-NEWEST_STATEMENTS),
  };
}

/** A transcript has no mark for a stop: the agent has stopped when the user speaks again or nothing more comes. */
function* stopped(reader: Reader): Generator<Fact> {
  const { at, tokens, stated, working } = reader;
  if (working) yield* statedAtStop(stated, tokens, at);
  reader.stated = SILENT;
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

function remember({ open, said, answer: { began } }: Reader, turn: AssistantTurn): void {
  const approaches = new Map(
    approachesIn([{ ...turn, text: said }]).map(({ use, text }) => [use, text]),
  );
  for (const call of turn.calls) {
    const approach = approaches.get(call.id);
    open.set(call.id, { call, answer: began, ...(approach && { approach }) });
    if (open.size > MAX_OPEN) open.delete(open.keys().next().value ?? '');
  }
}

function* resultFacts(reader: Reader, turn: ResultTurn, root: string): Generator<Fact> {
  const { open, at } = reader;
  const found = open.get(turn.id);
  if (!found) return;
  open.delete(turn.id);
  const { call, approach, answer } = found;
  const { name: tool, input, id: use } = call;
  const { text, isError: failed } = turn;
  const base = { tool, input, text, failed, interrupted: false, use, at, root };
  const fact = observe(base, () => '');
  if (fact === null) return;
  if (approach !== undefined && fact.kind === 'edit')
    yield { v: 1, kind: 'approach', at, use, text: approach };
  yield fact.kind === 'failure' && answer !== undefined ? { ...fact, answer } : fact;
}
