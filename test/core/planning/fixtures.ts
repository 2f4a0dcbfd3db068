import { readFileSync } from 'node:fs';

/** A planning file written for these tests, by its base name. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/planning/${name}.md`, import.meta.url), 'utf8');
}

/** The same file as an editor on Windows would have left it. */
export function windows(text: string): string {
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}

/** What stays when the common start and end of two texts are cut away. */
export function difference(
  before: string,
  after: string,
): { readonly from: string; readonly to: string } {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    from: before.slice(start, before.length - end),
    to: after.slice(start, after.length - end),
  };
}
