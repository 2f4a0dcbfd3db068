import type { Task } from './blueprint.ts';
import { readBlueprint } from './blueprint.ts';
import { boxOf } from './checklist.ts';
import { type Line, readLines, splice } from './document.ts';

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
  return after?.done ? ticked : markDone(source, lines[task.start]);
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

function markDone(source: string, line: Line | undefined): string {
  const tag = /^\s*<task[^>]*/.exec(line?.text ?? '')?.[0];
  if (!line || tag === undefined) return source;
  const status = /\sstatus\s?=\s?(?:"[^"]*"|'[^']*')/.exec(tag);
  if (!status)
    return splice(
      source,
      line.start + tag.trimEnd().length,
      line.start + tag.trimEnd().length,
      ' status="done"',
    );
  const from = line.start + status.index;
  return splice(source, from, from + status[0].length, ' status="done"');
}
