import { optional } from './blueprint.ts';
import { boxOf } from './checklist.ts';
import { field, type Line, plain, readLines, readSections } from './document.ts';
import { cell, readTables } from './table.ts';

export interface VisionPhase {
  readonly number: number;
  readonly name: string;
  readonly done: boolean;
}

/** VISION.md as read: the phases of the project, from headings, lists or a table, each once. */
export interface Vision {
  readonly title?: string;
  readonly coreValue?: string;
  readonly phases: readonly VisionPhase[];
}

/** Reads VISION.md; a phase is named by a heading, a list item or a table row that begins with "Phase N". */
export function readVision(source: string): Vision {
  const lines = readLines(source);
  const title = readSections(lines).find((section) => section.level === 1)?.title;
  const phases = new Map<number, VisionPhase>();
  for (const phase of [...lines.flatMap((line) => phaseOf(line) ?? []), ...rows(lines)]) {
    const known = phases.get(phase.number);
    phases.set(phase.number, known ? { ...known, done: known.done || phase.done } : phase);
  }
  return {
    ...optional('title', title),
    ...optional('coreValue', field(lines, 'core value', 'vision')),
    phases: [...phases.values()].sort((a, b) => a.number - b.number),
  };
}

function phaseOf(line: Line): VisionPhase | null {
  if (line.code || !/^\s*(?:#{2,6}|[-*+]|\d{1,3}[.)])\s/.test(line.text)) return null;
  const words = plain(
    line.text.slice(0, 500).replace(/^\s*(?:#{2,6}|[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/, ''),
  );
  const match = /^phase\s+(\d{1,4})\s?[:.–—-]\s?(.+)$/is.exec(words);
  if (!match) return null;
  const [name = '', state = ''] = (match[2] ?? '').split(/\s[–—-]\s|\s\(/);
  return {
    number: Number(match[1]),
    name: name.trim(),
    done: boxOf(line)?.ticked === true || isDone(state),
  };
}

function rows(lines: readonly Line[]): readonly VisionPhase[] {
  return readTables(lines).flatMap((table) =>
    table.rows.flatMap((row) => {
      const number = Number.parseInt(cell(table, row, 'phase', '#').replace(/^phase\s/i, ''), 10);
      const name = plain(cell(table, row, 'name', 'title', 'goal'));
      return Number.isNaN(number) || name === ''
        ? []
        : [{ number, name, done: isDone(cell(table, row, 'status')) }];
    }),
  );
}

function isDone(state: string): boolean {
  return /^\W*(?:complete|completed|done|shipped)\b/i.test(state);
}
