import { createExclusion } from '../../../src/core/exclusion/index.ts';
import type { Tree } from '../../../src/core/facts/tree.ts';
import { dirname, resolve } from '../../../src/core/kit/path.ts';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';

/** A tree in memory: absolute paths of files, and links with their targets. */
export function treeOf(
  files: readonly string[],
  links: Readonly<Record<string, string>> = {},
): Tree {
  const directories = new Map<string, Set<string>>([['/', new Set()]]);
  const add = (path: string): void => {
    const parent = dirname(path);
    if (path === parent) return;
    if (!directories.has(parent)) {
      directories.set(parent, new Set());
      add(parent);
    }
    directories.get(parent)?.add(path.slice(path.lastIndexOf('/') + 1));
  };
  for (const file of [...files, ...Object.keys(links)]) add(file);
  const real = (path: string): string => {
    for (const [link, target] of Object.entries(links)) {
      if (path === link || path.startsWith(`${link}/`)) {
        return resolve(dirname(link), target) + path.slice(link.length);
      }
    }
    return path;
  };
  const known = new Set(files);
  return {
    kind: (path) => {
      const at = real(path);
      if (known.has(at)) return 'file';
      return directories.has(at) ? 'directory' : null;
    },
    list: (path) => [...(directories.get(real(path)) ?? [])].sort(),
    real,
  };
}

/** The repository that the tests of this room speak about. */
export const REPOSITORY = treeOf(
  [
    '/r/.git/HEAD',
    '/r/.env',
    '/r/.env.example',
    '/r/README.md',
    '/r/dist/app.js',
    '/r/dist/index.html',
    '/r/secrets/key.pem',
    '/r/secrets/my key.txt',
    '/r/src/a.js',
    '/r/src/b.js',
    '/r/src/deep/c.js',
    '/r/pkg/.env',
  ],
  { '/r/link-env': '.env' },
);

/** The sample repository under rules, as `judgeCommand` asks of it. */
export function ruledRepository(purpose: 'waste' | 'privacy', text: string) {
  const source = { path: '/r/.powerignore', base: '/r', purpose, text };
  const { judge, rulesBelow, firmRuleBelow } = createExclusion({
    root: '/r',
    sourcesIn: (directory) => (directory === '/r' ? [source] : []),
    userWide: [],
    tree: REPOSITORY,
    foldCase: false,
  });
  return {
    parse: parseGrammar,
    cwd: '/r',
    home: '/home/u',
    tree: REPOSITORY,
    judge,
    rulesBelow,
    firmRuleBelow,
    host: { rewrites: true, filters: true },
    background: false,
  };
}
