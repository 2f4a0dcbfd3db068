import type { Fact } from '../core/facts/fact.ts';
import type { AssistantTurn, Turn } from '../core/facts/turn.ts';
import { healthFold } from '../core/health/index.ts';
import { glanceTail, readTail, rejectedCalls } from '../host/transcript/index.ts';
import type { Session } from './session.ts';

/**
 * How much of the transcript's end is read: enough for the calls since the event before. The request bodies that recent
 * hosts write between the lines are passed over unread, as are all lines that long.
 */
const TAIL = { maxBytes: 256 << 10, maxLine: 128 << 10, maxScan: 4 << 20, failuresOnly: true };

/** Bytes that hold the answer a call was just made in, as a rule. */
const NEAR = 24 << 10;

export function tailOf(
  transcript: string | undefined,
  { world }: Session,
  maxBytes = TAIL.maxBytes,
): readonly Turn[] {
  if (transcript === undefined) return [];
  const { turns } = readTail(world.files, transcript, { ...TAIL, maxBytes });
  return turns.filter((turn) => !turn.sidechain);
}

/**
 * As much of the tail as `unseenRejections`, and `inAnswers` for these facts, need to say the same as of all of it: most
 * failures need its last lines.
 */
export function tailFor(
  facts: readonly Fact[],
  transcript: string | undefined,
  session: Session,
): readonly Turn[] {
  if (transcript === undefined) return [];
  const uses = facts.flatMap((fact) => (fact.kind === 'failure' && fact.use ? [fact.use] : []));
  const seen = glanceTail(session.world.files, transcript, TAIL, uses);
  if (seen === null) return [];
  if (seen.refused.length > 0 && !areKnown(seen.refused, session))
    return tailOf(transcript, session);
  if (uses.length === 0) return [];
  const near = tailOf(transcript, session, NEAR);
  const suffices = uses.every((use) => isPlaced(use, near, seen.mentioned));
  return suffices ? near : tailOf(transcript, session);
}

function areKnown(calls: readonly string[], { journal }: Session): boolean {
  const { state } = journal.fold('health', healthFold);
  return calls.every((id) => state.rejected.includes(id));
}

/** Whether these last turns show where the answer began that a call was made in: another answer stands before it. */
function isPlaced(use: string, near: readonly Turn[], mentioned: boolean): boolean {
  const { spoken, made, first } = placeOf(use, near);
  const before = spoken.slice(0, first);
  if (!before.some((turn) => !isAssistant(turn))) return false;
  return made === undefined ? !mentioned : before.some(isAssistant);
}

/** Calls that the host refused to run fire no hook: only the transcript shows them. Each counts once. */
export async function unseenRejections(
  turns: readonly Turn[],
  session: Session,
): Promise<readonly Fact[]> {
  const rejected = rejectedCalls(turns).filter(({ by }) => by === 'host');
  if (rejected.length === 0) return [];
  const { state } = session.journal.fold('health', healthFold);
  const unseen = rejected.filter(({ call }) => !state.rejected.includes(call.id));
  if (unseen.length === 0) return [];
  const { observe } = await import('./observe/observe.ts');
  const { root, world } = session;
  return unseen.flatMap(({ call, result }): readonly Fact[] => {
    const { id: use, name: tool, input } = call;
    const at = result.at ?? world.clock.now();
    const base = { tool, input, text: result.text, failed: true, interrupted: false };
    const fact = observe({ ...base, use, at, root }, () => '');
    return fact === null ? [] : [fact];
  });
}

/** Failures with the answer of the model they were made in: those of one count as one, in whichever order their hooks run. */
export function inAnswers(facts: readonly Fact[], turns: readonly Turn[]): readonly Fact[] {
  return facts.map((fact) => {
    const answer = fact.kind === 'failure' && fact.use ? answerOf(fact.use, turns) : undefined;
    return answer === undefined ? fact : { ...fact, answer };
  });
}

/**
 * Where the answer began that a call was made in: at what came before it and is not the assistant's. The host writes each
 * call into a line of its own, results of the first between them where it ran them at once; a call not written yet belongs
 * to the answer that comes next.
 */
function answerOf(use: string, turns: readonly Turn[]): number | undefined {
  const { spoken, first } = placeOf(use, turns);
  return spoken.slice(0, first).findLast(({ role }) => role !== 'assistant')?.offset;
}

/** The turn a call was made in, and the position of the first of its answer; neither where the call is not written yet. */
function placeOf(use: string, turns: readonly Turn[]) {
  const spoken = turns.filter(({ role }) => role !== 'injected' && role !== 'model');
  const made = spoken.filter(isAssistant).find(({ calls }) => calls.some(({ id }) => id === use));
  const first = made && spoken.findIndex((turn) => turn === made || isSameAnswer(turn, made));
  return { spoken, made, first };
}

function isAssistant(turn: Turn): turn is AssistantTurn {
  return turn.role === 'assistant';
}

function isSameAnswer(turn: Turn, { message }: AssistantTurn): boolean {
  return turn.role === 'assistant' && message !== undefined && turn.message === message;
}
