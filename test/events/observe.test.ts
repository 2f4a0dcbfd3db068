import { describe, expect, it } from 'vitest';
import { observe } from '../../src/events/observe/observe.ts';
import type { ToolResult } from '../../src/events/observe/result.ts';

const base: ToolResult = {
  tool: 'Bash',
  input: {},
  text: '',
  failed: false,
  interrupted: false,
  use: 'u1',
  at: 1,
  root: '/repo',
};
const bash = (command: string, rest: Partial<ToolResult> = {}) =>
  observe({ ...base, input: { command }, ...rest }, () => 'kept.txt');
const failed = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` });

describe('a shell command is', () => {
  it.each([
    ['cat src/a.ts', 'look'],
    ['cd packages/web', 'look'],
    ['git status --short', 'look'],
    ['npm test', 'check'],
    ['cd web && npx vitest run', 'check'],
    ['git commit -m x', 'command'],
    ["sed -i 's/a/b/' a.ts", 'command'],
    ['cat > a.ts <<EOF\nx\nEOF', 'command'],
  ])('%s: a %s', (command, kind) => {
    expect(bash(command)?.kind).toBe(kind);
  });

  it('known by its program, runners looked through, and by whether it writes', () => {
    expect(bash('cd web && FOO=1 npx vitest run')).toMatchObject({ program: 'vitest' });
    expect(bash("sed -i 's/a/b/' a.ts")).toMatchObject({ program: 'sed', writes: true });
    expect(bash('npx eslint --fix .')).toMatchObject({ kind: 'check', writes: true });
    expect(bash('npm test 2>/dev/null')).not.toHaveProperty('writes');
  });

  it('judged by what it printed where a pipe swallowed its exit code', () => {
    const text =
      'FAILED test_a.py::test_x - AssertionError: assert 1 == 2\n1 failed, 3 passed in 0.1s';
    expect(bash('pytest | tail -5', { text })).toMatchObject({
      kind: 'check',
      ok: false,
      failed: 1,
    });
  });

  it('a look although it fails, unless what stops it lies outside', () => {
    expect(bash('grep -rn x src', failed(''))?.kind).toBe('look');
    expect(bash('nc -z db.internal 5432', failed('nc: connection refused'))?.kind).toBe('look');
    expect(bash('git ls-remote origin', failed('fatal: Authentication failed'))).toMatchObject({
      kind: 'failure',
      signature: { kind: 'auth' },
    });
  });

  it('without an outcome where it runs on in the background', () => {
    const input = { command: 'npm test', run_in_background: true };
    expect(observe({ ...base, input }, () => '')?.kind).not.toBe('check');
  });
});

describe('a refusal of access', () => {
  it.each([
    ["touch: cannot touch '/var/lib/x.db': Permission denied", true],
    ['Error: listen EACCES: permission denied 0.0.0.0:80', true],
    ['sudo: a password is required', true],
    ["EACCES: permission denied, open '/repo/out/a.txt'", undefined],
    ['/bin/bash: line 1: ./run.sh: Permission denied', undefined],
  ])('%s: outside %s', (text, outside) => {
    const fact = bash('./deploy', failed(text));
    expect(fact && 'outside' in fact ? fact.outside : undefined).toBe(outside);
  });
});

describe('a call the host ended', () => {
  const call = (text: string, tool = 'Edit') =>
    observe({ ...base, tool, input: { file_path: '/repo/a.ts' }, failed: true, text }, () => '');
  it("is the host's, and misuse only where it was made wrongly", () => {
    expect(
      call('<tool_use_error>String to replace not found in file.\nString: x</tool_use_error>'),
    ).toMatchObject({
      target: 'a.ts',
      host: true,
      misuse: true,
    });
    const refused = call("The user doesn't want to proceed with this tool use.");
    expect(refused).toMatchObject({ host: true });
    expect(refused).not.toHaveProperty('misuse');
  });
});

it('lists of tasks say nothing of the work', () => {
  expect(observe({ ...base, tool: 'TodoWrite' }, () => '')).toBeNull();
});
