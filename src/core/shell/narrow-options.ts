import type { WalkFacts } from '../facts/access.ts';
import { basename, relative } from '../kit/path.ts';
import { type Edit, shellQuote } from './edit.ts';
import { LIMITS } from './limits.ts';
import type { Meeting } from './look.ts';
import { fromBackslashes, matches } from './pattern.ts';

/** A rule as it is in force below a directory. */
export interface NarrowingRule {
  readonly pattern: string;
  readonly negated: boolean;
  readonly directoryOnly: boolean;
  readonly anchored: boolean;
  /** Absolute directory the pattern is relative to. */
  readonly base?: string;
}

/** A walk that meets excluded files among others. */
export interface MetWalk {
  readonly walk: WalkFacts;
  readonly meeting: Meeting;
  /** Rules in force at the walk's roots. */
  readonly rules: readonly NarrowingRule[];
}

export interface Part {
  readonly edits: readonly Edit[];
  readonly added: readonly string[];
}

/** A base name, or a path below a root, that narrowing leaves out. */
export interface Out {
  readonly kind: 'name' | 'path';
  readonly directory: boolean;
  /** A glob for `name`; for `path` the absolute path. */
  readonly text: string;
}

/** Puts options at the walk's place, each quoted; null where one cannot be written. */
export function options(
  met: MetWalk,
  outs: readonly Out[] | null,
  write: (out: Out) => string | null,
): Part | null {
  const { insert } = met.walk;
  const added = written(outs, write);
  if (added === null || insert === null) return null;
  return {
    edits: [{ site: insert, text: added.map((text) => ` ${shellQuote(text)}`).join('') }],
    added,
  };
}

export function before(
  met: MetWalk,
  outs: readonly Out[] | null,
  write: (out: Out) => string | null,
): Part | null {
  const { insert } = met.walk;
  const added = written(outs, write);
  if (added === null || insert === null) return null;
  return {
    edits: [{ site: insert, text: added.map((text) => `${shellQuote(text)} `).join('') }],
    added,
  };
}

export function written(
  outs: readonly Out[] | null,
  write: (out: Out) => string | null,
): string[] | null {
  if (outs === null || outs.length === 0 || outs.length > LIMITS.added) return null;
  const texts = outs.map(write);
  return texts.includes(null) ? null : [...new Set(texts.filter((text) => text !== null))];
}

/** Everything met, by patterns on base names that meet nothing else; null where there are none. */
export function namesOnly(met: MetWalk): Out[] | null {
  const outs = met.meeting.excluded.map(({ path, kind }) =>
    byName(path, kind === 'directory', met),
  );
  return outs.includes(null) ? null : outs.filter((out) => out !== null);
}

/** By names where that is exact, else by path. */
export function mixed(met: MetWalk): Out[] {
  return met.meeting.excluded.map(({ path, kind }) => {
    const directory = kind === 'directory';
    return byName(path, directory, met) ?? { kind: 'path', directory, text: path };
  });
}

export function pathsOnly(met: MetWalk): Out[] {
  return met.meeting.excluded.map(({ path, kind }) => ({
    kind: 'path',
    directory: kind === 'directory',
    text: path,
  }));
}

/** The rule's own pattern where it is about names and no other entry bears such a name; else the name itself under the same test. */
function byName(path: string, directory: boolean, met: MetWalk): Out | null {
  const name = basename(path);
  const { meeting, rules, walk } = met;
  if (walk.roots.some((root) => root.path === path)) return null;
  const rule = rules.findLast(
    (each) =>
      !each.negated && isPlain(each, directory) && holdsFor(each, walk) && fits(each.pattern, name),
  );
  const free = (pattern: string) => [...meeting.names].every((other) => !fits(pattern, other));
  const unopposed = !rules.some((each) => each.negated);
  const seen = meeting.complete || (rule !== undefined && unopposed);
  if (!seen) return null;
  if (rule !== undefined && free(rule.pattern))
    return { kind: 'name', directory, text: rule.pattern };
  return meeting.complete && !meeting.names.has(name) && !isGlobbed(name)
    ? { kind: 'name', directory, text: name }
    : null;
}

/** A rule of a nested file says nothing about what is beside its directory. */
function holdsFor({ base }: NarrowingRule, walk: WalkFacts): boolean {
  return base === undefined || walk.roots.every(({ path }) => relative(base, path) !== null);
}

function isPlain(rule: NarrowingRule, directory: boolean): boolean {
  return !rule.anchored && !rule.pattern.includes('/') && (directory || !rule.directoryOnly);
}

/** Whether a name fits a rule's glob. */
export function fits(pattern: string, name: string): boolean {
  return matches(fromBackslashes(pattern), name);
}

function isGlobbed(text: string): boolean {
  return /[*?[\]{}\\!]/.test(text);
}

export function globQuote(text: string): string {
  return text.replace(/[*?[\]{}\\]/g, '\\$&');
}

/** A path as the walk prints it: below the root that leads to it. */
export function shownPath(
  out: Out,
  walk: WalkFacts,
  write: (path: string) => string,
): string | null {
  for (const root of walk.roots) {
    const below = relative(root.path, out.text);
    if (below === null || below === '') continue;
    const prefix = root.shown === '' || root.shown.endsWith('/') ? root.shown : `${root.shown}/`;
    return write(prefix + below);
  }
  return null;
}
