/** Where the attributes of an opening `<task …>` tag stand in its text. */
export interface OpenTag {
  readonly from: number;
  /** The place of its `>`; the end of the first line where it has none. */
  readonly to: number;
  /** Behind the tag. */
  readonly next: number;
}

/** No opening tag is longer. */
const MAX_TAG = 1_000;

/** Finds the opening tag at the start of a text; it may run over several lines, and a quoted `>` does not end it. */
export function openTag(text: string): OpenTag | null {
  const start = /^\s{0,100}<task(?=[\s>]|$)/i.exec(text)?.[0].length;
  if (start === undefined) return null;
  let quote = '';
  for (let at = start; at < Math.min(text.length, MAX_TAG); at++) {
    const char = text.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return { from: start, to: at, next: at + 1 };
  }
  const line = /[\r\n]|$/.exec(text)?.index ?? text.length;
  const close = text.slice(0, line).indexOf('>', start);
  return close < 0
    ? { from: start, to: line, next: line }
    : { from: start, to: close, next: close + 1 };
}

/** The attributes of a tag, names in lower case; of a name given twice the first counts. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(/\b([a-z][\w-]{0,30})\s?=\s?(?:"([^"]*)"|'([^']*)')/gi)) {
    const name = (match[1] ?? '').toLowerCase();
    if (!found.has(name)) found.set(name, (match[2] ?? match[3] ?? '').trim());
  }
  return found;
}
