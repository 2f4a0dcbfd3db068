import { truncate, wellFormedPrefix } from '../core/kit/text.ts';

/** The host replaces anything over 10,000 characters by a preview of 2 KB. */
export const MAX_CHARACTERS = 9500;
const MAX_TEXTS = 2;
const MAX_LINES = 40;

/**
 * One text from several, most important first: at most two of them, forty lines and 9,500 characters, cut at a line end.
 * A single text may have more lines than forty where it is the only one (a preserved block is one piece).
 */
export function emitContext(texts: readonly string[]): string {
  const chosen = texts.filter((text) => text.trim() !== '').slice(0, MAX_TEXTS);
  const fitting = chosen.filter(
    (_, at) => at === 0 || countLines(chosen.slice(0, at + 1)) <= MAX_LINES,
  );
  return cutAtLine(fitting.join('\n\n').toWellFormed(), MAX_CHARACTERS);
}

/** Of the texts as they are joined, the blank line between them included. */
function countLines(texts: readonly string[]): number {
  return texts.join('\n\n').split('\n').length;
}

function cutAtLine(text: string, max: number): string {
  if (text.length <= max) return text;
  const mark = '\n(cut)';
  const cut = wellFormedPrefix(text, max - mark.length);
  const end = cut.lastIndexOf('\n');
  return end > 0 ? cut.slice(0, end) + mark : truncate(text, max);
}
