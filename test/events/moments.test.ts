import { describe, expect, it } from 'vitest';
import type { CheckFact, EditFact } from '../../src/core/facts/fact.ts';
import { errorMoment, momentOf } from '../../src/events/moments.ts';
import { openSession } from '../../src/events/session.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

function edited(path: string, packages: readonly string[], before: readonly string[] = []) {
  const session = openSession({ session: 's', cwd: ROOT }, memoryWorld().world);
  if (session === null) throw new Error('no session');
  const fact = (of: readonly string[]): EditFact => ({
    v: 1,
    kind: 'edit',
    at: 1,
    path,
    hash: 'h',
    inverse: 'i',
    excerpt: '',
    generated: false,
    packages: of,
  });
  if (before.length > 0) session.journal.append([fact(before)]);
  return momentOf(fact(packages), 'expect(1)', '', session);
}

describe('the decision point of an edit', () => {
  it('is the test, where a test file is written, whatever it imports', () => {
    for (const path of ['src/a.test.ts', 'tests/test_a.py', 'pkg/a_test.go', 'cypress/e2e/a.ts']) {
      const test = { kind: 'test', path, excerpt: 'expect(1)' };
      expect(edited(path, ['vitest'])).toEqual({ ...test, packages: ['vitest'] });
      expect(edited(path, [])).toEqual({ ...test, packages: [] });
    }
  });

  it('is the boundary at packages that are new to the session, once', () => {
    const boundary = { kind: 'boundary', packages: ['stripe'], files: ['src/a.ts'] };
    expect(edited('src/a.ts', ['stripe'])).toEqual(boundary);
    expect(edited('src/a.ts', ['express', 'stripe'], ['express'])).toEqual(boundary);
    expect(edited('src/a.ts', ['stripe'], ['stripe'])).toBeNull();
    expect(edited('src/a.ts', [])).toBeNull();
  });
});

describe('the decision point of a failure', () => {
  const signature = {
    id: '0',
    kind: 'other',
    family: 'x',
    message: 'm',
    text: 'm',
    count: 1,
  } as const;
  const check: CheckFact = {
    v: 1,
    kind: 'check',
    at: 1,
    family: 'test',
    command: 'npx vitest',
    ok: false,
    signatures: [{ ...signature, file: 'a.ts' }],
    more: 0,
    output: 'h',
  };

  it('knows the program that failed, and the files its errors name', () => {
    expect(errorMoment({ ...check, program: 'vitest' }, 'm')).toMatchObject({
      kind: 'error',
      program: 'vitest',
      files: ['a.ts'],
    });
    expect(errorMoment(check, 'm')).toMatchObject({ program: '' });
  });

  it('is none without an error of the project', () => {
    expect(errorMoment({ ...check, signatures: [] }, 'm')).toBeNull();
  });
});
