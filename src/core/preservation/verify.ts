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
  return item.proof.length > 0 && item.proof.every((proof) => stands(text, proof));
}

/** Whether a text holds another as it is, not as a piece of a longer word, name or number (`a.ts` in `a.tsx`, `3 times` in `13 times`). */
function stands(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    const goesOn = ENDS_WORD.test(part) && GOES_ON.test(text.slice(end, end + 4));
    const beganBefore =
      BEGINS_WORD.test(part) && CAME_FROM.test(text.slice(Math.max(0, at - 4), at));
    if (!goesOn && !beganBefore) return true;
  }
  return false;
}

const BEGINS_WORD = /^[\p{L}\p{N}_]/u;
const ENDS_WORD = /[\p{L}\p{N}_]$/u;
/** A name goes on behind a dot or a dash that a word follows; a sentence ends at one. */
const GOES_ON = /^[.-]?[\p{L}\p{N}_]/u;
const CAME_FROM = /[\p{L}\p{N}_][.-]?$/u;
