/** An error that stands, word for word. */
export interface ErrorSignal {
  readonly id: string;
  /** Error lines as they stood, in the order of the output. */
  readonly lines: readonly string[];
  /** The command or tool and target that gave it. */
  readonly source: string;
  /** How many times it came in this session. */
  readonly count: number;
}

/** An error that a later run of the same command no longer showed. */
export interface ResolvedError {
  readonly text: string;
  /** All its error lines, for the file; the block has its first line only. */
  readonly lines: readonly string[];
  /** The approach whose change made it go away. */
  readonly by?: string;
  readonly commit?: string;
}

export interface FailedApproach {
  /** What was tried, in the assistant's own words, else the files changed. */
  readonly text: string;
  /** The error it ended in, verbatim. */
  readonly reason: string;
  readonly count: number;
  /** What made that error go away later. */
  readonly instead?: string;
}

export interface LastChange {
  readonly path: string;
  readonly line?: number;
  readonly excerpt: string;
  readonly check: 'passed' | 'failed' | 'not run';
}

export interface LastCommand {
  readonly text: string;
  readonly outcome: 'passed' | 'failed' | 'unknown';
}

/** The breaker as the health room states it. Shares in per cent. */
export interface BreakerReport {
  readonly state: 'HEALTHY' | 'WARNING' | 'TRIPPED' | 'RECOVERY';
  readonly stall: readonly [count: number, threshold: number];
  readonly spin: readonly [count: number, threshold: number];
  readonly decline: number;
  /** Why the session counts as blocked, where it does. */
  readonly blocked?: string;
}

/** Everything that must outlive a compaction, newest first in each list. */
export interface StopSignals {
  readonly task: string | null;
  /** The user's last requests, verbatim. */
  readonly requests: readonly string[];
  readonly command: LastCommand | null;
  readonly errors: readonly ErrorSignal[];
  readonly resolved: readonly ResolvedError[];
  /** What the assistant said about being blocked or stuck. */
  readonly blocked: readonly string[];
  /** Calls that the user, a permission rule or an ignore file refused. */
  readonly refused: readonly string[];
  /** Orders of the user to stop, never do or always do something, verbatim. */
  readonly orders: readonly string[];
  readonly failed: readonly FailedApproach[];
  readonly worked: readonly string[];
  readonly breaker: BreakerReport | null;
  readonly change: LastChange | null;
  readonly hypothesis: string | null;
  /** As stated, 0 to 100, newest first, at most three. */
  readonly confidence: readonly number[];
  readonly modified: readonly string[];
  readonly upcoming: readonly string[];
}
