import type { Line } from './document.ts';

/** A pipe table: line indices of its head and of the line behind its last row. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly start: number;
  readonly end: number;
}

/** Every pipe table between two line indices; a table is a head line, a rule line and rows. */
export function readTables(lines: readonly Line[], from = 0, to = lines.length): readonly Table[] {
  const found: Table[] = [];
  for (let i = from; i + 1 < to; i++) {
    if (!isRow(lines[i]) || !isRule(lines[i + 1])) continue;
    let end = i + 2;
    while (end < to && isRow(lines[end])) end++;
    const rows = lines.slice(i + 2, end).map((line) => cells(line.text));
    found.push({ head: cells(lines[i]?.text ?? ''), rows, start: i, end });
    i = end - 1;
  }
  return found;
}

/** The cell of a row under the head that `names` (lower case, the better name first) finds, `''` where there is none. */
export function cell(table: Table, row: readonly string[], ...names: readonly string[]): string {
  for (const name of names) {
    const column = table.head.findIndex((head) => head.toLowerCase() === name);
    if (column >= 0) return row[column] ?? '';
  }
  return '';
}

/** A row as it is written: pipes inside cells escaped, line breaks made blanks. */
export function formatRow(values: readonly string[]): string {
  const safe = values.map((value) =>
    value
      .replace(/[\r\n]+/g, ' ')
      .replace(/\\(?=\||$)/g, '')
      .replace(/\|/g, '\\|')
      .trim(),
  );
  return `| ${safe.join(' | ')} |`;
}

function isRow(line: Line | undefined): boolean {
  return line !== undefined && !line.code && /^\s*\|/.test(line.text);
}

function isRule(line: Line | undefined): boolean {
  return isRow(line) && /^[\s|:-]+$/.test(line?.text ?? '') && (line?.text ?? '').includes('-');
}

/** Cells of a row, escaped pipes given back. */
export function cells(text: string): readonly string[] {
  const inner = text.trim().replace(/^\|/, '');
  const found: string[] = [];
  let current = '';
  for (let i = 0; i < inner.length; i++) {
    const char = inner.charAt(i);
    if (char === '\\' && inner.charAt(i + 1) === '|') current += inner.charAt(++i);
    else if (char !== '|') current += char;
    else {
      found.push(current.trim());
      current = '';
    }
  }
  if (current.trim() !== '') found.push(current.trim());
  return found;
}
