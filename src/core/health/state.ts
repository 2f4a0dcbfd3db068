import type { CheckFamily } from '../facts/fact.ts';

/** A change to a file, as far as later text needs it. */
export interface Edit {
  /** The number of changes seen before it, itself included. */
  readonly seq: number;
  readonly path: string;
  readonly excerpt: string;
  /** What the assistant said right before it. */
  readonly said?: string;
}

/** What has happened since the last iteration was closed. */
export interface Open {
  readonly actions: readonly string[];
  readonly files: readonly string[];
  readonly looks: number;
  /** Looks in a row; an edit starts the count anew. */
  readonly run: number;
  /** A file was changed, or something was done that is more than looking. */
  readonly moved: boolean;
  readonly newError: boolean;
}

/** A closed iteration. */
export interface Iteration {
  readonly number: number;
  readonly by: 'check' | 'stop' | 'looks';
  readonly actions: readonly string[];
  readonly files: readonly string[];
  readonly looks: number;
  /** The check that closed it, and how it came out. */
  readonly check?: string;
  readonly outcome?: 'passed' | 'failed';
  /** Ids of its errors, at most six. */
  readonly errors: readonly string[];
  /** Whether it counts as standing still: `null` where it tells neither. */
  readonly still: boolean | null;
}

/** An error of a check's last outcome and how often it has come in a row. */
export interface Repeat {
  readonly id: string;
  readonly count: number;
  /** The iteration in which it first came; names the streak. */
  readonly since: number;
  /** It was warned about in an earlier streak. */
  readonly again: boolean;
  readonly kind: string;
  /** As it stood, one line; empty beyond the first errors of an output. */
  readonly text: string;
}

/** What was tried between two outcomes that brought the same error. */
export interface Attempt {
  readonly iteration: number;
  readonly edits: readonly Edit[];
}

/** A check as its outcomes so far tell it. Two commands that show the same error are one check. */
export interface Check {
  readonly family: CheckFamily;
  readonly programs: readonly string[];
  readonly command: string;
  readonly output: string;
  readonly errors: readonly Repeat[];
  /** How many errors in all, how many distinct ones beyond `errors`, and how many failures as the tool counts them. */
  readonly size: number;
  readonly more: number;
  readonly failed: number;
  /** The most that passed beside the same errors. */
  readonly passed: number;
  /** One hash per counted failing outcome since the last pass. */
  readonly history: readonly string[];
  readonly attempts: readonly Attempt[];
  /** Outcomes in a row that came without any change before them. */
  readonly retries: number;
  /** Changes and other deeds seen when the last outcome came. */
  readonly changes: number;
  readonly deeds: number;
  /** Programs run since the error first came. */
  readonly tried: readonly string[];
  /** A new approach is under way for this error; the next outcome decides. */
  readonly rotated: string | null;
}

/** Failing outcomes of all checks since the user last spoke, one for each state of the files. */
export interface Rounds {
  /** One hash for each, oldest first, and the check it came from. */
  readonly history: readonly string[];
  readonly sources: readonly string[];
  /** Changes seen when the last one came. */
  readonly changes: number;
  /** Its first error. */
  readonly repeat: Repeat | null;
}

/** A call that is no check and keeps failing in one way. */
export interface Streak {
  readonly key: string;
  readonly tool: string;
  readonly target: string;
  readonly misuse: boolean;
  readonly repeat: Repeat;
  /** The answer of the model whose failure was counted last, where it is known. */
  readonly answer?: number;
}

/** Something outside the work stands in its way. */
export interface Blocker {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** The check or tool it came from: resolved when that goes through. */
  readonly source: string;
  readonly command: string;
  readonly iteration: number;
}

/** A cause that is taken for an outside one only when it outlives an attempt to repair it. */
export interface Suspect extends Blocker {
  readonly repaired: boolean;
}

export interface Said {
  readonly channel: string;
  readonly key: string;
  readonly at: number;
}

/** The highest each counter stood since the user last spoke, with what it was about. */
export interface Peak {
  readonly spin: number;
  readonly stall: number;
  readonly loopStall: number;
  /** What spun the most: its signature, the check or tool, the error's text. */
  readonly subject: string;
  readonly source: string;
  readonly text: string;
}

/** The fold's state: bounded, plain JSON. Lists are oldest first. */
export interface HealthState {
  readonly iteration: number;
  readonly asks: boolean;
  /** The user asked for debugging, which looks more than it changes. */
  readonly debugging: boolean;
  readonly changes: number;
  readonly deeds: number;
  readonly said: readonly Said[];
  readonly open: Open;
  readonly recent: readonly Iteration[];
  readonly edits: readonly Edit[];
  /** What the assistant said before the edit of this tool_use_id. */
  readonly approach: { readonly use: string; readonly text: string } | null;
  readonly checks: readonly Check[];
  readonly rounds: Rounds;
  readonly streaks: readonly Streak[];
  /** Commands that passed since the last change. */
  readonly passed: readonly string[];
  /** Iterations in a row without a change or a new error, and the first of them. */
  readonly stall: Count;
  /** The same for the loop's own iterations, each closed by a stop. */
  readonly loopStall: Count;
  readonly movedSinceStop: boolean;
  readonly remembered: readonly string[];
  readonly blockers: readonly Blocker[];
  readonly suspects: readonly Suspect[];
  /** Blockers whose source has not gone through yet, also those from before the user last spoke; and ids of those that have. */
  readonly standing: readonly Blocker[];
  readonly resolved: readonly string[];
  /** Tokens of assistant text per stop since the user last spoke: the first three and the last three. */
  readonly baseline: readonly number[];
  readonly output: readonly number[];
  readonly peak: Peak;
  /** tool_use_ids of calls the host rejected, read from the transcript. */
  readonly rejected: readonly string[];
  /** When the last stop came, in milliseconds since the epoch. */
  readonly stopped: number;
}

export interface Count {
  readonly count: number;
  readonly since: number;
}

export const CLOSED: Open = {
  actions: [],
  files: [],
  looks: 0,
  run: 0,
  moved: false,
  newError: false,
};

export const NO_PEAK: Peak = { spin: 0, stall: 0, loopStall: 0, subject: '', source: '', text: '' };

export const NO_ROUNDS: Rounds = { history: [], sources: [], changes: -1, repeat: null };

export const INITIAL: HealthState = {
  iteration: 0,
  asks: false,
  debugging: false,
  changes: 0,
  deeds: 0,
  said: [],
  open: CLOSED,
  recent: [],
  edits: [],
  approach: null,
  checks: [],
  rounds: NO_ROUNDS,
  streaks: [],
  passed: [],
  stall: { count: 0, since: 0 },
  loopStall: { count: 0, since: 0 },
  movedSinceStop: false,
  remembered: [],
  blockers: [],
  suspects: [],
  standing: [],
  resolved: [],
  baseline: [],
  output: [],
  peak: NO_PEAK,
  rejected: [],
  stopped: 0,
};

/** How many of each are kept, the newest. */
export const KEEP = {
  said: 40,
  recent: 12,
  edits: 16,
  actions: 6,
  files: 8,
  checks: 8,
  streaks: 12,
  passed: 24,
  remembered: 60,
  blockers: 8,
  attempts: 6,
  /** Five repetitions of a cycle of five. */
  history: 25,
  tried: 12,
  rejected: 40,
  /** Errors of one output whose text is kept. */
  texts: 4,
} as const;

/** A list with an item at its end and at most `max` items, the newest. */
export function push<T>(list: readonly T[], item: T, max: number): readonly T[] {
  return [...list.slice(Math.max(0, list.length - max + 1)), item];
}
