import type { Looks } from '../facts/looks.ts';

/**
 * A key → value table in one file, made to be read without parsing it: a header of fixed-width bucket offsets (bytes), then
 * `key\tvalue\n` entries in bucket order. A look-up decodes one bucket. Keys and values hold no tab and no line end.
 */
const MAGIC = 'fire-flow-skills 1';
const WIDTH = 7;

export interface Lines {
  get(key: string): string | null;
}

/** Writes the table. About two entries share a bucket. */
export function writeLines(entries: ReadonlyMap<string, string>): string {
  const count = 2 ** Math.max(4, Math.ceil(Math.log2(Math.max(1, entries.size / 2))));
  const buckets: string[] = Array.from({ length: count }, () => '');
  for (const [key, value] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A signal of someone's that spans lines can match nothing, and would tear its neighbours.
    if (/[\t\n]/.test(key)) continue;
    const at = bucketOf(key, count);
    buckets[at] = `${buckets[at]}${key}\t${value}\n`;
  }
  let offset = 0;
  const offsets = buckets.map((bucket) => {
    const start = offset;
    offset += bytesOf(bucket);
    return digits(start);
  });
  return `${MAGIC} ${digits(count)}\n${offsets.join('')}${digits(offset)}\n${buckets.join('')}`;
}

/** Opens a table; `null` where the file is none of ours or is cut short. */
export function openLines(file: Looks): Lines | null {
  const head = MAGIC.length + 1 + WIDTH + 1;
  const first = file.text(0, head);
  const count = Number.parseInt(first.slice(MAGIC.length + 1, head - 1), 36);
  if (!first.startsWith(`${MAGIC} `) || !(count > 0) || first[head - 1] !== '\n') return null;
  const body = head + (count + 1) * WIDTH + 1;
  const offsets = (at: number, many: number): readonly number[] => {
    const text = file.text(head + at * WIDTH, head + (at + many) * WIDTH);
    return Array.from({ length: many }, (_, one) => {
      return body + Number.parseInt(text.slice(one * WIDTH, (one + 1) * WIDTH), 36);
    });
  };
  if (offsets(count, 1)[0] !== file.length) return null;
  return {
    get(key) {
      const [from = body, to = body] = offsets(bucketOf(key, count), 2);
      return from < to ? valueIn(file.text(from, to), key) : null;
    },
  };
}

/** How many bytes a text has as UTF-8. */
function bytesOf(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%../g, '%').length;
}

function valueIn(bucket: string, key: string): string | null {
  const mark = `${key}\t`;
  let at = bucket.startsWith(mark) ? 0 : bucket.indexOf(`\n${mark}`) + 1;
  if (at === 0 && !bucket.startsWith(mark)) return null;
  at += mark.length;
  return bucket.slice(at, bucket.indexOf('\n', at));
}

function bucketOf(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (count - 1);
}

function digits(value: number): string {
  return value.toString(36).padStart(WIDTH, '0');
}
