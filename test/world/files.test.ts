import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Files } from '../../src/world/files/files.ts';
import { createMemoryFiles, type Seed } from '../../src/world/files/memory.ts';
import { createNodeFiles } from '../../src/world/files/node.ts';
import { createTree } from '../../src/world/files/tree.ts';

const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-files-')));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

function seedDisk(base: string, seed: Seed): void {
  for (const [name, value] of Object.entries(seed)) {
    const target = base + name;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (typeof value === 'string') fs.writeFileSync(target, value);
    else fs.symlinkSync(value.link, target);
  }
}

const seed: Seed = {
  '/a.txt': 'hello\n',
  '/dir/b.txt': 'b',
  '/dir/sub/c.txt': 'c',
  '/link.txt': { link: 'a.txt' },
  '/linked': { link: 'dir' },
  '/broken': { link: 'nowhere' },
  '/loop': { link: 'loop' },
};

let count = 0;
const adapters: Record<string, () => { files: Files; base: string }> = {
  node: () => {
    const base = path.join(scratch, String(count++));
    fs.mkdirSync(base);
    seedDisk(base, seed);
    return { files: createNodeFiles(), base };
  },
  memory: () => {
    const based = Object.entries(seed).map(([name, value]) => [`/base${name}`, value] as const);
    return { files: createMemoryFiles(Object.fromEntries(based)), base: '/base' };
  },
};

