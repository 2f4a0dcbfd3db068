import { basename, isAbsolute } from '../kit/path.ts';

/** What an exemption may have to know of the tree. */
export interface ExemptionFacts {
  /** Whether no other file of the project has the same name. */
  isOnlyOfItsName(path: string): boolean;
  /** Whether a directory itself is excluded: naming `dist/` then means what is in it, naming `src/` does not. */
  isExcludedDirectory(directory: string): boolean;
}

const KNOWS_NOTHING: ExemptionFacts = {
  isOnlyOfItsName: () => false,
  isExcludedDirectory: () => false,
};

/**
 * Whether a path was named, and so may be read although a `.powerignore` excludes it. `path` and `root` are absolute and
 * normalised; `names` are what a user, a blueprint or an error wrote: absolute paths, paths from the root or from a
 * directory below or beside it, excluded directories, names of one file only.
 */
export function isExempt(
  path: string,
  root: string,
  names: readonly string[],
  facts: ExemptionFacts = KNOWS_NOTHING,
): boolean {
  return names.some((name) => {
    const named = plain(name);
    if (named === '') return false;
    if (isPath(path, root, named) || isBelow(path, root, named, name, facts)) return true;
    return basename(path) === named && facts.isOnlyOfItsName(path);
  });
}

/** Forward slashes, no `./`, `../`, `~/` in front, no slash at the end. */
function plain(name: string): string {
  return name
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/|~\/)+/, '')
    .replace(/\/+$/, '');
}

function isPath(path: string, root: string, named: string): boolean {
  if (isAbsolute(named)) return path === named || path === root + named;
  if (path === `${root}/${named}`) return true;
  // A mention has lost its own `@`, which a scoped package's directory has as well.
  return named.includes('/') && (path.endsWith(`/${named}`) || path.endsWith(`/@${named}`));
}

function isBelow(
  path: string,
  root: string,
  named: string,
  written: string,
  facts: ExemptionFacts,
): boolean {
  if (!/[/\\]/.test(written)) return false;
  const within = `${path}/`;
  const starts = isAbsolute(named) ? [named, root + named] : [];
  const inside = within.indexOf(`/${named}/`);
  if (!isAbsolute(named) && inside >= 0) starts.push(`${path.slice(0, inside)}/${named}`);
  return starts.some(
    (directory) => within.startsWith(`${directory}/`) && facts.isExcludedDirectory(directory),
  );
}
