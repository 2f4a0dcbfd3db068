import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../src/core/signature/index.ts';

const said = (text: string, tool = 'Edit'): ReturnType<typeof diagnose> =>
  diagnose({ tool, text, failed: true });

describe('what the host itself says', () => {
  it.each([
    [
      "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit).",
      'user-rejected',
      false,
    ],
    [
      "The user doesn't want to take this action right now. STOP what you are doing.",
      'user-rejected',
      false,
    ],
    ['[Request interrupted by user for tool use]', 'user-rejected', false],
    [
      'Exit code 137\n[Request interrupted by user for tool use]\nsome output',
      'user-rejected',
      false,
    ],
    ['<tool_use_error>Sibling tool call errored</tool_use_error>', 'tool-error', false],
    [
      '<tool_use_error>Cancelled: parallel tool call Bash(ls) errored</tool_use_error>',
      'tool-error',
      false,
    ],
    [
      '<tool_use_error>File has not been read yet. Read it first before writing to it.</tool_use_error>',
      'tool-error',
      true,
    ],
    ['File has been modified since read, either by the user or by a linter.', 'tool-error', true],
    [
      '<tool_use_error>String to replace not found in file.\nString: abc</tool_use_error>',
      'tool-error',
      true,
    ],
    ['Found 3 matches of the string to replace, but replace_all is false.', 'tool-error', true],
    ['Error: No such tool available: mcp__x__y', 'tool-error', true],
    [
      'InputValidationError: Edit failed due to the following issue:\nThe required parameter `a` is missing',
      'tool-error',
      true,
    ],
    ['EISDIR: illegal operation on a directory, read', 'tool-error', true],
    ['File does not exist. Note: your current working directory is /p.', 'not-found', true],
    [
      'File content (300KB) exceeds maximum allowed size (256KB). Please use offset and limit.',
      'tool-limit',
      false,
    ],
    ['File content (30000 tokens) exceeds maximum allowed tokens (25000).', 'tool-limit', false],
    [
      "ERROR: cd to '/x' was blocked. For security, Claude Code may only change directories to child directories.",
      'policy-blocked',
      false,
    ],
    ['Permission to use Bash with command rm -rf x has been denied.', 'policy-blocked', false],
    ['PreToolUse:Bash hook error: no', 'policy-blocked', false],
    ['Command timed out after 2m 0.0s', 'timeout', false],
    ['Exit code 143\nCommand timed out after 1s\npartial', 'timeout', false],
  ])('%s', (text, kind, misuse) => {
    expect(said(text)).toMatchObject({ kind, host: true, misuse, family: 'host' });
  });

  it.each([
    'cat: x: No such file or directory',
    "AssertionError: expected 'String to replace not found in file' to be 'x'",
    'log: The user rejected it',
    'curl: (28) Operation timed out after 10 ms',
  ])('a program is not the host: %s', (text) => {
    expect(said(text, 'Bash').host).toBe(false);
  });

  it('a failed edit is the same failure whatever text was not found', () => {
    const of = (text: string): string | undefined =>
      said(`String to replace not found in file.\nString: ${text}`).signatures[0]?.id;
    expect(of('  a')).toBe(of('\tb'));
  });

  it('counts and sizes do not tell two refusals apart, what was refused does', () => {
    const id = (text: string): string | undefined => said(text).signatures[0]?.id;
    expect(id('Found 3 matches of the string to replace')).toBe(
      id('Found 7 matches of the string to replace'),
    );
    expect(id('File content (300KB) exceeds maximum allowed size (256KB).')).toBe(
      id('File content (3.1MB) exceeds maximum allowed size (256KB).'),
    );
    expect(id('Error: No such tool available: a')).not.toBe(id('Error: No such tool available: b'));
  });

  it('two commands that ran out of time are two failures', () => {
    const of = (command: string, seconds: number): string | undefined =>
      diagnose({ tool: 'Bash', command, text: `Command timed out after ${seconds}s`, failed: true })
        .signatures[0]?.id;
    expect(of('npm test', 10)).toBe(of('npm test', 20));
    expect(of('npm test', 10)).not.toBe(of('npm run dev', 10));
  });

  it('says nothing about a call that did not fail', () => {
    expect(diagnose({ tool: 'Bash', text: 'File does not exist.', failed: false }).host).toBe(
      false,
    );
  });
});