describe.each(Object.entries(adapters))('the files port: %s', (_, make) => {
  let files: Files;
  let base: string;
  beforeEach(() => {
    ({ files, base } = make());
  });
  const trouble = (result: { ok: boolean; trouble?: string }) => result.trouble;

  it('opens a file to be looked into, as often as one likes', () => {
    const opened = files.open(`${base}/a.txt`);
    if (!opened.ok) throw new Error(opened.message);
    for (let look = 0; look < 2500; look++) {
      const [from, to] = [look % 8, (look * 7) % 11];
      expect(opened.value.text(from, Math.max(from, to))).toBe(
        'hello\n'.slice(from, Math.max(from, to)),
      );
    }
    expect(trouble(files.open(`${base}/broken`))).toBe('missing');
    const folder = files.open(`${base}/dir`);
    expect(folder.ok && [folder.value.text(0, 9), folder.value.after('', 0, 9)]).toEqual([
      '',
      null,
    ]);
  });

  it('finds a line of an opened file by what stands before it', () => {
    const long = `k\t${'v'.repeat(9000)}`;
    files.replace(`${base}/lines`, `\nä\tö\nb\t\n${long}\nä\tnever\nlast\tcut`);
    const opened = files.open(`${base}/lines`);
    if (!opened.ok) throw new Error(opened.message);
    const { after } = opened.value;
    const length = 9_100;
    for (let look = 0; look < 1200; look++) {
      expect(after('\nä\t', 0, length)).toBe('ö');
      expect(after('\nä\t', 0, 7)).toBe('ö');
      expect([after('\nä\t', 0, 6), after('\nä\t', 0, 3), after('\nä\t', 1, 12)]).toEqual([
        null,
        null,
        null,
      ]);
      expect([after('\nb\t', 6, 10), after('\nlast\t', 0, length)]).toEqual(['', null]);
      if (look % 100 === 0) expect(after('\nk\t', 6, length)).toBe('v'.repeat(9000));
    }
    expect(after('\nb\t', length, length + 5)).toBeNull();
  });

  it('reads text, through links, up to a size', () => {
    expect(files.read(`${base}/a.txt`, 100)).toEqual({ ok: true, value: 'hello\n' });
    expect(files.read(`${base}/link.txt`, 100)).toEqual({ ok: true, value: 'hello\n' });
    expect(files.read(`${base}/linked/b.txt`, 100)).toEqual({ ok: true, value: 'b' });
    expect(files.read(`${base}/a.txt`, 6).ok).toBe(true);
    expect(trouble(files.read(`${base}/a.txt`, 5))).toBe('too-large');
  });

  it('says why a file cannot be had', () => {
    expect(trouble(files.read(`${base}/none`, 10))).toBe('missing');
    expect(trouble(files.read(`${base}/broken`, 10))).toBe('missing');
    expect(trouble(files.read(`${base}/loop`, 10))).toBe('missing');
    expect(trouble(files.read(`${base}/dir`, 10_000_000))).toBe('directory');
    expect(trouble(files.read(`${base}/a\0b`, 10))).toBe('invalid');
    expect(trouble(files.read(`${base}/a.txt/x`, 10))).toBe('missing');
  });

  it('tells what is there, through links', () => {
    const there = ['a.txt', 'dir', 'link.txt', 'linked', 'linked/b.txt'];
    const not = ['none', 'broken', 'loop', 'a\0b', 'a.txt/x'];
    expect([...there, ...not].filter((name) => files.has(`${base}/${name}`))).toEqual(there);
    expect([...there, ...not].filter((name) => files.isDirectory(`${base}/${name}`))).toEqual([
      'dir',
      'linked',
    ]);
    expect(files.isDirectory('/')).toBe(true);
  });

  it('reads a range, shorter at the end', () => {
    const range = (start: number, length: number) => {
      const bytes = files.readRange(`${base}/a.txt`, start, length);
      return bytes.ok ? new TextDecoder().decode(bytes.value) : bytes.trouble;
    };
    expect([range(1, 3), range(3, 100), range(50, 5), range(0, 0)]).toEqual([
      'ell',
      'lo\n',
      '',
      '',
    ]);
  });

  it('reads a range into memory that is given', () => {
    const memory = new Uint8Array(5).fill(46);
    const bytes = files.readRange(`${base}/a.txt`, 1, 3, memory.subarray(1));
    expect(bytes.ok && new TextDecoder().decode(bytes.value)).toBe('ell');
    expect(new TextDecoder().decode(memory)).toBe('.ell.');
  });

  it('tells kinds without following links', () => {
    const kinds = ['a.txt', 'dir', 'link.txt', 'linked', 'broken', 'none'].map(
      (name) => files.stat(`${base}/${name}`)?.kind ?? null,
    );
    expect(kinds).toEqual(['file', 'directory', 'link', 'link', 'link', null]);
    expect(files.stat(`${base}/a.txt`)?.size).toBe(6);
  });

  it('lists a directory in order', () => {
    expect(files.list(`${base}/dir`)).toEqual({
      ok: true,
      value: [
        { name: 'b.txt', kind: 'file' },
        { name: 'sub', kind: 'directory' },
      ],
    });
    expect(trouble(files.list(`${base}/none`))).toBe('missing');
    expect(trouble(files.list(`${base}/a.txt`))).toBe('missing');
  });

  it('resolves links, of a path not there its nearest parent', () => {
    expect(files.real(`${base}/linked/sub/c.txt`)).toBe(`${base}/dir/sub/c.txt`);
    expect(files.real(`${base}/linked/new/x`)).toBe(`${base}/dir/new/x`);
    expect(files.real(`${base}/broken`)).toBe(`${base}/nowhere`);
    expect(files.real(`${base}/broken/x`)).toBe(`${base}/nowhere/x`);
  });

  it('resolves a path of thousands of names, and of more than a system opens', () => {
    for (const names of [1_500, 50_000]) {
      const deep = Array<string>(names).fill('x').join('/');
      expect(files.real(`${base}/${deep}`)).toBe(`${base}/${deep}`);
      expect(files.real(`${base}/linked/${deep}`)).toBe(`${base}/dir/${deep}`);
      expect(files.real(`${base}/broken/${deep}`)).toBe(`${base}/nowhere/${deep}`);
    }
  });

  it('appends, making parents, and never through a link', () => {
    files.append(`${base}/new/log`, 'a\n');
    files.append(`${base}/new/log`, 'b\n');
    expect(files.read(`${base}/new/log`, 100)).toEqual({ ok: true, value: 'a\nb\n' });
    expect(files.append(`${base}/link.txt`, 'x').ok).toBe(false);
    expect(files.read(`${base}/a.txt`, 100)).toEqual({ ok: true, value: 'hello\n' });
  });

  it('replaces as a whole, also a link itself', () => {
    expect(files.replace(`${base}/p/q.txt`, 'one').ok).toBe(true);
    expect(files.replace(`${base}/link.txt`, 'two').ok).toBe(true);
    expect(files.read(`${base}/a.txt`, 100)).toEqual({ ok: true, value: 'hello\n' });
    expect(files.stat(`${base}/link.txt`)?.kind).toBe('file');
    const left = files.list(`${base}/p`);
    expect(left.ok && left.value.map(({ name }) => name)).toEqual(['q.txt']);
  });

  it('creates only what is not there', () => {
    expect(files.create(`${base}/c.txt`, 'x').ok).toBe(true);
    expect(trouble(files.create(`${base}/c.txt`, 'y'))).toBe('invalid');
    expect(files.read(`${base}/c.txt`, 10)).toEqual({ ok: true, value: 'x' });
  });

  it('changes what lies behind a linked folder as what it is', () => {
    expect(files.create(`${base}/linked/lock`, '').ok).toBe(true);
    expect(files.create(`${base}/dir/lock`, '').ok).toBe(false);
    expect(files.remove(`${base}/linked/lock`).ok).toBe(true);
    expect(files.stat(`${base}/dir/lock`)).toBeNull();
    expect(files.replace(`${base}/linked/b.txt`, 'new').ok).toBe(true);
    expect(files.read(`${base}/dir/b.txt`, 100)).toEqual({ ok: true, value: 'new' });
    expect(files.remove(`${base}/linked`).ok).toBe(true);
    expect([files.stat(`${base}/linked`), files.stat(`${base}/dir`)?.kind]).toEqual([
      null,
      'directory',
    ]);
  });

  it('removes a tree, and what is gone already', () => {
    expect(files.remove(`${base}/dir`).ok).toBe(true);
    expect(files.stat(`${base}/dir/sub/c.txt`)).toBeNull();
    expect(files.remove(`${base}/dir`).ok).toBe(true);
  });

  it('answers as a tree', () => {
    const tree = createTree(files);
    expect(tree.kind(`${base}/linked`)).toBe('directory');
    expect(tree.kind(`${base}/broken`)).toBeNull();
    expect(tree.list(`${base}/dir`)).toEqual(['b.txt', 'sub']);
    expect(tree.list(`${base}/none`)).toEqual([]);
    expect(tree.real(`${base}/link.txt`)).toBe(`${base}/a.txt`);
  });
});

