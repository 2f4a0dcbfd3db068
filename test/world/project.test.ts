import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostAbilities } from '../../src/host/version.ts';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { gitAlias, hasPlainPatches } from '../../src/world/project/git-settings.ts';
import { createIgnoreSources } from '../../src/world/project/ignore-sources.ts';
import { findIgnoreFiles, namesRuledPath } from '../../src/world/project/known-sources.ts';

describe('ignore files that give no text', () => {
  let root: string;
  const files = createNodeFiles();
  beforeAll(() => {
    root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'project-')));
  });
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  it.skipIf(process.platform === 'win32').each([
    ['a pipe', (file: string) => spawnSync('bash', ['-c', 'mkfifo "$0"', file])],
    ['a link to a device', (file: string) => fs.symlinkSync('/dev/null', file)],
    ['a folder', (file: string) => fs.mkdirSync(file)],
  ])('%s is a problem the user is told of, not an empty file', (name, make) => {
    const folder = path.join(root, name.replaceAll(' ', '-'));
    fs.mkdirSync(folder);
    make(path.join(folder, '.claudeignore'));
    const how = { failClosed: false, isThorough: false };
    const open = createIgnoreSources(files, folder, '/home/none', how);
    expect(open.in(folder)).toEqual([]);
    expect(open.problems).toHaveLength(1);
    const closed = createIgnoreSources(files, folder, '/home/none', { ...how, failClosed: true });
    expect(closed.in(folder)).toMatchObject([{ purpose: 'privacy', text: '*' }]);
  });
});

describe('ignore files further down', () => {
  const tree = (directories: number) =>
    createMemoryFiles({
      ...Object.fromEntries(
        Array.from({ length: directories - 2 }, (_, n) => [
          `/r/d${String(n).padStart(4, '0')}/a`,
          '',
        ]),
      ),
      '/r/z/.claudeignore': '.env',
    });

  it('are looked for in four hundred directories, breadth first', () => {
    expect(findIgnoreFiles(tree(399), '/r')).toEqual(['/r/z/.claudeignore']);
    expect(findIgnoreFiles(tree(400), '/r')).toEqual(['/r/z/.claudeignore']);
    expect(findIgnoreFiles(tree(401), '/r')).toEqual([]);
  });

  it('are found by the first two hundred different words of a command', () => {
    const files = createMemoryFiles({ '/other/.claudeignore': '.env', '/r/a': '' });
    const command = (words: number) =>
      ['cat', 'cat', ...Array.from({ length: words - 2 }, (_, n) => `f${n}`), '/other/.env'].join(
        ' ',
      );
    expect(namesRuledPath(files, command(199), '/r')).toBe(true);
    expect(namesRuledPath(files, command(200), '/r')).toBe(true);
    expect(namesRuledPath(files, command(201), '/r')).toBe(false);
  });
});

describe('settings of git that change what a patch looks like', () => {
  const plain = (seed: Record<string, string>, variables: Record<string, string> = {}) =>
    hasPlainPatches(
      createMemoryFiles(seed),
      createEnvironment({ HOME: '/home/u', ...variables }, 'posix', () => '/home/u'),
      '/r',
    );

  it.each([
    ['[diff]\n\tnoprefix = true\n'],
    ['[diff]\n  mnemonicPrefix\n'],
    ['[color]\n\tui = always\n'],
    ['[diff]\n\texternal = difft\n'],
    ['[diff "md"]\n\tcommand = x\n'],
    ['[diff]\nrelative = true\n'],
    ['[include]\n\tpath = other\n'],
    ['[includeIf "gitdir:~/work/"]\n\tpath = other\n'],
  ])('%j', (text) => {
    expect(plain({ '/r/.git/config': text })).toBe(false);
    expect(plain({ '/home/u/.gitconfig': text })).toBe(false);
    expect(plain({ '/home/u/.config/git/config': text })).toBe(false);
  });

  it('the usual ones do not', () => {
    const text = '[user]\n\tname = always here\n[color]\n\tui = auto\n[core]\n\tpager = delta\n';
    expect(plain({ '/r/.git/config': text, '/home/u/.gitconfig': text })).toBe(true);
    expect(plain({}, { GIT_EXTERNAL_DIFF: 'x' })).toBe(false);
  });
});

describe('aliases of git', () => {
  const alias = (seed: Record<string, string>, name: string) =>
    gitAlias(
      createMemoryFiles(seed),
      createEnvironment({ HOME: '/home/u' }, 'posix', () => '/home/u'),
      '/r',
      name,
    );

  it('are read as git reads them, the nearest settings first', () => {
    const own =
      '[core]\n\tst = no\n[Alias]\n\tST = status\n\tlast = "log -1 \\"HEAD\\""\n[user]\n\tx = y\n';
    const home = '[alias]\n  st = other\n  run = !cat \\\n.env\n';
    const seed = { '/r/.git/config': own, '/home/u/.gitconfig': home };
    expect(alias(seed, 'st')).toBe('status');
    expect(alias(seed, 'last')).toBe('log -1 "HEAD"');
    expect(alias(seed, 'run')).toBe('!cat .env');
    expect(alias(seed, 'x')).toBeNull();
    expect(alias({}, 'st')).toBeNull();
  });
});

describe('what a host can do', () => {
  const able = (lines: readonly string[]) =>
    hostAbilities(createMemoryFiles({ '/t.jsonl': lines.join('\n') }), '/t.jsonl');
  const line = (version: string, more: object = {}) =>
    JSON.stringify({ type: 'user', ...more, version });
  const NONE = { rewrites: false, filters: false };

  it('is read from the newest line that has a version of its own', () => {
    expect(able([line('2.1.332'), line('2.0.76')])).toEqual(NONE);
    expect(able([line('2.0.76'), line('2.1.100')])).toEqual({ rewrites: true, filters: false });
  });

  it('is not told by text that a message carries', () => {
    const quoted = { message: { content: '"version":"2.1.332"', nested: { version: '2.1.332' } } };
    const foreign = JSON.stringify({ type: 'user', ...quoted });
    expect(able([line('2.0.76', quoted), foreign])).toEqual(NONE);
    expect(able([line('2.0.76'), '{"version":"2.1.332"'])).toEqual(NONE);
  });

  it('is found behind a line longer than the first look', () => {
    expect(able([line('2.0.76'), JSON.stringify({ text: 'x'.repeat(100_000) })])).toEqual(NONE);
  });
});
