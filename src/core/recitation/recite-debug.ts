import { build, type Frame, type Health, type Part } from './block.ts';

/** What a debug session knows, as much of it as is recited. */
export interface RecitedDebug {
  readonly status?: string;
  readonly hypothesis?: string;
  readonly test?: string;
  readonly result?: string;
  readonly next?: string;
  readonly eliminated: readonly string[];
  readonly evidence: readonly string[];
  readonly rootCause?: string;
}

export interface DebugRecital {
  /** The session's file. */
  readonly path: string;
  readonly debug: RecitedDebug;
  readonly health?: Health;
  readonly note?: string;
}

/** The block of a debug cycle: hypothesis, test and its result, evidence, and what was ruled out. `null` once it is resolved, or where nothing is written. */
export function reciteDebug(recital: DebugRecital): string | null {
  const { debug } = recital;
  if (/^(?:resolved|closed|done)\b/i.test(debug.status ?? '')) return null;
  const parts: readonly Part[] = [
    { title: 'Current Hypothesis', budget: 5, lines: hypothesisLines(debug) },
    {
      title: 'Evidence Collected',
      budget: 8,
      lines: debug.evidence.slice(-7).map((item) => `- ${item}`),
    },
    { title: 'Eliminated', budget: 6, lines: eliminatedLines(debug.eliminated) },
  ];
  if (parts.every((part) => part.lines.length === 0)) return null;
  const frame: Frame = { ...recital, source: recital.path };
  return build(frame, parts);
}

function hypothesisLines(debug: RecitedDebug): readonly string[] {
  const rows = [
    debug.hypothesis,
    debug.test && `Test: ${debug.test}`,
    debug.result && `Result: ${debug.result}`,
    debug.next && `Next: ${debug.next}`,
  ];
  return rows.flatMap((row) => (row ? [row] : []));
}

/** The last four, and how many stand before them. */
function eliminatedLines(items: readonly string[]): readonly string[] {
  const last = items.slice(-4).map((item) => `- ${item}`);
  const more = items.length - last.length;
  return more > 0 ? [`- ${more} earlier ones in the file`, ...last] : last;
}
