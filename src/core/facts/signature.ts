/** What went wrong, in one word. The signature room decides it; every other room only reads it. */
export type ErrorKind =
  | 'test-failure'
  | 'type-error'
  | 'syntax'
  | 'lint'
  | 'build'
  | 'runtime-error'
  | 'missing-dependency'
  | 'not-found'
  | 'command-not-found'
  | 'permission'
  | 'auth'
  | 'rate-limit'
  | 'quota'
  | 'disk-full'
  | 'network-dns'
  | 'service-down'
  | 'port-in-use'
  | 'missing-env'
  | 'lock'
  | 'timeout'
  | 'oom'
  | 'git'
  | 'tool-error'
  | 'tool-limit'
  | 'user-rejected'
  | 'policy-blocked'
  | 'other';

/**
 * One error, free of everything that changes between two runs of the same fault
 * (line numbers, times, addresses, temporary paths, absolute prefixes, counts).
 * Two errors are the same exactly when their `id` is equal.
 */
export interface Signature {
  /** 16 hex digits over kind, type, normalised message and file. */
  readonly id: string;
  readonly kind: ErrorKind;
  /** The tool family that printed it: `tsc`, `vitest`, `pytest`, `shell`, … */
  readonly family: string;
  /** The error's own type or code where it has one: `TypeError`, `TS2345`, `E0308`, `ENOENT`. */
  readonly type?: string;
  /** The message, normalised, at most 300 characters. */
  readonly message: string;
  /** The file the error names, relative where that can be told, forward slashes. */
  readonly file?: string;
  /** The first error line as it stood, at most 500 characters. */
  readonly text: string;
  /** How often it occurred in this output. */
  readonly count: number;
}
