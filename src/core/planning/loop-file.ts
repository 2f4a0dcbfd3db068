import { optional } from './blueprint.ts';
import {
  bullets,
  type Line,
  lineEndOf,
  plain,
  readLines,
  readSections,
  splice,
  under,
} from './document.ts';
import { readFrontMatter, text } from './front-matter.ts';
import { cell, formatRow, readTables, type Table } from './table.ts';

/** One iteration as the tables of a loop file tell it; `''` where a table lacks the column. */
export interface LoopRow {
  readonly iteration: number;
  readonly timestamp?: string;
  readonly filesChanged?: string;
  readonly error?: string;
  readonly output?: string;
  readonly state?: string;
  readonly trigger?: string;
  readonly action?: string;
  readonly stall?: string;
  readonly spin?: string;
}

export type LoopTable = 'progress' | 'health' | 'breaker';

/** The markdown of a loop as read. */
export interface LoopFile {
  readonly id?: string;
  readonly status?: string;
  readonly prompt?: string;
  readonly maxIterations?: number;
  readonly progress: readonly LoopRow[];
  readonly health: readonly LoopRow[];
  readonly breaker: readonly LoopRow[];
  readonly approaches: readonly string[];
}

/** The heads under which a column is known, lower case. The seeds write the same table in two shapes. */
const COLUMNS: Readonly<Record<keyof LoopRow, readonly string[]>> = {
  iteration: ['iter', 'iteration', '#'],
  timestamp: ['timestamp', 'time'],
  filesChanged: ['files changed', 'files'],
  error: ['error hash', 'error', 'signature'],
  output: ['output lines', 'output %', 'output'],
  state: ['health', 'state'],
  trigger: ['trigger'],
  action: ['action', 'action taken'],
  stall: ['stall count', 'stall'],
  spin: ['spin count', 'spin'],
};

/** Title and head of each table where a file has none yet. */
const SHAPES: Readonly<
  Record<LoopTable, { title: string; home: RegExp; head: readonly string[] }>
> = {
  progress: {
    title: 'Loop Progress',
    home: /^(?:loop )?progress\b/i,
    head: ['Iter', 'Timestamp', 'Files Changed', 'Error Hash', 'Output Lines', 'Health', 'Action'],
  },
  health: {
    title: 'Health Classification History',
    home: /^health\b/i,
    head: ['Iteration', 'State', 'Trigger', 'Action Taken'],
  },
  breaker: {
    title: 'Circuit Breaker State',
    home: /^circuit breaker\b/i,
    head: ['Iter', 'Stall Count', 'Spin Count', 'Output %', 'State'],
  },
};

/** Reads `fire-loop-<id>.md`: front matter and tables, in either shape of their columns. */
export function readLoopFile(source: string): LoopFile {
  const lines = readLines(source);
  const matter = readFrontMatter(lines);
  const sections = readSections(lines);
  const rows = (name: LoopTable) => readRows(tableOf(lines, name));
  const max = Number.parseInt(text(matter, 'max_iterations') ?? '', 10);
  const approaches = under(
    lines,
    sections.find((section) => /^approaches tried/i.test(section.title)),
  );
  return {
    ...optional('id', text(matter, 'id')),
    ...optional('status', text(matter, 'status')),
    ...optional('prompt', text(matter, 'prompt')),
    ...optional('maxIterations', Number.isNaN(max) ? undefined : max),
    progress: rows('progress'),
    health: rows('health'),
    breaker: rows('breaker'),
    approaches: bullets(approaches).map(plain),
  };
}

/** Appends one row to a table of the file, under the columns the table has; a missing table is made under its heading, a missing heading at the end. */
export function appendLoopRow(source: string, name: LoopTable, row: LoopRow): string {
  const eol = lineEndOf(source);
  const lines = readLines(source);
  const table = tableOf(lines, name);
  const { title, home, head } = SHAPES[name];
  if (table) {
    const at = lines[table.end - 1]?.end ?? source.length;
    return splice(source, at, at, eol + formatRow(valuesOf(table.head, row)));
  }
  const rule = `|${head.map((each) => '-'.repeat(each.length + 2)).join('|')}|`;
  const block = [formatRow(head), rule, formatRow(valuesOf(head, row))].join(eol);
  const heading =
    lines[readSections(lines).find((section) => home.test(section.title))?.start ?? -1];
  if (heading) return splice(source, heading.end, heading.end, eol + eol + block);
  const ended = source === '' || /[\r\n]$/.test(source);
  return `${source}${ended ? '' : eol}${source === '' ? '' : eol}## ${title}${eol}${eol}${block}${eol}`;
}

function tableOf(lines: readonly Line[], name: LoopTable): Table | undefined {
  const homes = readSections(lines).filter((section) => SHAPES[name].home.test(section.title));
  return homes.flatMap((home) => readTables(lines, home.start + 1, home.end))[0];
}

function valuesOf(head: readonly string[], row: LoopRow): readonly string[] {
  return head.map((each) => {
    const key = keyOf(each);
    const value = key === undefined ? undefined : row[key];
    return value === undefined || value === '' ? '-' : String(value);
  });
}

function keyOf(head: string): keyof LoopRow | undefined {
  const keys = Object.keys(COLUMNS) as (keyof LoopRow)[];
  return keys.find((key) => COLUMNS[key].includes(head.toLowerCase()));
}

function readRows(table: Table | undefined): readonly LoopRow[] {
  return (table?.rows ?? []).flatMap((row) => {
    const iteration = table
      ? Number.parseInt(cell(table, row, ...COLUMNS.iteration), 10)
      : Number.NaN;
    if (!table || Number.isNaN(iteration)) return [];
    const said = (Object.keys(COLUMNS) as (keyof LoopRow)[]).flatMap((key) => {
      const value = cell(table, row, ...COLUMNS[key]);
      return key === 'iteration' || value === '' || value === '-' ? [] : [[key, value] as const];
    });
    return [{ ...Object.fromEntries(said), iteration }];
  });
}
