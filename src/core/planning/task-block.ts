import type { Task } from './blueprint.ts';
import { bullets, isNothing, type Line, pairOf, plain, type Section } from './document.ts';
import { openTag, readAttributes } from './task-tag.ts';
import { breathAt, commitIn, MAX_TASKS, pathsIn, withoutCommit } from './task-text.ts';

/** Where a `<task …>` block stands: the opening line, the line behind the closing one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type Part = 'title' | 'skills' | 'steps' | 'verification' | 'done' | 'files' | 'status' | 'rest';

/** Labels and tags by which plans name the parts of a task, lower case. */
const PARTS: Readonly<Record<string, Part>> = {
  action: 'title',
  name: 'title',
  task: 'title',
  decision: 'title',
  'what-built': 'title',
  skills: 'skills',
  skill: 'skills',
  steps: 'steps',
  'how-to-verify': 'steps',
  options: 'steps',
  verification: 'verification',
  verify: 'verification',
  'done criteria': 'done',
  'done when': 'done',
  done: 'done',
  files: 'files',
  status: 'status',
};
/** Words of a `status` by which a task counts as finished. */
const FINISHED = /^\W*(?:done|complete|completed|finished|closed)\b/i;

/** Reads the `<task …> … </task>` blocks of a plan. A block that never closes ends at the next block or heading. */
export function readTaskBlocks(
  lines: readonly Line[],
  sections: readonly Section[],
): readonly Task[] {
  return taskSpans(lines, sections).map((span, index) =>
    readTask(lines, sections, span, index + 1),
  );
}

/** The blocks' places; what stands inside code is an example, not a task. */
export function taskSpans(lines: readonly Line[], sections: readonly Section[]): readonly Span[] {
  const found = lines.flatMap((line, index) =>
    !line.code && /^\s*<task(?=[\s>]|$)/i.test(line.text) ? [index] : [],
  );
  const starts = found.slice(0, MAX_TASKS);
  return starts.map((start, index) => ({
    start,
    end: spanEnd(lines, sections, start, starts[index + 1]),
  }));
}

function spanEnd(
  lines: readonly Line[],
  sections: readonly Section[],
  start: number,
  next = lines.length,
): number {
  const heading =
    sections.find((section) => section.start > start && section.level <= 3)?.start ?? next;
  for (let i = start; i < next; i++) {
    if (!lines[i]?.code && /<\/task>/i.test(lines[i]?.text ?? '')) return i + 1;
  }
  return Math.min(next, heading);
}

