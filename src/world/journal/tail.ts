import type { Fact } from '../../core/facts/fact.ts';
import type { Files } from '../files/files.ts';
import { decodeFact } from './line.ts';

/** One line of a journal: its fact, `null` for a torn or foreign one, and the byte offset behind it. */
export type Step = { readonly fact: Fact | null; readonly end: number } | 'unreadable';

const CHUNK = 4 << 20;

/**
 * The lines of a journal from a byte offset, a line start, up to its last line end. Several folds ask for the same tail, so
 * what was decoded is kept, as long as it is no more than one chunk; only what was appended since is read anew.
 */
export function openTail(
  files: Files,
  path: string,
): (from: number, size: number) => Iterable<Step> {
  let kept: { readonly from: number; readonly end: number; readonly steps: Step[] } | null = null;

  return (from, size) => {
    if (size - from > CHUNK) return read(files, path, from);
    if (kept === null || from < kept.from || size < kept.end) {
      kept = { from, end: from, steps: [] };
    }
    if (size > kept.end) {
      const added = [...read(files, path, kept.end)];
      kept = { from: kept.from, end: endOf(added) ?? kept.end, steps: [...kept.steps, ...added] };
    }
    return kept.steps.filter((step) => step === 'unreadable' || step.end > from);
  };
}

function endOf(steps: readonly Step[]): number | undefined {
  const last = steps.at(-1);
  return last === 'unreadable' ? undefined : last?.end;
}

function* read(files: Files, path: string, from: number): Generator<Step> {
  for (let offset = from; ; ) {
    const bytes = files.readRange(path, offset, CHUNK);
    if (!bytes.ok && bytes.trouble !== 'missing') yield 'unreadable';
    const whole = bytes.ok ? wholeLines(bytes.value) : 0;
    if (!bytes.ok || whole === 0) return;
    yield* stepsIn(bytes.value.subarray(0, whole), offset);
    offset += whole;
    if (bytes.value.length < CHUNK) return;
  }
}

/** Taken apart as one text of a character a byte, so that an offset is a byte's: a call for each line would cost more. */
function* stepsIn(bytes: Uint8Array, offset: number): Generator<Step> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const isPlain = Buffer.byteLength(text) === text.length;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    const line = text.slice(start, found < 0 ? end : found);
    if (line !== '') yield { fact: decodeFact(isPlain ? line : utf8(line)), end: offset + end };
    start = end;
  }
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const LINE_END = 0x0a;

/** Bytes up to the last line end; a chunk that is one endless foreign line is taken as a whole. */
function wholeLines(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] !== LINE_END) end--;
  return end === 0 && bytes.length === CHUNK ? CHUNK : end;
}
