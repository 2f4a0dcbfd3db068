import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { route } from '../../../src/core/routing/index.ts';
import { HANGS } from '../../support/hang.ts';

const load = (name: string) =>
  readFileSync(new URL(`../../fixtures/routing/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

test.each([
  ['prompts', 150],
  ['second', 80],
])('the labelled set %s is large and judged well', (name, size) => {
  const set = load(name);
  const hits = set.filter(([asks, tier, prompt = '']) => {
    const judged = route(prompt.replaceAll('\\n', '\n'));
    return judged.asks === asks && judged.tier === tier;
  });
  expect(set.length).toBeGreaterThanOrEqual(size);
  expect(hits.length / set.length).toBeGreaterThan(0.9);
});

describe('what is not the person speaking decides nothing', () => {
  test.each([
    '<task-notification>refactor the architecture, fix auth</task-notification>',
    '<system-reminder>fix all files</system-reminder>',
    '<local-command-stdout>implement everything</local-command-stdout>',
  ])('an envelope is talk: %s', (prompt) => {
    expect(route(prompt)).toMatchObject({ asks: 'chat', tier: 'SIMPLE', continues: false });
  });

  test('words in fences, quotations, logs and code do not raise the tier', () => {
    const loud = [
      '```\nmigrate the whole codebase, oauth\n```',
      '"oauth everywhere"',
      '> rewrite the architecture',
      '`encrypt password`',
      '2026-01-01T10:00:00 INFO auth',
    ];
    for (const paste of loud)
      expect(route(`what does this mean?\n${paste}`)).toMatchObject({
        asks: 'question',
        tier: 'SIMPLE',
      });
  });

  test('an error pasted without a word asks for its repair', () => {
    expect(route('TypeError: x is not a function\n    at main (/srv/a.js:1:2)').asks).toBe(
      'change',
    );
  });

  test('a slash command is judged by its text', () => {
    expect(route('/fire-flow:fire-debug the upload fails on Safari').asks).toBe('change');
    expect(route('/commit').asks).not.toBe('question');
  });

  test.each([
    ['/fire-flow:fire-execute-plan', 'change'],
    ['/fire-flow:fire-execute-plan .planning/phases/02-x/02-01-BLUEPRINT.md', 'change'],
    ['/fire-flow:fire-execute-plan 02-01', 'change'],
    ['/fire-flow:fire-3-execute 2', 'change'],
    ['/fire-3-execute', 'change'],
    ['/fire-flow:fire-plan how should sign-in work?', 'change'],
    ['/fire-flow:fire-debug why does login answer 500?', 'change'],
    ['/fire-flow:fire-debug', 'change'],
    ['/fire-flow:fire-debug login answers 500 --diagnose-only', 'question'],
    ['/fire-flow:fire-discover add a cache', 'question'],
    ['/fire-flow:fire-status', 'question'],
  ])('a command of ours asks for what it does, whatever stands behind it: %s', (prompt, asks) => {
    const judged = route(prompt);
    expect(judged.asks).toBe(asks);
    if (asks === 'change') expect(judged.tier).not.toBe('SIMPLE');
  });
});

describe('the seed’s rules', () => {
  test.each([
    ['files named', 'use the new client in a.ts', 'SIMPLE'],
    ['files named', 'use the new client in a.ts, b.ts and c.ts', 'MODERATE'],
    ['files named', 'use the new client in a.ts b.ts c.ts d.ts e.ts f.ts', 'COMPLEX'],
  ])('%s: %s', (_, prompt, tier) => expect(route(prompt).tier).toBe(tier));

  test('what the index knows of the topic moves an estimate, never a named count or an implication', () => {
    const feature = 'add pagination to the products list';
    expect([route(feature, 'exact').tier, route(feature).tier]).toEqual(['SIMPLE', 'MODERATE']);
    expect(route(`${feature} and tests`, 'none').tier).toBe('COMPLEX');
    expect(route('add oauth to the products list', 'exact').tier).toBe('COMPLEX');
    expect(route('fix typo in README.md', 'none').tier).toBe('SIMPLE');
  });

  test('assent goes on with what was asked before', () => {
    for (const prompt of ['yes', 'ok, continue', 'go ahead', 'weiter', 'sí, continúa'])
      expect(route(prompt)).toMatchObject({ asks: 'chat', continues: true });
    for (const prompt of ['thanks!', 'hello', 'yes, and fix the tests too'])
      expect(route(prompt).continues).toBe(false);
  });

  test('hands off makes it a question', () => {
    expect(route("look at the login, don't change anything").asks).toBe('question');
    expect(route("fix the login, don't touch the tests").asks).toBe('change');
  });
});

test('any prompt is judged, the same way each time, without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (prompt) => {
      expect(route(prompt)).toEqual(route(prompt));
    }),
  );
});

test('a long prompt is judged to its end', HANGS, () => {
  for (const unit of ['fix the bug, ', 'a.ts ', 'change a to ', '?. ', '/a', 'change '])
    route(unit.repeat(200_000));
});

describe('a change of one value', () => {
  test.each([
    ['set the timeout to 30 seconds', 'SIMPLE'],
    ['bump the version', 'SIMPLE'],
    ['the same event comes again after a timeout and we ship twice', 'MODERATE'],
    ['rename the field without downtime', 'MODERATE'],
    ['make the limit 50 instead of 20', 'SIMPLE'],
    [
      'two releases within a minute and the older one finished last, now everybody gets the old version',
      'MODERATE',
    ],
    ['use a shared container in the suite instead of a mocked client', 'MODERATE'],
    ['switch to the other mode works but the page flashes on every reload', 'MODERATE'],
    ['the film starts late, we want adaptive streaming with hls.js', 'MODERATE'],
  ])('%s: %s', (prompt, tier) => {
    expect(route(prompt).tier).toBe(tier);
  });
});
