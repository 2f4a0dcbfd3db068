import type {
  EntryKind,
  LineForm,
  Site,
  WalkFacts,
  WalkRoot,
  WalkVerb,
} from '../../facts/access.ts';
import { basename } from '../../kit/path.ts';
import { pathOf } from '../emit.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import { type Field, field, type Out, ROW, type Scope, UNKNOWN } from '../state.ts';

export type WalkParts = Partial<WalkFacts> & { readonly roots: readonly WalkRoot[] };

/** A walk from its parts; what is left out means: everything, hidden files too, not narrowable. */
export function walkFrom(verb: WalkVerb, scope: Scope, parts: WalkParts): WalkFacts {
  return {
    verb,
    base: scope.shell.cwd ?? '/',
    hidden: true,
    skipsIgnored: false,
    follows: 'none',
    depth: Number.POSITIVE_INFINITY,
    takes: () => true,
    lines: null,
    insert: null,
    wrap: null,
    pathspec: 'none',
    ...parts,
  };
}

/** A directory as the root of a walk; null where it is none, or cannot be known. */
export function rootOf(name: Field, scope: Scope): WalkRoot | null {
  const path = pathOf(name, scope.shell);
  return path !== null && scope.run.tree.kind(path) === 'directory'
    ? { path, shown: name.text, globbed: isOfGlob(name, scope), site: name.site }
    : null;
}

/** Whether a name is, or is looked up in, a match of a glob. */
function isOfGlob({ origin }: Field, { shell }: Scope): boolean {
  return origin.kind === 'glob' || (origin.kind === 'named' && shell.cwdFrom !== undefined);
}

/** The current directory as root of a walk. */
export function hereRoot(scope: Scope, shown = '.'): WalkRoot[] {
  const { cwd } = scope.shell;
  if (cwd === null) return [];
  const here = field(shown === '' ? '.' : shown);
  return [{ path: cwd, shown, globbed: isOfGlob(here, scope), site: null }];
}

/** The names a walk prints, as the output of a command: one field that stands for all of them. */
export function namesOf(walk: WalkFacts): Out {
  return { items: [{ text: UNKNOWN, origin: { kind: 'walk', walk }, site: null }], sure: true };
}

/** Such names, each in a line beside other things. */
export function rowsOf(walk: WalkFacts): Out {
  return { items: [{ text: ROW, origin: { kind: 'walk', walk }, site: null }], sure: true };
}

/** The place right after an argument. */
export function after(name: Field): Site | null {
  return name.site === null
    ? null
    : { source: name.site.source, start: name.site.end, end: name.site.end };
}

/** The form of output lines, where the model sees them whole. */
export function whole(form: LineForm, scope: Scope): LineForm | null {
  const { sink } = scope.io;
  if (sink.kind !== 'model' || sink.form === 'other') return null;
  return form === 'patch' && sink.form !== 'whole' ? null : form;
}

/** Whether a path is among files chosen by include and exclude globs on base names. */
export function byNames(
  include: readonly string[],
  exclude: readonly string[],
  directories: readonly string[],
) {
  const hit = (globs: readonly string[], name: string) =>
    globs.some((glob) => matches(fromBackslashes(glob), name));
  return (shown: string, kind: EntryKind): boolean => {
    const parts = shown.split('/');
    const name = basename(shown);
    const above = kind === 'directory' ? parts : parts.slice(0, -1);
    if (above.some((part) => part !== '.' && part !== '..' && hit(directories, part))) return false;
    if (kind === 'directory') return true;
    return !hit(exclude, name) && (include.length === 0 || hit(include, name));
  };
}

/**
 * Whether a path is left in by the exclude patterns of an archiver: without a slash they are about names at any depth, with one
 * about the path from `from` on (what the shown path has before it is cut off).
 */
export function byPaths(excludes: readonly string[], from: string) {
  const trimmed = excludes.map((text) => text.replace(/^\.\//, '').replace(/\/(?:\*\*?)?$/, ''));
  const names = trimmed.filter((text) => !text.includes('/'));
  const paths = trimmed
    .filter((text) => text.includes('/'))
    .map((text) => fromBackslashes(text.replace(/^\//, '')));
  const named = byNames([], names, names);
  return (shown: string, kind: EntryKind): boolean => {
    const path = (shown.startsWith(from) ? shown.slice(from.length) : shown).replace(
      /^(?:\.?\/)+/,
      '',
    );
    return (
      named(shown, kind) && !paths.some((each) => matches(each, path) || matches(`${each}/*`, path))
    );
  };
}
