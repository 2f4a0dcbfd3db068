import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repetitions } from '../../../src/core/health/cycle.ts';
import { AGGRESSIVE } from '../../../src/core/health/index.ts';
import { approach, check, edit, failure, prompt } from '../../support/facts.ts';
import { command, look, repeated, run } from './support.ts';

const fail = (error = 'TypeError: x', rest = {}) =>
  check('npm test', [error], { program: 'npm', output: error, ...rest });
const pass = () => check('npm test', [], { program: 'npm' });
const change = (path = 'src/a.ts') => edit(path);
const attempts = (count: number, path = 'src/a.ts') => repeated(count, [change(path), fail()]);

describe('spinning', () => {
  it('is said at the third time, not at the fourth, and trips at the fifth', () => {
    expect(run([fail(), ...attempts(1)]).said).toEqual([]);
    expect(run([fail(), ...attempts(2)]).said).toEqual(['SPINNING']);
    expect(run([fail(), ...attempts(3)]).said).toEqual(['SPINNING']);
    const five = run([fail(), ...attempts(4)]);
    expect(five.said).toEqual(['SPINNING', 'TRIPPED']);
    expect(five.last.breaker).toBe('TRIPPED');
  });

  it('is said at the second time where the thresholds are aggressive', () => {
    const options = { thresholds: AGGRESSIVE, inLoop: false };
    expect(run([fail(), ...attempts(1)], options).said).toEqual(['SPINNING']);
    expect(run([fail(), ...attempts(2)], options).said).toEqual(['SPINNING', 'TRIPPED']);
  });

  it('shows what was tried, with the words before it', () => {
    const tried = edit('src/a.ts', { use: 'u1', excerpt: 'const x = 1' });
    const said = { ...approach('Setting x first.'), use: 'u1' };
    const { texts } = run([fail(), said, tried, fail(), change('src/a.ts'), fail()]);
    expect(texts[0]).toContain('src/a.ts `const x = 1`');
    expect(texts[0]).toContain('Setting x first.');
    expect(texts[0]?.split('\n').length).toBeLessThanOrEqual(20);
  });

  it('does not follow from another error in between, a pass, or fewer errors', () => {
    expect(run([fail(), change(), fail(), change(), fail('other'), change(), fail()]).said).toEqual(
      [],
    );
    expect(
      run([fail(), change(), fail(), change(), pass(), change(), fail(), change(), fail()]).said,
    ).toEqual([]);
    const shrinking = [40, 39, 38, 37, 36].flatMap((count) => [
      check('npx tsc', ['a', 'b', 'c'], { program: 'tsc', family: 'types', more: count }),
      change(),
    ]);
    expect(run(shrinking).said).toEqual([]);
    const failures = [5, 4, 3, 2, 1].flatMap((failed) => [fail('same', { failed }), change()]);
    expect(run(failures).said).toEqual([]);
  });

  it('is not reset by another check that passes, nor by commits', () => {
    const lint = check('npx eslint .', [], { program: 'eslint', family: 'lint' });
    expect(run([fail(), lint, change(), fail(), lint, change(), fail()]).said).toEqual([
      'SPINNING',
    ]);
    const commit = command('git commit -m x', 'git');
    expect(run([fail(), change(), commit, fail(), change(), commit, fail()]).said).toEqual([
      'SPINNING',
    ]);
  });

  it('joins two commands of a family that show the same error', () => {
    const other = check('npx vitest run', ['TypeError: x'], { program: 'vitest' });
    expect(run([fail(), change(), other, change(), fail()]).said).toEqual(['SPINNING']);
  });

  it('calls the same command with the same output a retry, with another output a poll', () => {
    const retry = run([fail(), fail(), fail()]);
    expect(retry.said).toEqual(['SPINNING']);
    expect(retry.texts[0]).toContain('without a change');
    const polls = ['1', '2', '3', '4', '5', '6'].map((output) => fail('not ready', { output }));
    expect(run(polls).said).toEqual([]);
  });

  it('does not count looking at one failure in several ways', () => {
    const views = ['npm test', 'npm test | tail', 'npm test | grep x', 'npm test | head'];
    expect(run(views.map((one) => check(one, ['TypeError: x'], { program: 'npm' }))).said).toEqual(
      [],
    );
  });

  it('escalates at once when an error that was warned about returns twice', () => {
    const first = [fail(), ...attempts(2), change(), fail('other')];
    expect(run([...first, change(), fail()]).said).toEqual(['SPINNING']);
    expect(run([...first, change(), fail(), change(), fail()]).said).toEqual([
      'SPINNING',
      'SPINNING',
    ]);
  });

  it('outlives prompts until the breaker has tripped, and is left by one then', () => {
    expect(run([fail(), ...attempts(1), prompt('go on'), ...attempts(1)]).said).toEqual([
      'SPINNING',
    ]);
    const tripped = [fail(), ...attempts(4)];
    expect(run([...tripped, change(), pass()]).last.breaker).toBe('TRIPPED');
    const after = run([...tripped, prompt('try the parser instead')]).last;
    expect([after.breaker, after.health]).toEqual(['HEALTHY', 'PROGRESS']);
  });
});

