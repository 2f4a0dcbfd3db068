import { closingAt } from './brackets.ts';
import { literalsOf } from './literals.ts';

/** Calls of Python and JavaScript that show nothing and start nothing; a program with any other is not looked into. */
const CALLS = new Set(
  'if elif for while return and or not in is catch switch open read readline readlines write writelines close replace replaceAll sub subn compile split splitlines rsplit join strip lstrip rstrip trim lower upper startswith endswith startsWith endsWith find index indexOf count len str int float bool list dict set tuple sorted sum min max range enumerate zip map filter any all load loads dump dumps read_text write_text Path exists get items keys values entries append extend insert pop update search match fullmatch slice substring includes test push sort require readFileSync writeFileSync appendFileSync parse stringify existsSync print log error'.split(
    ' ',
  ),
);
const CALL = /([A-Za-z_$][\w$]*)\s{0,3}\(/g;
/** Ways to show or start something without a call by name. */
const OTHERS =
  /\b(?:throw|raise|assert|yield|eval|exec|class|async|await|std(?:out|err|in)|fd|process|subprocess|spawn\w*|globals|builtins|__\w+)\b|\/dev\/|\w\s{0,3}`|\)\s{0,3}\(|\]\s{0,3}\(|\b(?:print|log|error)\b(?!\s{0,3}\()/;
const PRINTS = /\b(?:print|console\.(?:log|error))\s{0,3}\(/g;
const PRINT = /\b(?:print|log|error)\s{0,3}\(/g;
/** Calls that open a file to write it, with what they are given first. */
const WRITES =
  /\b(?:writeFileSync|appendFileSync)\(\s{0,3}|\bopen\((?=[^()\n]{1,300},\s{0,3}(?:mode\s?=\s?)?["'][rbt]?[waxr+bt]{1,3}["'])\s{0,3}|\bPath\((?=[^()\n]{1,300}\)\.write_text\()\s{0,3}/g;
/** Lengths and counts of whatever they are given. */
const LENGTH = /\blen\s{0,3}\(|\bObject\.keys\([\w.[\]]{1,60}\)\.length\b|\b[\w.]{1,60}\.length\b/g;

/**
 * The files that a program writes which shows nothing of what it reads: it prints fixed texts and lengths at most. `null` where
 * it may show more, or where that cannot be told.
 */
export function filledQuietly(text: string): readonly string[] | null {
  const literals = literalsOf(text);
  let plain = text;
  for (const { start, end, text: value } of literals.toReversed())
    if (/[{$]/.test(value)) return null;
    else plain = `${plain.slice(0, start)}''${plain.slice(end)}`;
  const calls = [...plain.matchAll(CALL)].every(([, name = '']) => CALLS.has(name));
  if (!calls || OTHERS.test(plain) || !printsNothing(plain)) return null;
  const writes = [...text.matchAll(WRITES)].map(({ 0: call, index }) => {
    const at = index + call.length;
    return literals.find(({ start }) => start === at)?.text;
  });
  const named = writes.filter((name) => name !== undefined);
  const isAll = named.length === writes.length && !/\.write_text\(/.test(plain.replace(PATHS, ' '));
  return isAll ? named : null;
}

/** A path in its own words, written. */
const PATHS = /\bPath\(''\)\.write_text\(/g;

/** Whether nothing but texts, numbers and lengths stands in what a program prints. */
function printsNothing(plain: string): boolean {
  if ((plain.match(PRINT)?.length ?? 0) !== (plain.match(PRINTS)?.length ?? 0)) return false;
  return [...plain.matchAll(PRINTS)].every(({ 0: call, index }) => {
    const start = index + call.length;
    const end = closingAt(plain, start);
    return end >= 0 && !/[A-Za-z_$]/.test(withoutLengths(plain.slice(start, end)));
  });
}

function withoutLengths(printed: string): string {
  let rest = printed;
  for (const { 0: call, index } of [...printed.matchAll(LENGTH)].toReversed()) {
    const end = call.endsWith('(') ? closingAt(rest, index + call.length) : index + call.length - 1;
    if (end < 0) return printed;
    rest = rest.slice(0, index) + rest.slice(end + 1);
  }
  return rest;
}
