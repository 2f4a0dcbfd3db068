/** Cuts to at most `max` UTF-16 units without splitting a surrogate pair; `mark` counts towards `max`. */
export function truncate(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text;
  return wellFormedPrefix(text, Math.max(0, max - mark.length)) + mark;
}

/** The longest prefix of at most `max` UTF-16 units that ends on a whole character. */
export function wellFormedPrefix(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? max - 1 : max);
}

/**
 * Whether a text holds one of the marks: a plain look, before a pattern that would have to be compiled. Counted by hand, since
 * it is asked tens of thousands of times in a run, and a function made each time fills the young heap.
 */
export function holdsAny(text: string, marks: readonly string[]): boolean {
  for (let at = 0; at < marks.length; at++) if (text.includes(marks[at] as string)) return true;
  return false;
}

/**
 * Membership in a list of words between single spaces, with one at either end. The list is searched as it stands: taking it
 * apart would cost each process more than its few questions.
 */
export function isListed(list: string, word: string): boolean {
  return word !== '' && !word.includes(' ') && list.includes(` ${word} `);
}

/** JSON or code with an escape (`\u2716`) for each UTF-16 unit that is not plain ASCII: one byte a character. */
export function ascii(source: string): string {
  return source.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Lines without their ends; a final line end makes no empty last line. */
export function lines(text: string): string[] {
  const found = text.split(/\r\n|\n|\r/);
  if (found.at(-1) === '') found.pop();
  return found;
}

/** Wraps data so that it cannot be read as instructions: a fence longer than any run of backticks inside. */
export function fence(text: string, label = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${label}\n${text}\n${ticks}`;
}