describe('recovery', () => {
  const warned = [fail(), ...attempts(2)];
  it('begins with an edit of a file that was not touched yet, and the next check decides', () => {
    expect(run([...warned, change('src/a.ts')]).last.breaker).toBe('WARNING');
    expect(run([...warned, change('src/b.ts')]).last.breaker).toBe('RECOVERY');
    expect(run([...warned, change('src/b.ts'), fail('other')]).last.breaker).toBe('HEALTHY');
    expect(run([...warned, change('src/b.ts'), pass()]).last.breaker).toBe('HEALTHY');
    const same = run([...warned, change('src/b.ts'), fail()]);
    expect([same.last.counters.spin, same.last.breaker]).toEqual([5, 'TRIPPED']);
  });

  it('begins with a new kind of command, not with housekeeping', () => {
    expect(run([...warned, command('docker compose up -d', 'docker')]).last.breaker).toBe(
      'RECOVERY',
    );
    expect(run([...warned, command('git commit -m x', 'git')]).last.breaker).toBe('WARNING');
  });
});

describe('cycles', () => {
  const outcomes = (names: string) =>
    [...names].flatMap((name) => [fail(`error ${name}`), change()]);
  it.each(['ABABAB', 'ABCABCABC', 'ABCDABCDABCD', 'ABCDEABCDEABCDE'])('%s spins', (names) => {
    expect(run(outcomes(names)).said).toEqual(['SPINNING']);
    expect(run(outcomes(names.slice(0, -1))).said).toEqual([]);
  });
  it('trip at the fifth repetition', () => {
    expect(run(outcomes('ABABABABAB')).said).toEqual(['SPINNING', 'TRIPPED']);
  });
  it('are broken by a pass; a single revert is none', () => {
    expect(run([...outcomes('ABAB'), pass(), ...outcomes('AB')]).said).toEqual([]);
    expect(run(outcomes('ABA')).said).toEqual([]);
  });

  it('repetitions count whole periods at the end only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 6 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (before, period, times) => {
          const cycle = Array.from({ length: period }, (_, at) => `c${at}`);
          const history = [...before, ...Array.from({ length: times }, () => cycle).flat()];
          expect(repetitions(history)).toBe(times);
        },
      ),
    );
  });
});

describe('calls that are no checks', () => {
  const missing = (file = 'a.ts') =>
    failure('Edit', file, 'String to replace not found in file', { host: true, misuse: true });
  it('spin when the same one is refused again and again for the same reason', () => {
    expect(run([missing(), missing()]).said).toEqual([]);
    expect(run(repeated(3, [missing(), look()])).said).toEqual(['SPINNING']);
    expect(run(repeated(5, [missing(), look()])).said).toEqual(['SPINNING', 'TRIPPED']);
  });
  it('are over when one goes through, and apart by file', () => {
    expect(run([missing(), missing(), change('a.ts'), missing(), missing()]).said).toEqual([]);
    expect(run([missing('a.ts'), missing('b.ts'), missing('c.ts')]).said).toEqual([]);
  });
  it('never count what the user or the host ended', () => {
    const ended = failure('Write', 'a.ts', "The user doesn't want to", { host: true });
    expect(run([prompt('change it'), ...repeated(9, [ended])]).said).toEqual([]);
  });
});

describe('whatever the facts', () => {
  const anyFact = fc.oneof(
    fc.constantFrom('A', 'B', 'C').map((error) => fail(error)),
    fc.constantFrom('src/a.ts', 'src/b.ts').map(change),
    fc.constant(pass()),
    fc.constant(look()),
    fc.constant(prompt('change it')),
    fc.constant(failure('Edit', 'a.ts', 'nope', { host: true, misuse: true })),
    fc.constant(command('make up', 'docker')),
  );
  it('the state stays small, texts keep to twenty lines, nothing is said twice in one state entry', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 120 }), (facts) => {
        const { state, texts } = run(facts);
        expect(JSON.stringify(state).length).toBeLessThan(60_000);
        for (const text of texts) expect(text.split('\n').length).toBeLessThanOrEqual(20);
        const keys = state.said.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 60 },
    );
  });
  it('a session that never fails twice alike hears nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (passes) => {
        const facts = passes.flatMap((ok, at) => [
          change(`f${at}`),
          ok ? pass() : fail(`error ${at}`),
        ]);
        expect(run([prompt('do it'), ...facts]).said).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
