import type { ErrorKind } from '../facts/signature.ts';

/** One error as a family found it, before it is normalised. */
export interface Finding {
  readonly family: string;
  /** Index of its first line. */
  readonly at: number;
  /** How many lines belong to it; they are its excerpt and no later family reads them. Default 1. */
  readonly span?: number | undefined;
  /** Further lines that belong to it and say nothing more: frames above it, its row in a summary. */
  readonly also?: readonly number[] | undefined;
  readonly kind: ErrorKind;
  readonly type?: string | undefined;
  readonly message: string;
  /** The failing test, rule or target, where the message alone does not say it. */
  readonly subject?: string | undefined;
  readonly file?: string | undefined;
  /** `kind` was read off the error's own code: the message's words do not change it. */
  readonly firm?: boolean | undefined;
  /** Only says that something inside it failed: dropped where anything else was found. */
  readonly wrapper?: boolean | undefined;
  /** Compares values: its numbers are kept. */
  readonly assertion?: boolean | undefined;
}

/** An output's lines; those that are taken already are blank. */
export type Lines = readonly string[];
/** Words that errors show themselves by; one that begins with a line break is looked for where lines begin. */
export type Signs = readonly string[];

export interface Family {
  /** The family is asked only where the text holds one of these. Empty: always. */
  readonly signs: Signs;
  readonly scan: (lines: Lines, signs: Signs) => readonly Finding[];
  /** Recognises only loosely (any program's `error:` line): asked only about failed calls. */
  readonly loose?: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** One line, one error. Named groups: `type`, `message`, `subject`, `file`. */
export interface Rule {
  readonly pattern: RegExp;
  readonly kind: ErrorKind | ((groups: Groups) => ErrorKind);
  readonly firm?: boolean;
  readonly wrapper?: boolean;
  readonly assertion?: boolean;
}

/** Errors that are single lines: the first rule that matches a line makes its finding. A line without a sign matches none. */
export function byLine(
  family: string,
  lines: Lines,
  signs: Signs,
  rules: readonly Rule[],
): Finding[] {
  return eachLine(lines, signs, (line, at) => matchRules(family, rules, line, at) ?? []);
}

/** Asks `tell` only about lines that hold one of the signs: a pattern that is never tried is never compiled. */
export function eachLine<T>(
  lines: Lines,
  signs: Signs,
  tell: (line: string, at: number) => readonly T[] | T,
): T[] {
  return lines.flatMap((line, at) =>
    line !== '' && signs.some((sign) => `\n${line}`.includes(sign)) ? tell(line, at) : [],
  );
}

/** The finding of the first rule that matches the line. */
export function matchRules(
  family: string,
  rules: readonly Rule[],
  line: string,
  at: number,
): Finding | null {
  for (const { pattern, kind, ...traits } of rules) {
    const match = pattern.exec(line);
    if (!match) continue;
    const groups: Groups = match.groups ?? {};
    return {
      family,
      at,
      kind: typeof kind === 'function' ? kind(groups) : kind,
      type: groups['type'],
      message: groups['message'] ?? match[0],
      subject: groups['subject'],
      file: groups['file'],
      ...traits,
    };
  }
  return null;
}
