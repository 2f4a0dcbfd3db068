import { describe, expect, it } from 'vitest';
import { applyFilter, type FilterPlan } from '../../../src/core/shell/index.ts';

const judges = {
  excluded: (path: string) =>
    path.startsWith('/r/dist/') || path === '/r/.env' || /^\/r\/\.env\.(?!example$)/.test(path),
  isFile: (path: string) => path === '/r/.env.example' || path === '/r/src/a-1-b.js',
};
const COLON: FilterPlan = { sources: [{ form: 'colon', base: '/r' }] };
const PATCH: FilterPlan = { sources: [{ form: 'patch', base: '/r' }] };

describe('lines that begin with their file', () => {
  it.each([
    ['src/a.js:1:x', 'src/a.js:1:x', 0],
    ['./dist/app.js:1:x\nsrc/a.js:2:y', 'src/a.js:2:y', 1],
    ['.env:TOKEN=1', '', 1],
    ['dist/app.js-3-context\ndist/app.js:4:hit', '', 2],
    ['a line that only mentions dist/app.js: no', 'a line that only mentions dist/app.js: no', 0],
    ['.env.example:1:a', '.env.example:1:a', 0],
    ['.env.example:A=b:c', '.env.example:A=b:c', 0],
    ['.env.local:A=b:c', '', 1],
    ['src/a-1-b.js:x', 'src/a-1-b.js:x', 0],
    ['dist-x/a.js:1:y', 'dist-x/a.js:1:y', 0],
    ['/r/dist/app.js:9', '', 1],
    ['grep: dist/app.js: binary file matches', '', 1],
    ['Binary file dist/app.js matches', '', 1],
  ])('%j', (output, left, dropped) => {
    const result = applyFilter(COLON, output, judges);
    expect(result.dropped).toBe(dropped);
    expect(result.output).toBe(left);
  });
});

const section = (path: string, body: readonly string[], hunk = '@@ -1 +1 @@'): string[] => [
  `diff --git a/${path} b/${path}`,
  'index 1111111..2222222 100644',
  `--- a/${path}`,
  `+++ b/${path}`,
  hunk,
  ...body,
];

describe('patches', () => {
  it('drops the sections of excluded files and nothing else', () => {
    const before = ['commit 1', '', '    subject', ''];
    const own = section('src/a.js', ['-a', '+b']);
    const other = section('dist/app.js', ['-diff --git a/x b/x', '+commit 9']);
    const after = ['', 'commit 2', '    dist/app.js is a name'];
    const output = [...before, ...own, ...other, ...after].join('\n');
    const result = applyFilter(PATCH, output, judges);
    expect(result).toEqual({
      output: [...before, ...own, ...after].join('\n'),
      dropped: other.length,
    });
  });

  it('knows a hunk by its counts, not by what its lines say', () => {
    const other = section('dist/app.js', ['-one', '-two', '+ three'], '@@ -1,2 +1 @@');
    const output = [...other, ' not part of it'].join('\n');
    expect(applyFilter(PATCH, output, judges).output).toBe(' not part of it');
  });

  it('knows names in quotes, with blanks, any prefix or none, in colour and in binary patches', () => {
    const heads = [
      ['diff --git "a/dist/\\303\\251 \\"x\\".js" "b/dist/\\303\\251 \\"x\\".js"', 1],
      ['diff --git dist/app.js dist/app.js', 1],
      ['diff --git a/dist/a b.js b/dist/a b.js', 1],
      ['diff --git i/.env w/.env', 1],
      ['diff --git b/dist/x a/dist/x', 1],
      ['\x1b[1mdiff --git a/.env b/.env\x1b[m', 1],
      ['diff --cc "dist/\\303\\251.js"', 1],
      ['diff --git a/src/dist/x b/src/dist/x', 0],
      ['diff --git src/.env.js src/.env.js', 0],
    ] as const;
    for (const [head, gone] of heads) {
      const output = [head, 'index 1..2 100644', '@@ -1 +1 @@', '-a', '+b', 'after'].join('\n');
      expect({ head, ...applyFilter(PATCH, output, judges) }).toEqual({
        head,
        output: gone ? 'after' : output,
        dropped: gone ? 5 : 0,
      });
    }
    const binary = [
      'diff --git a/dist/x b/dist/x',
      'GIT binary patch',
      'literal 3',
      'KcmX',
      '',
      'delta 2',
      'JcmX',
      '',
      'after',
    ];
    expect(applyFilter(PATCH, binary.join('\n'), judges).output).toBe('after');
  });

  it('judges both names of a rename, and a file that is gone', () => {
    const renamed = [
      'diff --git a/dist/x b/src/x',
      'similarity index 90%',
      'rename from dist/x',
      'rename to src/x',
      '@@ -1 +1 @@',
      '-a',
      '+b',
    ];
    const gone = [
      'diff --git a/.env b/.env',
      'deleted file mode 100644',
      '--- a/.env',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-TOKEN',
    ];
    expect(applyFilter(PATCH, [...renamed, ...gone].join('\n'), judges).output).toBe('');
  });
});
