import { describe, expect, it } from 'vitest';
import { mentionsIn, namesIn } from '../../../src/core/exclusion/index.ts';

describe('names in a prompt', () => {
  it.each([
    ['fix dist/app.js please', ['dist/app.js']],
    ['look at @src/a.ts#L10-20 and "my logs/a b.log"', ['src/a.ts', 'my logs/a b.log']],
    ['why does .env fail', ['.env']],
    ['see https://example.com/dist/app.js', []],
    ['clean the dist folder', []],
  ])('%s', (prompt, names) => {
    for (const name of names) expect(namesIn(prompt)).toContain(name);
    if (names.length === 0) expect(namesIn(prompt)).toEqual([]);
  });

  it('mentions are found wherever they stand, and as long as a path may be', () => {
    const long = `${'d/'.repeat(2_046)}a.ts`;
    const log = 'a line of a log\n'.repeat(20_000);
    expect(mentionsIn(`${log}see @.env`)).toEqual(['.env']);
    expect(mentionsIn(`see @${long} and @"${long}"`)).toEqual([long]);
    expect(mentionsIn(Array.from({ length: 4_999 }, (_, n) => `@f${n}.ts`).join(' '))).toHaveLength(
      4_999,
    );
    const many = Array.from({ length: 6_000 }, (_, n) => `@f${n}.ts`).join(' ');
    expect(mentionsIn(many)).toHaveLength(5_000);
    expect(namesIn(`${many} @${long}`)).toHaveLength(200);
  });

  it.each([
    ['Do not read .env, but fix the login in src/login.ts', ['src/login.ts']],
    ["don't touch config/prod.json; update README.md", ['README.md']],
    ['Never open secrets/key.pem.', []],
    ['Fix a.ts without changing b.ts', ['a.ts']],
  ])('an order to leave a file alone names nothing: %s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });
});
