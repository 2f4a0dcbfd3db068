const WORDS = ['error', 'fatal', 'panic', 'critical', 'emerg', 'crit', 'alert', 'err!', 'err'];
/** How loggers of `key=value` lines say it. */
const LEVELS = ['level=error ', 'level=fatal '];
/** Characters, of the longest of them. */
const LONGEST = 12;

/**
 * What any program's `error: …`, `[error] …`, `ERROR[web] …` or `level=error …` says, where it stands at `start`; `null` where none does.
 * By hand: the pattern that says the same without regard to case costs a fifth of a millisecond to compile.
 */
export function saidAt(line: string, start: number): string | null {
  const open = line[start] === '[' ? start + 1 : start;
  const low = line.slice(open, open + LONGEST).toLowerCase();
  for (const word of WORDS) {
    const said = low.startsWith(word)
      ? behindMarks(line, behindBrackets(line, open + word.length))
      : null;
    if (said !== null) return said;
  }
  const level = open === start ? LEVELS.find((one) => low.startsWith(one)) : undefined;
  const at = start + (level?.length ?? 0);
  return level === undefined || isBlank(line[at]) ? null : line.slice(at);
}

/** Behind the bracket that closes the word's own, and behind one more in brackets: `error]`, `error[web]`. */
function behindBrackets(line: string, at: number): number {
  const open = line[at] === ']' ? at + 1 : at;
  if (line[open] !== '[') return open;
  const close = line.indexOf(']', open);
  return close > 0 && /^\w+$/.test(line.slice(open + 1, close)) ? close + 1 : open;
}

/** What stands behind colons, blanks and exclamation marks, at least one of them. */
function behindMarks(line: string, from: number): string | null {
  let end = from;
  while (MARKS.includes(line[end] ?? '-')) end++;
  while (end > from && isBlank(line[end])) end--;
  return end > from ? line.slice(end) : null;
}

const MARKS = ':! ';

/** The end of the line is blank too. */
function isBlank(mark: string | undefined): boolean {
  return mark === undefined || mark.trim() === '';
}
