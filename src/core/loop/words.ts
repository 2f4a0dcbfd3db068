/** A word of a command's raw text: where it stands, and what it says without its quotes. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Without the quotes around it and the backslashes that guarded a quote in it. */
  readonly value: string;
  /** Some of it stands in quotes. */
  readonly quoted: boolean;
  /** `--name=` or `--name` as written, without what follows; `''` where the word is none. */
  readonly flag: string;
}

/** Opening quotes and what closes them. Backticks count: people put code into them. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '«': '»',
};

const SPACE = /\s*/y;
const INK = /\S*/y;
/** What may stand behind a closing quote; else it is an apostrophe or the middle of a word. */
const AFTER_QUOTE = /[\s.,;:!?)\]}]/;
const FLAG = /^(?:--|[\u2013\u2014-])[A-Za-z][\w-]{0,60}(?==|$)/;

/**
 * Splits prose that may carry flags. Quotes count only where a word begins, and only when they are closed at a word's
 * end: the apostrophes of prose are none. Linear in the length.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const unclosed = new Set<string>();
  for (let at = behind(SPACE, text, 0); at < text.length; at = behind(SPACE, text, at)) {
    const word = readWord(text, at, unclosed);
    words.push(word);
    at = word.end;
  }
  return words;
}

function readWord(text: string, start: number, unclosed: Set<string>): Word {
  const span = quotedSpan(text, start, unclosed);
  if (span) return { start, end: span.end, value: span.value, quoted: true, flag: '' };
  const end = behind(INK, text, start);
  const plain = text.slice(start, end);
  const flag = FLAG.exec(plain)?.[0] ?? '';
  const equals = start + flag.length;
  if (flag === '' || text[equals] !== '=') return { start, end, value: plain, quoted: false, flag };
  const value = quotedSpan(text, equals + 1, unclosed);
  if (!value)
    return { start, end, value: text.slice(equals + 1, end), quoted: false, flag: `${flag}=` };
  return { start, end: value.end, value: value.value, quoted: true, flag: `${flag}=` };
}

/** A quote that was searched for once and not found closed cannot be closed for any later opening. */
function quotedSpan(text: string, start: number, unclosed: Set<string>) {
  const close = QUOTES[text[start] ?? ''];
  if (close === undefined || unclosed.has(close)) return null;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\' && text[at + 1] === close) at++;
    else if (text[at] === close && endsWord(text, at + 1))
      return { end: at + 1, value: unguarded(text.slice(start + 1, at), close) };
  }
  unclosed.add(close);
  return null;
}

function endsWord(text: string, at: number): boolean {
  return at >= text.length || AFTER_QUOTE.test(text[at] ?? '');
}

function unguarded(text: string, close: string): string {
  return text.replaceAll(`\\${close}`, close);
}

/** Where the run that a sticky pattern finds at a place ends. */
function behind(run: RegExp, text: string, from: number): number {
  run.lastIndex = from;
  run.exec(text);
  return run.lastIndex;
}
