import { withConstants } from './inline-constants.ts';

const LONGEST = 65_536;

/** What a program names its arguments by: all of them, or one by its place; `#{…}` and a quote before it stand inside a string. */
const ARGUMENTS =
  /(#\{|["'])?(?:sys\.argv|process\.argv|@?\bARGV|\$ARGV|\$argv)(?:\[(\d)\]|\[1:\]|\.slice\([12]\))?(?!\s*=[^=])(\})?/g;
/** Two strings put together that might be one. */
const JOINED = /(?<=[\w./-])(["'])\s{0,3}[+.]\s{0,3}\1(?=[\w./*-])/g;

/**
 * A program's text with its arguments and constants written out where it asks for them, and strings that it only puts together made one: what
 * is left is read like any other program. Linear in the text, which is bounded.
 */
export function withArguments(program: string, args: readonly string[]): string {
  if (program.length > LONGEST) return program;
  const text =
    args.length === 0 ? program : program.replace(ARGUMENTS, (...found) => put(found, args));
  return withConstants(text).replace(JOINED, '');
}

function put(found: readonly unknown[], args: readonly string[]): string {
  const [whole, before = '', place, after = ''] = found.map((each) =>
    typeof each === 'string' ? each : undefined,
  );
  if (place === undefined)
    return before === '' ? `[${args.map(quoted).join(', ')}]${after}` : (whole ?? '');
  const first = /ARGV/.test(whole ?? '') ? 0 : 1;
  const name = args[Number(place) - first] ?? args[Number(place) - 2];
  if (name === undefined) return whole ?? '';
  if (before === '#{') return name;
  return before === '' ? quoted(name) + after : before + name + after;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
