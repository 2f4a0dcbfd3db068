/** Put before a character that is meant as itself. */
export const QUOTE = '\u0001';

type Token =
  | '*'
  | '?'
  | { readonly negated: boolean; readonly set: string }
  | { readonly char: string };

const SPECIAL = /[*?[\]]/;

/** Marks every special character of `text` as meant literally. */
export function quote(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[*?[\]]/g, `${QUOTE}$&`) : text;
}

/** The text a pattern stands for when its specials are taken as themselves. */
export function plain(pattern: string): string {
  return pattern.includes(QUOTE) ? pattern.replaceAll(QUOTE, '') : pattern;
}

/** Turns backslash escapes, as `find -name` and globs in options have them, into our marks. */
export function fromBackslashes(text: string): string {
  return text.replace(/\\([\s\S])/g, `${QUOTE}$1`);
}

/** Whether a pattern has a special that is not marked. */
export function isPattern(pattern: string): boolean {
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === QUOTE) i++;
    else if (pattern[i] === '*' || pattern[i] === '?') return true;
    else if (pattern[i] === '[' && pattern.indexOf(']', i + 2) > 0) return true;
  }
  return false;
}

/**
 * Whether the whole text matches a shell pattern (`*`, `?`, `[…]`). `*` matches any characters, slashes included.
 * Time is bounded by the product of the two lengths.
 */
export function matches(pattern: string, text: string): boolean {
  const tokens = tokenize(pattern);
  let at = 0;
  let i = 0;
  let star = -1;
  let mark = 0;
  while (i < text.length) {
    const token = tokens[at];
    if (token === '*') {
      star = at++;
      mark = i;
    } else if (token !== undefined && one(token, text[i] ?? '')) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++mark;
    } else return false;
  }
  while (tokens[at] === '*') at++;
  return at === tokens.length;
}

function one(token: Token, char: string): boolean {
  if (token === '?') return true;
  if (token === '*') return false;
  if ('char' in token) return token.char === char;
  return inSet(token.set, char) !== token.negated;
}

function tokenize(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i] ?? '';
    if (char === QUOTE) tokens.push({ char: pattern[++i] ?? '' });
    else if (char === '*' || char === '?') tokens.push(char);
    else if (char === '[') i = bracket(pattern, i, tokens);
    else tokens.push({ char });
  }
  return tokens;
}

/** Reads a bracket expression that starts at `from`; a lone `[` is itself. Returns the index of its last character. */
function bracket(pattern: string, from: number, tokens: Token[]): number {
  const negated = pattern[from + 1] === '!' || pattern[from + 1] === '^';
  const start = from + (negated ? 2 : 1);
  const end = pattern.indexOf(']', start + 1);
  if (end < 0) tokens.push({ char: '[' });
  else tokens.push({ negated, set: plain(pattern.slice(start, closing(pattern, start, end))) });
  return end < 0 ? from : closing(pattern, start, end);
}

/** `[[:alpha:]]` has a `]` of its own. */
function closing(pattern: string, start: number, end: number): number {
  const named = pattern.slice(start, end).lastIndexOf('[:');
  if (named < 0 || pattern[end - 1] !== ':') return end;
  const next = pattern.indexOf(']', end + 1);
  return next < 0 ? end : next;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alpha: /[A-Za-z]/,
  digit: /[0-9]/,
  alnum: /[A-Za-z0-9]/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  space: /\s/,
  punct: /[!-/:-@[-`{-~]/,
  xdigit: /[0-9A-Fa-f]/,
};

function inSet(set: string, char: string): boolean {
  let rest = set;
  for (const [name, test] of Object.entries(CLASSES)) {
    if (!rest.includes(`[:${name}:]`)) continue;
    if (test.test(char)) return true;
    rest = rest.replaceAll(`[:${name}:]`, '');
  }
  return inRanges(rest, char);
}

function inRanges(set: string, char: string): boolean {
  for (let i = 0; i < set.length; i++) {
    const low = set[i] ?? '';
    const range = set[i + 1] === '-' && i + 2 < set.length;
    const high = range ? (set[i + 2] ?? low) : low;
    if (low <= char && char <= high) return true;
    if (range) i += 2;
  }
  return false;
}
