import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersIn, statementsIn } from '../../../src/core/preservation/index.ts';
import { HANGS } from '../../support/hang.ts';

describe('orders of the user', () => {
  it.each([
    'Never touch src/legacy/billing.ts.',
    "Please don't add new dependencies",
    'do not push to main',
    'and dont run the migrations',
    'Stop refactoring and just fix the bug.',
    'You must not edit generated files.',
    'The schema file is off limits.',
    'leave the CI config alone',
    'Keep the public API unchanged.',
    'Only change files under src/.',
    'ask me before you delete anything',
    'Fix it without changing the tests.',
    'We never commit to master directly.',
    'hold on, wait for my review',
    "I don't want you to touch the lockfile, never run npm install.",
    'no more mocks',
    'ALWAYS use the audit tool',
    'under no circumstances deploy',
    'From now on use tabs.',
    'not yet',
  ])('are found: %s', (text) => {
    expect(ordersIn(text)).toEqual([text]);
  });

  it.each([
    "why didn't our tests pick this up?",
    "I don't think that is right",
    'the test never passes on CI',
    "it doesn't work",
    'can you check the logs',
    "the servers don't respond",
    'yes, that was it',
    'fix the stop button',
    "you don't have a full MCP available, do you?",
    'the always-on mode is broken',
    'error: push: cannot retry the request',
    'define Request.GetBody to avoid this error',
    '--branch 12-intermittent-stop-hook-timeout',
    'SKIP refs/heads/main already current',
    'Remove other methods of access if we dont need them',
    'I wonder why it never finishes',
  ])('are not made of: %s', (text) => {
    expect(ordersIn(text)).toEqual([]);
  });

  it('stand alone, verbatim, out of a longer prompt with lists', () => {
    const prompt =
      'Fix the login bug.\n- never edit `auth/v1.ts`; it is frozen\n- tests live in test/\nThanks! Do not deploy.';
    expect(ordersIn(prompt)).toEqual(['never edit `auth/v1.ts`;', 'Do not deploy.']);
  });

  it('are not taken from pasted output', () => {
    expect(ordersIn('look:\n```\nnever mind\ndo not use\n```\n> do not quote\nplease fix')).toEqual(
      [],
    );
  });

  it('are parts of the prompt, for any prompt', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('never', "don't", 'stop ', '. ', '\n', 'only change '),
          ),
          { maxLength: 20 },
        ),
        (parts) => {
          const prompt = parts.join('');
          for (const order of ordersIn(prompt)) expect(prompt).toContain(order);
        },
      ),
    );
  });

  it('are found in a prompt of any length', HANGS, () => {
    for (const part of ['leave ', 'keep the ', 'never ', ', ', "I don't ", 'wait for ']) {
      ordersIn(part.repeat(200_000));
      ordersIn(`${part.repeat(60)}\n`.repeat(300));
    }
  });
});

describe('statements of the assistant', () => {
  it.each([
    'BLOCKED: Redis is not available in the test environment',
    '**STUCK**: the same error three times',
    "I'm blocked on the missing credentials.",
    'I cannot proceed without the staging database.',
    'The task is blocked by a failing upstream build',
    'I need your decision on the schema.',
    'SSH access to the build host is blocked (no key set up)',
  ])('of being blocked: %s', (line) => {
    expect(statementsIn(`Some words.\n\n${line}\nMore.`).blocked).toEqual([line]);
  });

  it.each([
    'We are no longer blocked.',
    'The request is not blocked by CORS.',
    'This unblocks the release.',
    '| BLOCKED | 3 |',
    '```\nBLOCKED: x\n```',
    'if blocked by the firewall, retry',
    'Task 6 is blocked by 4 and 5.',
    'I need access to `parse` but it is private, so I will export it.',
  ])('not: %s', (text) => {
    expect(statementsIn(text).blocked).toEqual([]);
  });

  it.each([
    ['Confidence: 85/100', 85],
    ['**Confidence:** 7/10', 70],
    ['confidence level is 40%', 40],
    ["I'm 90% confident that this is it", 90],
  ])('of confidence: %s', (line, value) => {
    expect(statementsIn(line).confidence).toEqual([value]);
  });

  it.each(['confidence in version 2', 'Confidence: 250/100', 'we have 3 retries'])(
    'no confidence: %s',
    (line) => {
      expect(statementsIn(line).confidence).toEqual([]);
    },
  );

  it('of a hypothesis', () => {
    const line = 'The root cause is a stale cache in worktree.Add.';
    expect(statementsIn(line).hypothesis).toEqual([line]);
  });
});

describe('cuts', () => {
  const order = 'Never push to the main branch.';
  const pasted = (length: number) =>
    'some words of it\n'
      .repeat(length / 17 + 1)
      .slice(0, length - 1)
      .concat('\n');

  it.each([
    ['before', 20_000 - order.length - 1],
    ['before', 20_000 - order.length],
    ['before', 100_000],
    ['after', 20_000],
    ['after', 100_000],
  ])('leave what is ruled %s a paste of %i characters', (where, length) => {
    const prompt = where === 'before' ? `${order}\n${pasted(length)}` : `${pasted(length)}${order}`;
    expect(ordersIn(prompt)).toEqual([order]);
  });

  it('never split a character', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (a, b) => {
        const wide = '😀'.repeat(160);
        const prompt = `${'x'.repeat(a)} never ${wide}. ${`${wide}\n`.repeat(70)}${'y'.repeat(b)} never ${wide}`;
        const said = statementsIn(
          `${'z'.repeat(b)}${`${wide}\n`.repeat(70)}BLOCKED: ${'x'.repeat(a)}${wide}${wide}`,
        );
        for (const text of [...ordersIn(prompt), ...said.blocked])
          expect(text).not.toMatch(/\p{Surrogate}/u);
        expect(said.blocked).toHaveLength(1);
      }),
    );
  });
});
