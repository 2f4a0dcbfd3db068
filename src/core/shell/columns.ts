import type { Parsed } from './options.ts';
import { type Field, field, isKnown, type Out, picked, ROW, UNSEEN } from './state.ts';
import { linesLeft, lineTest, sourceOf } from './verbs/lines.ts';
import type { Call } from './verbs/row.ts';

/** What `cut` and `tr` make of lines. */
export function pickedFrom(given: Out, parsed: Parsed, call: Call): Out {
  return call.verb === 'tr' ? translated(given, parsed) : cut(lined(given), parsed);
}

/** A document is one text: each of its lines by itself. */
function lined({ items, sure }: Out): Out {
  const lines = items.flatMap((item) =>
    isKnown(item.text)
      ? item.text.split('\n').map((text) => field(text, null, item.origin))
      : [item],
  );
  return { items: lines, sure };
}

/** Between these a line has names, not parts of names. */
const BETWEEN_NAMES = new Set([' ', '\t', '\\t', ':', ',', '|', '\0']);

/** The columns that `change` finds in known lines (null: not this one); of other lines the name that they have. */
function columns(
  { items, sure }: Out,
  separator: string,
  change: (line: string) => string | null,
): Out {
  const names = BETWEEN_NAMES.has(separator);
  const found = items.flatMap((item) => {
    if (!isKnown(item.text)) return names || item.text === ROW ? [picked(item)] : [];
    const text = change(item.text);
    return text === null ? [] : [{ ...item, text }];
  });
  return { items: found, sure: sure && found.length === items.length };
}

function cut(given: Out, { values }: Parsed): Out {
  const value = (...options: string[]) =>
    values.find(({ option }) => options.includes(option))?.value.text;
  const letters = value('-c', '--characters', '-b', '--bytes');
  if (letters !== undefined)
    return columns(given, ' ', (line) => spanOf(letters, [...line])?.join('') ?? null);
  const separator = value('-d', '--delimiter') ?? '\t';
  const fields = value('-f', '--fields') ?? '';
  return columns(given, separator, (line) => {
    if (!line.includes(separator)) return line;
    return spanOf(fields, line.split(separator))?.join(separator) ?? null;
  });
}

/** `2`, `2-`, `-3`, `2-3` of some parts; null for a list. */
function spanOf<T>(list: string, parts: readonly T[]): readonly T[] | null {
  const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(list) ?? [];
  if (from === undefined || list === '') return null;
  const start = Number(from || 1) - 1;
  return parts.slice(start, dash === '' ? start + 1 : to === '' ? undefined : Number(to));
}

/** Letters that are no part of a name, or stand between names. */
const NO_LETTERS = /^(?:\\[nrt0]|\\012|[\n\r\t "']|\[:(?:space|blank):\])+$/;

function translated({ items, sure }: Out, { operands, flags }: Parsed): Out {
  const [from = '', to = ''] = operands.map(({ text }) => text);
  if (NO_LETTERS.test(from)) return { items: items.flatMap(split(to)), sure };
  if (flags.size > 0 || items.some(({ text }) => !isKnown(text))) return UNSEEN;
  const [before, after] = [lettersOf(from), lettersOf(to)];
  const last = after.at(-1) ?? '';
  const change = (letter: string) => {
    const at = before.indexOf(letter);
    return at < 0 ? letter : (after[at] ?? last);
  };
  return {
    items: items.map((item) => ({ ...item, text: [...item.text].map(change).join('') })),
    sure,
  };
}

/** Blanks that become line ends make names of the words of a line. */
function split(to: string): (item: Field) => Field[] {
  const breaks = /^(?:\\n|\n|\\0|\\012)$/.test(to);
  return (item) =>
    breaks && isKnown(item.text)
      ? item.text.split(/[ \t\n]+/).map((text) => field(text, null, item.origin))
      : [item];
}

/** The letters of one of `tr`'s sets, ranges written out. */
function lettersOf(set: string): string[] {
  const named = set.replace('[:upper:]', 'A-Z').replace('[:lower:]', 'a-z');
  return [
    ...named.replace(/([a-zA-Z0-9])-([a-zA-Z0-9])/g, (_, from: string, to: string) => {
      const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
      return String.fromCharCode(
        ...Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
      );
    }),
  ];
}

/** `/pattern/`, another condition, `{ action }`: each may be left out. */
const AWK = /^\s*(?:(!)?\s*\/((?:[^/\\]|\\.)+)\/)?([^{}]*)(?:\{(.*)\})?[\s;]*$/s;
const PRINT = /\bprintf?\b\s*\(?\s*(?:"%s\\n"\s*,)?([^;}]*)/;

/** What an `awk` program makes of the lines it is given, where it prints them, or a column of each. */
export function awkLines(given: Out, program: string, separator: string | undefined): Out {
  const [, not, pattern, , action = 'print'] = AWK.exec(program) ?? [];
  const printed = PRINT.exec(action)?.[1]?.trim();
  if (printed === undefined || printed.includes('"')) return UNSEEN;
  const test = pattern === undefined ? null : lineTest(pattern, new Set(['-E']));
  const left =
    test === null
      ? lined(given).items
      : lined(given).items.flatMap((item) =>
          item.text === ROW && (not !== undefined || pattern?.startsWith('^'))
            ? [item]
            : linesLeft([item], test, not !== undefined),
        );
  const lines = { items: left, sure: false };
  if (/^(?:\$0)?\s*\)?$/.test(printed)) return lines;
  const column = /^\$(?:(\d+)|(NF))\s*\)?$/.exec(printed);
  const blanks = separator === undefined || separator === ' ';
  return columns(lines, separator ?? ' ', (line) => {
    const parts = blanks ? line.trim().split(/\s+/) : line.split(separator);
    return (column?.[2] !== undefined ? parts.at(-1) : parts[Number(column?.[1] ?? 0) - 1]) ?? null;
  });
}

