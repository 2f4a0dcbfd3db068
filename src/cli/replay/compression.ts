import { type Compression, compress } from '../../core/compression/index.ts';
import type { ToolCall, Turn } from '../../core/facts/turn.ts';
import { field } from '../../core/kit/turns.ts';
import { ordersIn } from '../../core/preservation/index.ts';
import { checkFamily, errorLines } from '../../core/signature/index.ts';
import { readTail, type Source } from '../../host/transcript/index.ts';

/** What compression would save on the conversation since its last compaction. */
export interface Saving extends Pick<Compression, 'levels' | 'before' | 'after' | 'iterations'> {
  /** The transcript's tail goes back to its start or to a compaction. */
  readonly complete: boolean;
}

/** A large window's worth of text; request bodies do not count. */
const LIMITS = { maxBytes: 16 << 20, maxScan: 256 << 20 };

/** Scores what is in the context at a transcript's end, as a rest and the summariser's instructions do. Bounded for any file. */
export function savingOf(source: Source, path: string): Saving {
  const { turns, complete } = readTail(source, path, LIMITS);
  const start = turns.findLastIndex(isBoundary);
  const context = turns.slice(Math.max(0, start));
  const orders = context.flatMap(ordersOf);
  const { levels, before, after, iterations } = compress(context, { closes, errorLines, orders });
  return { levels, before, after, iterations, complete: complete || start >= 0 };
}

function isBoundary(turn: Turn): boolean {
  return !turn.sidechain && turn.role === 'user' && turn.source === 'summary';
}

function ordersOf(turn: Turn): readonly string[] {
  return turn.role === 'user' && turn.source === 'person' ? ordersIn(turn.text) : [];
}

function closes(call: ToolCall): boolean {
  return call.name === 'Bash' && checkFamily(field(call, 'command')) !== null;
}

/** One line on the whole and one for each level. */
export function savingLines(path: string, saving: Saving): string {
  const { levels, before, after, iterations, complete } = saving;
  const part = complete ? '' : ', the end of a longer one';
  const head = `${path}: ${before} -> ${after} estimated tokens (${fewer(before, after)} fewer) in ${iterations} iterations${part}`;
  const rows = Object.entries(levels).map(
    ([level, sum]) =>
      `  ${level.padEnd(8)} ${sum.segments} segments, ${sum.before} -> ${sum.after} tokens`,
  );
  return [head, ...rows].join('\n');
}

function fewer(before: number, after: number): string {
  return `${before === 0 ? 0 : Math.round((1 - after / before) * 100)} %`;
}
