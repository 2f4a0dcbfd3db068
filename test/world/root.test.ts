import { describe, expect, it } from 'vitest';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { mainWorktree, projectRoot, treeRoot } from '../../src/world/project/root.ts';

const files = createMemoryFiles({
  '/r/.git/HEAD': 'x',
  '/r/packages/a/src/x.ts': 'x',
  '/r/packages/b/.powerignore': 'dist/',
  '/wt/.git': 'gitdir: /r/.git/worktrees/wt\n',
  '/bare/.bare/HEAD': 'x',
  '/bare/feature/.git': 'gitdir: ../.bare/worktrees/feature\n',
  '/sub/.git': 'gitdir: ../r/.git/modules/sub\n',
  '/plain/x.txt': 'x',
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

  it('a file inside the project belongs to it, another to its own tree', () => {
    expect(treeRoot(files, '/r', '/r/packages/b/dist/x')).toBe('/r');
    expect(treeRoot(files, '/wt', '/r/packages/a/src/x.ts')).toBe('/r');
    expect(treeRoot(files, '/r', '/plain/x.txt')).toBeNull();
  });

  it('a worktree knows its main tree, a submodule has none', () => {
    expect(mainWorktree(files, '/wt')).toBe('/r');
    expect(mainWorktree(files, '/bare/feature')).toBe('/bare');
    expect(mainWorktree(files, '/sub')).toBeNull();
    expect(mainWorktree(files, '/r')).toBeNull();
  });
});
