import type { Task } from './blueprint.ts';
import { readBlueprint } from './blueprint.ts';
import { boxOf } from './checklist.ts';
import { type Line, readLines, splice } from './document.ts';
import { openTag } from './task-tag.ts';

/**
 * Marks one task as done and leaves every other byte: a checkbox task gets its `x`; in a task block the boxes of its
 * done criteria are ticked, or, where it has none, the opening tag says `status="done"`.
 * An unknown number or a task already done gives the text back unchanged.
 */
export function tickTask(source: string, number: number): string {
  const blueprint = readBlueprint(source);
  const task = blueprint.tasks.find((each) => each.number === number);
  if (!task || task.done) return source;
  const lines = readLines(source);
  if (blueprint.shape === 'checklist') return tickLine(source, lines[task.start]);
  const ticked = tickCriteria(source, lines, task);
  const after = readBlueprint(ticked).tasks.find((each) => each.number === number);
  return after?.done ? ticked : markDone(source, lines, task);
}

function tickLine(source: string, line: Line | undefined): string {
  const box = boxOf(line);
  return box && line && !box.ticked
    ? splice(source, line.start + box.mark, line.start + box.mark + 1, 'x')
    : source;
}

function tickCriteria(source: string, lines: readonly Line[], task: Task): string {
  const own = lines.slice(task.start, task.end);
  const from = own.findIndex(
    (line) => !line.code && /^\s*(?:[-*+]\s+)?(?:\*\*done\b|<done>)/i.test(line.text),
  );
  if (from < 0) return source;
  return own.slice(from).reduceRight((text, line) => tickLine(text, line), source);
}

function markDone(source: string, lines: readonly Line[], task: Task): string {
  const start = lines[task.start]?.start ?? source.length;
  const tag = openTag(source.slice(start, lines[task.end - 1]?.end));
  if (!tag) return source;
  const [from, to] = [start + tag.from, start + tag.to];
  const attributes = source.slice(from, to);
  const status = /\sstatus\s?=\s?(?:"[^"]*"|'[^']*')/i.exec(attributes);
  if (!status) {
    const end = from + attributes.trimEnd().length;
    return splice(source, end, end, ' status="done"');
  }
  const value = from + status.index + 1;
  return splice(source, value, value + status[0].length - 1, 'status="done"');
}