describe('the real file system', () => {
  it('does not wait for a writer of a named pipe', async () => {
    const { execFileSync } = await import('node:child_process');
    const pipe = path.join(scratch, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(createNodeFiles().read(pipe, 100).ok).toBe(false);
  });

  it.skipIf(!fs.existsSync('/dev/zero'))('reads no device, which need not end', () => {
    const link = path.join(scratch, 'zero.md');
    fs.symlinkSync('/dev/zero', link);
    const read = createNodeFiles().read(link, 100);
    expect(read.ok ? '' : read.message).toContain('no file');
  });

  it.skipIf(!fs.existsSync('/proc/self'))('gives up where no folder can be made', () => {
    expect(createNodeFiles().append('/proc/none/a/b', 'x').ok).toBe(false);
    expect(createNodeFiles().replace('/proc/none/a/b', 'x').ok).toBe(false);
  });

  it('keeps new state private', () => {
    const file = path.join(scratch, 'state/sessions/x/journal.jsonl');
    createNodeFiles().append(file, 'x\n');
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });
});

it.skipIf(process.platform === 'win32')('a file that is replaced keeps its mode, on disk', () => {
  const file = path.join(scratch, 'mode.txt');
  for (const mode of [0o644, 0o640, 0o755]) {
    fs.writeFileSync(file, 'a');
    fs.chmodSync(file, mode);
    expect(createNodeFiles().replace(file, 'b').ok).toBe(true);
    expect(fs.statSync(file).mode & 0o777).toBe(mode);
  }
});
