import type { Fact } from '../../core/facts/fact.ts';
import type { Files } from '../files/files.ts';
import { decodeFact } from './line.ts';

/** One line of a journal: its fact, `null` for a torn or foreign one, and the byte offset behind it. */
interface Line {
  readonly fact: Fact | null;
  readonly end: number;
}

/** Why there are no lines: `cut` where the journal has no line start at the offset, so that it is not the one the offset was taken of. */
export type Step = Line | 'unreadable' | 'cut';

interface Tail {
  /** The lines from a byte offset, a line start, up to the last line end. */
  after(offset: number): Iterable<Step>;
  /** The byte offset behind the last line that is known; 0 where none is. */
  end(): number;
  /** This process has appended: only then is there more to read. What others append meanwhile is read with it. */
  grow(): void;
}

const CHUNK = 4 << 20;

/**
 * Several folds ask for the same tail, so what was decoded is kept, as long as it came in one chunk: all that an event decides
 * between two appends of its own it decides on the same lines.
 */
export function openTail(files: Files, path: string): Tail {
  let kept: { readonly from: number; readonly end: number; readonly lines: Line[] } | null = null;

  let isGrown = true;

  return {
    end: () => kept?.end ?? 0,
    grow() {
      isGrown = true;
    },
    after(offset) {
      const known = kept !== null && kept.from <= offset ? kept : null;
      if (known && !isGrown && offset <= known.end) return linesAfter(offset, known.lines);
      const before = known ?? { from: offset, end: offset, lines: [] };
      const piece = readPiece(files, path, before.end);
      if (typeof piece === 'string' || piece.isMore) {
        kept = null;
        return piece === 'unreadable' ? [piece] : stream(files, path, offset);
      }
      kept = { ...before, end: piece.end, lines: [...before.lines, ...piece.lines] };
      isGrown = false;
      return offset > kept.end ? ['cut'] : linesAfter(offset, kept.lines);
    },
  };
}

function linesAfter(offset: number, lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ end }) => end > offset);
}

function* stream(files: Files, path: string, from: number): Generator<Step> {
  for (let offset = from; ; ) {
    const piece = readPiece(files, path, offset);
    if (typeof piece === 'string') return yield piece;
    yield* piece.lines;
    if (!piece.isMore) return;
    offset = piece.end;
  }
}

interface Piece {
  readonly lines: readonly Line[];
  readonly end: number;
  readonly isMore: boolean;
}

/** The whole lines of one chunk from a line start on, read with the line end before it. */
function readPiece(files: Files, path: string, offset: number): Piece | 'unreadable' | 'cut' {
  const before = Math.min(1, offset);
  const read = files.readRange(path, offset - before, CHUNK);
  if (!read.ok && read.trouble !== 'missing') return 'unreadable';
  const bytes = read.ok ? read.value : new Uint8Array();
  if (before === 1 && bytes[0] !== LINE_END) return 'cut';
  const whole = wholeLines(bytes, before);
  const lines = linesIn(bytes, before, whole, offset - before);
  return { lines, end: offset - before + whole, isMore: bytes.length === CHUNK };
}

/** Taken apart as one text of a character a byte, so that an offset is a byte's: a call for each line would cost more. */
function linesIn(bytes: Uint8Array, from: number, to: number, offset: number): Line[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, to);
  const text = buffer.latin1Slice(0, to);
  const isPlain = buffer.utf8Slice(0, to) === text;
  const lines: Line[] = [];
  for (let start = from; start < to; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? to : found + 1;
    const line = text.slice(start, found < 0 ? end : found);
    if (line !== '')
      lines.push({ fact: decodeFact(isPlain ? line : utf8(line)), end: offset + end });
    start = end;
  }
  return lines;
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const LINE_END = 0x0a;

/** Bytes up to the last line end; a chunk that is one endless foreign line is taken as a whole. */
function wholeLines(bytes: Uint8Array, from: number): number {
  let end = bytes.length;
  while (end > from && bytes[end - 1] !== LINE_END) end--;
  return end === from && bytes.length === CHUNK ? CHUNK : end;
}
