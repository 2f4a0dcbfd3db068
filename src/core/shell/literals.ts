/** A string literal of an inline program. */
export interface Literal {
  /** Without quotes, escapes of quotes undone. */
  readonly text: string;
  /** `'`, `"`, a back quote, or `q`, `qq`, `qx` as Perl and Ruby write them. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const MOST = 500;
const LONGEST = 4096;

/** String literals in the order they stand; a quote not closed on its line is no literal. */
export function literalsOf(text: string): Literal[] {
  const found: Literal[] = [];
  let misses = 0;
  for (let i = 0; i < text.length && found.length < MOST && misses < MOST; i++) {
    const char = text[i] ?? '';
    if (char === '"' || char === "'" || char === '`') {
      const end = closing(text, i + 1, char);
      if (end < 0) misses++;
      else {
        found.push({ text: plain(text.slice(i + 1, end)), quote: char, start: i, end: end + 1 });
        i = end;
      }
    } else if (char === 'q' && !/[\w$@%.]/.test(text[i - 1] ?? '')) {
      const literal = generic(text, i);
      if (literal === null) continue;
      found.push(literal);
      i = literal.end - 1;
    }
  }
  return found;
}

function closing(text: string, from: number, quote: string): number {
  for (let i = from; i < text.length && i - from < LONGEST; i++) {
    if (text[i] === '\\') i++;
    else if (text[i + 1] === '{' && text[i] === PUTS_IN[quote]) i = innerEnd(text, i);
    else if (text[i] === quote) return i;
    else if (text[i] === '\n' && quote !== '`') return -1;
  }
  return -1;
}

/** What a text puts in of itself may hold quotes of its own. */
const PUTS_IN: Readonly<Record<string, string>> = { '"': '#', '`': '$' };

/** Where `#{…}` ends on its line; where it does not, it is text like any other. */
function innerEnd(text: string, at: number): number {
  const inner = /^..[^{}\n]{0,300}\}/.exec(text.slice(at, at + 310))?.[0];
  return inner === undefined ? at : at + inner.length - 1;
}

const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '{': '}',
  '[': ']',
  '<': '>',
  '|': '|',
  '!': '!',
  '/': '/',
};

/** `q(…)`, `qq{…}`, `qx|…|`. */
function generic(text: string, start: number): Literal | null {
  const found = /^(q[qx]?)\s?([({[<|!/])/.exec(text.slice(start, start + 5));
  const close = PAIRS[found?.[2] ?? ''];
  if (found === null || close === undefined) return null;
  const from = start + found[0].length;
  const end = text.indexOf(close, from);
  if (end < 0 || end - from > LONGEST) return null;
  return { text: text.slice(from, end), quote: found[1] ?? 'q', start, end: end + 1 };
}

/** Escapes undone; Perl's `open F, "<name"` has the mode in the name. */
function plain(text: string): string {
  return text.replace(/\\(["'`\\])/g, '$1').replace(/^<\s*(?=[\w./])/, '');
}
