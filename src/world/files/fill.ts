import { readSync } from 'node:fs';

/** Fills `bytes` from `start` of an open file on; gives what was filled, less where the file ends before. */
export function fill(descriptor: number, bytes: Buffer, start: number): Buffer {
  return bytes.subarray(0, fillFirst(descriptor, bytes, bytes.length, start));
}

/** Fills the first `length` of `bytes`; gives how many were filled. A read may give less than was asked. */
export function fillFirst(
  descriptor: number,
  bytes: Buffer,
  length: number,
  start: number,
): number {
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, start + filled);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}
