import {
  type Blocker,
  type BlockerStatus,
  type Priority,
  readBlockers,
  statusOf,
} from './blockers.ts';
import { recount } from './blockers-summary.ts';
import { isNothing, type Line, lineEndOf, readLines, readSections, splice } from './document.ts';

/** What a new entry says. Absent fields are not written. */
export interface NewBlocker {
  readonly priority: Priority;
  readonly title: string;
  /** Id of the error signature; one signature never has two entries. */
  readonly signature: string;
  /** Date or timestamp as it shall stand in the file. */
  readonly opened: string;
  readonly description: string;
  readonly phase?: string;
  readonly plan?: string;
  readonly task?: string;
  readonly blocks?: string;
  readonly rootCause?: string;
  readonly workaround?: string;
  readonly assigned?: string;
}

export interface Added {
  readonly text: string;
  readonly number: number;
  /** `known`: an open or deferred entry has this signature, nothing was written. */
  readonly outcome: 'added' | 'reopened' | 'known';
}

const EMPTY = [
  '# Project Blockers',
  '',
  '## Summary',
  '| Status | P0 | P1 | P2 | P3 | Total |',
  '|--------|----|----|----|----|-------|',
  '| Open | 0 | 0 | 0 | 0 | 0 |',
  '| Resolved | 0 | 0 | 0 | 0 | 0 |',
  '| Deferred | 0 | 0 | 0 | 0 | 0 |',
  '',
  '## Open Blockers',
  '',
  '[None currently]',
  '',
  '## Resolved Blockers',
  '',
  '[None yet]',
  '',
  '## Deferred Blockers',
  '',
  '[None yet]',
  '',
].join('\n');

/** The text of a BLOCKERS.md without entries. */
export function emptyBlockers(): string {
  return EMPTY;
}

/**
 * Adds an entry to the open ones, with the next free number, and counts the summary anew. A signature that is
 * written already is not written again: a resolved entry of it is opened once more. `null`: there is no file yet.
 */
export function addBlocker(source: string | null, blocker: NewBlocker): Added {
  const old = source ?? EMPTY;
  const known = readBlockers(old);
  const same = known.find((each) => each.signature === blocker.signature);
  if (same && same.status !== 'resolved')
    return { text: old, number: same.number, outcome: 'known' };
  if (same) {
    const text = move(old, same, 'open', [`- **Reopened:** ${oneLine(blocker.opened)}`]);
    return { text, number: same.number, outcome: 'reopened' };
  }
  const number = known.reduce((most, each) => Math.max(most, each.number), 0) + 1;
  const text = recount(insert(old, 'open', entryLines(number, blocker)));
  return { text, number, outcome: 'added' };
}

/** Moves an open or deferred entry to the resolved ones. An unknown number gives the text back unchanged. */
export function resolveBlocker(source: string, number: number, when: string, how: string): string {
  const found = readBlockers(source).find(
    (each) => each.number === number && each.status !== 'resolved',
  );
  if (!found) return source;
  return move(source, found, 'resolved', [
    `- **Resolved:** ${oneLine(when)}`,
    `- **Resolution:** ${oneLine(how)}`,
  ]);
}

function entryLines(number: number, blocker: NewBlocker): readonly string[] {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['Phase', blocker.phase],
    ['Plan', blocker.plan],
    ['Task', blocker.task],
    ['Opened', blocker.opened],
    ['Blocks', blocker.blocks],
    ['Description', blocker.description],
    ['Root Cause', blocker.rootCause],
    ['Workaround', blocker.workaround],
    ['Assigned', blocker.assigned],
    ['Signature', blocker.signature],
  ];
  const head = `### BLOCKER-${String(number).padStart(3, '0')} [P${blocker.priority}] ${oneLine(blocker.title)}`;
  return [
    head,
    ...fields.flatMap(([key, value]) =>
      value === undefined ? [] : [`- **${key}:** ${oneLine(value)}`],
    ),
  ];
}

function move(
  source: string,
  blocker: Blocker,
  to: BlockerStatus,
  more: readonly string[],
): string {
  const lines = readLines(source);
  const kept = lines.slice(blocker.start, blocker.end).map((line) => line.text);
  const head = (kept[0] ?? '').replace(/\s*\((?:resolved|closed|wontfix|deferred)\)\s*$/i, '');
  let behind = blocker.end;
  if (lines[behind]?.text.trim() === '') behind++;
  const from = lines[blocker.start]?.start ?? source.length;
  const cut = splice(source, from, lines[behind]?.start ?? source.length, '');
  return recount(insert(cut, to, [head, ...kept.slice(1), ...more]));
}

/** Puts an entry behind the last one under its heading; a missing heading is made at the end. */
function insert(source: string, status: BlockerStatus, entry: readonly string[]): string {
  const eol = lineEndOf(source);
  const lines = readLines(source);
  const section = readSections(lines).find(
    (each) => each.level === 2 && statusOf(each.title) === status,
  );
  const block = entry.join(eol);
  if (!section)
    return appendSection(
      source,
      `## ${status.charAt(0).toUpperCase()}${status.slice(1)} Blockers`,
      block,
      eol,
    );
  const last = lastLine(lines, section.start, section.end);
  const line = lines[last];
  if (line && last > section.start && isPlaceholder(line))
    return splice(source, line.start, line.end, block);
  const at = line?.end ?? source.length;
  return splice(source, at, at, eol + eol + block);
}

function appendSection(source: string, title: string, block: string, eol: string): string {
  const ended = source === '' || /[\r\n]$/.test(source);
  return `${source}${ended ? '' : eol}${eol}${title}${eol}${eol}${block}${eol}`;
}

function isPlaceholder(line: Line): boolean {
  return !line.code && line.text.trim() !== '' && isNothing(line.text);
}

/** Index of the last line of a section that is neither blank nor a rule. */
function lastLine(lines: readonly Line[], start: number, end: number): number {
  let last = end - 1;
  while (last > start && /^\s*(?:-{3,}|\*{3,})?\s*$/.test(lines[last]?.text.slice(0, 200) ?? ''))
    last--;
  return last;
}

/** Values of an entry are one line each, and no value can pass for a heading or another field. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 500);
}
