import { runCommand } from 'citty';
import { afterEach, expect, it, vi } from 'vitest';
import { check } from '../../src/cli/check.ts';

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
] as const)('%j is understood or not', async (args, code) => {
  expect((await codeOf(...args)).code).toBe(code);
});
