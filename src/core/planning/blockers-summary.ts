import { type Blocker, readBlockers, statusOf } from './blockers.ts';
import { type Line, readLines, splice } from './document.ts';
import { readTables } from './table.ts';

/** Writes the counts of the entries into the summary table; nothing else of the file changes, a missing table stays missing. */
export function recount(source: string): string {
  const lines = readLines(source);
  const table = readTables(lines).find((each) => /^status$/i.test(each.head[0] ?? ''));
  if (!table) return source;
  const blockers = readBlockers(source);
  let result = source;
  for (let i = table.end - 1; i > table.start + 1; i--) {
    const line = lines[i];
    if (line) result = splice(result, line.start, line.end, countRow(line, table.head, blockers));
  }
  return result;
}

function countRow(line: Line, head: readonly string[], blockers: readonly Blocker[]): string {
  const parts = line.text.split('|');
  const status = statusOf((parts[1] ?? '').trim());
  if (!status) return line.text;
  const own = blockers.filter((blocker) => blocker.status === status);
  return parts.map((part, index) => countCell(part, head[index - 1] ?? '', own)).join('|');
}

/** A count in the place of the old one, as wide as it where it fits. */
function countCell(part: string, head: string, own: readonly Blocker[]): string {
  const priority = /^P([0-3])$/i.exec(head)?.[1];
  if (priority === undefined && !/^total$/i.test(head)) return part;
  const counted =
    priority === undefined ? own : own.filter((blocker) => String(blocker.priority) === priority);
  const lead = /^\s*(?=\S)/.exec(part.slice(0, 50))?.[0] ?? ' ';
  const value = `${lead}${counted.length}`;
  return value.length < part.length ? value.padEnd(part.length) : `${value} `;
}
