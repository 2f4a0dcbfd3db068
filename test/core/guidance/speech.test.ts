import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speechOf } from '../../../src/core/guidance/speech.ts';
import { HANGS } from '../../support/hang.ts';

describe('what a user said', () => {
  it.each([
    [
      '<task-notification>\n<status>done</status> docker build failed</task-notification>',
      'envelope',
    ],
    ['<system-reminder>use stripe</system-reminder>', 'envelope'],
    ['<command-name>/clear</command-name>', 'envelope'],
    ['<local-command-stdout>ok</local-command-stdout>', 'envelope'],
    ['/fire-flow:fire-loop fix the "auth" bug --max-iterations 3', 'command'],
    ['/compact', 'command'],
    ['   ', 'empty'],
  ])('%j is no speech', (prompt, none) => {
    expect(speechOf(prompt)).toMatchObject({ own: '', none });
  });

  it('takes out fences, tags, long quotations, quotes and URLs', () => {
    const prompt = [
      'Why does this fail?',
      '```ts',
      'await stripe.refunds.create()',
      '```',
      '> docker said something',
      'See https://example.com/kubernetes/pods and "a long sentence about a deadlock in postgres" please.',
      '<log>prisma migrate</log>',
    ].join('\n');
    const { own, pasted } = speechOf(prompt);
    for (const word of ['stripe', 'docker', 'kubernetes', 'deadlock', 'prisma'])
      expect(own).not.toContain(word);
    for (const word of ['stripe', 'docker', 'deadlock', 'prisma']) expect(pasted).toContain(word);
    expect(own).toContain('Why does this fail?');
    expect(own).toContain('please');
  });

  it('takes a pasted log for pasted, and keeps a sentence that begins like one', () => {
    const log =
      'It broke:\nTypeError: x is not a function\n    at run (src/a.js:1:2)\n    at main (src/b.js:3:4)\nWhy?';
    expect(speechOf(log).own.split(/\n+/)).toEqual(['It broke:', 'Why?']);
    expect(speechOf('Error: the login page says nothing').own).toBe(
      'Error: the login page says nothing',
    );
  });

  it('takes what a terminal shows for pasted, up to the next empty line', () => {
    const paste =
      '$ deploy --now\nPassword for the database: x\nsource: 12 objects\n\nWhat is wrong?';
    expect(speechOf(paste).own).toBe('What is wrong?');
    expect(speechOf(`Look:\n${paste.replace('$', '❯')}`).own.split(/\n+/)).toEqual([
      'Look:',
      'What is wrong?',
    ]);
    expect(speechOf('It costs\n$5 a month\nfor each user').own).toContain('for each user');
  });

  it('keeps a list of tasks', () => {
    const tasks = '- add the login page\n- add tests\n- deploy';
    expect(speechOf(tasks).own).toBe(tasks);
  });

  it('is bounded on hostile text', HANGS, () => {
    for (const piece of ['<a', '```\n', '"', '> ', '<a>', '[', ' \n', 'at (', '“']) {
      const { own, pasted } = speechOf(`x${piece.repeat(600_000)}`);
      expect(own.length + pasted.length).toBeLessThanOrEqual(26_000);
    }
    fc.assert(fc.property(fc.string(), (text) => speechOf(text).own.length <= 6_000));
  });
});
