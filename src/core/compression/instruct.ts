import { truncate } from '../kit/text.ts';
import type { RatedSegment } from './compress.ts';
import type { Level } from './score.ts';

/** Instructions beyond this are no longer read with care. */
const LIMIT = 4_000;
const MAX_QUOTED = 300;

const RULES = [
  'Quote error messages exactly; do not describe them. Keep numbers of attempts and failures as numbers.',
  'Keep the words BLOCKED and STUCK and their reasons as they stand. State what failed as failed.',
  'For each approach that was tried, keep what was tried, the error it ended in, and whether it worked.',
];

/**
 * Plain instructions for the host's summariser, made from the keep levels: what to keep word for word, what in half, what
 * in one line. At most 4,000 characters, the same bytes for the same conversation.
 *
 * @param verbatim short texts that must come through exactly: orders, errors, the reasons of failed approaches; most
 * valuable first, secrets masked
 */
export function summaryInstructions(
  segments: readonly RatedSegment[],
  verbatim: readonly string[],
  limit = LIMIT,
): string {
  const at = (level: Level) => segments.filter((one) => one.level === level);
  const quoted = verbatim.map((text) => `- ${truncate(text.replace(/\s+/g, ' '), MAX_QUOTED)}`);
  const sections = [
    ['When summarising, keep to these rules:', RULES.map((rule) => `- ${rule}`)],
    ['Keep word for word:', [...quoted, ...kept([...at('CRITICAL'), ...at('HIGH')])]],
    ['Keep about half of each, with names, signatures and decisions:', kept(at('MEDIUM'))],
    ['Reduce to one line each:', grouped(at('LOW'))],
  ] as const;
  return bounded(sections, limit);
}

/** Newest first, but what upcoming tasks need before all. The same piece is named once. */
function kept(segments: readonly RatedSegment[]): string[] {
  const newest = [...segments].reverse();
  const ordered = [
    ...newest.filter(({ lifted }) => lifted !== undefined),
    ...newest.filter(({ lifted }) => lifted === undefined),
  ];
  const lines = new Map<string, string>();
  for (const { label, lifted, reason } of ordered) {
    const why = lifted === undefined ? reason : `preserved for upcoming task ${lifted}`;
    if (!lines.has(label)) lines.set(label, `- ${label} (${why})`);
  }
  return [...lines.values()];
}

const SAMPLES = 4;

function grouped(segments: readonly RatedSegment[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { reason, label } of segments) {
    const labels = groups.get(reason) ?? [];
    labels.push(label);
    groups.set(reason, labels);
  }
  return [...groups].map(([reason, labels]) => {
    const some = [...new Set(labels)].slice(-SAMPLES).map((label) => truncate(label, 60));
    return `- ${reason}: ${labels.length} pieces, such as ${some.join('; ')}`;
  });
}

/** Whole lines only; each section may take half of the room that is left, the last one all of it. */
function bounded(
  sections: readonly (readonly [heading: string, lines: readonly string[]])[],
  limit: number,
): string {
  const parts: string[] = [];
  let room = limit;
  sections.forEach(([heading, lines], i) => {
    const allowance = i === 0 || i === sections.length - 1 ? room : Math.floor(room / 2);
    const fitting = takeLines(lines, allowance - heading.length - 1);
    if (fitting.length === 0) return;
    parts.push(heading, ...fitting);
    room -= [heading, ...fitting].reduce((sum, line) => sum + line.length + 1, 0);
  });
  return parts.join('\n');
}

function takeLines(lines: readonly string[], room: number): string[] {
  const taken: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += line.length + 1;
    if (used > room) break;
    taken.push(line);
  }
  return taken;
}
