import { fence, truncate } from '../kit/text.ts';

/** What a compression pass puts before the agent again, from the record and not from its memory. */
export interface Recap {
  /** Errors that stand, verbatim, newest first. */
  readonly errors: readonly string[];
  readonly failed: readonly { readonly text: string; readonly reason: string }[];
}

const MAX_ITEMS = 4;
const MAX_WIDTH = 240;

/** A compression pass comes every so many iterations of one context. */
export const PASS_EVERY = 3;

/** A few lines; `null` where nothing stands. */
export function recapText({ errors, failed }: Recap): string | null {
  const lines = [
    ...errors.slice(0, MAX_ITEMS).map((text) => `error that stands: ${oneLineOf(text)}`),
    ...failed
      .slice(0, MAX_ITEMS)
      .map(({ text, reason }) => `tried and failed: ${oneLineOf(text)} -> ${oneLineOf(reason)}`),
  ].map((line) => truncate(line, MAX_WIDTH));
  return lines.length === 0 ? null : fence(lines.join('\n'), 'data from the record of this loop');
}

export function oneLineOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
