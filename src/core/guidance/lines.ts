import type { Looks } from '../facts/looks.ts';

/**
 * A key → value table in one file, made to be read without parsing it: the sizes of what follows, a preface for what every
 * reader needs, fixed-width bucket offsets (bytes), then `key\tvalue\n` entries in bucket order. A look-up decodes one line.
 * Keys hold no tab, values no line end.
 */
const MAGIC = 'fire-flow-skills 2';
const WIDTH = 5;
/** Magic, the preface's bytes and the number of buckets. */
const HEAD = MAGIC.length + 2 * (1 + WIDTH) + 1;

/** Of a bucket on average. To find a line in one costs next to nothing beside reading it. */
const BUCKET_BYTES = 1_500;

interface Lines {
  readonly preface: string;
  get(key: string): string | null;
}

/** Writes the table. */
export function writeLines(entries: ReadonlyMap<string, string>, preface = ''): string {
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ key, line: `${key}\t${value}\n` }));
  const size = lines.reduce((sum, { line }) => sum + line.length, 0);
  const count = 2 ** Math.max(4, Math.ceil(Math.log2(Math.max(1, size / BUCKET_BYTES))));
  const buckets: string[] = Array.from({ length: count }, () => '');
  for (const { key, line } of lines) buckets[bucketOf(key, count)] += line;
  let offset = 0;
  const offsets = buckets.map((bucket) => {
    const start = offset;
    offset += bytesOf(bucket);
    return digits(start);
  });
  const head = `${MAGIC} ${digits(bytesOf(preface))} ${digits(count)}\n`;
  return `${head}${preface}${offsets.join('')}${digits(offset)}\n${buckets.join('')}`;
}

/** Opens a table; `null` where the file is none of ours or is cut short. */
export function openLines(file: Looks): Lines | null {
  const head = file.text(0, HEAD);
  if (!head.startsWith(`${MAGIC} `) || head.charAt(HEAD - 1) !== '\n') return null;
  const prefaceBytes = numberAt(head, MAGIC.length + 1);
  const count = numberAt(head, MAGIC.length + 1 + WIDTH + 1);
  if (!(count > 0) || !(prefaceBytes >= 0)) return null;
  const body = HEAD + prefaceBytes + (count + 1) * WIDTH + 1;
  const opening = file.text(HEAD, body);
  const offsets = opening.length - (count + 1) * WIDTH - 1;
  const offset = (at: number) => body + numberAt(opening, offsets + at * WIDTH);
  const end = offset(count);
  // Of the last line end and what follows it there is the line end.
  if (offsets < 0 || file.text(end - 1, end + 1) !== '\n') return null;
  return {
    preface: opening.slice(0, offsets),
    get(key) {
      const bucket = bucketOf(key, count);
      // With the line end before the bucket each line has one before it.
      return file.after(`\n${key}\t`, offset(bucket) - 1, offset(bucket + 1));
    },
  };
}

/** How many bytes a text has as UTF-8. */
function bytesOf(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%../g, '%').length;
}

function bucketOf(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (count - 1);
}

function digits(value: number): string {
  return value.toString(36).padStart(WIDTH, '0');
}

function numberAt(text: string, at: number): number {
  return Number.parseInt(text.slice(at, at + WIDTH), 36);
}
