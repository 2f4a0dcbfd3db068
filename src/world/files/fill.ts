import { readvSync } from 'node:fs';

/** Fills `bytes` from `start` of an open file on; gives what was filled, less where the file ends before. */
export function fill<Bytes extends Uint8Array>(
  descriptor: number,
  bytes: Bytes,
  start: number,
): Bytes {
  const filled = fillFirst(descriptor, bytes, bytes.length, start);
  return filled === bytes.length ? bytes : (bytes.subarray(0, filled) as Bytes);
}

/** Fills the first `length` of `bytes`; gives how many were filled. A read may give less than was asked. */
export function fillFirst(
  descriptor: number,
  bytes: Uint8Array,
  length: number,
  start: number,
): number {
  let filled = 0;
  while (filled < length) {
    const rest = new Uint8Array(bytes.buffer, bytes.byteOffset + filled, length - filled);
    // Of all ways to read and to write this one has node compile the least when it is first called.
    const count = readvSync(descriptor, [rest], start + filled);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}