function readTask(
  lines: readonly Line[],
  sections: readonly Section[],
  span: Span,
  number: number,
): Task {
  const { attributes, body } = openedAt(lines, span);
  const parts = readParts(body);
  const action = plain(
    parts.title.find((line) => /\S/.test(line.text))?.text ??
      body.find((line) => /[\w\u00c0-\uffdc]/.test(line.text) && !/^\s*</.test(line.text))?.text ??
      '',
  );
  const status = attributes.get('status') ?? parts.status[0]?.text ?? '';
  const criteria = parts.done.filter((line) => /\S/.test(line.text));
  const { skills, ...others } = parts;
  const prose = Object.values(others).flatMap((lines) => lines.map((line) => line.text));
  const breath = breathAt(sections, span.start);
  const commit = commitIn(action) ?? commitIn(attributes.get('commit') ?? '');
  return {
    number,
    title: withoutCommit(action.replace(/^\[[ xX]\]\s*/, '')),
    type: attributes.get('type') ?? '',
    done: FINISHED.test(status) || /^\[[xX]\]/.test(action) || allTicked(criteria),
    ...(breath === undefined ? {} : { breath }),
    ...(commit === undefined ? {} : { commit }),
    skills: skills
      .flatMap((line) => line.text.split(','))
      .map((skill) => plain(skill.replace(/^\s*[-*+]\s+/, '')))
      .filter((skill) => !isNothing(skill)),
    steps: bullets(parts.steps).map(plain),
    verification: parts.verification
      .map((line) => line.text.trim())
      .filter((line) => line !== '' && !/^(?:```|~~~)/.test(line)),
    doneCriteria: criteria
      .map((line) =>
        plain(line.text.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').replace(/^\[[ xX]\]\s*/, '')),
      )
      .filter((line) => line !== ''),
    files: pathsIn(prose.join('\n')),
    start: span.start,
    end: span.end,
  };
}

/** The attributes of a block's tag, and its body: the rest of the tag's line, and the lines behind it. */
function openedAt(lines: readonly Line[], span: Span) {
  const own = lines.slice(span.start, span.end);
  const texts = own.slice(0, MAX_TAG_LINES).map((line) => line.text);
  const text = texts.join('\n');
  const tag = openTag(text) ?? { from: 0, to: 0, next: 0 };
  const before = text.slice(0, tag.next);
  const at = before.split('\n').length - 1;
  const column = tag.next - before.lastIndexOf('\n') - 1;
  const body = own.slice(at).map((line, index) => ({
    ...line,
    text: index === 0 ? line.text.slice(column) : line.text,
  }));
  return { attributes: readAttributes(text.slice(tag.from, tag.to)), body: body.flatMap(unfold) };
}

/** An opening tag runs over no more lines than this. */
const MAX_TAG_LINES = 12;

/** `<name>a</name><done>b</done>` on one line is two parts. */
function unfold(line: Line): readonly Line[] {
  if (line.code || !line.text.includes('>')) return [line];
  const texts = line.text.split(/(?<=<\/[a-z][\w-]{0,30}>)\s{0,20}(?=<)/i);
  return texts.map((text) => ({ ...line, text }));
}

/** Deals the lines of a block out to its parts: `**Action:** …` labels and `<action>…</action>` tags alike. */
function readParts(body: readonly Line[]): Record<Part, readonly Line[]> {
  const parts: Record<Part, Line[]> = {
    title: [],
    skills: [],
    steps: [],
    verification: [],
    done: [],
    files: [],
    status: [],
    rest: [],
  };
  let open: Part = 'rest';
  for (const line of body) {
    const label = line.code ? null : labelOf(line.text);
    const part: Part = label ? label.part : open;
    const said = label ? label.rest : line.text.replace(line.code ? '' : /<\/[\w-]{1,31}>\s*$/, '');
    if (said !== '' || !label) parts[part].push({ ...line, text: said });
    open = label?.closed ? 'rest' : part;
  }
  return parts;
}

interface Label {
  /** `rest`: a label of something this program does not read. */
  readonly part: Part;
  readonly rest: string;
  readonly closed: boolean;
}

/** `**Steps (in this order):**`: a label with an aside. */
const ASIDE = /^(\s*(?:[-*+]\s{1,9})?\*\*[A-Za-z][\w &/-]{0,40}?)\s?\([^()]{0,200}\)(?=:?\*\*)/;

function labelOf(text: string): Label | null {
  const tag = /^\s*<(\/?)([a-z][\w-]{0,30})>(.*)$/is.exec(text);
  if (tag) return tagLabel(tag[1] === '/', (tag[2] ?? '').toLowerCase(), tag[3] ?? '');
  if (!/^\s*(?:[-*+]\s+)?\*\*/.test(text)) return null;
  const pair = pairOf(text.replace(ASIDE, '$1'));
  const known = pair !== null && Object.hasOwn(PARTS, pair[0].toLowerCase());
  if (!pair || (!known && /^\s*[-*+]\s/.test(text))) return null;
  return { part: PARTS[pair[0].toLowerCase()] ?? 'rest', rest: pair[1], closed: false };
}

function tagLabel(closing: boolean, name: string, rest: string): Label | null {
  if (closing) return { part: 'rest', rest: '', closed: true };
  const end = rest.toLowerCase().indexOf(`</${name}>`);
  const value = (end < 0 ? rest : rest.slice(0, end)).trim();
  return {
    part: Object.hasOwn(PARTS, name) ? (PARTS[name] ?? 'rest') : 'rest',
    rest: value,
    closed: end >= 0,
  };
}

function allTicked(lines: readonly Line[]): boolean {
  const boxes = lines.filter((line) => /^\s*(?:[-*+]\s+)?\[[ xX]\]/.test(line.text));
  return boxes.length > 0 && boxes.every((line) => /\[[xX]\]/.test(line.text));
}
