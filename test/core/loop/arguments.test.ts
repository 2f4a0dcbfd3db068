import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ITERATIONS } from '../../../src/core/facts/iterations.ts';
import { parseArguments } from '../../../src/core/loop/index.ts';
import { HANGS } from '../../support/hang.ts';

const DEFAULTS = { maxIterations: 50, checkpointInterval: 5 };
const parse = (text: string) => parseArguments(text, DEFAULTS);

describe('the arguments of a loop', () => {
  it('keep any task verbatim behind --, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (text) => {
        const task = text.trim();
        fc.pre(task !== '');
        const parsed = parse(`--max-iterations=7 -- ${task}`);
        expect(parsed).toMatchObject({ ok: true, value: { task, maxIterations: 7 } });
      }),
    );
  });

  it('never lose a limit: the flag counts in any place and form, or nothing starts', () => {
    const words = fc.array<string>(
      fc.constantFrom(
        'fix',
        "don't",
        'the "auth"',
        "users'",
        '---',
        '$(x)',
        '- a',
        '"quoted text"',
        'a\nb',
        "'tis",
        '`npm x`',
        '(it)',
      ),
      { minLength: 1, maxLength: 8 },
    );
    const form = fc.constantFrom(
      '--max-iterations 3',
      '--max-iterations=3',
      '--max-iterations "3"',
      '—max-iterations 3',
    );
    fc.assert(
      fc.property(words, form, fc.nat(8), (task, flag, place) => {
        const all = task.toSpliced(Math.min(place, task.length), 0, flag).join(' ');
        const parsed = parse(all);
        if (parsed.ok) {
          expect(parsed.value.maxIterations).toBe(3);
          expect(parsed.value.task).not.toContain('max-iterations');
        }
      }),
    );
  });

  it.each([
    ['fix the "auth" bug --max-iterations 3', 'fix the "auth" bug'],
    ['--max-iterations=3 fix it', 'fix it'],
    ['fix --max-iterations 3 it', 'fix it'],
    ["don't break the user's tests --max-iterations 3", "don't break the user's tests"],
    ['"add a --verbose flag" --max-iterations 3', 'add a --verbose flag'],
    ['first line\n--max-iterations 3\nsecond line', 'first line\nsecond line'],
    ['a -- b --max-iterations 3', 'a -- b'],
  ])('%s', (text, task) => {
    expect(parse(text)).toMatchObject({ ok: true, value: { task, maxIterations: 3 } });
  });

  it.each([
    ['', 'no task'],
    ['--aggressive', 'no task'],
    ['x --max-iterations', 'needs a value'],
    ['x --max-iterations --aggressive', 'needs a value'],
    ['x --max-iterations 0', 'whole number'],
    ['x --max-iterations 3.5', 'whole number'],
    ['x --max-iterations -1', 'whole number'],
    ['x --max-iterations 1e3', 'whole number'],
    ['x --max-iterations unlimited', 'whole number'],
    [`x --max-iterations ${MOST_ITERATIONS + 1}`, 'no unlimited mode'],
    ['x --max-iterations 3 --max-iterations 4', 'twice'],
    ['x --max-iteration 3', 'unknown flag'],
    ['x --Max-Iterations 3', 'unknown flag'],
    ['x -max-iterations 3', 'unknown flag'],
    ['x --aggressive=yes', 'takes no value'],
    ['x --completion-promise ""', 'one line'],
    ['x --completion-promise "<promise>"', 'without < and >'],
    ['x --apply-skills a,,b', 'names like'],
    ['"do x --max-iterations 3"', 'inside quotes'],
  ])('%s starts nothing', (text, problem) => {
    expect(parse(text)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
  });

  it('take a promise of 200 characters and ten skills, and no more', () => {
    const promise = (length: number) => parse(`x --completion-promise ${'D'.repeat(length)}`).ok;
    expect([promise(200), promise(201)]).toEqual([true, false]);
    const skills = (many: number) =>
      parse(`x --apply-skills ${Array.from({ length: many }, (_, n) => `s${n}`).join(',')}`).ok;
    expect([skills(10), skills(11)]).toEqual([true, false]);
  });

  it('take as many iterations as 500, and no more', () => {
    expect(parse('x --max-iterations 500')).toMatchObject({ ok: true });
    expect(parse('x --max-iterations 501')).toMatchObject({ ok: false });
    expect(parse('x --checkpoint-interval 500')).toMatchObject({ ok: true });
    expect(parse('x --checkpoint-interval 501')).toMatchObject({ ok: false });
  });

  it('are read to their end, however long', HANGS, () => {
    for (const piece of ['"a ', `'x "y \`z `, '"a" ', '--x ', '—'])
      expect(typeof parse(piece.repeat(100_000)).ok, piece).toBe('boolean');
  });
});
