/** Quotes and backticks that make a tag a mention where they enclose it. */
const ENCLOSING = new Set(['`', '"', "'", '“', '«']);

/**
 * Whether a message gives the promise: the exact `<promise>TEXT</promise>`, blanks inside the tag apart. A tag in quotes
 * or code within a sentence only speaks about it.
 */
export function givesPromise(message: string, promise: string): boolean {
  const open = '<promise>';
  const close = '</promise>';
  for (let at = message.indexOf(open); at >= 0; at = message.indexOf(open, at + 1)) {
    const end = message.indexOf(close, at);
    if (end < 0) return false;
    const said = message.slice(at + open.length, end).trim();
    if (said === promise && !isMention(message, at, end + close.length)) return true;
  }
  return false;
}

function isMention(message: string, start: number, end: number): boolean {
  if (!ENCLOSING.has(message[start - 1] ?? '')) return false;
  const from = message.lastIndexOf('\n', start) + 1;
  const to = message.indexOf('\n', end);
  const line = message.slice(from, start) + message.slice(end, to < 0 ? undefined : to);
  return /[\p{L}\p{N}]/u.test(line);
}
