import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';

/** The repair of a lost block that was put out last. */
export interface Repaired {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Names the repair after one compaction, by the byte offset of its summary. */
export function repairKey(offset: number): string {
  return `repair ${offset}`;
}

export const repairedFold: Fold<Repaired | null> = { version: 1, initial: null, step };

function step(before: Repaired | null, fact: Fact): Repaired | null {
  const repairs =
    fact.kind === 'said' && fact.channel === 'preservation' && fact.key.startsWith('repair ');
  return repairs ? { key: fact.key, at: fact.at } : before;
}
