import type { FailedApproach, LastChange, LastCommand, ResolvedError } from './signal.ts';

/** Errors of one command as its last run left them. */
export interface OpenErrors {
  /** `family command`, or `tool target` for a call that is no check. */
  readonly key: string;
  readonly source: string;
  readonly errors: readonly {
    readonly id: string;
    readonly text: string;
    readonly count: number;
  }[];
  /** How many distinct errors of that run are not listed here. */
  readonly more: number;
  /** Name of the file under errors/ with the whole text. */
  readonly file?: string;
  /** The number of the iteration it came in. */
  readonly iteration: number;
}

/** An approach whose outcome is not known yet. */
export interface OpenApproach {
  readonly text: string;
  readonly paths: readonly string[];
}

export interface Failed extends FailedApproach {
  /** Signature ids it ended in. */
  readonly ids: readonly string[];
}

export interface Resolved extends Omit<ResolvedError, 'lines'> {
  readonly id: string;
}

/** The stop signals of a session so far: bounded, JSON, rebuilt from facts alone. Lists are oldest first. */
export interface SignalState {
  readonly iteration: number;
  readonly requests: readonly { readonly text: string; readonly asks: string }[];
  readonly orders: readonly string[];
  readonly blocked: readonly string[];
  readonly refused: readonly string[];
  readonly confidence: readonly number[];
  readonly hypothesis: string | null;
  readonly open: readonly OpenErrors[];
  /** How often each signature was seen, by id; those seen longest ago first. */
  readonly counts: readonly (readonly [id: string, count: number])[];
  readonly resolved: readonly Resolved[];
  readonly approach: OpenApproach | null;
  readonly failed: readonly Failed[];
  readonly worked: readonly string[];
  readonly command: LastCommand | null;
  readonly change: LastChange | null;
  readonly modified: readonly string[];
  /** tool_use_ids of failures already in here, so that the transcript does not tell them twice. */
  readonly uses: readonly string[];
}

export const EMPTY: SignalState = {
  iteration: 0,
  requests: [],
  orders: [],
  blocked: [],
  refused: [],
  confidence: [],
  hypothesis: null,
  open: [],
  counts: [],
  resolved: [],
  approach: null,
  failed: [],
  worked: [],
  command: null,
  change: null,
  modified: [],
  uses: [],
};

/** How many of each are kept, newest; older ones have been superseded or are in files already. */
export const KEEP = {
  requests: 4,
  orders: 60,
  blocked: 8,
  refused: 12,
  open: 40,
  counts: 200,
  resolved: 30,
  failed: 40,
  worked: 12,
  modified: 200,
  uses: 300,
} as const;

/** Adds to a list, moving what is already there to its end, and keeps the newest `max`. */
export function push<T>(
  list: readonly T[],
  item: T,
  max: number,
  same = (a: T, b: T) => a === b,
): T[] {
  const at = list.findIndex((other) => same(other, item));
  const rest = at < 0 ? list : list.toSpliced(at, 1);
  return [...rest.slice(Math.max(0, rest.length - max + 1)), item];
}
