import type { Looks } from '../../core/facts/looks.ts';

/** Why a file could not be had. */
export type Trouble = 'missing' | 'directory' | 'denied' | 'too-large' | 'invalid' | 'failed';

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble; readonly message: string };

export interface Stat {
  readonly kind: 'file' | 'directory' | 'link' | 'other';
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  readonly device: number;
  readonly inode: number;
}

export interface Entry {
  readonly name: string;
  readonly kind: Stat['kind'];
}

/** The file system. Paths are absolute; no call throws; everything is synchronous, since a hook does one thing and ends. */
export interface Files {
  /** The whole file as UTF-8 text; `too-large` beyond `maxBytes`. */
  read(path: string, maxBytes: number): Result<string>;
  /** Bytes `[start, start + length)`, fewer at the end of the file. `room`, with space for them, is filled from its start and given. */
  readRange(path: string, start: number, length: number, room?: Uint8Array): Result<Uint8Array>;
  /** What stays open as long as the process, for many small looks into it; it is a file that is replaced, never changed. */
  open(path: string): Result<Looks>;
  /** Whether something is there, be it through a link. A look at no more than that costs a tenth of `stat`. */
  has(path: string): boolean;
  /** Whether a directory is there, be it through a link. */
  isDirectory(path: string): boolean;
  /** Without following links. */
  stat(path: string): Stat | null;
  /** What is in a directory, sorted by name; a link is not followed. */
  list(path: string): Result<readonly Entry[]>;
  real(path: string): string;
  /** One O_APPEND write. Creates missing parents (mode 0700) and the file (mode 0600). */
  append(path: string, text: string): Result<void>;
  /** Temp file beside it and rename; a file that was there keeps its mode. Creates missing parents. */
  replace(path: string, text: string): Result<void>;
  /** Fails with `invalid` where the file exists already. */
  create(path: string, text: string): Result<void>;
  /** A file or a whole directory; gone already is fine. */
  remove(path: string): Result<void>;
}
