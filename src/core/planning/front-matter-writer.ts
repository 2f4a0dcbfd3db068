import { type Line, lineEndOf, splice } from './document.ts';
import {
  childrenEnd,
  flowPairs,
  indentOf,
  isFlowMap,
  keyOf,
  readFrontMatter,
} from './front-matter.ts';

/**
 * Sets numbers under one key of the front matter and touches no other byte: values are replaced in place,
 * missing names are added to the block, a missing block before the closing `---`, a missing front matter at the start.
 */
export function setNumbers(
  source: string,
  lines: readonly Line[],
  key: string,
  values: ReadonlyMap<string, number>,
): string {
  const eol = lineEndOf(source);
  const matter = readFrontMatter(lines);
  const written = [...values].map(([name, value]) => `  ${name}: ${value}${eol}`).join('');
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  if (!matter)
    return splice(
      source,
      start,
      start,
      `---${eol}${key}:${eol}${written}---${eol}${source.length > start ? eol : ''}`,
    );
  // Of a key given twice the last counts, as for the reader.
  const head = lines.findLastIndex(
    (line, index) =>
      index > matter.open && index < matter.close && keyOf(line.text, 0)?.name === key,
  );
  const fence = lines[matter.close]?.start ?? start;
  if (head < 0) return splice(source, fence, fence, `${key}:${eol}${written}`);
  return setInBlock(source, lines, { key, head, close: matter.close }, values, eol);
}

interface Block {
  readonly key: string;
  readonly head: number;
  readonly close: number;
}

function setInBlock(
  source: string,
  lines: readonly Line[],
  block: Block,
  values: ReadonlyMap<string, number>,
  eol: string,
): string {
  const body = lines.slice(block.head + 1, block.close);
  const size = lastOwned(body);
  const owned = body.slice(0, size);
  const first = owned.find((line) => !/^\s*(?:#.*)?$/s.test(line.text))?.text ?? '  ';
  // A list where a map is to be: it is left as it is.
  if (first.trimStart().startsWith('-')) return source;
  const indent = first.slice(0, indentOf(first)) || '  ';
  const rest = keyOf(lines[block.head]?.text ?? '', 0)?.rest ?? '';
  const inline = isFlowMap(rest) ? flowPairs(rest) : [];
  const kept = inline.map(({ name, rest: said }) => [name, said] as const);
  const missing = [...new Map<string, string | number>([...kept, ...values])].filter(
    ([name]) => !owned.some((line) => keyOf(line.text, indentOf(line.text))?.name === name),
  );
  const behind = owned.at(-1)?.next ?? lines[block.head]?.next ?? 0;
  let result = splice(
    source,
    behind,
    behind,
    missing.map(([name, value]) => `${indent}${name}: ${value}${eol}`).join(''),
  );
  for (const line of [...owned].reverse()) result = setLine(result, line, values);
  const head = lines[block.head];
  return head !== undefined && rest !== ''
    ? splice(result, head.start, head.end, `${block.key}:`)
    : result;
}

/** How many of the lines behind a key are its children; trailing blanks and comments are not. */
function lastOwned(body: readonly Line[]): number {
  const end = childrenEnd(
    body.map((line) => line.text),
    0,
  );
  let size = end;
  while (size > 0 && /^\s*(?:#.*)?$/s.test(body[size - 1]?.text ?? '')) size--;
  return size;
}

function setLine(source: string, line: Line, values: ReadonlyMap<string, number>): string {
  const match = /^(\s*["']?([A-Za-z_][\w.-]*)["']?\s*:)(\s*)([^#\s]?[^#]*?)(\s*(?:#.*)?)$/s.exec(
    line.text.slice(0, 300),
  );
  const value = values.get(match?.[2] ?? '');
  if (!match || value === undefined) return source;
  return splice(source, line.start, line.end, `${match[1]}${match[3] || ' '}${value}${match[5]}`);
}
