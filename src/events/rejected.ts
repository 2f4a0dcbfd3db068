import type { Fact } from '../core/facts/fact.ts';
import type { Turn } from '../core/facts/turn.ts';
import { healthFold } from '../core/health/index.ts';
import { readTail, rejectedCalls } from '../host/transcript/index.ts';
import type { Session } from './session.ts';

/**
 * How much of the transcript's end is read: enough for the calls since the event before. The request bodies that recent
 * hosts write between the lines are passed over unread, as are all lines that long.
 */
const TAIL = { maxBytes: 256 << 10, maxLine: 128 << 10, maxScan: 4 << 20 };

export function tailOf(transcript: string | undefined, { world }: Session): readonly Turn[] {
  if (transcript === undefined) return [];
  return readTail(world.files, transcript, TAIL).turns.filter((turn) => !turn.sidechain);
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

/** Failures of one answer of the model count as one: it had seen none of them when it made the next call. */
export function inAnswers(
  facts: readonly Fact[],
  turns: readonly Turn[],
  { journal }: Session,
): readonly Fact[] {
  if (!facts.some(({ kind }) => kind === 'failure')) return facts;
  const seen = new Set(journal.fold('health', healthFold).state.rejected);
  return facts.map((fact) => {
    if (fact.kind !== 'failure' || !fact.use) return fact;
    const isLater = besides(fact.use, turns).some((use) => seen.has(use));
    seen.add(fact.use);
    return isLater ? { ...fact, together: true } : fact;
  });
}

/** The other calls of the answer that a call was made in: the host writes each into a line of its own, results behind them. */
function besides(use: string, turns: readonly Turn[]): readonly string[] {
  const spoken = turns.filter(({ role }) => role !== 'injected' && role !== 'model');
  const at = spoken.findIndex((turn) => callsOf(turn).includes(use));
  if (at < 0) return [];
  const isOther = ({ role }: Turn) => role !== 'assistant';
  const from = spoken.slice(0, at).findLastIndex(isOther) + 1;
  const length = spoken.slice(at).findIndex(isOther);
  const answer = spoken.slice(from, length < 0 ? undefined : at + length);
  return answer.flatMap(callsOf).filter((id) => id !== use);
}

function callsOf(turn: Turn): readonly string[] {
  return turn.role === 'assistant' ? turn.calls.map(({ id }) => id) : [];
}
