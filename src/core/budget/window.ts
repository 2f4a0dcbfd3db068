import type { Usage } from '../facts/turn.ts';

const STANDARD = 200_000;
const LARGE = 1_000_000;

/** Tokens in the context after a model call: all that went in, and what came out of it. */
export function contextTokens(usage: Usage): number {
  return usage.input + usage.cacheRead + usage.cacheCreation + usage.output;
}

export interface WindowHints {
  /** The configured size; it wins. */
  readonly configured?: number;
  /** The model's name, with its marks where known. */
  readonly model?: string;
  /** The most tokens any call of this session had in its context. */
  readonly seen?: number;
}

/**
 * The size of the context window in tokens. The `[1m]` mark is dropped in most of a transcript, so a context that was
 * seen to hold more than the standard window proves the large one.
 */
export function windowOf({ configured, model = '', seen = 0 }: WindowHints): number {
  if (configured !== undefined && configured > 0) return configured;
  const known = isLarge(model) ? LARGE : STANDARD;
  return seen > known ? Math.max(LARGE, seen) : known;
}

/**
 * Measured on host 2.1.332 by the window it reports for each model: Opus from 4.7 on and every family from 5 on have the
 * large one by themselves, others only when asked for by the mark.
 */
function isLarge(model: string): boolean {
  if (/\[1m\]/i.test(model)) return true;
  const match = /claude-([a-z]{1,20})-(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/.exec(model);
  const major = Number(match?.[2] ?? 0);
  const minor = Number(match?.[3] ?? 0);
  return major >= 5 || (match?.[1] === 'opus' && major === 4 && minor >= 7);
}
