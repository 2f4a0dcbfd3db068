import { dirname, resolve } from '../../core/kit/path.ts';
import type { Environment } from '../environment/environment.ts';
import type { Files } from '../files/files.ts';

/** What makes a folder the root of a tree. A `.git` file (worktree, submodule) counts like a folder. */
const MARKS = ['.git', '.planning', '.powerignore', '.claudeignore'];
const REPOSITORY = ['.git'];

/** The project of a session: `CLAUDE_PROJECT_DIR`, else the nearest marked parent of the payload's cwd, else the cwd. */
export function projectRoot(files: Files, environment: Environment, cwd: string): string {
  return environment.projectDir ?? nearest(files, cwd, MARKS) ?? cwd;
}

/**
 * The root of the tree that what lies in `directory` belongs to, from where its rules are collected as git does it: the
 * repository around it, else the nearest marked parent, else `null`.
 */
export function treeRoot(files: Files, directory: string): string | null {
  return nearest(files, directory, REPOSITORY) ?? nearest(files, directory, MARKS);
}

/** The root of the tree that a project belongs to, which may be a folder of a repository. */
export function projectTree(files: Files, project: string): string {
  return nearest(files, project, REPOSITORY) ?? project;
}

function nearest(files: Files, directory: string, marks: readonly string[]): string | null {
  for (let at = directory; ; at = dirname(at)) {
    if (marks.some((mark) => files.has(resolve(at, mark)))) return at;
    if (dirname(at) === at) return null;
  }
}

/** Whether `.git` is a file, as in a linked worktree and in a submodule. */
export function isLinkedTree(files: Files, root: string): boolean {
  return files.has(`${root}/.git`) && !files.isDirectory(`${root}/.git`);
}

/** The main working tree of a linked worktree, read from its `.git` file; `null` for anything else. */
export function mainWorktree(files: Files, root: string): string | null {
  if (!isLinkedTree(files, root)) return null;
  const pointer = files.read(`${root}/.git`, 4096);
  const target = pointer.ok ? /^gitdir:\s*(.+?)\s*$/m.exec(pointer.value)?.[1] : undefined;
  const found = target && /^(.*)\/(?:\.git|\.bare)\/worktrees\/[^/]+$/.exec(resolve(root, target));
  return found ? (found[1] ?? null) : null;
}
