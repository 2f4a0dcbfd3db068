import { truncate } from '../kit/text.ts';

/** Shares of a text that the two lower levels keep. */
export const HALF = 0.5;
export const GIST = 0.15;

const MAX_LINE = 400;

/**
 * Keeps the most telling lines of a text up to a share of its length, in their order, `…` where lines are gone. Lines in
 * `keep` always stay, whole. The result is never longer than the text.
 */
export function extract(text: string, share: number, keep: ReadonlySet<string>): string {
  const lines = splitLong(text);
  const room = text.length * share;
  const chosen = new Set<number>();
  let used = 0;
  for (const i of ranked(lines, keep)) {
    const line = lines[i] ?? '';
    const must = keep.has(line);
    if (!must && (line.trim() === '' || used + line.length + 1 > room)) continue;
    chosen.add(i);
    used += line.length + 1;
  }
  const short = join(lines, chosen);
  return short.length < text.length ? short : text;
}

/** One line that says what a segment was, and what of it was most telling. */
export function gist(label: string, text: string, keep: ReadonlySet<string>): string {
  const one = label.replace(/\s+/g, ' ');
  const rest = extract(text, GIST, keep);
  const line = `[${truncate(one, 120)}: ${text.split('\n').length} lines]`;
  const short = rest === '' || rest === '…' ? line : `${line} ${rest}`;
  return short.length < text.length ? short : text;
}

/** Minified output is one line, prose often one line a paragraph: both are cut at sentences, or hard. */
function splitLong(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (line.length <= MAX_LINE) return [line];
    return line.match(/.{1,300}(?:[.!?;,}] |$)|.{1,300}/gsu) ?? [line];
  });
}

function ranked(lines: readonly string[], keep: ReadonlySet<string>): number[] {
  const seen = new Set<string>();
  const weights = lines.map((line, i) => {
    const bare = line.trim();
    const again = seen.has(bare);
    seen.add(bare);
    if (keep.has(line)) return 100;
    const edge = i < 2 || i >= lines.length - 2 ? 2 : 0;
    return again ? 0 : weigh(bare) + edge;
  });
  return lines.map((_, i) => i).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
}

const TELLING: readonly (readonly [RegExp, number])[] = [
  [/\b(?:error|fail|exception|warn|panic|denied|refused|timeout|cannot)/i, 4],
  [/^\s{0,8}(?:#{1,6} |\*\*|\d{1,3}\. )/, 3],
  [
    /\b(?:function|class|interface|type|struct|enum|trait|impl|def|fn|func|export|module|public|const|defmodule)\b/,
    3,
  ],
  [/\b(?:passed|failed|total|summary|result|because|root cause|decided|therefore|instead)\b/i, 2],
  [/[\w-]\/[\w-]{1,60}\.\w|[a-z][A-Z]|_[a-z]|::|\w\(/, 1],
];

function weigh(line: string): number {
  if (line === '') return -1;
  return TELLING.reduce((sum, [shape, weight]) => sum + (shape.test(line) ? weight : 0), 0);
}

function join(lines: readonly string[], chosen: ReadonlySet<number>): string {
  const parts: string[] = [];
  let gap = false;
  lines.forEach((line, i) => {
    if (chosen.has(i)) {
      if (gap) parts.push('…');
      parts.push(line);
      gap = false;
    } else if (line.trim() !== '') gap = true;
  });
  if (gap) parts.push('…');
  return parts.join('\n');
}
