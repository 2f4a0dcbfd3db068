import type { Parsed } from '../options.ts';
import { type Field, isKnown, type Out, picked, ROW, UNSEEN } from '../state.ts';
import type { Call } from './row.ts';

/** What a `grep` in a pipe lets through of the known lines it gets. Walks of unknown names stay as they are. */
export function filterNames(call: Call, parsed: Parsed, patternGiven: boolean): Out {
  const { stdin } = call.scope.io;
  if (stdin === null) return UNSEEN;
  const pattern = patternGiven
    ? parsed.values.find(({ option }) => option === '-e')?.value
    : parsed.operands[0];
  const test = pattern === undefined ? null : lineTest(pattern.text, parsed.flags);
  if (test === null) return { items: stdin.items, sure: false };
  const inverted = parsed.flags.has('-v') || parsed.flags.has('--invert-match');
  const beside = inverted || isAboutRows(pattern?.text ?? '');
  const items = stdin.items.flatMap((item) =>
    beside && isRow(item) ? [item] : linesLeft([item], test, inverted),
  );
  const parts = ['-o', '--only-matching'].some((flag) => parsed.flags.has(flag));
  return { items: parts ? items.map(picked) : items, sure: stdin.sure };
}

function isRow({ text }: Field): boolean {
  return text === ROW;
}

/** Whether a pattern is about what stands beside the names in a listing: at the beginning of its lines, or letters and signs for a state. */
function isAboutRows(pattern: string): boolean {
  return /^\^|^[A-Z?!| \\]{1,9}$/.test(pattern);
}

/** The lines that a test leaves; of a walk's names it will be asked when they are known. */
export function linesLeft(
  items: readonly Field[],
  test: (line: string) => boolean,
  inverted = false,
): Field[] {
  return items.flatMap((item) => {
    if (isKnown(item.text)) return test(item.text) === inverted ? [] : [item];
    if (item.origin.kind !== 'walk') return [item];
    const { walk } = item.origin;
    const takes: typeof walk.takes = (shown, kind) =>
      walk.takes(shown, kind) &&
      (kind === 'directory' || test(printed(shown, walk.verb)) !== inverted);
    return [{ ...item, origin: { kind: 'walk' as const, walk: { ...walk, takes } } }];
  });
}

function printed(shown: string, verb: string): string {
  return verb === 'find' ? shown : shown.replace(/^\.\//, '');
}

/** A test of one line for a simple pattern; null where the pattern is beyond what is safe and quick to run. */
export function lineTest(
  pattern: string,
  flags: ReadonlySet<string>,
): ((line: string) => boolean) | null {
  const ignoreCase = flags.has('-i') ? 'i' : '';
  if (flags.has('-F')) return (line) => line.includes(pattern);
  const source = sourceOf(pattern, flags.has('-E') || flags.has('-P'));
  if (source === null) return null;
  const test = new RegExp(source, ignoreCase);
  return (line) => line.length <= 512 && test.test(line);
}

/** A simple pattern as a regular expression of JavaScript; null where it is beyond what is safe and quick to run. */
export function sourceOf(pattern: string, isExtended: boolean): string | null {
  return isExtended ? extended(pattern) : basic(pattern);
}

/** Basic syntax: `\|` is alternation, bare `|+?(){}` are themselves. */
function basic(pattern: string): string | null {
  if (/\\[(){}]/.test(pattern)) return null;
  return safe(
    pattern.replace(/\\\||[|+?(){}]/g, (found) => (found === '\\|' ? '|' : `\\${found}`)),
  );
}

/** Extended syntax; a group may not be repeated, so that matching stays quick. */
function extended(pattern: string): string | null {
  return /\)[*+?{]/.test(pattern) ? null : safe(pattern);
}

function safe(source: string): string | null {
  const repeats = source.match(/[*+]/g)?.length ?? 0;
  if (
    source.length > 200 ||
    repeats > 3 ||
    /\\[1-9wWbB<>]|\[\[|\{/.test(source.replaceAll('\\{', ''))
  )
    return null;
  try {
    new RegExp(source);
    return source;
  } catch {
    return null;
  }
}
