import type { WalkFacts, WalkRoot } from '../../facts/access.ts';
import { dirname, resolve } from '../../kit/path.ts';
import { emitRead, emitWalk, pathOf } from '../emit.ts';
import type { Parsed } from '../options.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import { type Field, field, type Scope, UNKNOWN } from '../state.ts';
import type { Call } from './row.ts';
import { after, walkFrom, whole } from './walks.ts';

interface Arguments {
  /** `REV:path`, as the path. */
  readonly objects: readonly Field[];
  readonly paths: readonly Field[];
  /** What is neither. */
  readonly revisions: readonly Field[];
}

/** Tells revisions, `REV:path` and paths apart as git does: after `--` all are paths, before it what exists is one. */
export function arguments_(parsed: Parsed, call: Call, scope: Scope): Arguments {
  const marker = parsed.marker;
  const cut = marker === null ? -1 : call.args.indexOf(marker);
  const afterMarker = cut < 0 ? [] : call.args.slice(cut + 1);
  const before =
    cut < 0
      ? parsed.operands
      : parsed.operands.slice(0, parsed.operands.length - afterMarker.length);
  const objects = before.flatMap((operand) => objectPath(operand, scope) ?? []);
  const paths = before.filter((operand) => isPath(operand, scope));
  const revisions = before.filter(
    (operand) => !paths.includes(operand) && objectPath(operand, scope) === null,
  );
  return { objects, paths: [...paths, ...afterMarker], revisions };
}

function isPath(operand: Field, scope: Scope): boolean {
  if (operand.text.startsWith(':')) return /^:[!^(/]/.test(operand.text);
  if (operand.text === '.' || operand.origin.kind === 'walk') return true;
  if (/^[^:\0]*[*?[][^:\0]*$/.test(operand.text)) return true;
  const path = pathOf(operand, scope.shell);
  return path !== null && !operand.text.includes(':') && scope.run.tree.kind(path) !== null;
}

/** The file that `REV:path` names, whatever REV is: from the top of the repository unless it begins with `./` or `../`. */
export function objectPath(operand: Field, scope: Scope): Field | null {
  if (operand.origin.kind === 'walk' && /^[^:\0]*:\0$/.test(operand.text))
    return { ...operand, text: UNKNOWN };
  const found = /^(?:[^:]*|:\d):(\.{0,2}[^(!^/\0:][^\0]*)$/.exec(operand.text);
  const path = found?.[1];
  if (path === undefined || operand.text.startsWith(':(')) return null;
  const base = /^\.\.?\//.test(path) ? scope.shell.cwd : repository(scope);
  return base === null ? null : field(resolve(base, path), operand.site);
}

/** The top of the repository that the current directory is in. */
export function repository(scope: Scope): string | null {
  const { cwd } = scope.shell;
  if (cwd === null) return null;
  for (let at = cwd; ; at = dirname(at)) {
    if (scope.run.tree.kind(at === '/' ? '/.git' : `${at}/.git`) !== null) return at;
    if (at === dirname(at)) return cwd;
  }
}

/** That a walk reads what git has stored. */
export function history(scope: Scope): Pick<WalkFacts, 'history'> {
  const top = repository(scope);
  return top === null ? {} : { history: top };
}

export function walkOf(
  call: Call,
  parsed: Parsed,
  paths: readonly Field[],
  scope: Scope,
  verb: 'git-patch' | 'git-log' | 'git-files',
): WalkFacts {
  const end = call.args.reduce(
    (last, arg) => ((arg.site?.end ?? 0) > (last.site?.end ?? 0) ? arg : last),
    call.head,
  );
  const { roots, left, globs } = pathspecs(
    paths,
    scope,
    verb === 'git-files' ? scope.shell.cwd : repository(scope),
  );
  return walkFrom(verb, scope, {
    roots,
    skipsIgnored: true,
    follows: verb === 'git-files' && call.head.text.startsWith('ls') ? 'files' : 'none',
    takes: (shown, kind) =>
      !left.some((pattern) => matches(pattern, shown) || matches(`${pattern}/*`, shown)) &&
      (kind === 'directory' || globs.length === 0 || globs.some((glob) => matches(glob, shown))),
    lines: verb === 'git-files' ? null : whole('patch', scope),
    insert: after(end),
    wrap: after(call.head),
    pathspec: paths.length > 0 ? 'given' : parsed.marker === null ? 'none' : 'marked',
    ...(verb !== 'git-files' && history(scope)),
  });
}

/** What pathspecs are about. */
interface Reach {
  /** Directories. */
  readonly roots: WalkRoot[];
  /** Patterns (of absolute paths) that they leave out, and their own where all of them are patterns. */
  readonly left: readonly string[];
  readonly globs: readonly string[];
}

function pathspecs(paths: readonly Field[], scope: Scope, whole_: string | null): Reach {
  const top = repository(scope) ?? '/';
  const cwd = scope.shell.cwd ?? '/';
  const specs = paths.map(({ text }) => specOf(text, cwd, top));
  const taken = specs.filter(({ leaves }) => !leaves).map(({ path }) => path);
  const patterns = taken.filter((path) => /[*?[]/.test(path));
  const named = taken.filter((path) => scope.run.tree.kind(path) === 'directory');
  const only = patterns.length > 0 && named.length === 0;
  const place = only ? top : patterns.length > 0 ? cwd : taken.length === 0 ? whole_ : null;
  const roots = [...named, ...(place === null ? [] : [place])];
  return {
    roots: roots.map((path) => ({ path, shown: path, globbed: false, site: null })),
    left: specs.filter(({ leaves }) => leaves).map(({ path }) => fromBackslashes(path)),
    globs: only ? patterns.map(fromBackslashes) : [],
  };
}

/** The absolute path of a pathspec, and whether that is left out. */
function specOf(text: string, cwd: string, top: string): { path: string; leaves: boolean } {
  const magic = /^:(?:\(([^)]*)\)|([!^/]+))/.exec(text);
  const words = magic?.[1]?.split(',') ?? [...(magic?.[2] ?? '')];
  const base = words.includes('top') || words.includes('/') ? top : cwd;
  const path = resolve(base, text.slice(magic?.[0].length ?? 0) || '.');
  return { path, leaves: ['exclude', '!', '^'].some((word) => words.includes(word)) };
}

export function readOrWalk(walk: WalkFacts, paths: readonly Field[], scope: Scope): void {
  for (const path of paths) if (!path.text.startsWith(':')) emitRead(path, 'git', scope);
  if (walk.roots.length > 0) emitWalk(walk, 'git', scope);
}
