import type { LoopArguments } from './arguments.ts';

/** Why a loop is not running. The first group can be resumed, the second is final. */
export type EndReason =
  | 'prompt'
  | 'interrupted'
  | 'session-end'
  | 'waiting'
  | 'save-failed'
  | 'output-decline'
  | 'context-full'
  | 'long-context'
  | 'same-action'
  | 'blocked'
  | 'circuit-break'
  | 'idle'
  | 'max-iterations'
  | 'max-minutes'
  | 'max-tokens'
  | 'promise'
  | 'cancelled';

export type LoopStatus = 'ready' | 'running' | 'paused' | 'resting' | 'stopped' | 'done';

/** The part of a loop that one context has worked on, or works on now. */
export interface Stretch {
  /** Finished iterations when this context began. */
  readonly first: number;
  /** Milliseconds since the epoch: when it began, and its last sign of life. */
  readonly since: number;
  readonly touched: number;
  /** Byte offset in the session's transcript up to which tokens have been counted. */
  readonly offset: number;
}

/** `fire-loop-<id>.json`: all of a loop that must survive its session. */
export interface LoopState extends LoopArguments {
  readonly schema: 1;
  /** `YYYYMMDD-HHMMSS`, with a digit behind it where two began in one second. */
  readonly id: string;
  /** Raised by every write: what was read is written back only over the same revision. */
  readonly revision: number;
  /** The owner; `null` until a session has taken it. An empty id never owns one. */
  readonly session: string | null;
  /** A command-line driver runs it: rests end the session, and it goes on by itself. */
  readonly driven: boolean;
  readonly status: LoopStatus;
  readonly reason: EndReason | null;
  /** One sentence on the reason, with its numbers. */
  readonly detail: string;
  readonly maxMinutes: number;
  readonly maxTokens: number;
  /** Milliseconds since the epoch. */
  readonly created: number;
  /** Finished iterations. */
  readonly iteration: number;
  /** Milliseconds it was running in earlier stretches. */
  readonly spent: number;
  /** Tokens of all its model calls: input, cache creation and output. */
  readonly tokens: number;
  /** Stops in a row without a tool call. */
  readonly idle: number;
  /** Hashes of what the last iterations did, oldest first, at most three. */
  readonly actions: readonly string[];
  /** The evidence for "done" has been asked for. */
  readonly asked: boolean;
  readonly hint: string | null;
  /** The health state at the last stop; `''` where it is not known. */
  readonly health: string;
  readonly stretch: Stretch;
}

export const EMPTY_STRETCH: Stretch = { first: 0, since: 0, touched: 0, offset: 0 };

/** What a new loop begins with. */
export function newState(
  given: LoopArguments,
  limits: { readonly maxMinutes: number; readonly maxTokens: number },
  id: string,
  now: number,
): LoopState {
  return {
    schema: 1,
    id,
    revision: 1,
    session: null,
    driven: false,
    status: 'ready',
    reason: null,
    detail: '',
    ...given,
    ...limits,
    created: now,
    iteration: 0,
    spent: 0,
    tokens: 0,
    idle: 0,
    actions: [],
    asked: false,
    hint: null,
    health: '',
    stretch: EMPTY_STRETCH,
  };
}

export type StateReading =
  | { readonly ok: true; readonly state: LoopState }
  | { readonly ok: false; readonly problem: string };

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const positive: Check = (value) => count(value) && (value as number) > 0;
const texts: Check = (value) => Array.isArray(value) && value.every(text);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const stretch: Check = (value) =>
  record(value) && ['first', 'since', 'touched', 'offset'].every((key) => count(value[key]));

const FIELDS: Readonly<Record<keyof LoopState, Check>> = {
  schema: oneOf(1),
  id: (value) => typeof value === 'string' && isLoopId(value),
  revision: count,
  session: orNull(text),
  driven: flag,
  status: oneOf('ready', 'running', 'paused', 'resting', 'stopped', 'done'),
  reason: orNull(text),
  detail: text,
  task: text,
  maxIterations: positive,
  promise: (value) => typeof value === 'string' && value !== '',
  checkpointInterval: positive,
  aggressive: flag,
  breaker: flag,
  skills: texts,
  maxMinutes: positive,
  maxTokens: positive,
  created: count,
  iteration: count,
  spent: count,
  tokens: count,
  idle: count,
  actions: texts,
  asked: flag,
  hint: orNull(text),
  health: text,
  stretch,
};

/** Reads a state file. Whatever is wrong with it is named with its field; nothing is guessed. */
export function readState(source: string): StateReading {
  const value = parse(source);
  if (!record(value)) return { ok: false, problem: 'it is not a JSON object' };
  if (value['schema'] !== 1)
    return { ok: false, problem: `its schema is ${JSON.stringify(value['schema'])}, not 1` };
  const wrong = Object.entries(FIELDS).find(([name, check]) => !check(value[name]));
  if (wrong) return { ok: false, problem: `its field ${wrong[0]} is not valid` };
  return { ok: true, state: value as unknown as LoopState };
}

export function writeState(state: LoopState): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

/** `YYYYMMDD-HHMMSS` in UTC. */
export function loopId(now: number): string {
  const digits = new Date(now).toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
}

export function isLoopId(id: string): boolean {
  return /^\d{8}-\d{6}(?:-\d{1,2})?$/.test(id);
}

/** Ended for good: only a new loop can go on with the task. */
export function isFinal(state: LoopState): boolean {
  return state.status === 'done' || state.reason === 'cancelled';
}
