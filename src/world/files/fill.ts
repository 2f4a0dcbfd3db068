import { readSync } from 'node:fs';

/** Fills `bytes` from `start` of an open file on; gives what was filled, less where the file ends before. A read may give less than was asked. */
export function fill(descriptor: number, bytes: Buffer, start: number): Buffer {
  let filled = 0;
  while (filled < bytes.length) {
    const count = readSync(descriptor, bytes, filled, bytes.length - filled, start + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
