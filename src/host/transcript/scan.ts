import type { Source } from './source.ts';

/** One line as it lies in the file. */
export interface RawLine {
  /** Byte offset of its first byte. */
  readonly offset: number;
  /** `null`: longer than the limit and therefore not kept. Backward they last until the next line is asked for. */
  readonly bytes: Buffer | null;
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

/** Bytes. Memory that is not touched costs nothing: only longer lines need more. */
const ROOM = 256 * 1024;

/**
 * Lines from the end of the file to its start, at most `maxScan` bytes of it. An unreadable chunk ends the scan. Each chunk
 * is read before what is held of a line that began in it, in the same memory: a line's bytes are its own until the next.
 */
export function* linesBackward(
  source: Source,
  path: string,
  size: number,
  limits: ScanLimits,
): Generator<RawLine> {
  const floor = Math.max(0, size - limits.maxScan);
  let memory: Buffer = Buffer.allocUnsafeSlow(ROOM);
  let held = 0;
  let lost = 0;
  let ended = false;
  for (let end = size; end > floor; end = Math.max(floor, end - CHUNK)) {
    const start = Math.max(floor, end - CHUNK);
    memory = withRoom(memory, held, end - start);
    const base = memory.length - held - (end - start);
    const fresh = memory.subarray(base, memory.length - held);
    const read = source.readRange(path, start, fresh.length, fresh);
    if (!read.ok || read.value.length < fresh.length) return;
    let cut = memory.length;
    for (let newline = fresh.lastIndexOf(NEWLINE); newline >= 0; ) {
      const from = base + newline + 1;
      const line = lineOf(memory.subarray(from, cut), lost, limits);
      if (line.size > 0) yield { offset: start + newline + 1, ...line, ended };
      ended = true;
      lost = 0;
      cut = base + newline;
      newline = newline === 0 ? -1 : fresh.lastIndexOf(NEWLINE, newline - 1);
    }
    held = cut - base;
    if (lost + held > limits.maxLine) {
      lost += held;
      held = 0;
    } else memory.copyWithin(memory.length - held, base, cut);
  }
  const first = lineOf(memory.subarray(memory.length - held), lost, limits);
  if (floor === 0 && first.size > 0) yield { offset: 0, ...first, ended };
}

/** `lost`: bytes of the line that were not held, since it was too long. */
function lineOf(bytes: Buffer, lost: number, { maxLine }: ScanLimits) {
  const size = bytes.length + lost;
  return { bytes: size > maxLine ? null : bytes, size };
}

/** Memory in which what is held at its end leaves room for so many bytes before it. */
function withRoom(memory: Buffer, held: number, wanted: number): Buffer {
  if (held + wanted <= memory.length) return memory;
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * memory.length, held + wanted));
  memory.copy(larger, larger.length - held, memory.length - held);
  return larger;
}

/** The pieces of a line that crosses chunks, dropped as soon as they exceed `max`. */
function hold(max: number) {
  let pieces: Uint8Array[] = [];
  let size = 0;
  return {
    size: () => size,
    add(piece: Uint8Array) {
      size += piece.length;
      if (size > max) pieces = [];
      else pieces.push(piece);
    },
    take() {
      const taken = { bytes: size > max ? null : Buffer.concat(pieces), size };
      pieces = [];
      size = 0;
      return taken;
    },
  };
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
      held.add(read.value.subarray(cut, newline < 0 ? undefined : newline));
      if (newline < 0) break;
      yield { offset, ...held.take(), ended: true };
      cut = newline + 1;
      offset = at + cut;
    }
    at += read.value.length;
  }
  if (held.size() > 0) yield { offset, ...held.take(), ended: false };
}
