import type { Tree } from '../core/facts/tree.ts';
import { resolve } from '../core/kit/path.ts';
import type { Guard } from './guard.ts';

/** Files and folders looked at, at most; the analysis of a command looks further. */
const MOST = 400;

/** Whether nothing is excluded of what some paths name, and of what is below them. `false` tells nothing. */
export function areOpen(
  paths: readonly string[],
  { tree, judge }: { readonly tree: Tree; readonly judge: Guard['judge'] },
): boolean {
  const queue = [...paths];
  for (const path of queue) {
    const kind = tree.kind(path) === 'directory' ? 'directory' : 'file';
    if (queue.length > MOST || judge(path, 'read', kind).excluded) return false;
    for (const name of kind === 'directory' ? tree.list(path) : []) {
      // As a match of a glob it would be an option.
      if (name.startsWith('-')) return false;
      // Git's own folder is never excluded.
      if (name !== '.git') queue.push(resolve(path, name));
    }
  }
  return true;
}
