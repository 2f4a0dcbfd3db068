import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsIn, namesIn } from '../../../src/core/exclusion/index.ts';

describe('names in a prompt', () => {
  test.each<[prompt: string, ...names: string[]]>([
    ['look at src/core/a.ts and tell me', 'src/core/a.ts'],
    ['why is dist/ so large?', 'dist/'],
    ['why is the dist folder so large?'],
    ['open bundle.js, then .env.local.', 'bundle.js', '.env.local'],
    ['(see src/a.ts), "src/b.ts": `src/c.ts`;', 'src/a.ts', 'src/b.ts', 'src/c.ts'],
    ['**build/out.css** or _site/index.html', 'build/out.css', '_site/index.html'],
    ["src/a.ts's header", 'src/a.ts'],
    ['check "secrets/my key.txt" please', 'secrets/my key.txt'],
    ['check logs/my\\ file.log please', 'logs/my file.log'],
    ['@src/a.ts#L10-20 is odd', 'src/a.ts'],
    ['@"docs/the plan.md" and @dist/', 'docs/the plan.md', 'dist/'],
    ['error at src/a.ts:10:5', 'src/a.ts'],
    ['src/a.ts(10,5): error TS2345', 'src/a.ts'],
    ['src/a.ts:10-20, src/b.ts#L4', 'src/a.ts', 'src/b.ts'],
    ['tests/test_a.py::TestCase::test_b fails', 'tests/test_a.py'],
    ['pass --config=build/webpack.js', 'build/webpack.js'],
    ["require('./dist/a.js') fails", './dist/a.js'],
    ['edit app/(auth)/page.tsx and pages/[id].tsx', 'app/(auth)/page.tsx', 'pages/[id].tsx'],
    ['__init__.py and logo@2x.png', '__init__.py', 'logo@2x.png'],
    ['C:\\work\\dist\\a.js is it', 'C:\\work\\dist\\a.js'],
    ['open file:///work/dist/a.js', '/work/dist/a.js'],
    ['[the file](dist/a.js) here', 'dist/a.js'],
    ['请看dist/app.js的内容', 'dist/app.js'],
    ['请打开「build/a.css」。', 'build/a.css'],
    ['Ansicht in Übersicht/größe.css', 'Übersicht/größe.css'],
    ['first\ndist/a.js\nlast', 'dist/a.js'],
    ['run it \\\n  dist/a.js', 'dist/a.js'],
    ['go to ~/notes/a.md or ../lib/b.c', '~/notes/a.md', '../lib/b.c'],
  ])('%j', (prompt, ...names) => {
    expect(namesIn(prompt)).toEqual(expect.arrayContaining(names));
    if (names.length === 0) expect(namesIn(prompt)).toEqual([]);
  });

  test('nothing else comes with the plain cases', () => {
    expect(namesIn('look at src/core/a.ts:12 and @dist/b.js#L3, or `c.ts`, then .env')).toEqual([
      'dist/b.js',
      'c.ts',
      'src/core/a.ts',
      '.env',
    ]);
  });

  test.each([
    'see https://example.com/dist/app.js?x=src/a.ts#b/c.js for it',
    'clone git+ssh://host/dist/app.js now',
    'mail me@dist.com or ask dist.',
    'version 3.14 of 2024, 1/2 done, 12/31/2024 ...',
    'build the dist and the node_modules, then test.',
    "don't touch it, it's fine",
    '!? ... , ; : () [] {} @ # / // ..',
  ])('no file in %j', (prompt) => {
    expect(namesIn(prompt).filter((name) => /app\.js|a\.ts|c\.js|dist|modules/.test(name))).toEqual(
      [],
    );
    if (!prompt.includes('//')) expect(namesIn(prompt)).toEqual([]);
  });

  test('mentions are told apart from addresses, scopes and decorators', () => {
    expect(mentionsIn('@a/b.ts, x@y.com @"c d.md" (@e.ts) node_modules/@types/x @f#L2')).toEqual([
      'a/b.ts',
      'c d.md',
      'e.ts',
      'f',
    ]);
  });

  test('whatever is pasted, names are few, short and found in linear time', () => {
    const pastes = [
      '"'.repeat(50_000),
      '@'.repeat(90_000),
      'a/'.repeat(50_000),
      '('.repeat(90_000),
      'a.b '.repeat(25_000),
      'a:'.repeat(150),
      '\\ '.repeat(40_000),
      '://'.repeat(30_000),
    ];
    for (const paste of pastes) expect(namesIn(paste).length).toBeLessThanOrEqual(200);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (prompt) => {
        for (const name of namesIn(prompt)) {
          expect(name.length).toBeLessThanOrEqual(400);
          expect(name).not.toMatch(/\p{Cc}/u);
        }
      }),
    );
  });
});
