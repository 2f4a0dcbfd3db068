import type { Access, GlobSite, Origin, WalkFacts } from '../facts/access.ts';
import type { Excluded, Verdict } from './verdict.ts';

/** What the verdict over a command's accesses asks. */
export interface CommandJudges {
  judge(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict;
  /** Whether a waste rule does not hold for a path in this session. */
  isExempt(path: string): boolean;
  /** The absolute path of one of a glob's names. */
  pathOf(glob: GlobSite, name: string): string;
}

/** What follows from the accesses of a command, before trees are looked at. */
export type Weighed =
  /** An excluded file is read, written or copied out by name. */
  | { readonly type: 'denied'; readonly verdict: Excluded; readonly origin: Origin }
  /** Nothing so far; these walks and globs may still meet excluded files among others. */
  | {
      readonly type: 'open';
      readonly walks: readonly Walking[];
      readonly globs: readonly Globbing[];
    };

const NAMED: Origin = { kind: 'named' };

export interface Walking {
  readonly walk: WalkFacts;
  readonly leaves: boolean;
}

export interface Globbing {
  readonly glob: GlobSite;
  readonly verdict: Excluded;
  /** Names that are not excluded. */
  readonly kept: readonly string[];
}

/** The rule that keeps a path from being read; null where none does or the session has an exemption. */
export function keptOut(
  path: string,
  judges: Pick<CommandJudges, 'judge' | 'isExempt'>,
  kind?: 'file' | 'directory',
): Excluded | null {
  const verdict = judges.judge(path, 'read', kind);
  if (!verdict.excluded) return null;
  const names = [path, verdict.path];
  return verdict.purpose === 'waste' && names.some((name) => judges.isExempt(name))
    ? null
    : verdict;
}

/** The verdict over a command's accesses: what is named is decided here; walks and mixed globs are left to be narrowed. */
export function weigh(accesses: readonly Access[], judges: CommandJudges): Weighed {
  const walks: Walking[] = [];
  const globs = new Map<GlobSite, Globbing>();
  const seen = new Map<string, Excluded | null>();
  const own = new Set<string>();
  const judgeOnce = (access: Exclude<Access, { role: 'walk' }>): Excluded | null => {
    const key = `${access.role} ${access.path} ${access.role === 'copy' ? access.target : ''}`;
    const verdict = seen.has(key) ? (seen.get(key) ?? null) : judgeAccess(access, judges);
    seen.set(key, verdict);
    return verdict?.purpose === 'waste' && own.has(access.path) ? null : verdict;
  };
  for (const access of accesses) {
    if (isOwnOutput(access, accesses)) own.add(access.path);
    if (access.role === 'walk') {
      if (!staysIn(access.target, judges))
        walks.push({ walk: access.walk, leaves: access.target === null });
      continue;
    }
    const verdict = judgeOnce(access);
    if (verdict === null) continue;
    const origin = 'origin' in access ? access.origin : NAMED;
    const mixed = mixedGlob(access.path, origin, verdict, judges);
    if (mixed === null) return { type: 'denied', verdict, origin };
    globs.set(mixed.glob, mixed);
  }
  return { type: 'open', walks, globs: [...globs.values()] };
}

/**
 * Whether a command makes a file afresh with output of its own (`npm test > out.log; tail out.log`): what it reads of it later is
 * no secret to it. One that something is copied into is not meant.
 */
function isOwnOutput(access: Access, accesses: readonly Access[]): boolean {
  return (
    access.role === 'write' &&
    access.fresh === true &&
    !accesses.some((one) => fills(one, access.path))
  );
}

function fills(access: Access, path: string): boolean {
  return (access.role === 'copy' || access.role === 'walk') && access.target === path;
}

function judgeAccess(
  access: Exclude<Access, { role: 'walk' }>,
  judges: CommandJudges,
): Excluded | null {
  if (access.role === 'name') return null;
  if (access.role === 'write') {
    const verdict = judges.judge(access.path, 'write');
    return verdict.excluded ? verdict : null;
  }
  const verdict = keptOut(access.path, judges);
  if (access.role === 'read' || verdict === null) return verdict;
  if (access.target === null) return verdict.purpose === 'privacy' ? verdict : null;
  return staysIn(access.target, judges) ? null : verdict;
}

/** A copy into an excluded place stays out of sight. */
function staysIn(target: string | null | undefined, judges: CommandJudges): boolean {
  return typeof target === 'string' && judges.judge(target, 'read').excluded;
}

/** A glob with names that are not excluded among what its pattern matches; null where all are, or it is no glob. */
function mixedGlob(
  path: string,
  origin: Origin,
  verdict: Excluded,
  judges: CommandJudges,
): Globbing | null {
  if (origin.kind !== 'glob') return null;
  const { glob, matches, from } = origin;
  const placeOf = (name: string) => judges.pathOf(glob, name);
  const keeps = (name: string) => !inStore(name) && keptOut(placeOf(name), judges) === null;
  const leaves = (name: string) =>
    !keeps(name) && (path === placeOf(name) || path.startsWith(`${placeOf(name)}/`));
  if (!matches.some(keeps) || !matches.some(leaves))
    return from === undefined ? null : mixedGlob(path, from, verdict, judges);
  return { glob, verdict, kept: glob.names.filter(keeps) };
}

/** What is in git's own folder: versions of excluded files among it, under names that do not tell. */
function inStore(name: string): boolean {
  return /(?:^|\/)\.git\//.test(name);
}
