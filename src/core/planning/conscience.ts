import { optional } from './blueprint.ts';
import { boxOf } from './checklist.ts';
import {
  bullets,
  field,
  isNothing,
  type Line,
  plain,
  readLines,
  readSections,
  type Section,
  under,
} from './document.ts';
import { cell, readTables } from './table.ts';

export interface Decision {
  readonly decision: string;
  readonly rationale?: string;
  readonly date?: string;
  readonly phase?: string;
}

/** The fields of an Active Loop section, as written. */
export interface ActiveLoop {
  readonly id: string;
  readonly started?: string;
  readonly iteration?: string;
  readonly status?: string;
  readonly promise?: string;
  readonly health?: string;
  readonly breaker?: string;
}

/** CONSCIENCE.md as read: where the project stands. Absent is absent. */
export interface Conscience {
  readonly phase?: number;
  readonly phaseName?: string;
  readonly plan?: string;
  readonly breath?: number;
  readonly status?: string;
  readonly lastActivity?: string;
  readonly progress?: number;
  readonly focus?: string;
  readonly next?: string;
  /** In the order of the file; tables and bullets of the Decisions sections. */
  readonly decisions: readonly Decision[];
  readonly blockers: readonly string[];
  readonly activeTasks: readonly { readonly title: string; readonly done: boolean }[];
  readonly activeLoop?: ActiveLoop;
}

/** Reads CONSCIENCE.md in both known layouts: "Current Position" with fields, or "Current Phase" with one line of prose. */
export function readConscience(source: string): Conscience {
  const lines = readLines(source);
  const sections = readSections(lines);
  const find = (title: RegExp) =>
    under(
      lines,
      sections.find((section) => title.test(section.title)),
    );
  const continuity = find(/^session continuity/i);
  const next = field(continuity, 'next', 'next action', 'next step');
  const focus = field(lines, 'current focus', 'focus');
  return {
    ...position(find(/^current (?:position|phase)/i), titled(sections)),
    ...optional('focus', focus),
    ...optional('next', next),
    decisions: sections
      .filter((section) => /decisions\b/i.test(section.title))
      .flatMap((section) => readDecisions(lines, section, sections)),
    blockers: bullets(find(/^blockers?\b/i))
      .map(plain)
      .filter((text) => !isNothing(text)),
    activeTasks: find(/^active tasks/i).flatMap((line) => {
      const box = boxOf(line);
      return box ? [{ title: plain(box.text), done: box.ticked }] : [];
    }),
    ...optional('activeLoop', readLoop(find(/^active (?:\w+ )?loop\b/i))),
  };
}

/** A heading that says itself which phase it is: `## Current Phase: 3 - Import`. */
function titled(sections: readonly Section[]): string | undefined {
  const titles = sections.map((section) => section.title.slice(0, 300));
  return titles.find((title) => /^current phase\W{1,6}\d/i.test(title))?.slice('current '.length);
}

function position(lines: readonly Line[], title = ''): Partial<Conscience> {
  const prose =
    lines.find((line) => !line.code && /^\W*phase\b/i.test(line.text.slice(0, 100)))?.text ?? title;
  const phase = numberIn(prose, /phase\W{1,6}(\d{1,4}(?:\.\d{1,3})?)/i);
  const breath =
    numberIn(field(lines, 'breath', 'wave') ?? '', /(\d{1,4})/) ??
    numberIn(prose, /breath\s+(\d{1,4})/i);
  const name = plain(prose).match(
    /^\W*phase:?\s+[\d.]+(?:\s+of\s+\d+)?\s?[:(–-]\s?([^()]{1,200}?)\s?(?:\(.*)?\)?$/is,
  )?.[1];
  const status = field(lines, 'status') ?? prose.match(/\(([^()]{1,200})\)\s*$/)?.[1];
  return {
    ...optional('phase', phase),
    ...optional('phaseName', name),
    ...optional('plan', field(lines, 'plan')?.match(/\d+(?:[.-]\d+)*/)?.[0]),
    ...optional('breath', breath),
    ...optional('status', status),
    ...optional('lastActivity', field(lines, 'last activity')),
    ...optional('progress', numberIn(field(lines, 'progress') ?? '', /(\d{1,3})\s?%/)),
  };
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function readDecisions(
  lines: readonly Line[],
  section: Section,
  all: readonly Section[],
): readonly Decision[] {
  const end = all.find((other) => other.start > section.start)?.start ?? lines.length;
  const own = lines.slice(section.start + 1, end);
  const rows = readTables(own).flatMap((table) =>
    table.rows.map((row) => ({
      decision: plain(cell(table, row, 'decision', 'choice')),
      ...optional('rationale', plain(cell(table, row, 'rationale', 'reason', 'why')) || undefined),
      ...optional('date', cell(table, row, 'date', 'when') || undefined),
      ...optional('phase', cell(table, row, 'phase') || undefined),
    })),
  );
  return [...rows, ...bullets(own).map(decisionOf)].filter((each) => !isNothing(each.decision));
}

/** `**Choice:** reason`, `Choice — reason` or the bare choice. */
function decisionOf(bullet: string): Decision {
  const match =
    /^\*\*(.{1,200}?):?\*\*:?\s+(.+)$/s.exec(bullet) ?? /^(.{1,200}?)\s[—–]\s(.+)$/s.exec(bullet);
  return match
    ? { decision: plain(match[1] ?? ''), rationale: plain(match[2] ?? '') }
    : { decision: plain(bullet) };
}

function readLoop(lines: readonly Line[]): ActiveLoop | undefined {
  const id = field(lines, 'id', 'loop id');
  if (id === undefined) return undefined;
  return {
    id,
    ...optional('started', field(lines, 'started')),
    ...optional('iteration', field(lines, 'iteration')),
    ...optional('status', field(lines, 'status')),
    ...optional('promise', field(lines, 'promise')?.replace(/^"(.*)"$/s, '$1')),
    ...optional('health', field(lines, 'health')),
    ...optional('breaker', field(lines, 'circuit breaker', 'breaker')),
  };
}
