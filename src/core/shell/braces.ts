import type { WordPart } from 'unbash';
import { LIMITS } from './limits.ts';

/** Splits `{a,b}` or `{1..3}` into the texts of its alternatives; null where it is no brace expansion. Nested braces stay in the texts. */
export function alternatives(text: string): string[] | null {
  if (!text.startsWith('{') || !text.endsWith('}') || text.length > LIMITS.brace) return null;
  const inner = text.slice(1, -1);
  const parts = splitTop(inner);
  if (parts.length > 1) return parts;
  return sequence(inner);
}

/** Splits at commas that are neither quoted nor inside further braces or substitutions. */
function splitTop(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (char === '\\') i++;
    else if (char === '"' || char === "'") i = Math.max(i, text.indexOf(char, i + 1));
    else if ('{('.includes(char)) depth++;
    else if ('})'.includes(char)) depth--;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function sequence(text: string): string[] | null {
  const found = /^(-?\d{1,6}|[A-Za-z])\.\.(-?\d{1,6}|[A-Za-z])(?:\.\.(-?\d{1,4}))?$/.exec(text);
  if (found === null) return null;
  const [, from = '', to = '', by = '1'] = found;
  const letters = /[A-Za-z]/.test(from) && /[A-Za-z]/.test(to);
  if (!letters && (/[A-Za-z]/.test(from) || /[A-Za-z]/.test(to))) return null;
  const low = letters ? from.charCodeAt(0) : Number(from);
  const high = letters ? to.charCodeAt(0) : Number(to);
  const width = letters ? 0 : padding(from, to);
  const step = (Math.abs(Number(by)) || 1) * (low <= high ? 1 : -1);
  const items: string[] = [];
  for (let n = low; step > 0 ? n <= high : n >= high; n += step) {
    items.push(letters ? String.fromCharCode(n) : String(n).padStart(width, '0'));
    if (items.length >= LIMITS.fields) break;
  }
  return items;
}

function padding(from: string, to: string): number {
  return /^-?0\d/.test(from) || /^-?0\d/.test(to) ? Math.max(from.length, to.length) : 0;
}

/** All ways to put one alternative for each brace expansion among the parts; `reparse` reads an alternative's text as word parts. */
export function combinations(
  parts: readonly WordPart[],
  reparse: (text: string) => readonly WordPart[],
): WordPart[][] {
  let ways: WordPart[][] = [[]];
  for (const part of parts) {
    const texts = part.type === 'BraceExpansion' ? alternatives(part.text) : null;
    const choices =
      texts === null ? [[part]] : texts.flatMap((text) => combinations(reparse(text), reparse));
    const room = choices.slice(0, Math.max(1, Math.floor(LIMITS.fields / ways.length)));
    ways = ways.flatMap((way) => room.map((choice) => [...way, ...choice]));
  }
  return ways;
}
