import type { Fact, SaidFact } from '../../core/facts/fact.ts';
import type { Fold } from '../../core/facts/fold.ts';

export interface Folded<State> {
  readonly state: State;
  /** Facts counted, each tool_use_id and kind once. */
  readonly facts: number;
  /** Torn, foreign or unreadable lines, skipped. */
  readonly skipped: number;
  /** `false`: the journal exists but cannot be read; the state is unknown and nothing is to be said from it. */
  readonly known: boolean;
}

/** `forgotten`: it could not be written down, and would be said again and again. */
export type Claim = 'own' | 'others' | 'forgotten';

/** The append-only record of one session (or of one subagent in it). */
export interface Journal {
  /** Appends each fact as one line of at most 4 KB in one write. Never throws; a failure is reported to the fault log. */
  append(facts: readonly Fact[]): void;
  /**
   * Appends what is about to be said, and tells whose it is. Of hooks that run at once, and do not see each other's
   * words, the first to have appended a key has it.
   */
  claim(said: readonly SaidFact[]): readonly Claim[];
  /** Keeps a long error text whole, once per hash; gives its file name under errors/. */
  keepError(text: string): string;
  /** Keeps a text under a name beside the journal, in place of what was there. */
  keep(name: string, text: string): void;
  /** What is kept under a name; `null` where nothing is. */
  recall(name: string): string | null;
  drop(name: string): void;
  /** Where `keep` puts a name; for telling a person. */
  path(name: string): string;
  /** Folds snapshot and tail. `name` tells the folds of different rooms apart. */
  fold<State>(name: string, fold: Fold<State>): Folded<State>;
}

export interface JournalStore {
  /** `null` where the session id is missing or unusable: no state, no injection. */
  open(session: string | undefined, agent?: string): Journal | null;
  /** The journals of a session's subagents, by name, at most a hundred. */
  agents(session: string | undefined): readonly Journal[];
  /** Session ids, newest first. */
  sessions(): readonly string[];
  /** When a session's state last changed, in milliseconds since the epoch; 0 where there is none. */
  lastTouched(session: string): number;
  /** Removes the state of sessions untouched for `days`. */
  sweep(days: number): void;
}
