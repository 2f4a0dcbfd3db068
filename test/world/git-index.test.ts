import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { changedTrackedFiles } from '../../src/world/project/git-index.ts';

const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'git-index-')));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));
const files = createNodeFiles();
let made = 0;

function git(top: string, ...words: string[]): string {
  const settings = ['-c', 'user.name=n', '-c', 'user.email=e', '-c', 'core.quotepath=off'];
  return execFileSync('git', [...settings, ...words], { cwd: top, encoding: 'utf8' });
}

/** A repository with everything committed, its files a minute old, so that git has no doubt about their times. */
function repository(names: readonly string[], ...options: string[]): string {
  const top = path.join(scratch, String(made++));
  fs.mkdirSync(top);
  git(top, 'init', '-q', ...options);
  const old = Date.now() / 1000 - 60;
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    fs.writeFileSync(path.join(top, name), `of ${name}\n`);
    fs.utimesSync(path.join(top, name), old, old);
  }
  git(top, 'add', '-A');
  git(top, 'commit', '-qm', 'all');
  return top;
}

function byGit(top: string): string[] {
  return git(top, 'diff-files', '--name-only', '-z').split('\0').filter(Boolean).sort();
}

const NAMES = ['a', 'b.ts', 'src/deep/er/c.ts', 'src/deep/er/cc.ts', 'ä/ö ü.md', 'src/d'];

describe('what differs from the index is what git lists', () => {
  it.each([2, 3, 4])('in an index of version %i, whatever was changed', (version) => {
    const change = fc.record({
      name: fc.constantFrom(...NAMES),
      how: fc.constantFrom('append', 'delete', 'same size', 'nothing', 'touch other'),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        const top = repository(NAMES);
        git(top, 'update-index', '--index-version', String(version));
        for (const { name, how } of changes) apply(path.join(top, name), how);
        expect([...changedTrackedFiles(files, top)].sort()).toEqual(byGit(top));
      }),
      { numRuns: 8 },
    );
  });

  it('in a worktree, whose .git is a file', () => {
    const top = repository(NAMES);
    const other = path.join(scratch, `worktree-${made++}`);
    git(top, 'worktree', 'add', '-q', other, '-b', 'other');
    fs.appendFileSync(path.join(other, 'a'), 'more');
    expect(changedTrackedFiles(files, other)).toContain('a');
    expect(changedTrackedFiles(files, top)).toEqual([]);
  });

  it('in a folder of the repository, named from there', () => {
    const top = repository(NAMES);
    for (const name of ['a', 'src/d']) fs.appendFileSync(path.join(top, name), 'more');
    expect(changedTrackedFiles(files, path.join(top, 'src'))).toEqual(['d']);
    expect(changedTrackedFiles(files, path.join(top, 'src/deep'))).toEqual([]);
  });

  it('but for files the user keeps out of comparison, links, and names as long as paths get', () => {
    const long = `${'d/'.repeat(60)}${'n'.repeat(200)}`;
    const top = repository([...NAMES, long]);
    fs.symlinkSync('a', path.join(top, 'link'));
    git(top, 'add', 'link');
    git(top, 'update-index', '--assume-unchanged', 'b.ts');
    git(top, 'update-index', '--skip-worktree', 'src/d');
    for (const name of ['b.ts', 'src/d', long]) fs.appendFileSync(path.join(top, name), 'more');
    expect(changedTrackedFiles(files, top)).toEqual(byGit(top));
    expect(byGit(top)).toEqual([long]);
  });
});

describe('what is no index it knows gives nothing', () => {
  it('no repository, another hash, a torn or foreign file', () => {
    expect(changedTrackedFiles(files, scratch)).toEqual([]);
    const other = repository(NAMES, '--object-format=sha256');
    fs.appendFileSync(path.join(other, 'a'), 'more');
    expect(changedTrackedFiles(files, other)).toEqual([]);
    const top = repository(NAMES);
    const index = fs.readFileSync(path.join(top, '.git/index'));
    for (let end = 0; end < index.length; end += 7) {
      fs.writeFileSync(path.join(top, '.git/index'), index.subarray(0, end));
      expect(changedTrackedFiles(files, top).every((name) => NAMES.includes(name))).toBe(true);
    }
    const foreign = createMemoryFiles({ '/r/.git/index': 'DIRC\0\0\0\x02\0\0\x10\0no entries' });
    expect(changedTrackedFiles(foreign, '/r')).toEqual([]);
  });
});

function apply(file: string, how: string): void {
  if (how === 'append') fs.appendFileSync(file, 'more');
  else if (how === 'delete') fs.rmSync(file, { force: true });
  else if (how === 'same size')
    fs.writeFileSync(file, 'x'.repeat(fs.statSync(file, { throwIfNoEntry: false })?.size ?? 1));
  else if (how === 'touch other') fs.writeFileSync(`${file}.new`, 'untracked');
}
