import { describe, expect, it } from 'vitest';
import { createGuard } from '../../src/events/guard.ts';
import { preToolUse } from '../../src/events/pre-tool-use.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { createTree } from '../../src/world/files/tree.ts';
import { rememberIgnoreFiles } from '../../src/world/project/known-sources.ts';
import type { World } from '../../src/world/world.ts';
import { worldOf } from '../support/world-of.ts';

function world(): World {
  const files = createMemoryFiles({
    '/p/.powerignore': 'dist/\n*.log\n',
    '/p/.claudeignore': '.env\n',
    '/p/dist/app.js': 'x',
    '/p/.env': 'T=1',
    '/p/src/a.ts': 'x',
    '/p/src/b.ts': 'x',
  });
  return worldOf(files, '/p');
}

const ask = async (tool: string, input: Record<string, unknown>) =>
  (await preToolUse({ session: 's', cwd: '/p', tool, input, use: 'u' }, world())).decision;

it('judges a link from outside every project by what it leads to', async () => {
  const outside = world();
  const files = createMemoryFiles({
    '/p/.claudeignore': '.env\n',
    '/p/.env': 'T=1',
    '/p/src/a.ts': 'x',
    '/tmp/env': { link: '/p/.env' },
    '/tmp/src': { link: '/p/src' },
    '/tmp/p': { link: '/p' },
  });
  const linked: World = { ...outside, files, tree: createTree(files) };
  const typeOf = async (tool: string, input: Record<string, unknown>) =>
    (await preToolUse({ session: 's', cwd: '/p', tool, input, use: 'u' }, linked)).decision.type;
  expect(await typeOf('Read', { file_path: '/tmp/env' })).toBe('deny');
  expect(await typeOf('Read', { file_path: '/tmp/p/.env' })).toBe('deny');
  expect(await typeOf('Write', { file_path: '/tmp/env', content: '' })).toBe('deny');
  expect(await typeOf('Bash', { command: 'cat /tmp/env' })).toBe('deny');
  expect(await typeOf('Read', { file_path: '/tmp/src/a.ts' })).toBe('pass');
});

describe('the Grep tool of older hosts', () => {
  it('is narrowed where it shows contents of a tree that holds excluded files', async () => {
    const decision = await ask('Grep', { pattern: 'x', output_mode: 'content' });
    if (decision.type !== 'rewrite') throw new Error(decision.type);
    expect(decision.input).toMatchObject({ pattern: 'x', output_mode: 'content' });
    expect(String(decision.input['glob']).split(' ').sort()).toEqual(['!.env', '!dist']);
  });

  it('keeps the glob it had', async () => {
    const decision = await ask('Grep', { pattern: 'x', output_mode: 'content', glob: '*.{js,ts}' });
    expect(decision.type).toBe('rewrite');
    if (decision.type === 'rewrite') expect(decision.input['glob']).toMatch(/^\*\.\{js,ts\} !/);
  });

  it('passes where it shows names, or a tree without excluded files', async () => {
    expect((await ask('Grep', { pattern: 'x' })).type).toBe('pass');
    expect((await ask('Grep', { pattern: 'x', output_mode: 'content', path: '/p/src' })).type).toBe(
      'pass',
    );
    expect((await ask('Glob', { pattern: '**/*' })).type).toBe('pass');
  });

  it('is denied an excluded file', async () => {
    const decision = await ask('Grep', { pattern: 'x', output_mode: 'content', path: '/p/.env' });
    expect(decision.type).toBe('deny');
  });
});

describe('PowerShell', () => {
  it.each([
    ['Get-Content .env', 'deny'],
    ['Get-Content -Path "dist/app.js" -TotalCount 5', 'deny'],
    ['type .env | Select-String T', 'deny'],
    ["Select-String -Pattern 'T' -Path .env", 'deny'],
    ['[System.IO.File]::ReadAllText(".env")', 'deny'],
    ['Get-Content src/a.ts', 'pass'],
    ['Get-ChildItem dist', 'pass'],
    ['Remove-Item -Recurse dist', 'pass'],
    ['Test-Path .env', 'pass'],
    ['npm run build', 'pass'],
  ])('%s: %s', async (command, expected) => {
    expect((await ask('PowerShell', { command })).type).toBe(expected);
  });
});

