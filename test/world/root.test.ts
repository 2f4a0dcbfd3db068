import { describe, expect, it } from 'vitest';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { mainWorktree, projectRoot, projectTree, treeRoot } from '../../src/world/project/root.ts';

const files = createMemoryFiles({
  '/r/.git/HEAD': 'x',
  '/r/packages/a/src/x.ts': 'x',
  '/r/packages/b/.powerignore': 'dist/',
  '/wt/.git': 'gitdir: /r/.git/worktrees/wt\n',
  '/bare/.bare/HEAD': 'x',
  '/bare/feature/.git': 'gitdir: ../.bare/worktrees/feature\n',
  '/sub/.git': 'gitdir: ../r/.git/modules/sub\n',
  '/plain/x.txt': 'x',
  '/kept/.claudeignore': 'notes/',
});
const environment = (projectDir?: string) =>
  createEnvironment({ HOME: '/home/u', CLAUDE_PROJECT_DIR: projectDir }, 'posix', () => '/home/u');

describe('roots', () => {
  it('the project is what the host says, else the nearest marked parent, else the cwd', () => {
    expect(projectRoot(files, environment('/r/'), '/plain')).toBe('/r');
    expect(projectRoot(files, environment(), '/r/packages/a/src')).toBe('/r');
    expect(projectRoot(files, environment(), '/r/packages/b/src')).toBe('/r/packages/b');
    expect(projectRoot(files, environment(), '/wt/deep')).toBe('/wt');
    expect(projectRoot(files, environment(), '/plain')).toBe('/plain');
  });

  it('a project may be a folder of a repository, whose tree is its own', () => {
    expect(projectTree(files, '/r')).toBe('/r');
    expect(projectTree(files, '/r/packages/b')).toBe('/r');
    expect(projectTree(files, '/sub')).toBe('/sub');
    expect(projectTree(files, '/plain')).toBe('/plain');
  });

  it('a file outside belongs to its repository, else to the nearest marked folder above it', () => {
    expect(treeRoot(files, '/r/packages/b/dist')).toBe('/r');
    expect(treeRoot(files, '/bare/feature')).toBe('/bare/feature');
    expect(treeRoot(files, '/kept/notes')).toBe('/kept');
    expect(treeRoot(files, '/plain')).toBeNull();
  });

  it('a worktree knows its main tree, a submodule has none', () => {
    expect(mainWorktree(files, '/wt')).toBe('/r');
    expect(mainWorktree(files, '/bare/feature')).toBe('/bare');
    expect(mainWorktree(files, '/sub')).toBeNull();
    expect(mainWorktree(files, '/r')).toBeNull();
  });
});
