import { truncate } from '../../kit/text.ts';

/** No text of this room is longer. */
export const MAX_LINES = 20;

/** Data in a line of ours: one line, no backticks, bounded. */
export function quoted(text: string, max: number): string {
  return `\`${truncate(text.replace(/[`\s]+/g, ' ').trim(), max)}\``;
}

/** At most twenty lines; what is too much is taken from before the last part. */
export function page(
  head: readonly string[],
  data: readonly string[],
  tail: readonly string[],
): string {
  const room = Math.max(0, MAX_LINES - head.length - tail.length);
  return [...head, ...data.slice(0, room), ...tail].join('\n');
}
