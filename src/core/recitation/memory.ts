import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';

/** Hash of the block the model last saw; `null` before the first one and after a compaction. */
export interface RecitationMemory {
  readonly seen: string | null;
}

export const recitationFold: Fold<RecitationMemory> = {
  version: 1,
  initial: { seen: null },
  step,
};

function step(state: RecitationMemory, fact: Fact): RecitationMemory {
  if (fact.kind === 'compaction') return { seen: null };
  return fact.kind === 'said' && fact.channel === 'recitation' ? { seen: fact.hash } : state;
}
