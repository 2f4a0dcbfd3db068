import { describe, expect, it } from 'vitest';
import { applyFilter, type FilterPlan } from '../../../src/core/shell/index.ts';

const excluded = (path: string) => path.startsWith('/r/dist/') || path === '/r/.env';
const COLON: FilterPlan = { sources: [{ form: 'colon', base: '/r' }] };
const PATCH: FilterPlan = { sources: [{ form: 'patch', base: '/r' }] };

describe('lines that begin with their file', () => {
  it.each([
    ['src/a.js:1:x', 'src/a.js:1:x', 0],
    ['./dist/app.js:1:x\nsrc/a.js:2:y', 'src/a.js:2:y', 1],
    ['.env:TOKEN=1', '', 1],
    ['dist/app.js-3-context\ndist/app.js:4:hit', '', 2],
    ['a line that only mentions dist/app.js: no', 'a line that only mentions dist/app.js: no', 0],
    ['dist-x/a.js:1:y', 'dist-x/a.js:1:y', 0],
    ['/r/dist/app.js:9', '', 1],
    ['grep: dist/app.js: binary file matches', '', 1],
    ['Binary file dist/app.js matches', '', 1],
  ])('%j', (output, left, dropped) => {
    const result = applyFilter(COLON, output, excluded);
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
    const result = applyFilter(PATCH, output, excluded);
    expect(result).toEqual({
      output: [...before, ...own, ...after].join('\n'),
      dropped: other.length,
    });
  });

  it('knows a hunk by its counts, not by what its lines say', () => {
    const other = section('dist/app.js', ['-one', '-two', '+ three'], '@@ -1,2 +1 @@');
    const output = [...other, ' not part of it'].join('\n');
    expect(applyFilter(PATCH, output, excluded).output).toBe(' not part of it');
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
    expect(applyFilter(PATCH, [...renamed, ...gone].join('\n'), excluded).output).toBe('');
  });
});
