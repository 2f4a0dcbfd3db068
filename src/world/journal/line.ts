import type { Fact } from '../../core/facts/fact.ts';
import { isRecord } from '../../core/facts/record.ts';
import { wellFormedPrefix } from '../../core/kit/text.ts';

/** POSIX appends are whole up to this size, so parallel hooks cannot tear each other's lines. */
export const MAX_LINE_BYTES = 4096;

/** One fact as one line. A fact too long for a line loses length in its longest texts and lists, never its kind. */
export function encodeFact(fact: Fact): string {
  const ordered = { v: VERSION, ...versionless(fact) };
  let value: unknown = ordered;
  for (let room = 600; ; room = Math.floor(room / 2)) {
    const line = `${JSON.stringify(value)}\n`;
    if (isShort(line) || room < 4) return line;
    value = shrink(ordered, room, Math.max(1, Math.floor(room / 40)));
  }
}

/** No character of a string has more than three bytes; the most lines are told by that alone. */
function isShort(line: string): boolean {
  return 3 * line.length <= MAX_LINE_BYTES || Buffer.byteLength(line) <= MAX_LINE_BYTES;
}

const VERSION = 1;

/** The version stands first in each line: see `decodeFact`. */
function versionless(fact: Fact): object {
  const { v: _, ...rest } = fact;
  return rest;
}

function shrink(value: unknown, text: number, items: number): unknown {
  if (typeof value === 'string') return wellFormedPrefix(value, text);
  if (Array.isArray(value)) return value.slice(0, items).map((item) => shrink(item, text, items));
  if (value === null || typeof value !== 'object') return value;
  const smaller = Object.entries(value).map(([key, part]) => [key, shrink(part, text, items)]);
  const left = Object.fromEntries(smaller);
  if (isCheck(value)) left.more = value.more + Math.max(0, value.signatures.length - items);
  return left;
}

function isCheck(value: object): value is { more: number; signatures: readonly unknown[] } {
  return 'more' in value && 'signatures' in value && Array.isArray(value.signatures);
}

/**
 * `null` for a torn line, a foreign one, or one of a version this program does not know.
 * A write that a full disk cut short has no line end: the whole fact that follows it on the same line is still found.
 */
export function decodeFact(line: string): Fact | null {
  const value = parse(line) ?? parse(line.slice(Math.max(0, line.lastIndexOf(START))));
  const known = isRecord(value) && value['v'] === 1 && KINDS.has(String(value['kind']));
  return known && typeof value['at'] === 'number' ? (value as unknown as Fact) : null;
}

const START = '{"v":1,';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const KINDS: ReadonlySet<string> = new Set<Fact['kind']>([
  'prompt',
  'look',
  'edit',
  'check',
  'command',
  'failure',
  'stop',
  'approach',
  'statement',
  'denial',
  'said',
  'compaction',
  'verified',
  'permission',
  'narrow',
  'host',
  'persisted',
  'guidance',
  'useful',
  'loop',
]);
