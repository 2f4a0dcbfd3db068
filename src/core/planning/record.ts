import { optional } from './blueprint.ts';
import { boxOf } from './checklist.ts';
import { type Line, plain, readLines, readSections, under } from './document.ts';
import { map, readFrontMatter, text } from './front-matter.ts';
import { setNumbers } from './front-matter-writer.ts';
import { cell, readTables } from './table.ts';
import { commitIn, withoutCommit } from './task-text.ts';

/** How guidance fared in a session; counts. */
export interface DtgMetrics {
  readonly activations: number;
  readonly skills_injected: number;
  readonly skills_useful: number;
  readonly missed_guidance: number;
}

/** A task that a RECORD or SUMMARY reports as done. */
export interface CompletedTask {
  /** The task's number in its plan, where the file says it. */
  readonly number?: number;
  readonly title: string;
  readonly commit?: string;
}

/** A RECORD.md or SUMMARY.md as read. */
export interface PlanRecord {
  readonly phase?: string;
  readonly plan?: string;
  readonly status?: string;
  /** Numbers of the `metrics` block, by name; values that are no numbers are left out. */
  readonly metrics: ReadonlyMap<string, number>;
  readonly dtgMetrics?: Partial<DtgMetrics>;
  readonly summary?: string;
  readonly completed: readonly CompletedTask[];
}

/** Reads `NN-MM-RECORD.md` and `SUMMARY.md`: front matter, summary line, and the tasks reported as done. */
export function readRecord(source: string): PlanRecord {
  const lines = readLines(source);
  const matter = readFrontMatter(lines);
  const sections = readSections(lines);
  const summary = under(
    lines,
    sections.find((section) => /^(?:quick )?summary\b/i.test(section.title)),
  );
  const first = summary.find((line) => !line.code && line.text.trim() !== '')?.text;
  const dtg = numbers(map(matter, 'dtg_metrics'));
  return {
    ...optional('phase', text(matter, 'phase')),
    ...optional('plan', text(matter, 'plan')),
    ...optional('status', text(matter, 'status')),
    metrics: numbers(map(matter, 'metrics')),
    ...optional(
      'dtgMetrics',
      dtg.size > 0 ? (Object.fromEntries(dtg) as Partial<DtgMetrics>) : undefined,
    ),
    ...optional('summary', first ? plain(first) : undefined),
    completed: [...commitRows(lines), ...tickedLines(lines)],
  };
}

/** Whether a RECORD says of itself that the plan is not done. */
export function isPartial(record: PlanRecord): boolean {
  return /partial|progress|blocked|paused|incomplete|fail/i.test(record.status ?? '');
}

/** Sets `dtg_metrics` in the front matter and leaves every other byte. */
export function setDtgMetrics(source: string, metrics: DtgMetrics): string {
  const { activations, skills_injected, skills_useful, missed_guidance } = metrics;
  const values = new Map(
    Object.entries({ activations, skills_injected, skills_useful, missed_guidance }),
  );
  return setNumbers(source, readLines(source), 'dtg_metrics', values);
}

/** Puts into `metrics` what was counted and is not said there; what the file says stays, be it another number. */
export function addMetrics(source: string, counted: ReadonlyMap<string, number>): string {
  const lines = readLines(source);
  const said = map(readFrontMatter(lines), 'metrics');
  const missing = [...counted].filter(([name]) => !isSaid(said.get(name)));
  if (missing.length === 0) return source;
  const after = setNumbers(source, lines, 'metrics', new Map(missing));
  const now = map(readFrontMatter(readLines(after)), 'metrics');
  // A map in braces with more lines below it is no YAML: which of its numbers counts would change.
  const staysSaid = [...said].every(([name, value]) => !isSaid(value) || now.get(name) === value);
  const isAdded = missing.every(([name, count]) => now.get(name) === String(count));
  return staysSaid && isAdded ? after : source;
}

/** A form's `[N]` or an empty value says nothing. */
function isSaid(value: unknown): boolean {
  return typeof value === 'string' && /\d/.test(value);
}

function numbers(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const found = [...values].flatMap(([key, value]) => {
    const number =
      typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
    return number === null ? [] : [[key, number] as const];
  });
  return new Map(found);
}

/** Rows of the "Task Commits" tables: `# | Hash | Description` or `Task | Description | Commit | Status`. */
function commitRows(lines: readonly Line[]): readonly CompletedTask[] {
  return readTables(lines).flatMap((table) => {
    const isCommits = table.head.some((head) => /^(?:hash|commit)$/i.test(head));
    return isCommits ? table.rows.flatMap((row) => commitRow(table, row) ?? []) : [];
  });
}

function commitRow(
  table: Parameters<typeof cell>[0],
  row: readonly string[],
): CompletedTask | null {
  const status = cell(table, row, 'status', 'result');
  if (status !== '' && !/complete|done|pass|yes|ok|✓|✅/i.test(status)) return null;
  const number = Number.parseInt(
    cell(table, row, '#', 'task', 'no', 'nr').replace(/^\D{0,20}/, ''),
    10,
  );
  const commit = commitIn(cell(table, row, 'hash', 'commit').replace(/`/g, ''));
  const title = plain(cell(table, row, 'description', 'task', 'what'));
  if (title === '') return null;
  return {
    ...optional('number', Number.isNaN(number) ? undefined : number),
    title,
    ...optional('commit', commit),
  };
}

function tickedLines(lines: readonly Line[]): readonly CompletedTask[] {
  return lines.flatMap((line) => {
    const box = boxOf(line);
    if (!box?.ticked) return [];
    const words = plain(box.text);
    const number = /^task\s+(\d{1,4})\b/i.exec(words)?.[1];
    return [
      {
        ...optional('number', number === undefined ? undefined : Number(number)),
        title: withoutCommit(words),
        ...optional('commit', commitIn(words)),
      },
    ];
  });
}
