/** Disks lose blocks, not bits: a byte of each 512 tells; a loop long enough for V8 to optimise it would cost milliseconds. */
const STRIDE = 512;
/** Keeps the sum so small that V8 holds it without a place on the heap. */
const SMALL = 0xffffff;

/** Of a compiled form. */
export function sumOf(data: Uint8Array): number {
  let sum = data.length & SMALL;
  for (let at = 0; at < data.length; at += STRIDE) {
    sum = (sum & SMALL) * 31 + (data[at] as number);
  }
  return sum;
}
