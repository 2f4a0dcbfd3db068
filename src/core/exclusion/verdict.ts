/** Why a file is kept out: `waste` stops reading only, `privacy` stops reading and writing. */
export type Purpose = 'waste' | 'privacy';

/** One ignore file, as found. */
export interface IgnoreSource {
  /** Absolute path of the ignore file, for reporting. */
  readonly path: string;
  /** Absolute directory its patterns are relative to. */
  readonly base: string;
  readonly purpose: Purpose;
  readonly text: string;
  /** Why the file could not be read, where the text is only what holds instead. */
  readonly unreadable?: string;
}

/** Where a rule stands. */
export interface Rule {
  /** Absolute path of the ignore file. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** The line as git reports it: with its `!` and slashes, without line end and trailing spaces. */
  readonly pattern: string;
  /** The file could not be read, for this reason, and so all below it is excluded: no line of it says so. */
  readonly unreadable?: string;
}

/** Where a rule stands, in the words of a report: `FILE:LINE (PATTERN)`, or that the file cannot be read. */
export function placeOf({ file, line, pattern, unreadable }: Rule): string {
  return unreadable === undefined
    ? `${file}:${line} (${pattern})`
    : `${file}, which cannot be read (${unreadable})`;
}

/** A path that is kept out, and the rule that decided it. */
export interface Excluded {
  readonly excluded: true;
  /** The absolute path that the rule met. */
  readonly path: string;
  /** The path that was asked about, where it leads to `path` through a link. */
  readonly via?: string;
  readonly rule: Rule;
  readonly purpose: Purpose;
}

export type Verdict = { readonly excluded: false } | Excluded;

/** A rule in force for a directory, in a shape that can be put into the options of a search tool. */
export interface ActiveRule {
  /** The glob without `!`, without a leading and without a trailing slash. */
  readonly pattern: string;
  readonly negated: boolean;
  /** Meets directories only. */
  readonly directoryOnly: boolean;
  /** `true`: matched against the path from `base`; `false`: against the last name of a path, at any depth. */
  readonly anchored: boolean;
  /** Absolute directory the pattern is relative to. */
  readonly base: string;
  readonly rule: Rule;
  readonly purpose: Purpose;
}
