import type { Tree } from '../../../src/core/facts/tree.ts';
import { dirname } from '../../../src/core/kit/path.ts';

/** A tree from a list of files, and links from path to target, all absolute. */
export function memoryTree(
  files: readonly string[],
  links: Readonly<Record<string, string>> = {},
): Tree {
  const fileSet = new Set(files);
  const directories = new Set(['/']);
  for (const path of [...files, ...Object.keys(links)])
    for (let at = dirname(path); at !== '/'; at = dirname(at)) directories.add(at);
  const real = (path: string): string => {
    for (const [link, target] of Object.entries(links))
      if (path === link || path.startsWith(`${link}/`))
        return real(target + path.slice(link.length));
    return path;
  };
  return {
    real,
    kind: (path) => {
      if (fileSet.has(real(path))) return 'file';
      return directories.has(real(path)) ? 'directory' : null;
    },
    list: (path) => {
      const at = real(path);
      const all = [...fileSet, ...directories, ...Object.keys(links)].filter((x) => x !== '/');
      return all
        .filter((x) => dirname(x) === at)
        .map((x) => x.slice(x.lastIndexOf('/') + 1))
        .sort();
    },
  };
}
