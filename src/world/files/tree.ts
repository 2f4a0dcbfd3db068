import type { Tree } from '../../core/facts/tree.ts';
import type { Files } from './files.ts';

/** What core rooms may ask of the file system, answered by the Files port; each answer is had once. */
export function createTree(files: Files): Tree {
  const reals = new Map<string, string>();
  const kinds = new Map<string, 'file' | 'directory' | null>();
  const lists = new Map<string, readonly string[]>();

  const real = (path: string) => memo(reals, path, () => files.real(path));
  const kind = (path: string) =>
    memo(kinds, path, () => {
      if (!files.has(path)) return null;
      return files.isDirectory(path) ? 'directory' : 'file';
    });
  const list = (path: string) =>
    memo(lists, path, () => {
      const entries = files.list(path);
      return entries.ok ? entries.value.map(({ name }) => name) : [];
    });
  return { kind, list, real };
}

function memo<T>(known: Map<string, T>, key: string, ask: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = ask();
  known.set(key, value);
  return value;
}
