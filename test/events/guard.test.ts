import { describe, expect, it } from 'vitest';
import { preToolUse } from '../../src/events/pre-tool-use.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import type { World } from '../../src/world/world.ts';
import { createFoldingFiles } from '../support/folding-files.ts';
import { worldOf } from '../support/world-of.ts';

// Which rules hold for a path, and which path a written one is: through the handlers, over the in-memory file system.

async function decisionOn(
  world: World,
  cwd: string,
  tool: string,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { decision } = await preToolUse({ session: 's', cwd, tool, input, use: 'u' }, world);
  return decision.type;
}

describe('a session in a folder of a repository', () => {
  const seed = {
    '/r/.git/HEAD': 'x',
    '/r/.claudeignore': '.env\n/top.pem\n/packages/web/keys/\n',
    '/r/.powerignore': 'dist/\n',
    '/r/.env': 'x',
    '/r/packages/web/.powerignore': '*.map\n',
    '/r/packages/web/.env': 'x',
    '/r/packages/web/keys/a.pem': 'x',
    '/r/packages/web/dist/a.js': 'x',
    '/r/packages/web/top.pem': 'x',
    '/r/packages/web/src/a.ts': 'x',
    '/r/packages/api/.env': 'x',
  };
  const cases = [
    ['/r/packages/web/.env', 'deny'],
    ['/r/packages/web/keys/a.pem', 'deny'],
    ['/r/packages/web/dist/a.js', 'deny'],
    ['/r/packages/api/.env', 'deny'],
    ['/r/.env', 'deny'],
    ['/r/packages/web/top.pem', 'pass'],
    ['/r/packages/web/src/a.ts', 'pass'],
  ] as const;

  it.each(cases)('keeps to the rules of the whole repository: %s', async (path, expected) => {
    for (const project of ['/r/packages/web', undefined]) {
      const world = worldOf(createMemoryFiles(seed), project);
      const asked = [
        decisionOn(world, '/r/packages/web', 'Read', { file_path: path }),
        decisionOn(world, '/r/packages/web', 'Bash', { command: `cat ${path}` }),
      ];
      expect(await Promise.all(asked)).toEqual([expected, expected]);
    }
  });

  it('does so for a file of another repository, too', async () => {
    const world = worldOf(createMemoryFiles({ ...seed, '/p/.git/HEAD': 'x' }), '/p');
    for (const [path, expected] of cases)
      expect(await decisionOn(world, '/p', 'Read', { file_path: path }), path).toBe(expected);
  });

  it('borrows the ignore files of the main tree in a folder of a worktree', async () => {
    const files = createMemoryFiles({
      '/r/.git/HEAD': 'x',
      '/r/.claudeignore': '.env\n',
      '/wt/.git': 'gitdir: /r/.git/worktrees/wt\n',
      '/wt/web/.env': 'x',
    });
    const world = worldOf(files, '/wt/web');
    expect(await decisionOn(world, '/wt/web', 'Read', { file_path: '.env' })).toBe('deny');
    expect(await decisionOn(world, '/wt/web', 'Bash', { command: 'cat .env' })).toBe('deny');
  });
});

describe('a file system that does not tell capitals apart', () => {
  const files = (root: string) =>
    createFoldingFiles({
      [`${root}/.git/HEAD`]: 'x',
      [`${root}/.claudeignore`]: '.env\n/Config/Key.pem\ncl\u00e9.txt\n',
      [`${root}/.env`]: 'x',
      [`${root}/Config/Key.pem`]: 'x',
      [`${root}/cl\u00e9.txt`]: 'x',
      [`${root}/sub/.powerignore`]: 'dist/\n',
      [`${root}/sub/.env`]: 'x',
      [`${root}/src/a.ts`]: 'x',
    });

  it.each(['/Users/me/proj', '/Users/me/2024', '/Users/\u5de5\u4f5c/2024'])(
    'is known by a folder with letters: %s',
    async (root) => {
      const world = worldOf(files(root), root);
      const read = (path: string) => decisionOn(world, root, 'Read', { file_path: path });
      expect(await read(`${root}/.ENV`)).toBe('deny');
      expect(await read(`${root}/config/KEY.PEM`)).toBe('deny');
      expect(await read(`${root}/SUB/.Env`)).toBe('deny');
      expect(await read(`${root}/CLE\u0301.TXT`)).toBe('deny');
      expect(await read(`${root.replace('Users', 'USERS')}/sub/.ENV`)).toBe('deny');
      expect(await decisionOn(world, root, 'Bash', { command: 'cat .ENV' })).toBe('deny');
      expect(await read(`${root}/SRC/a.ts`)).toBe('pass');
    },
  );

  it('is not taken for one that does', async () => {
    const world = worldOf(
      createMemoryFiles({ '/p/.claudeignore': '.env\n', '/p/.ENV': 'x' }),
      '/p',
    );
    expect(await decisionOn(world, '/p', 'Read', { file_path: '/p/.ENV' })).toBe('pass');
  });
});

