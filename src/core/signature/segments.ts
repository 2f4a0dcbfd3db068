/** One simple command of a shell line, its words without quotes, assignments and wrappers taken off. */
export interface Segment {
  readonly words: readonly string[];
  /** It writes a file by redirection (`/dev/null` and descriptors aside). */
  readonly writes: boolean;
}

const MOST = 8_000;
const KEYWORDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'do',
  'while',
  'until',
  '!',
  '{',
  '(',
  'time',
]);
const CLOSERS = new Set([
  'fi',
  'done',
  'esac',
  '}',
  ')',
  'for',
  'case',
  'in',
  'select',
  'function',
]);

/**
 * Splits a command line at `&&`, `||`, `;`, `|`, `&` and line ends, quotes respected, here-documents left out.
 * Cheap string work, not a shell parser: enough to tell what is run first in each part.
 */
export function segments(command: string): readonly Segment[] {
  if (last?.command !== command) last = { command, parts: split(command) };
  return last.parts;
}

/** Several questions are asked of one command in a row. */
let last: { readonly command: string; readonly parts: readonly Segment[] } | null = null;

function split(command: string): readonly Segment[] {
  const parts: Segment[] = [];
  let words: string[] = [];
  let writes = false;
  const close = (): void => {
    const lead = leading(words);
    if (lead.length > 0 || writes) parts.push({ words: lead, writes });
    words = [];
    writes = false;
  };
  const line = withoutHeredocs(command.slice(0, MOST));
  for (let at = 0; at < line.length; ) {
    const token = tokenAt(line, at);
    at = token.end;
    if (token.kind === 'end') close();
    else if (token.kind === 'write') writes = true;
    else if (token.kind === 'word') words.push(unquote(token.text));
  }
  close();
  return parts;
}

interface Token {
  /** `none` for what says nothing: blanks, comments, what is read from a file. */
  readonly kind: 'word' | 'end' | 'write' | 'none';
  readonly text: string;
  /** Index behind it, beyond its beginning. */
  readonly end: number;
}

/** One pattern for all would say the same and cost ten times as much to compile as those that a plain command needs. */
function tokenAt(line: string, at: number): Token {
  const mark = line[at] as string;
  if (mark === '\\' && line[at + 1] === '\n') return token('none', '', at + 2);
  if (mark === '#') return token('none', '', lineEnd(line, at));
  if (isRedirection(line, at)) return redirectionAt(line, at);
  if (';|&\n()'.includes(mark)) return endAt(line, at);
  const text = wordAt(line, at);
  return text === '' ? token('none', '', at + 1) : token('word', text, at + text.length);
}

function token(kind: Token['kind'], text: string, end: number): Token {
  return { kind, text, end };
}

function lineEnd(line: string, from: number): number {
  const end = line.indexOf('\n', from);
  return end < 0 ? line.length : end;
}

/** Whether `<`, `>`, `2>`, `&>` or `2&>` stands here. */
function isRedirection(line: string, at: number): boolean {
  if (line[at] === '<') return true;
  const behind = isDigit(line[at]) ? at + 1 : at;
  return line[line[behind] === '&' ? behind + 1 : behind] === '>';
}

function isDigit(mark: string | undefined): boolean {
  return mark !== undefined && mark >= '0' && mark <= '9';
}

const REDIRECTION = /(\d?&?>{1,2}\|?&?|<{1,3}&?)\s*("[^"]*"|'[^']*'|[^\s;&|<>()]*)/y;

function redirectionAt(line: string, at: number): Token {
  REDIRECTION.lastIndex = at;
  const [text = '', operator = '', target = ''] = REDIRECTION.exec(line) ?? [];
  const end = at + Math.max(1, text.length);
  return token(isWrite(operator, target) ? 'write' : 'none', text, end);
}

function endAt(line: string, at: number): Token {
  const two = line.slice(at, at + 2);
  const text = two === '&&' || two === '||' || two === '|&' ? two : two.slice(0, 1);
  return token('end', text, at + text.length);
}

const PLAIN_WORD = /[^\s;&|<>()"'\\]*/y;
const WORD = /(?:"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|\\[\s\S]|[^\s;&|<>()"'\\])+/y;

/** `''` where no word stands here. */
function wordAt(line: string, at: number): string {
  PLAIN_WORD.lastIndex = at;
  const plain = PLAIN_WORD.exec(line)?.[0] ?? '';
  if (!QUOTING.includes(line[at + plain.length] ?? ' ')) return plain;
  WORD.lastIndex = at;
  return WORD.exec(line)?.[0] ?? '';
}

const QUOTING = '"\'\\';

function isWrite(operator: string, target: string): boolean {
  if (operator.startsWith('<') || target === '/dev/null' || target === '/dev/stderr') return false;
  const copies =
    operator.endsWith('&') && (target === '' || (target.length === 1 && isDigit(target)));
  return !copies && target !== '';
}

function unquote(word: string): string {
  if (!/["'\\]/.test(word)) return word;
  return word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/\\([\s\S])/g, '$1');
}

/** The body of a here-document is data. */
function withoutHeredocs(command: string): string {
  if (!command.includes('<<')) return command;
  let text = command;
  for (let i = 0; i < 8; i++) {
    const open = /<<-?\s*(["']?)(\w+)\1/.exec(text);
    if (!open) break;
    const eol = text.indexOf('\n', open.index);
    const close = eol < 0 ? -1 : text.indexOf(`\n${open[2]}`, eol);
    const rest =
      eol < 0
        ? text.slice(open.index + open[0].length)
        : text.slice(open.index + open[0].length, eol);
    text =
      text.slice(0, open.index) +
      rest +
      (close < 0 ? '' : text.slice(close + 1 + (open[2] ?? '').length));
  }
  return text;
}

/** Wrappers that run the command behind them, with how many further words they take. */
const WRAPPERS: Readonly<Record<string, number>> = {
  env: 0,
  sudo: 0,
  nohup: 0,
  nice: 0,
  exec: 0,
  command: 0,
  builtin: 0,
  stdbuf: 0,
  xvfb: 0,
  'xvfb-run': 0,
  dotenv: 0,
  'cross-env': 0,
  timeout: 1,
  gtimeout: 1,
  watch: 0,
  caffeinate: 0,
  unbuffer: 0,
  doas: 0,
  setsid: 0,
  ionice: 0,
  rtk: 0,
  mise: 0,
};

/** Takes assignments, keywords and wrappers off the front. */
function leading(words: readonly string[]): readonly string[] {
  let at = 0;
  for (let guard = 0; guard < 32 && at < words.length; guard++) {
    const word = words[at] ?? '';
    if (isAssignment(word) || KEYWORDS.has(word)) at++;
    else if (CLOSERS.has(word)) return [];
    else if (wrapped(word, words[at + 1])) at = behindWrapper(words, at);
    else break;
  }
  return words.slice(at);
}

function isAssignment(word: string): boolean {
  return word.includes('=') && /^[A-Za-z_]\w*\+?=/.test(word);
}

function wrapped(word: string, next: string | undefined): boolean {
  if (next === undefined || !(word in WRAPPERS)) return false;
  return !(word === 'command' && /^-[vV]/.test(next)) && word !== 'mise';
}

function behindWrapper(words: readonly string[], at: number): number {
  let next = at + 1;
  while (next < words.length && /^-/.test(words[next] ?? ''))
    next += /^-[uksn]$/.test(words[next] ?? '') ? 2 : 1;
  return next + (WRAPPERS[words[at] ?? ''] ?? 0);
}
