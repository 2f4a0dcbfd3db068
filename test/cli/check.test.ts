import { runCommand } from 'citty';
import { afterEach, expect, it, vi } from 'vitest';
import { check, checkOne } from '../../src/cli/check.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { worldOf } from '../support/world-of.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function codeOf(...rawArgs: readonly string[]) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(check, { rawArgs: [...rawArgs] });
  return { code: process.exitCode, complaint: complaint.mock.calls.join('\n') };
}

it.each(['--jsno', '-q', '--write-all=1', '--bogus'])(
  'a mistyped option is named and answers nothing: %s',
  async (option) => {
    const { code, complaint } = await codeOf(option, 'README.md');
    expect(code).toBe(2);
    expect(complaint).toContain(option.split('=')[0]);
  },
);

it.each([
  [['README.md'], 1],
  [['--json', 'README.md'], 1],
  [['--write', 'README.md', 'LICENSE'], 1],
  [['--', '--bogus'], 1],
  [[], 2],
  [[''], 2],
  [['README.md', ''], 2],
] as const)('%j is understood or not', async (args, code) => {
  expect((await codeOf(...args)).code).toBe(code);
});

const world = () =>
  worldOf(
    createMemoryFiles({
      '/r/.git/HEAD': 'x',
      '/r/.claudeignore': '# private\n.env\n',
      '/r/web/.powerignore': 'dist/\n!keep.log\n',
      '/r/web/dist/a.js': 'x',
      '/r/web/.env': 'x',
      '/r/web/src/a.ts': 'x',
    }),
    undefined,
  );
const DIST = { file: '/r/web/.powerignore', line: 1, pattern: 'dist/', purpose: 'waste' };
const ENV = { file: '/r/.claudeignore', line: 2, pattern: '.env', purpose: 'privacy' };

it.each([
  ['dist/a.js', 'read', { kind: 'path', verdict: 'excluded', path: '/r/web/dist/a.js', ...DIST }],
  ['dist/a.js', 'write', { kind: 'path', verdict: 'passes' }],
  ['.env', 'write', { kind: 'path', verdict: 'excluded', path: '/r/web/.env', ...ENV }],
  ['../.env', 'read', { verdict: 'excluded', path: '/r/.env', ...ENV }],
  ['none/.env', 'read', { verdict: 'excluded', path: '/r/web/none/.env', ...ENV }],
  ['src/a.ts', 'read', { kind: 'path', verdict: 'passes' }],
  ['/elsewhere/.env', 'read', { kind: 'path', verdict: 'passes' }],
  ['a\0b', 'read', { kind: 'path', verdict: 'passes' }],
  ['cat .env', 'read', { kind: 'command', verdict: 'excluded', path: '/r/web/.env', ...ENV }],
  ['cat src/a.ts', 'read', { kind: 'command', verdict: 'passes' }],
  ['rg login', 'read', { kind: 'command', verdict: 'rewritten' }],
] as const)('%j asked as %s', (asked, want, answer) => {
  expect(checkOne(asked, want, '/r/web', world())).toMatchObject({ asked, ...answer });
});
