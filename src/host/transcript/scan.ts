import type { Files } from '../../world/files/files.ts';

/** What reading a transcript needs of the file system. */
export type Source = Pick<Files, 'readRange' | 'stat'>;

/** One line as it lies in the file. */
export interface RawLine {
  /** Byte offset of its first byte. */
  readonly offset: number;
  /** `null`: longer than the limit and therefore not kept. Backward they last until the next line is asked for. */
  readonly bytes: Uint8Array | null;
  /** Bytes in the line without its end. */
  readonly size: number;
  /** Whether a line end follows; the last line of a file being written may lack one. */
  readonly ended: boolean;
}

export interface ScanLimits {
  /** Longer lines are skipped without being held in memory. */
  readonly maxLine: number;
  /** Bytes read at most. */
  readonly maxScan: number;
}

const CHUNK = 32 * 1024;
const NEWLINE = 10;

interface Held {
  size(): number;
  add(piece: Uint8Array, where: 'front' | 'back'): void;
  /** Makes the piece in front last, before its memory is used anew. */
  keep(): void;
  take(): { readonly bytes: Uint8Array | null; readonly size: number };
}

/** The pieces of a line that crosses chunks, dropped as soon as they exceed `max`. */
function hold(max: number): Held {
  let pieces: Uint8Array[] = [];
  let size = 0;
  return {
    size: () => size,
    add(piece, where) {
      size += piece.length;
      if (size > max) pieces = [];
      else if (where === 'front') pieces.unshift(piece);
      else pieces.push(piece);
    },
    keep() {
      const [front] = pieces;
      if (front) pieces[0] = Uint8Array.from(front);
    },
    take() {
      const taken = { bytes: size > max ? null : join(pieces, size), size };
      pieces = [];
      size = 0;
      return taken;
    },
  };
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Lines from the end of the file to its start, at most `maxScan` bytes of it. An unreadable chunk ends the scan. */
export function* linesBackward(
  source: Source,
  path: string,
  size: number,
  limits: ScanLimits,
): Generator<RawLine> {
  const held = hold(limits.maxLine);
  const floor = Math.max(0, size - limits.maxScan);
  const room = Buffer.allocUnsafe(CHUNK);
  let ended = false;
  for (let end = size; end > floor; ) {
    const start = Math.max(floor, end - CHUNK);
    const read = source.readRange(path, start, end - start, room);
    if (!read.ok || read.value.length < end - start) return;
    let cut = read.value.length;
    for (;;) {
      const newline = cut === 0 ? -1 : read.value.lastIndexOf(NEWLINE, cut - 1);
      held.add(read.value.subarray(newline + 1, cut), 'front');
      if (newline < 0) break;
      if (held.size() > 0) yield { offset: start + newline + 1, ...held.take(), ended };
      ended = true;
      cut = newline;
    }
    held.keep();
    end = start;
  }
  if (floor === 0 && held.size() > 0) yield { offset: 0, ...held.take(), ended };
}

/** Lines from `from` on, in file order, at most `maxScan` bytes. */
export function* linesForward(
  source: Source,
  path: string,
  from: number,
  limits: ScanLimits,
): Generator<RawLine> {
  const held = hold(limits.maxLine);
  let offset = from;
  for (let at = from; at - from < limits.maxScan; ) {
    const read = source.readRange(path, at, Math.min(CHUNK, limits.maxScan - (at - from)));
    if (!read.ok || read.value.length === 0) break;
    let cut = 0;
    for (;;) {
      const newline = read.value.indexOf(NEWLINE, cut);
      held.add(read.value.subarray(cut, newline < 0 ? undefined : newline), 'back');
      if (newline < 0) break;
      yield { offset, ...held.take(), ended: true };
      cut = newline + 1;
      offset = at + cut;
    }
    at += read.value.length;
  }
  if (held.size() > 0) yield { offset, ...held.take(), ended: false };
}
