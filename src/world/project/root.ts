import { dirname, relative, resolve } from '../../core/kit/path.ts';
import type { Environment } from '../environment/environment.ts';
import type { Files } from '../files/files.ts';

/** What makes a folder the root of a tree. A `.git` file (worktree, submodule) counts like a folder. */
const MARKS = ['.git', '.planning', '.powerignore', '.claudeignore'];

/** The project of a session: `CLAUDE_PROJECT_DIR`, else the nearest marked parent of the payload's cwd, else the cwd. */
export function projectRoot(files: Files, environment: Environment, cwd: string): string {
  return environment.projectDir ?? nearestRoot(files, cwd) ?? cwd;
}

/** The root of the tree that `path` lies in: the project's where inside it, else the nearest marked parent. */
export function treeRoot(files: Files, project: string, path: string): string | null {
  if (relative(project, path) !== null) return project;
  return nearestRoot(files, dirname(path));
}

function nearestRoot(files: Files, directory: string): string | null {
  for (let at = directory; ; at = dirname(at)) {
    if (MARKS.some((mark) => files.stat(resolve(at, mark)) !== null)) return at;
    if (dirname(at) === at) return null;
  }
}

/** The main working tree of a linked worktree, read from its `.git` file; `null` for anything else. */
export function mainWorktree(files: Files, root: string): string | null {
  if (files.stat(`${root}/.git`)?.kind !== 'file') return null;
  const pointer = files.read(`${root}/.git`, 4096);
  const target = pointer.ok ? /^gitdir:\s*(.+?)\s*$/m.exec(pointer.value)?.[1] : undefined;
  const found = target && /^(.*)\/(?:\.git|\.bare)\/worktrees\/[^/]+$/.exec(resolve(root, target));
  return found ? (found[1] ?? null) : null;
}
