import type { ErrorSignal } from './signal.ts';
import type { OpenErrors, SignalState } from './state.ts';

interface Texts {
  errorText?(name: string): string | null;
  errorLines(text: string): readonly string[];
}

interface Group {
  readonly error: OpenErrors['errors'][number];
  readonly lines: string[];
}

/**
 * One signal per distinct error of a run, in the order of its output. Where the whole text is at hand, its error lines are
 * shared out: a line belongs to the error that began last before it, so that no error line is without a signal.
 */
export function wholeErrors(
  open: OpenErrors,
  counts: SignalState['counts'],
  texts: Texts,
): ErrorSignal[] {
  const groups: Group[] = open.errors.map((error) => ({ error, lines: [error.text] }));
  const seen = new Map(counts);
  const loose = share(groups, runLines(open, texts));
  const signals = groups.map(({ error, lines }) => ({
    id: error.id,
    lines,
    source: open.source,
    count: seen.get(error.id) ?? error.count,
  }));
  if (loose.length === 0) return signals;
  return [...signals, { id: loose.join('\n'), lines: loose, source: open.source, count: 1 }];
}

function runLines(open: OpenErrors, texts: Texts): string[] {
  const text = open.file ? (texts.errorText?.(open.file) ?? null) : null;
  return text === null ? [] : [...new Set(texts.errorLines(text))];
}

const MAX_LINES = 8;

/** Gives each line to its error; what no error takes is returned. */
function share(groups: readonly Group[], lines: readonly string[]): string[] {
  const loose: string[] = [];
  let current: Group | undefined;
  for (const line of lines) {
    const starts = groups.find(({ error }) => sameStart(line, error.text));
    current = starts ?? current;
    if (starts) starts.lines[0] = line;
    else if (current && current.lines.length < MAX_LINES) current.lines.push(line);
    else loose.push(line);
  }
  return loose;
}

/** The journal's text of an error is cut at 500 characters and trimmed. */
function sameStart(line: string, text: string): boolean {
  const start = text.endsWith('…') ? text.slice(0, -1) : text;
  return line.trim().startsWith(start.trim());
}
