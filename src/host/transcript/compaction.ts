import type { Turn } from '../../core/facts/turn.ts';

/** The newest compaction among some turns, as the model sees its outcome. */
export interface CompactionOutcome {
  /** Byte offset of the summary's line: names this compaction. */
  readonly offset: number;
  readonly trigger?: 'auto' | 'manual';
  readonly summary: string;
  /** What hooks put into the context after the summary, in order. Hosts before 2.1.197 record none of it. */
  readonly injected: readonly string[];
}

/** `null` where none of the turns is a summary: no compaction, or its summary is not on disk yet. */
export function lastCompaction(turns: readonly Turn[]): CompactionOutcome | null {
  const at = turns.findLastIndex(
    (turn) => turn.role === 'user' && turn.source === 'summary' && !turn.sidechain,
  );
  const boundary = turns.findLastIndex(({ role }) => role === 'boundary');
  const summary = turns[at];
  if (summary?.role !== 'user' || boundary > at) return null;
  const mark = turns[boundary];
  const trigger = mark?.role === 'boundary' ? mark.trigger : undefined;
  const injected = turns
    .slice(at + 1)
    .flatMap((turn) => (turn.role === 'injected' ? [turn.text] : []));
  return {
    offset: summary.offset,
    summary: summary.text,
    injected,
    ...(trigger ? { trigger } : {}),
  };
}
