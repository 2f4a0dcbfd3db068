import type { Turn } from '../core/facts/turn.ts';
import { basename } from '../core/kit/path.ts';
import type { Composed } from '../core/preservation/index.ts';
import { COMPOSED } from './pending.ts';
import type { Session } from './session.ts';

/** What was composed at PreCompact, waiting to be given back and verified. */
export interface Pending {
  readonly composed: Composed;
  /** How many bytes the transcript had then: a summary before it is of an earlier compaction. */
  readonly from: number;
  /** The name of that transcript: another one is another life, whose bytes say nothing of this one. */
  readonly of?: string;
  /** Milliseconds since the epoch: an answer of the model after it, and no summary, and nothing was compacted. */
  readonly at?: number;
  /** What became of it has been recorded; a repair is under way. */
  readonly reported?: true;
}

/** Hosts resume a session under its name in a file of its own. */
export function isOfAnother({ of }: Pending, transcript: string | undefined): boolean {
  return of !== undefined && transcript !== undefined && basename(transcript) !== of;
}

/** A compaction that was given up, or was of another life: what was composed for it is nobody's any more. */
export function forget({ journal }: Session): null {
  journal.drop(COMPOSED);
  return null;
}

export function named(transcript: string | undefined): Pick<Pending, 'of'> {
  return transcript === undefined ? {} : { of: basename(transcript) };
}

/** Whether the model has answered in the conversation itself since a moment. A line of an old host has no time and counts as new. */
export function hasAnswered(turns: readonly Turn[], since: number): boolean {
  return turns.some(
    (turn) => turn.role === 'assistant' && !turn.sidechain && (turn.at ?? Infinity) > since,
  );
}

/** The model went on without a summary. A line without a time proves nothing. */
export function wasGivenUp(turns: readonly Turn[], { at }: Pending): boolean {
  const dated = turns.filter((turn) => turn.at !== undefined);
  return at !== undefined && hasAnswered(dated, at);
}

export function keepPending(pending: Pending, { journal }: Session): void {
  journal.keep(COMPOSED, JSON.stringify(pending));
}

export function readPending({ journal }: Session): Pending | null {
  const text = journal.recall(COMPOSED);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Pending;
  } catch {
    return null;
  }
}
