import { reveal } from './emit.ts';
import { type Field, field, isKnown, NOTHING, type Out, type Scope, UNKNOWN } from './state.ts';
import type { Call } from './verbs/row.ts';

export function echo({ args, scope }: Call): Out {
  printsUnknown(args, scope);
  const words = args.filter(({ text }, i) => !(i === 0 && /^-[neE]+$/.test(text)));
  const interpreted = /^-n?e/.test(args[0]?.text ?? '');
  return { items: joinWords(words, interpreted), sure: true };
}

/** One line of words; names of walks and globs stay apart so that they can still be told. */
function joinWords(words: readonly Field[], interpreted: boolean): Field[] {
  if (words.some(({ origin }) => origin.kind !== 'named')) return [...words];
  const text = words.map((word) => word.text).join(' ');
  const site = words.length === 1 ? (words[0]?.site ?? null) : null;
  if (!interpreted)
    return text.split('\n').map((line, _, all) => field(line, all.length === 1 ? site : null));
  return decode(text)
    .split(/[\n\0]/)
    .map((line) => field(line));
}

export function printf(call: Call): Out {
  const { args, scope } = call;
  printsUnknown(args, scope);
  if (args[0]?.text === '-v') {
    const out = printf({ ...call, args: args.slice(2) });
    scope.shell.variables.set(args[1]?.text ?? '', {
      values: [out.items[0] ?? field(UNKNOWN)],
      array: false,
    });
    return NOTHING;
  }
  const [format, ...values] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined) return NOTHING;
  if (values.length > 0 && /^%s(?:\\n|\\0|\\t|\n| )$/.test(format.text))
    return { items: values, sure: true };
  let used = 0;
  const text = format.text.replace(/%[sbqd]/g, () => values[used++]?.text ?? '');
  const known = isKnown(text) && used >= values.length && !/%[^%]/.test(text);
  if (!known) return { items: [], sure: false };
  const lines = decode(text).split(/[\n\0]/);
  if (lines.at(-1) === '') lines.pop();
  return { items: lines.map((line) => field(line)), sure: true };
}

function decode(text: string): string {
  return text
    .replace(/\\(?:x([0-9a-fA-F]{1,2})|0?([0-7]{1,3}))/g, (_, hex?: string, octal?: string) =>
      String.fromCharCode(
        hex === undefined ? Number.parseInt(octal ?? '0', 8) & 255 : Number.parseInt(hex, 16),
      ),
    )
    .replace(/\\([ntr\\])/g, (_, char: string) => ({ n: '\n', t: '\t', r: '\r' })[char] ?? '\\');
}

/** Printing a value that is not known may print what was read into a variable. */
export function printsUnknown(args: readonly Field[], scope: Scope): void {
  if (scope.shell.held.length > 0 && args.some(({ text }) => !isKnown(text))) reveal(scope);
}
