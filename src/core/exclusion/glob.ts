import ignore from 'ignore';
import { classEnd } from './brackets.ts';
import { bytes } from './bytes.ts';
import { caseOf } from './letters.ts';

/** Says whether a path, given as its names from the base of the rule down, is the one the glob means. */
export type Matcher = (names: readonly string[]) => boolean;

/** One name of a path against one segment of a glob; `DEPTH` stands for any number of names. */
type Segment = ((name: string) => boolean) | typeof DEPTH;

const DEPTH = '**';

/** A name has at most 255 characters; a longer glob for one only costs time. */
const MAX_SEGMENT = 1_024;

/**
 * Compiles a glob (see `Line.body`) into a matcher. The walk over names is ours, linear and as git does it; the glob
 * inside a name is the `ignore` package's. A glob that can match nothing gives `() => false`.
 */
export function compile(glob: string, anchored: boolean, foldCase: boolean): Matcher {
  if (!anchored) {
    const matches = segment(glob, foldCase);
    return (names) => matches(names.at(-1) ?? '');
  }
  const forms = unglue(glob).map((form) => segments(form, foldCase));
  return (names) => forms.some((form) => walk(form, names));
}

// git compares the plain text before the first wildcard by itself and matches only the rest as a glob. So a run of stars
// right behind plain text counts as standing at the start of a segment: `a**/b` means `ab` or any `a…/b`, `/a**` any
// `/a…`. Said without that peculiarity it is two ordinary globs (one where the slash is escaped).
function unglue(glob: string): readonly string[] {
  const run = /^([^*?[\\]*)\*{2,}(?:(?:\/\*{2,})*(\/|$)|\\\/)/.exec(glob);
  const head = run?.[1] ?? '';
  if (!run || head === '' || head.endsWith('/')) return [glob];
  const end = run[2];
  const rest = glob.slice(run[0].length);
  if (end === '') return [`${head}*`, `${head}*/${DEPTH}`];
  const deep = `${head}*/${DEPTH}/${rest}`;
  return end === '/' ? [head + rest, deep] : [deep];
}

/** Two pointers and one point of return: as many steps as names times segments, whatever the glob. */
function walk(form: readonly Segment[], names: readonly string[]): boolean {
  let at = 0;
  let name = 0;
  let star = -1;
  let resume = 0;
  while (name < names.length) {
    const part = form[at];
    if (part === DEPTH) {
      star = at++;
      resume = name;
    } else if (part?.(names[name] ?? '')) {
      at++;
      name++;
    } else if (star >= 0) {
      at = star + 1;
      name = ++resume;
    } else return false;
  }
  while (form[at] === DEPTH) at++;
  return at === form.length;
}

function segments(glob: string, foldCase: boolean): readonly Segment[] {
  const found: Segment[] = [];
  for (const part of split(glob)) {
    if (!isDepth(part.text)) found.push(segment(part.text, foldCase));
    else if (part.end !== '/') found.push(anyName, DEPTH);
    else if (found.at(-1) !== DEPTH) found.push(DEPTH);
  }
  return found;
}

interface Part {
  readonly text: string;
  /** What ends it. A globstar swallows a plain slash with it; an escaped one or the end it leaves a name to stand before. */
  readonly end: '/' | '\\/' | '';
}

/** Cuts at slashes, but not inside a bracket expression. */
function split(glob: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at < glob.length; at++) {
    const end = slashAt(glob, at);
    if (end) {
      parts.push({ text: glob.slice(start, at), end });
      at += end.length - 1;
      start = at + 1;
    } else if (glob[at] === '\\') at++;
    else if (glob[at] === '[') at = closing(glob, at);
  }
  return [...parts, { text: glob.slice(start), end: '' }];
}

function slashAt(glob: string, at: number): Part['end'] {
  if (glob[at] === '/') return '/';
  return glob[at] === '\\' && glob[at + 1] === '/' ? '\\/' : '';
}

function closing(glob: string, at: number): number {
  const end = classEnd(glob, at);
  return end < 0 ? glob.length : end;
}

function isDepth(part: string): boolean {
  return part.length > 1 && /^\*+$/.test(part);
}

function anyName(): boolean {
  return true;
}

function segment(glob: string, foldCase: boolean): (name: string) => boolean {
  if (/^\*+$/.test(glob)) return anyName;
  const { fold, foldWide } = caseOf(foldCase);
  if (!/[*?[\\]/.test(glob)) {
    const wanted = fold(glob);
    return (name) => fold(name) === wanted;
  }
  if (glob.length > MAX_SEGMENT) return () => false;
  const one = ignore({ ignoreCase: foldCase, allowRelativePaths: true });
  one.add(`${bytes(foldWide(asLine(glob)))}\r\n`);
  return (name) => name !== '' && one.test(bytes(foldWide(name))).ignored;
}

/** A segment as a line of its own: nothing in it may be taken for a comment, a negation, trailing space or a line end. */
function asLine(glob: string): string {
  const line = /^[!#]/.test(glob) ? `\\${glob}` : glob;
  if (!line.endsWith(' ')) return line;
  const text = line.replace(/ +$/, '');
  const spaces = line.length - text.length;
  const escapes = text.length - text.replace(/\\+$/, '').length;
  return text.slice(0, text.length - (escapes % 2)) + '[ ]'.repeat(spaces);
}
