import { describe, expect, it } from 'vitest';
import { isGenerated } from '../../src/events/observe/edit.ts';

describe('isGenerated', () => {
  it.each([
    ...['package-lock.json', 'web/yarn.lock', 'go.sum', 'dist/app.js', 'a/.next/b', 'app.min.js'],
    ...['a.test.ts.snap', 'lib/a.g.dart', 'api.pb.go', 'types.generated.ts', 'node_modules/a/b.js'],
  ])('%s: a tool has written it', (path) => {
    expect(isGenerated(path)).toBe(true);
  });

  it.each([
    ...['src/lock.ts', '.lock', 'the lock.lock', 'distance/app.js', 'src/build.ts', 'a.generated.'],
    ...['my-package-lock.json', 'src/main.js', 'notes.mapping'],
  ])('%s: a person has', (path) => {
    expect(isGenerated(path)).toBe(false);
  });
});
