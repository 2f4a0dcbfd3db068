import { wellFormedPrefix } from '../kit/text.ts';

/** What is read of an output: errors stand first or last, hardly ever only in the middle. */
const HEAD = 24_000;
const TAIL = 40_000;
/** A longer line is a bundle or a blob; its beginning names the error. */
const LINE = 1_000;

/** An output without what terminals and the host add. */
export interface Page {
  readonly lines: readonly string[];
  /** The code of the host's `Exit code N` line, where it gave one. */
  readonly exit?: number;
}

/** Bounds the text, takes off colours, overwritten progress, control bytes and the host's wrapping. */
export function clean(raw: string): Page {
  const bare = unwrap(stripAnsi(bound(raw)));
  const exit = /^(?:Error: )?Exit code (\d{1,10})[ \t]*(?:\r?\n|$)/.exec(bare);
  const body = exit ? bare.slice(exit[0].length) : bare;
  const page = splitLines(body);
  return exit ? { lines: page, exit: Number(exit[1]) } : { lines: page };
}

/** The first and last part of a text too long to read, cut marked by a line of its own. */
export function bound(raw: string): string {
  if (raw.length <= HEAD + TAIL) return raw;
  return `${wellFormedPrefix(raw, HEAD)}\n…\n${raw.slice(-TAIL)}`;
}

function splitLines(text: string): string[] {
  // A lone carriage return redraws the line: only its last drawing was meant to stay.
  const drawn = text.includes('\r') ? text.replace(/\r+\n/g, '\n') : text;
  return drawn === '' ? [] : drawn.split('\n').flatMap(unescaped).map(lastDrawing);
}

/** Hooks and loggers print a whole report as one string of JSON: its line ends are escaped. */
function unescaped(line: string): string[] {
  if (!/^\s*["{[]/.test(line) || !line.includes('\\n')) return [line];
  const parts = line.slice(0, 20_000).split('\\n');
  return parts.length < 4 ? [line] : parts.map((part) => part.replaceAll('\\"', '"'));
}

function lastDrawing(line: string): string {
  const end = line.endsWith('\r') ? line.length - 1 : line.length;
  const start = line.lastIndexOf('\r', end - 1) + 1;
  const shown = line.slice(start, Math.min(end, start + LINE));
  return (/\d|: /.test(shown) ? shown.replace(STAMP, '') : shown).trimEnd();
}

/** What loggers, CI and docker's builder put before a line: each with a digit or a colon in it. */
const STAMP =
  /^\s*(?:#\d{1,4} \d{1,6}\.\d{1,3} |[EWIF]\d{4} \d\d:\d\d:\d\d\.\d{1,9} +\d{1,8} |\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]? |\[[\w:.-]{1,30}\] (?=[^\s:]+\.\w+:\d)|(?:\d\d:\d\d:\d\d )?[a-z][\w-]{0,40}[-.]\d{1,3} {1,20}\| |@?[\w./-]{1,60}:(?:build|check|compile|dev|lint|start|test|typecheck|type-check): )/;

/** Takes off terminal sequences (colours, links, titles), closed or not, and control bytes. */
export function stripAnsi(text: string): string {
  return (
    withoutSequences(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control bytes say nothing
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, '')
  );
}

function withoutSequences(text: string): string {
  if (!text.includes('\u001b') && !text.includes('\u009b')) return text;
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are control characters
      .replace(/\u001b\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)?/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are control characters
      .replace(/[\u001b\u009b]\[?[0-9;:?<=>]{0,60}[ -/]{0,4}[@-~]?/g, '')
  );
}

/** The host wraps what it says itself in a tag, and puts a command's error stream behind a word of its own. */
function unwrap(text: string): string {
  if (!text.includes('<')) return text;
  const tagged = /^\s*<(tool_use_error|error|output|stderr)>/.exec(text);
  if (!tagged) return text;
  const close = `</${tagged[1]}>`;
  const body = text.slice(tagged[0].length).replace(close, '');
  return body.replace(/^\s*\n/, '');
}
