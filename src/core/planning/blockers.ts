import { optional } from './blueprint.ts';
import {
  field,
  type Line,
  pairOf,
  plain,
  readLines,
  readSections,
  type Section,
} from './document.ts';

export type Priority = 0 | 1 | 2 | 3;
export type BlockerStatus = 'open' | 'resolved' | 'deferred';

/** One `### BLOCKER-NNN [Pn] title` entry. */
export interface Blocker {
  readonly number: number;
  readonly priority: Priority;
  readonly title: string;
  readonly status: BlockerStatus;
  /** Id of the error signature it was written for. */
  readonly signature?: string;
  /** The bullets `- **Key:** value`, keys as written. */
  readonly fields: ReadonlyMap<string, string>;
  /** Line indices: the heading, and behind the last line that is not blank. */
  readonly start: number;
  readonly end: number;
}

/** Reads BLOCKERS.md: the entries under the Open, Resolved and Deferred headings, in the order of the file. */
export function readBlockers(source: string): readonly Blocker[] {
  const lines = readLines(source);
  const sections = readSections(lines);
  return sections.flatMap((section) => readEntry(lines, sections, section) ?? []);
}

const HEADING = /^BLOCKER-(\d{1,6})\s*(?:\[P?([0-3])\])?[\s:–-]*(.*)$/is;

function readEntry(
  lines: readonly Line[],
  sections: readonly Section[],
  section: Section,
): Blocker | null {
  const match = HEADING.exec(section.title);
  if (!match) return null;
  const end = entryEnd(lines, section);
  const body = lines.slice(section.start + 1, end);
  const pairs = body.flatMap((line) => {
    const pair = !line.code && /^\s*[-*+]\s/.test(line.text) ? pairOf(line.text) : null;
    return pair ? [pair] : [];
  });
  const title = plain(match[3] ?? '');
  const closed = /\((?:resolved|closed|wontfix)\)$/i.test(title);
  return {
    number: Number(match[1]),
    priority: Number(match[2] ?? 2) as Priority,
    title: title.replace(/\s*\((?:resolved|closed|wontfix|deferred)\)$/i, ''),
    status: closed ? 'resolved' : (statusAt(sections, section.start) ?? fieldStatus(body)),
    ...optional('signature', field(body, 'signature')?.replace(/`/g, '')),
    fields: new Map(pairs),
    start: section.start,
    end,
  };
}

/** Behind the last line of an entry that is neither blank nor a rule between sections. */
function entryEnd(lines: readonly Line[], section: Section): number {
  let end = section.end;
  while (
    end > section.start + 1 &&
    /^\s*(?:-{3,}|\*{3,})?\s*$/.test(lines[end - 1]?.text.slice(0, 200) ?? '')
  )
    end--;
  return end;
}

const STATUS: readonly (readonly [BlockerStatus, RegExp])[] = [
  ['open', /^(?:open|active|current)\b/i],
  ['resolved', /^(?:resolved|closed)\b/i],
  ['deferred', /^deferred\b/i],
];

/** The status that a heading such as "Open Blockers" gives to what stands under it. */
export function statusOf(title: string): BlockerStatus | undefined {
  return STATUS.find(([, pattern]) => pattern.test(title))?.[0];
}

function statusAt(sections: readonly Section[], line: number): BlockerStatus | undefined {
  const above = sections.filter((section) => section.level <= 2 && section.start < line);
  return statusOf(above.at(-1)?.title ?? '');
}

function fieldStatus(body: readonly Line[]): BlockerStatus {
  const said = field(body, 'status') ?? (field(body, 'resolved') ? 'resolved' : 'open');
  return statusOf(said) ?? 'open';
}