describe('a path longer than any system opens', () => {
  it('is not judged, and a path as long as one opens is', async () => {
    const memory = createMemoryFiles({ '/p/.claudeignore': 'x/\n' });
    let looks = 0;
    const stat = (path: string) => {
      looks++;
      return memory.stat(path);
    };
    const world = worldOf({ ...memory, stat }, '/p');
    const path = (length: number) => `/p/x/${'d/'.repeat(length)}`.slice(0, length - 1).concat('e');
    for (const tool of ['Read', 'Write'])
      expect(await decisionOn(world, '/p', tool, { file_path: path(4_096) })).toBe('deny');
    looks = 0;
    for (const length of [4_097, 100_000]) {
      expect(await decisionOn(world, '/p', 'Read', { file_path: path(length) })).toBe('pass');
      expect(await decisionOn(world, '/p', 'Bash', { command: `cat ${path(length)}` })).toBe(
        'pass',
      );
    }
    expect(looks).toBeLessThan(400);
  });
});

describe('a path as the host takes it', () => {
  const seed = {
    '/home/u/p/.claudeignore': '/cfg/key.pem\n/~/tilde.txt\n/cl\u00e9.txt\n/nai\u0308ve.txt\n',
    '/home/u/p/cfg/key.pem': 'x',
    '/home/u/p/cl\u00e9.txt': 'x',
    '/home/u/p/nai\u0308ve.txt': 'x',
    '/home/u/p/~/tilde.txt': 'x',
    '/home/u/tilde.txt': 'x',
  };
  const PRIVATE = [
    '~/p/cfg/key.pem',
    ' cfg/key.pem ',
    '\tcfg/./key.pem\n',
    '~/p/cfg/../cfg//key.pem',
    './~/tilde.txt',
    'cle\u0301.txt',
    'cl\u00e9.txt',
    'nai\u0308ve.txt',
  ];
  const TOOLS = [
    ['Read', 'file_path'],
    ['Edit', 'file_path'],
    ['NotebookEdit', 'notebook_path'],
    ['mcp__fs__read', 'path'],
  ] as const;

  it.each(TOOLS)('is judged: %s', async (tool, key) => {
    const world = worldOf(createMemoryFiles(seed), '/home/u/p');
    for (const path of PRIVATE)
      expect(await decisionOn(world, '/home/u/p', tool, { [key]: path }), path).toBe('deny');
    for (const path of ['~/tilde.txt', '/other/cfg/key.pem', ' ', '~', '~other/p/cfg/key.pem'])
      expect(await decisionOn(world, '/home/u/p', tool, { [key]: path }), path).toBe('pass');
  });

  it('is judged in a mention and in a search of older hosts', async () => {
    const world = worldOf(createMemoryFiles(seed), '/home/u/p');
    const ask = (prompt: string) =>
      userPromptSubmit({ session: 's', cwd: '/home/u/p', prompt }, world);
    for (const name of ['~/p/cfg/key.pem', 'cle\u0301.txt']) {
      const { decision } = await ask(`Look at @${name} please`);
      expect(decision.type, name).toBe('blockPrompt');
      if (decision.type === 'blockPrompt')
        expect(decision.reason).toContain(`Look at @${name} please`);
    }
    expect((await ask('Look at @~/cfg/key.pem')).decision.type).toBe('pass');
    const grep = { pattern: 'x', output_mode: 'content', path: '~/p/cfg/key.pem' };
    expect(await decisionOn(world, '/home/u/p', 'Grep', grep)).toBe('deny');
  });
});

