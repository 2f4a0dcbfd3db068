import type { Composed } from './compose.ts';
import { maskSecrets } from './mask.ts';
import type { Item } from './section.ts';

/** What became of the block's signals in a compaction. Lists hold the ids of items. */
export interface Kept {
  /** Word for word in the host's summary. */
  readonly inSummary: readonly string[];
  /** Not in the summary, but in what our block brought back. */
  readonly onlyInBlock: readonly string[];
  /** In neither: the model no longer sees them. */
  readonly lost: readonly string[];
  /** The block arrived whole. */
  readonly arrived: boolean;
  /** To be injected once, `null` where nothing is missing: the whole block where it did not arrive. */
  readonly repair: string | null;
}

/**
 * Compares what a block held with what the model sees after the compaction.
 *
 * @param summary the host's summary, as the transcript has it
 * @param injected what hooks brought into the context after it
 */
export function verifyKept(composed: Composed, summary: string, injected: readonly string[]): Kept {
  const told = maskSecrets(summary);
  const seen = injected.join('\n');
  const arrived = composed.block === '' || injected.some((text) => text.includes(composed.block));
  const inSummary: string[] = [];
  const onlyInBlock: string[] = [];
  const lost: string[] = [];
  for (const item of composed.included) {
    if (holds(told, item)) inSummary.push(item.id);
    else (arrived || holds(seen, item) ? onlyInBlock : lost).push(item.id);
  }
  const repair = arrived ? null : composed.block;
  return { inSummary, onlyInBlock, lost, arrived, repair };
}

function holds(text: string, item: Item): boolean {
  return item.proof.length > 0 && item.proof.every((proof) => text.includes(proof));
}
