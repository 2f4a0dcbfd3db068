import type { Line } from './document.ts';

/** What the planning files hold in their front matter: text, lists of text, and maps of these, one level deep. */
export type Value = string | readonly string[];
export type Entry = Value | ReadonlyMap<string, Value>;

/** The front matter of a file: its entries and the line indices of both `---`. */
export interface FrontMatter {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly open: number;
  readonly close: number;
}

/** Reads the front matter; `null` where the file has none, it never ends, or what stands between two rules is prose. Lines that fit no form are passed over. */
export function readFrontMatter(lines: readonly Line[]): FrontMatter | null {
  const open = lines.findIndex((line) => line.text.trim() !== '');
  if (lines[open]?.text.trimEnd() !== '---') return null;
  const close = lines.findIndex(
    (line, index) => index > open && /^(?:---|\.\.\.)\s*$/.test(line.text),
  );
  if (close < 0) return null;
  const body = lines.slice(open + 1, close).map((line) => line.text);
  const entries = readEntries(body);
  const isProse = entries.size === 0 && body.some((line) => /^\s*[^\s#]/.test(line));
  return isProse ? null : { entries, open, close };
}

/** Text under a key, `undefined` where it is missing or no text. */
export function text(matter: FrontMatter | null, key: string): string | undefined {
  const value = matter?.entries.get(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The ways to write that there is no value; in quotes each is a text. */
function isNull(value: string): boolean {
  return /^(?:null|~|none|n\/a|\{\}|-)$/i.test(value);
}

/** A list under a key; single text counts as a list of one. */
export function list(matter: FrontMatter | null, key: string): readonly string[] {
  return asList(matter?.entries.get(key));
}

/** A map under a key, empty where there is none. */
export function map(matter: FrontMatter | null, key: string): ReadonlyMap<string, Value> {
  const value = matter?.entries.get(key);
  return value instanceof Map ? value : new Map();
}

export function asList(value: Entry | undefined): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item): item is string => typeof item === 'string' && item !== '');
}

function readEntries(body: readonly string[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let i = 0; i < body.length; ) {
    const key = keyOf(body[i] ?? '', 0);
    const end = key ? childrenEnd(body, i + 1) : i + 1;
    if (key) entries.set(key.name, readValue(key.rest, body.slice(i + 1, end), true));
    i = end;
  }
  return entries;
}

/** A `name: rest` line. */
interface Key {
  readonly name: string;
  readonly rest: string;
}

/** Reads a line of exactly this indent as `key: rest`; `null` where it is none. */
export function keyOf(line: string, indent: number): Key | null {
  if (indentOf(line) !== indent) return null;
  const match = /^["']?([A-Za-z_][\w.-]*)["']?\s*:(?:\s+(.*))?$/s.exec(line.trim());
  return match ? { name: match[1] ?? '', rest: withoutComment(match[2] ?? '') } : null;
}

/** Index behind the lines that belong to a key of indent 0: deeper lines, blanks, comments, and list items at its own indent. */
export function childrenEnd(body: readonly string[], from: number): number {
  let end = from;
  while (end < body.length) {
    const line = body[end] ?? '';
    const inside = line.trim() === '' || indentOf(line) > 0 || /^(?:-\s|-$|#|\])/.test(line);
    if (!inside) break;
    end++;
  }
  return end;
}

function readValue(rest: string, children: readonly string[], nested: boolean): Entry {
  if (/^[|>][+-]?$/.test(rest))
    return children
      .map((line) => line.trim())
      .join('\n')
      .trim();
  if (rest.startsWith('['))
    return inlineList([rest, ...children.map((line) => line.trim())].join(' '));
  if (nested && isFlowMap(rest)) return flowMap(rest);
  if (rest !== '') return unquote(rest);
  const solid = children.filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  if (solid[0]?.trim().startsWith('-')) return items(solid);
  return nested && solid.length > 0 ? readMap(solid) : '';
}

/** `{a: 1, b: 2}` */
export function isFlowMap(rest: string): boolean {
  return rest.startsWith('{') && rest.endsWith('}');
}

function flowMap(source: string): ReadonlyMap<string, Value> {
  const pairs = flowPairs(source).map(({ name, rest }) => [name, unquote(rest)] as const);
  return new Map(pairs);
}

/** The pairs of a map on one line, values as written; no value with a comma is known. */
export function flowPairs(source: string): readonly Key[] {
  const parts = source.slice(1, -1).split(',');
  return parts.flatMap((part) => keyOf(part.trim(), 0) ?? []);
}

/** Items of a block list; of an item that is a map only its first line stays, as written. */
function items(lines: readonly string[]): readonly string[] {
  const indent = indentOf(lines[0] ?? '');
  return lines.flatMap((line) => {
    if (indentOf(line) !== indent) return [];
    const item = /^-\s+(.*)$/s.exec(line.trim())?.[1];
    return item === undefined ? [] : [unquote(withoutComment(item))];
  });
}

function readMap(lines: readonly string[]): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  const indent = indentOf(lines[0] ?? '');
  for (let i = 0; i < lines.length; ) {
    const key = keyOf(lines[i] ?? '', indent);
    let end = i + 1;
    while (key && end < lines.length && keyOf(lines[end] ?? '', indent) === null) end++;
    if (key) found.set(key.name, flat(readValue(key.rest, lines.slice(i + 1, end), false)));
    i = end;
  }
  return found;
}

function flat(value: Entry): Value {
  return typeof value === 'string' || Array.isArray(value) ? value : '';
}

function inlineList(source: string): readonly string[] {
  const end = source.lastIndexOf(']');
  const inner = source.slice(1, end < 0 ? source.length : end);
  const found = inner.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [];
  return found.map((item) => unquote(item.trim())).filter((item) => item !== '');
}

function unquote(value: string): string {
  const trimmed = value.trim();
  const quote = trimmed.charAt(0);
  const quoted = trimmed.length > 1 && (quote === '"' || quote === "'") && trimmed.endsWith(quote);
  if (!quoted) return isNull(trimmed) ? '' : trimmed;
  return (
    (quote === '"' && trimmed.includes('\\') ? escaped(trimmed) : null) ?? trimmed.slice(1, -1)
  );
}

/** A double-quoted text with escapes, as YAML and JSON both read it; `null` where it is none. */
function escaped(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function withoutComment(value: string): string {
  if (/^["'[]/.test(value))
    return /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|\[[^\]]*\])/.exec(value)?.[0] ?? value;
  return value.replace(/(?:^|\s)#.*$/s, '').trim();
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
