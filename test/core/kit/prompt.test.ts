import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandOf, isEnvelope, ownWords } from '../../../src/core/kit/prompt.ts';
import { HANGS } from '../../support/hang.ts';

describe('isEnvelope', () => {
  test.each([
    '<task-notification>\n<task-id>a1</task-id>\n</task-notification>\nRead the output file to see it.',
    '<system-reminder>The date changed.</system-reminder>',
    '<command-message>compact</command-message>\n<command-name>/compact</command-name>\n<command-args></command-args>',
    '<local-command-stdout>done</local-command-stdout>',
    '<bash-input>git status</bash-input>',
    '<bash-stdout>clean</bash-stdout><bash-stderr></bash-stderr>',
    'This session is being continued from a previous conversation that ran out of context.',
    '[Request interrupted by user for tool use]',
  ])('the host speaks: %s', (prompt) => expect(isEnvelope(prompt)).toBe(true));

  test.each([
    'fix the bug',
    '<system-reminder>x</system-reminder>\nfix the bug',
    '<div>why does this not render?</div>',
    'what does <task-notification> mean?',
    '',
  ])('a person speaks: %s', (prompt) => expect(isEnvelope(prompt)).toBe(false));
});

describe('commandOf', () => {
  test.each([
    [
      '/fire-flow:fire-debug the "auth" bug --max 3',
      { name: 'fire-debug', text: 'the "auth" bug --max 3' },
    ],
    ['  /fire-status', { name: 'fire-status', text: '' }],
    ['/compact keep\nthe plan', { name: 'compact', text: 'keep\nthe plan' }],
    ['/srv/app is full', null],
    ['/etc/hosts', null],
    ['run /fire-debug', null],
    ['', null],
  ])('%s', (prompt, command) => expect(commandOf(prompt)).toEqual(command));
});

describe('ownWords', () => {
  test('keeps speech and drops what was pasted around it', () => {
    const prompt = [
      'The job died, please look:',
      '2026-01-02T10:11:12Z ERROR worker refactor everything',
      '    at Object.run (src/a.ts:3:9)',
      "TypeError: cannot read properties of undefined (reading 'x')",
      '```ts',
      'const migrate = 1;',
      '```',
      '> delete all the files',
      'It says "security hole" at https://example.com/oauth?x=1 in `auth.ts`.',
    ].join('\n');
    expect(ownWords(prompt)).toBe('The job died, please look:\nIt says at in .');
  });

  test('apostrophes are not quotation marks', () => {
    expect(ownWords("don't touch it, it's fine")).toBe("don't touch it, it's fine");
  });

  test('an envelope has no words of the person; a reminder is cut from theirs', () => {
    expect(ownWords('<bash-input>ls</bash-input>')).toBe('');
    expect(ownWords('do it <system-reminder>x</system-reminder> now')).toBe('do it now');
  });

  test('the end of a very long paste is heard', () => {
    expect(ownWords(`${'2026-01-02T10:11:12Z INFO tick\n'.repeat(9000)}why is it slow?`)).toBe(
      'why is it slow?',
    );
  });

  test('never throws, never grows, is stable on its own result apart from new pastes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(ownWords(text).length).toBeLessThanOrEqual(text.length + 2);
        isEnvelope(text);
      }),
    );
  });

  test('hostile input is read to its end', HANGS, () => {
    for (const unit of ['<a ', '"', "'", '`', '<system-reminder>', '<command-x>', '```\n', 'a.b:1'])
      ownWords(unit.repeat(400_000));
  });
});
