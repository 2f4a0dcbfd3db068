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
export function segments(command: string): Segment[] {
  const parts: Segment[] = [];
  let words: string[] = [];
  let writes = false;
  const close = (): void => {
    const lead = leading(words);
    if (lead.length > 0 || writes) parts.push({ words: lead, writes });
    words = [];
    writes = false;
  };
  for (const token of tokens(withoutHeredocs(command.slice(0, MOST)))) {
    if (token.kind === 'end') close();
    else if (token.kind === 'write') writes = true;
    else words.push(token.text);
  }
  close();
  return parts;
}

interface Token {
  readonly kind: 'word' | 'end' | 'write';
  readonly text: string;
}

const TOKEN =
  /\\\n|#[^\n]*|(\d?&?>{1,2}\|?&?|<{1,3}&?)\s*("[^"]*"|'[^']*'|[^\s;&|<>()]*)|&&|\|\||\|&|[;|&\n()]|(?:"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|\\[\s\S]|[^\s;&|<>()"'\\])+/g;

function* tokens(command: string): Generator<Token> {
  for (const match of command.matchAll(TOKEN)) {
    const text = match[0];
    const redirection = match[1];
    if (text === '\\\n' || text.startsWith('#')) continue;
    if (redirection !== undefined) {
      if (isWrite(redirection, match[2] ?? '')) yield { kind: 'write', text };
    } else if (/^(?:&&|\|\||\|&|[;|&\n()])$/.test(text)) yield { kind: 'end', text };
    else yield { kind: 'word', text: unquote(text) };
  }
}

function isWrite(operator: string, target: string): boolean {
  if (operator.startsWith('<') || target === '/dev/null' || target === '/dev/stderr') return false;
  return !(operator.endsWith('&') && /^\d?$/.test(target)) && target !== '';
}

function unquote(word: string): string {
  return word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/\\([\s\S])/g, '$1');
}

/** The body of a here-document is data. */
function withoutHeredocs(command: string): string {
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
    if (/^[A-Za-z_]\w*\+?=/.test(word) || KEYWORDS.has(word)) at++;
    else if (CLOSERS.has(word)) return [];
    else if (wrapped(word, words[at + 1])) at = behindWrapper(words, at);
    else break;
  }
  return words.slice(at);
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