/** What `sed` makes of the lines it is given: those that it prints, or what it replaces in them. */
export function sedLines(given: Out, scripts: readonly string[], isExtended: boolean): Out {
  const commands = scripts.flatMap((script) => script.split(/;\s*(?=s[^\w\s])/));
  return commands.reduce(
    (lines, command) => sedLine(lines, command.trim(), isExtended),
    lined(given),
  );
}

function sedLine({ items, sure }: Out, command: string, isExtended: boolean): Out {
  if (/^[\d,$\s]*[pdq]$/.test(command)) return { items, sure: false };
  const [, pattern, not = '', does] = /^\/((?:[^/\\]|\\.)+)\/\s*(!?)([pd])$/.exec(command) ?? [];
  if (pattern !== undefined) {
    const test = lineTest(pattern, new Set(isExtended ? ['-E'] : []));
    const inverted = (does === 'd') !== (not === '!');
    return { items: test === null ? items : linesLeft(items, test, inverted), sure: false };
  }
  const [, , from, to = '', flag] =
    /^s([|#,/@:!])((?:(?!\1)[^\\]|\\.)*)\1((?:(?!\1)[^\\]|\\.)*)\1([gp]?)$/s.exec(command) ?? [];
  if (from === undefined) return UNSEEN;
  const changed = items.flatMap(
    (item) => substituted(item, from, to, { isExtended, all: flag === 'g' }) ?? [],
  );
  return { items: changed, sure: sure && changed.length === items.length };
}

/** Patterns for what is no part of a name, or only says where it is. */
const BESIDE_NAMES = /^(?:\^\\?\.\\?\/|\\r\$?|["' ]|\s\+?|\$)$/;

/** A line in which something is replaced; null where that cannot be told. */
function substituted(
  item: Field,
  from: string,
  to: string,
  { isExtended, all }: { isExtended: boolean; all: boolean },
): Field | null {
  const literal = to.replace(/\\([^\dn])/g, '$1');
  if (item.text === ROW) return picked(item);
  if (from === '^' && !/[&\\]/.test(to.replace(/\\[^\dn]/g, '')))
    return { ...item, text: literal + item.text };
  if (!isKnown(item.text)) {
    const kept =
      item.origin.kind === 'walk' &&
      (BESIDE_NAMES.test(from) || (/^["'\\ ]*&?["'\\ ]*$/.test(to) && to !== ''));
    return kept || picked(item) !== item ? picked(item) : null;
  }
  const source = sourceOf(from, isExtended);
  if (source === null || item.text.length > 512) return null;
  const by = to
    .replace(/\$/g, '$$$$')
    .replace(/\\(\d)|\\(.)|&/g, (whole, group?: string, letter?: string) =>
      group !== undefined ? `$${group}` : (letter ?? (whole === '&' ? '$&' : whole)),
    );
  return { ...item, text: item.text.replace(new RegExp(source, all ? 'g' : ''), by) };
}
