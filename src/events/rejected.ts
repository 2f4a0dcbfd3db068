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
