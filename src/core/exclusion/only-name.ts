import type { Tree } from '../facts/tree.ts';

/** Entries looked at before the search is given up: some tens of milliseconds, and only where a denial is at hand. */
const MAX_ENTRIES = 20_000;

/** Nobody means a file in here by its bare name. */
const FOREIGN = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
  '.tox',
]);

/**
 * Tells whether a file is the only one of its name in the tree, dependencies and version control aside. Looks once, when
 * first asked; in a tree too large to be searched no file is. Links to directories are not followed twice.
 */
export function onlyNames(tree: Tree, root: string): (path: string) => boolean {
  let index: ReadonlyMap<string, string | null> | null = null;
  return (path) => {
    index ??= indexNames(tree, root);
    return index.get(path.slice(path.lastIndexOf('/') + 1)) === path;
  };
}

/** Name -> the one path that has it, `null` where several do. Empty where the tree is too large. */
function indexNames(tree: Tree, root: string): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const seen = new Set<string>();
  const pending = [root];
  let entries = 0;
  for (let directory = pending.shift(); directory !== undefined; directory = pending.shift()) {
    const real = tree.real(directory);
    if (seen.has(real)) continue;
    seen.add(real);
    for (const name of tree.list(directory)) {
      if (++entries > MAX_ENTRIES) return new Map();
      const path = `${directory}/${name}`;
      if (tree.kind(path) !== 'directory') found.set(name, found.has(name) ? null : path);
      else if (!FOREIGN.has(name)) pending.push(path);
    }
  }
  return found;
}