describe('a command that reads what it has just made', () => {
  it.each([
    ['npm run build > build.log 2>&1; tail -5 build.log', 'pass'],
    ['npm test > out.log && cat out.log', 'pass'],
    ['npm test >> old.log; cat old.log', 'deny'],
    ['cat old.log; npm test > old.log', 'deny'],
    ['cat dist/app.js > out.log; cat out.log', 'deny'],
    ['cat .env > copy.log; cat copy.log', 'deny'],
  ])('%s: %s', async (command, expected) => {
    const here = world();
    here.files.replace('/p/old.log', 'old');
    const decision = await preToolUse(
      { session: 's', cwd: '/p', tool: 'Bash', input: { command }, use: 'u' },
      here,
    );
    expect(decision.decision.type).toBe(expected);
  });
});

describe('a rule file that only a folder below has', () => {
  it.each([
    ['cat sub/p.txt', 'deny'],
    ['cd sub && cat ./p.txt', 'deny'],
    ['cat ../other/secret.txt', 'deny'],
    ['cat src/a.ts', 'pass'],
    ['npm run build', 'pass'],
  ])('%s: %s', async (command, expected) => {
    const here = world();
    here.files.remove('/p/.powerignore');
    here.files.remove('/p/.claudeignore');
    for (const [path, text] of [
      ['/p/sub/.claudeignore', 'p.txt\n'],
      ['/p/sub/p.txt', 'x'],
      ['/other/.claudeignore', 'secret.txt\n'],
      ['/other/secret.txt', 'x'],
    ] as const) {
      here.files.replace(path, text);
    }
    const decided = await preToolUse(
      { session: 's', cwd: '/p', tool: 'Bash', input: { command }, use: 'u' },
      here,
    );
    expect(decided.decision.type).toBe(expected);
  });
});

describe('tools that are not of files', () => {
  it.each([
    ['Task', { prompt: 'read .env', description: '.env' }],
    ['WebFetch', { url: 'https://example.com/.env' }],
    ['TodoWrite', { todos: [{ content: '.env' }] }],
    ['mcp__web__fetch', { url: 'https://example.com/.env' }],
    ['mcp__fs__list', { path: '/p/dist' }],
    ['mcp__fs__read', { path: '/p/nowhere/.env' }],
  ])('%s passes', async (tool, input) => {
    expect((await ask(tool, input)).type).toBe('pass');
  });

  it.each([
    [{ path: '.env' }],
    [{ uri: 'file:///p/.env' }],
    [{ files: ['src/a.ts', '.env'] }],
    [{ options: { file_path: '/p/dist/app.js' } }],
    [{ operations: [{ path: '/p/.env' }] }],
  ])('an MCP tool is judged by the files it names: %j', async (input) => {
    expect((await ask('mcp__fs__read_file', input)).type).toBe('deny');
  });

  it.each([
    ['mcp__fs__write_file', '/p/dist/app.js', 'pass'],
    ['mcp__fs__write_file', '/p/.env', 'deny'],
    ['mcp__fs__create_file', '/p/sub/.env', 'deny'],
    ['mcp__fs__edit_file', '/p/dist/app.js', 'deny'],
    ['mcp__fs__read_file', 'FILE:///p/.env', 'deny'],
  ])('what only writes is judged as a write: %s %s', async (tool, path, expected) => {
    expect((await ask(tool, { path })).type).toBe(expected);
  });
});

describe('rules of nested ignore files', () => {
  it('count for a walk above them, once the session knows them', () => {
    const own = world();
    own.files.replace('/p/pkg/.powerignore', 'gen/\n!dist/\n');
    const below = () =>
      createGuard({ cwd: '/p' }, own)
        .rulesBelow('/p')
        .map(({ rule }) => `${rule.file}:${rule.line}`);
    expect(below()).not.toContain('/p/pkg/.powerignore:1');
    rememberIgnoreFiles(own.files, own.environment, '/p', [
      '/p/.powerignore',
      '/p/pkg/.powerignore',
    ]);
    expect(below()).toEqual(
      expect.arrayContaining(['/p/pkg/.powerignore:1', '/p/pkg/.powerignore:2']),
    );
  });
});
