import { closingAt } from './brackets.ts';
import { outletsOf } from './inline-show.ts';
import type { Literal } from './literals.ts';

interface Cut {
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
  readonly name: string;
}

const MOST = 20;

/**
 * The names of the only files whose contents a program prints: those it joins to a directory, those it compares names with.
 * Null where it prints others too. Told by what it would print without them.
 */
export function onlyNames(
  text: string,
  literals: readonly Literal[],
  printsResult: boolean,
): string[] | null {
  const cuts = literals
    .filter((literal) => /^\.?\w[\w.-]*$/.test(literal.text) && literal.text.includes('.'))
    .slice(0, MOST)
    .flatMap((literal) => joinedAt(text, literal) ?? guardedBy(text, literal) ?? []);
  if (cuts.length === 0) return null;
  const { shown, files } = outletsOf(withNames(text, cuts), printsResult);
  if (shown || files.length > 0) return null;
  return cuts.map(({ name }) => name);
}

/** The text with the cuts made, and what a join was given to opened by its name. */
function withNames(text: string, cuts: readonly Cut[]): string {
  let rest = text;
  for (const { start, end, text: instead } of [...cuts].sort((a, b) => b.start - a.start))
    if (end <= rest.length) rest = rest.slice(0, start) + instead + rest.slice(end);
  for (const [, variable, literal] of [...rest.matchAll(GIVEN)].slice(0, MOST))
    rest = rest
      .replace(new RegExp(`\\(\\s*${variable}(?=\\s*[,)])`, 'g'), `(${literal}`)
      .replace(new RegExp(`\\b${variable}(?=\\.(?:read_|open))`, 'g'), `(${literal})`);
  return rest;
}

const GIVEN = /\b([A-Za-z_]\w{0,60})\s{0,3}=\s{0,3}("[^"\n]{1,80}")\s{0,3}(?:[;\n]|$)/g;

/** `join(directory, "package.json")`, `directory / "package.json"`. */
function joinedAt(text: string, { start, end, text: name }: Literal): Cut | null {
  const before = text.slice(Math.max(0, start - 100), start);
  const left = /\b\w{1,60}\s{0,3}\/\s{0,3}$/.exec(before)?.[0];
  if (left !== undefined) return { start: start - left.length, end, text: `"${name}"`, name };
  const call = /[\w.]{0,60}\bjoin\([^()"'`\n]{1,60},\s{0,3}$/.exec(before)?.[0];
  const close = /^\s{0,3}\)/.exec(text.slice(end, end + 4))?.[0];
  if (call === undefined || close === undefined) return null;
  return { start: start - call.length, end: end + close.length, text: `"${name}"`, name };
}

/** What runs only `if name == "package.json"`, or after `if name != "package.json": continue`. */
function guardedBy(text: string, { start, end, text: name }: Literal): Cut | null {
  const line = text.lastIndexOf('\n', start) + 1;
  const test = /\bif\b[^"'`\n]{0,80}([!=])==?\s{0,3}$/.exec(text.slice(line, start));
  const head = /^\s{0,3}(\)\s{0,3}\{?|:)/.exec(text.slice(end, end + 10));
  if (test === null || head === null || /\b(?:or|not)\b|\|\|/.test(test[0])) return null;
  const from = end + head[0].length;
  const skips = /^\s*(?:continue|return)\b/.test(text.slice(from, from + 40));
  if ((test[1] === '!') !== skips) return null;
  const to = head[1] === ':' ? outdent(text, line, skips) : blockEnd(text, from, head[0], skips);
  return to < 0 ? null : { start: from, end: to, text: '', name };
}

/** Where a block of Python ends: the first line indented no more than its head; after a `continue`, less than that. */
function outdent(text: string, line: number, skips: boolean): number {
  const depth = /^[ \t]*/.exec(text.slice(line, line + 80))?.[0].length ?? 0;
  let at = text.indexOf('\n', line);
  while (at >= 0) {
    const rest = text.slice(at + 1, at + 82);
    const indent = /^[ \t]*(?=\S)/.exec(rest)?.[0].length;
    if (indent !== undefined && (skips ? indent < depth : indent <= depth)) return at;
    at = text.indexOf('\n', at + 1);
  }
  return text.length;
}

/** Where a block in braces ends, or the statement alone; after a `continue`, the block around it. */
function blockEnd(text: string, from: number, head: string, skips: boolean): number {
  if (head.endsWith('{')) {
    const end = closingAt(text, from);
    return skips && end >= 0 ? closingAt(text, end + 1) : end;
  }
  return skips ? closingAt(text, from) : text.indexOf(';', from);
}
