import { describe, expect, test } from 'vitest';
import {
  createExclusion,
  type ExemptionFacts,
  isExempt,
  namesIn,
  onlyNames,
} from '../../../src/core/exclusion/index.ts';
import { memoryTree } from './memory-tree.ts';

const FILES = [
  '/r/src/app.ts',
  '/r/src/gen/schema.ts',
  '/r/dist/app.js',
  '/r/dist/deep/only.css',
  '/r/dist/index.js',
  '/r/pkg/dist/index.js',
  '/r/package-lock.json',
  '/r/pkg/package-lock.json',
  '/r/my logs/a b.log',
  '/r/.env',
  '/r/node_modules/x/only.css',
  '/r/node_modules/@scope/lib/main.js',
];
const tree = memoryTree(FILES);
const exclusion = createExclusion({
  root: '/r',
  foldCase: false,
  tree,
  userWide: [],
  sourcesIn: (base) =>
    base === '/r'
      ? [
          {
            path: '/r/.powerignore',
            base,
            purpose: 'waste',
            text: 'dist/\nnode_modules/\ngen/\n*.log\n.env\n*-lock.json',
          },
        ]
      : [],
});
const facts: ExemptionFacts = {
  isOnlyOfItsName: onlyNames(tree, '/r'),
  isExcludedDirectory: (directory) => exclusion.judge(directory, 'read', 'directory').excluded,
};
const exempt = (path: string, prompt: string) => isExempt(path, '/r', namesIn(prompt), facts);

describe('a file the user named', () => {
  test.each([
    ['/r/dist/app.js', 'compare dist/app.js with the source'],
    ['/r/dist/app.js', 'compare ./dist/app.js with the source'],
    ['/r/dist/app.js', 'compare /dist/app.js with the source'],
    ['/r/dist/app.js', 'compare /r/dist/app.js with the source'],
    ['/r/dist/app.js', '@dist/app.js#L10-20 looks wrong'],
    ['/r/dist/app.js', 'in app.js line 3'],
    ['/r/dist/app.js', 'error in dist\\app.js:3:1'],
    ['/r/pkg/dist/index.js', 'see dist/index.js'],
    ['/r/pkg/dist/index.js', 'see ../pkg/dist/index.js'],
    ['/r/package-lock.json', 'why did package-lock.json change?'],
    ['/r/my logs/a b.log', 'open "my logs/a b.log"'],
    ['/r/my logs/a b.log', '@"my logs/a b.log"'],
    ['/r/.env', 'is PORT in .env?'],
    ['/r/node_modules/@scope/lib/main.js', 'read @scope/lib/main.js'],
    ['/r/dist/deep/only.css', 'fix only.css'],
  ])('%s by %j', (path, prompt) => {
    expect(exempt(path, prompt)).toBe(true);
    expect(isExempt(path, '/r', [])).toBe(false);
  });

  test.each([
    ['/r/dist/app.js', 'what is in the dist folder'],
    ['/r/dist/app.js', 'see https://x.org/dist/app.js'],
    ['/r/dist/app.js', 'edit src/app.ts'],
    ['/r/dist/app.js', 'edit other/app.js.map and list/app.js'],
    ['/r/pkg/package-lock.json', 'why did package-lock.json change?'],
    ['/r/pkg/dist/index.js', 'open index.js'],
    ['/r/node_modules/x/only.css', 'fix only.css'],
    ['/r/src/gen/schema.ts', 'tidy up src/ please'],
  ])('not %s by %j', (path, prompt) => {
    expect(exempt(path, prompt)).toBe(false);
  });

  test('an excluded directory means what is in it', () => {
    expect(exempt('/r/dist/deep/only.css', 'search dist/ for colours')).toBe(true);
    expect(exempt('/r/dist', 'search dist/ for colours')).toBe(true);
    expect(exempt('/r/src/gen/schema.ts', 'explain src/gen')).toBe(true);
    expect(exempt('/r/src/gen/schema.ts', 'explain /r/src/gen/')).toBe(true);
    expect(exempt('/r/pkg/distant', 'search dist/')).toBe(false);
  });

  test('without facts about the tree only whole paths count', () => {
    expect(isExempt('/r/dist/app.js', '/r', ['dist/app.js'])).toBe(true);
    expect(isExempt('/r/dist/deep/x', '/r', ['dist/'])).toBe(false);
    expect(isExempt('/r/dist/app.js', '/r', ['app.js'])).toBe(false);
  });

  test('names that are no paths exempt nothing', () => {
    const odd = ['', '/', '.', './', '../', '~/', '\\', '//', '*', '**/*', '\0'];
    expect(
      isExempt('/r/dist/app.js', '/r', odd, {
        isOnlyOfItsName: () => true,
        isExcludedDirectory: () => true,
      }),
    ).toBe(false);
  });
});

describe('the only file of its name', () => {
  test('is looked for once, not in dependencies, and in each directory once however links lead', () => {
    let listed = 0;
    const looped = memoryTree(['/r/a/x', '/r/b/y', '/r/b/x2'], {
      '/r/a/back': '/r',
      '/r/b/z': '/r/a/x',
    });
    const only = onlyNames(
      {
        ...looped,
        list: (path) => {
          listed++;
          return looped.list(path);
        },
      },
      '/r',
    );
    expect(only('/r/b/y')).toBe(true);
    expect(only('/r/a/x')).toBe(true);
    expect(only('/r/c/y')).toBe(false);
    expect(listed).toBe(3);
  });

  test('is not told in a tree too large to search', () => {
    const wide = Array.from({ length: 20_001 }, (_, at) => `f${at}`);
    const large = (names: string[]) =>
      onlyNames({ kind: () => 'file', real: (path) => path, list: () => names }, '/r');
    expect(large(wide)('/r/f7')).toBe(false);
    expect(large(wide.slice(1))('/r/f7')).toBe(true);
  });
});
