import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../src/core/exclusion/index.ts';

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

  it.each([
    ['Do not read .env, but fix the login in src/login.ts', ['src/login.ts']],
    ["don't touch config/prod.json; update README.md", ['README.md']],
    ['Never open secrets/key.pem.', []],
    ['Fix a.ts without changing b.ts', ['a.ts']],
  ])('an order to leave a file alone names nothing: %s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });
});