describe('a tool of another server', () => {
  const world = () =>
    worldOf(
      createMemoryFiles({
        '/p/.claudeignore': '.env\n',
        '/p/.powerignore': 'dist/\n',
        '/p/.env': 'x',
        '/p/dist/a.js': 'x',
        '/p/src/a.ts': 'x',
      }),
      '/p',
    );
  const many = Array.from({ length: 200 }, () => 'src/a.ts');
  it.each([
    [{ image_path: '.env' }],
    [{ localPath: '/p/.env' }],
    [{ old_file: '.env' }],
    [{ path1: 'src/a.ts', path2: '.env' }],
    [{ source: '.env', destination: 'x' }],
    [{ source: 'src/a.ts', destination: '.env' }],
    [{ fileUri: 'file:///p/.env' }],
    [{ resource: 'file:///p/%2eenv' }],
    [{ at: 'file://localhost/p/.env' }],
    [{ paths: ['src/a.ts', { path: '.env' }] }],
    [{ paths: [...many, '.env'] }],
    [{ batch: { steps: [[{ in: { document: '.env' } }]] } }],
    [{ path: 'dist/a.js' }],
    [{ source: 'dist/a.js', destination: 'src/b.js' }],
  ])('is judged by every file it names: %j', async (input) => {
    expect(await decisionOn(world(), '/p', 'mcp__fs__copy', input)).toBe('deny');
  });

  it.each([
    [{ output_path: 'dist/a.js' }],
    [{ source: 'src/a.ts', destination: 'dist/a.js' }],
    [{ text: '.env' }],
    [{ query: 'dist/a.js' }],
    [{ url: 'https://example.com/.env' }],
    [{ uri: 'file:///p/src/a.ts' }],
    [{ uri: 'file:' }],
    [{ path: 'file:///%' }],
    [{ path: '\0.env' }],
    [{ path: ['', 7, null, true] }],
    [{ path: 'dist' }],
  ])('is left alone with: %j', async (input) => {
    expect(await decisionOn(world(), '/p', 'mcp__fs__copy', input)).toBe('pass');
  });

  // Other servers may leave the white space where it stands.
  it.each([
    [{ path: '/p/ key ' }, 'deny'],
    [{ path: ' key ' }, 'deny'],
    [{ uri: 'file:///p/%20key%20' }, 'deny'],
    [{ uri: 'file:///p/100%.txt' }, 'deny'],
    [{ path: 'key' }, 'pass'],
  ] as const)('is judged by the name as it is written: %j', async (input, expected) => {
    const files = createMemoryFiles({
      '/p/.claudeignore': '\\ key\\ \n100%.txt\n',
      '/p/ key ': 'x',
      '/p/key': 'x',
      '/p/100%.txt': 'x',
    });
    expect(await decisionOn(worldOf(files, '/p'), '/p', 'mcp__fs__read', input)).toBe(expected);
  });

  it.each([
    [{ server: 'fs', uri: 'file:///p/.env' }, 'deny'],
    [{ server: 'fs', uri: 'file:///p/dist/a.js' }, 'deny'],
    [{ server: 'fs', uri: 'file:///p/src/a.ts' }, 'pass'],
    [{ server: 'fs', uri: 'notes://p/.env' }, 'pass'],
  ] as const)(
    'is judged as a resource the host asks another server for: %j',
    async (input, expected) => {
      expect(await decisionOn(world(), '/p', 'ReadMcpResourceTool', input)).toBe(expected);
    },
  );

  it('is judged by five thousand names, each counted once', async () => {
    const paths = (many: number) => [
      ...Array.from({ length: many }, (_, n) => `src/${n}.ts`),
      ...Array.from({ length: many }, (_, n) => `src/${n}.ts`),
      '.env',
    ];
    const decide = (many: number) =>
      decisionOn(world(), '/p', 'mcp__fs__read', { paths: paths(many) });
    expect(await decide(4_999)).toBe('deny');
    expect(await decide(5_000)).toBe('pass');
  });

  it('is judged by names down to twenty levels', async () => {
    const nested = (levels: number) => {
      let input: Record<string, unknown> = { path: '.env' };
      for (let level = 1; level < levels; level++) input = { a: input };
      return input;
    };
    expect(await decisionOn(world(), '/p', 'mcp__fs__read', nested(20))).toBe('deny');
    expect(await decisionOn(world(), '/p', 'mcp__fs__read', nested(21))).toBe('pass');
  });

  it('may nest its input as deep as it likes', async () => {
    let deep: Record<string, unknown> = { path: '.env' };
    for (let level = 0; level < 50_000; level++) deep = { a: deep };
    expect(await decisionOn(world(), '/p', 'mcp__fs__copy', deep)).toBe('pass');
  });
});
