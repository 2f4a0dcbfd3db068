import type { Task } from './blueprint.ts';
import { type Line, plain, type Section } from './document.ts';
import { breathAt, commitIn, isBreath, MAX_TASKS, pathsIn, withoutCommit } from './task-text.ts';

/** A checkbox line: its indent, whether it is ticked, its text, and where the mark stands in the line. */
export interface Box {
  readonly indent: number;
  readonly ticked: boolean;
  readonly text: string;
  readonly mark: number;
}

/** The column a line begins in; a tab goes on to the next fourth one. */
function columnOf(text: string): number {
  let column = 0;
  for (const char of text) {
    if (char === '\t') column += 4 - (column % 4);
    else if (char === ' ') column++;
    else break;
  }
  return column;
}

/** Reads a line as a checkbox; `null` where it is none. */
export function boxOf(line: Line | undefined): Box | null {
  if (!line || line.code) return null;
  const match = /^(\s*(?:[-*+]|\d{1,3}[.)])\s+\[)([ xX])\]\s+(\S.*)$/s.exec(line.text);
  if (!match) return null;
  const lead = match[1] ?? '';
  return {
    indent: columnOf(lead),
    ticked: match[2] !== ' ',
    text: match[3] ?? '',
    mark: lead.length,
  };
}

/** Reads checkbox tasks under "Breath N" headings, or, where a plan has none, under "Tasks". Deeper lines belong to the task above. */
export function readChecklist(
  lines: readonly Line[],
  sections: readonly Section[],
): readonly Task[] {
  const breaths = sections.filter(isBreath);
  const homes =
    breaths.length > 0
      ? breaths
      : sections.filter((section) => /^(?:\d+[.)]\s*)?tasks?\b/i.test(section.title));
  let covered = 0;
  const outer = homes.filter((section) => {
    if (section.start < covered) return false;
    covered = section.end;
    return true;
  });
  return outer
    .flatMap((section) => spans(lines, section))
    .slice(0, MAX_TASKS)
    .map((span, index) => readTask(lines, sections, span, index + 1));
}

function spans(
  lines: readonly Line[],
  section: Section,
): readonly { start: number; end: number }[] {
  const boxes: { index: number; indent: number }[] = [];
  for (let i = section.start + 1; i < section.end; i++) {
    const box = boxOf(lines[i]);
    if (box) boxes.push({ index: i, indent: box.indent });
  }
  const least = boxes.reduce((min, box) => Math.min(min, box.indent), Infinity);
  const top = boxes.filter((box) => box.indent < least + 2);
  return top.map((box, at) => ({
    start: box.index,
    end: taskEnd(lines, box, top[at + 1]?.index ?? section.end),
  }));
}

/** A task's lines are those indented deeper than its mark, blank lines between them included. */
function taskEnd(
  lines: readonly Line[],
  box: { index: number; indent: number },
  limit: number,
): number {
  let end = box.index + 1;
  for (let i = end; i < limit; i++) {
    const text = lines[i]?.text ?? '';
    if (text.trim() === '') continue;
    if (columnOf(text) <= box.indent) break;
    end = i + 1;
  }
  return end;
}

function readTask(
  lines: readonly Line[],
  sections: readonly Section[],
  span: { start: number; end: number },
  number: number,
): Task {
  const box = boxOf(lines[span.start]);
  const words = plain(box?.text ?? '');
  const detail = lines.slice(span.start + 1, span.end);
  const breath = breathAt(sections, span.start);
  const commit = commitIn(words);
  return {
    number,
    title: withoutCommit(words.replace(TYPE, ' ')).replace(/\s+/g, ' '),
    type: TYPE.exec(words)?.[1]?.toLowerCase() ?? '',
    done: box?.ticked ?? false,
    ...(breath === undefined ? {} : { breath }),
    ...(commit === undefined ? {} : { commit }),
    skills: [],
    steps: detail
      .flatMap(
        (line) =>
          /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)$/s.exec(
            line.code ? '' : line.text,
          )?.[1] ?? [],
      )
      .map(plain),
    verification: [],
    doneCriteria: [],
    files: pathsIn(
      lines
        .slice(span.start, span.end)
        .map((line) => line.text)
        .join('\n'),
    ),
    start: span.start,
    end: span.end,
  };
}

/** How a checkbox task declares its type: `(type: frontend)` or `[type: frontend]`. */
const TYPE = /\s?[([]type:\s?([\w:-]{1,40})[)\]]/i;
