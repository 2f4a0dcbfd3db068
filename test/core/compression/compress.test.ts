import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compress,
  rate,
  restSnapshot,
  summaryInstructions,
} from '../../../src/core/compression/index.ts';
import type { ToolCall, Turn } from '../../../src/core/facts/turn.ts';
import { assistant, call, person, result } from '../../support/facts.ts';

const errorLines = (text: string) => text.split('\n').filter((line) => /error|Error/.test(line));
const closes = ({ input }: ToolCall) => input['command'] === 'npm test';
const options = { closes, errorLines };
const body = (name: string, count = 40) =>
  Array.from({ length: count }, (_, i) => `${name} line ${i} with some words`).join('\n');

let id = 0;
const used = (
  name: string,
  input: Record<string, unknown>,
  text: string,
  isError = false,
): Turn[] => {
  const use = `t${++id}`;
  return [call(use, name, input), result(use, text, isError)];
};
const read = (path: string) => used('Read', { file_path: path }, body(path));
const check = (isError = false) =>
  used(
    'Bash',
    { command: 'npm test' },
    isError ? `${body('noise')}\nTypeError: x is not a function` : body('ok'),
    isError,
  );
const edit = (path: string) =>
  used('Edit', { file_path: path, old_string: 'a', new_string: body('new') }, 'done');

const levelsOf = (turns: Turn[], more = {}) => {
  const { segments } = compress(turns, { ...options, ...more });
  return (text: string) => segments.find((one) => one.text.includes(text) && one.kind !== 'call');
};

describe('levels', () => {
  it('the newest prompt is critical, the other words of the user high, a pasted log is not', () => {
    const at = levelsOf([
      person('first task'),
      assistant('x'),
      person(`see this ${body('log', 100)}`),
      assistant('y'),
      person('now this'),
    ]);
    expect(at('now this')?.level).toBe('CRITICAL');
    expect(at('first task')?.level).toBe('HIGH');
    expect(at('see this')?.level).toBe('MEDIUM');
  });

  it('a prompt that holds an order stays critical', () => {
    const at = levelsOf([person('do it. never push.'), assistant('x'), person('go on')], {
      orders: ['never push.'],
    });
    expect(at('never push')).toMatchObject({ level: 'CRITICAL', reason: 'order of the user' });
  });

  it('an error of the last two iterations is high, an older one that stands is medium with every error line', () => {
    const old = used('Bash', { command: 'make' }, `${body('make')}\nlate error: no rule`, true);
    const at = levelsOf([person('go'), ...old, ...check(), ...check(), ...check(true)]);
    expect(at('TypeError')?.level).toBe('HIGH');
    expect(at('late error')?.level).toBe('MEDIUM');
    expect(at('late error')?.kept).toContain('late error: no rule');
  });

  it('an error that the same call no longer gave shrinks to a line', () => {
    const at = levelsOf([person('go'), ...check(true), ...check(), ...check(), ...check()]);
    expect(at('TypeError')).toMatchObject({ level: 'LOW', reason: 'resolved error' });
    expect(at('TypeError')?.kept).toContain('TypeError: x is not a function');
  });

  it('a file read more than three iterations ago, or not named since for three, is low; one being edited is high', () => {
    const at = levelsOf([
      person('go'),
      ...read('/p/old.ts'),
      ...read('/p/now.ts'),
      ...check(),
      ...check(),
      ...check(),
      ...check(),
      ...read('/p/now.ts'),
      ...edit('/p/now.ts'),
    ]);
    expect(at('/p/old.ts')?.level).toBe('LOW');
    const { segments } = compress(
      [person('go'), ...read('/p/now.ts'), ...check(), ...read('/p/now.ts'), ...edit('/p/now.ts')],
      options,
    );
    const reads = segments.filter(({ kind, tool }) => kind === 'result' && tool === 'Read');
    expect(reads.map(({ level, reason }) => [level, reason])).toEqual([
      ['LOW', 'read again since'],
      ['HIGH', 'file being edited'],
    ]);
  });

  it('what was said before edits that a failed check followed is never forgotten', () => {
    const turns = [
      person('go'),
      assistant('I will widen the regex'),
      ...edit('/p/a.ts'),
      ...check(true),
    ];
    for (let i = 0; i < 9; i++) turns.push(...check());
    expect(levelsOf(turns)('widen the regex')).toMatchObject({
      level: 'HIGH',
      reason: 'approach that failed',
    });
  });

  it('committed successes and old iterations are low, a skill medium and an earlier summary medium', () => {
    const turns = [
      person('summary text', { source: 'summary' }),
      person('Base directory for this skill: /s\n# Skill', { source: 'envelope' }),
      ...used('Bash', { command: 'ls -R' }, body('tree')),
      ...used('Bash', { command: 'git commit -m x' }, '[main abc] x'),
      ...check(),
      ...check(),
      ...check(),
      person('next'),
    ];
    const at = levelsOf(turns);
    expect(at('tree line')).toMatchObject({ level: 'LOW', reason: 'successful and committed' });
    expect(at('# Skill')?.level).toBe('MEDIUM');
    expect(at('summary text')?.level).toBe('MEDIUM');
  });

  it('lifts what the next tasks name, and says for which', () => {
    const turns = [
      person('go'),
      ...read('/p/billing.ts'),
      ...read('/p/other.ts'),
      ...check(),
      ...check(),
      ...check(),
      ...check(),
      ...check(),
    ];
    const at = levelsOf(turns, { upcoming: ['write docs', 'split billing.ts in two'] });
    expect(at('/p/billing.ts')).toMatchObject({ level: 'MEDIUM', lifted: 2 });
    expect(at('/p/other.ts')?.level).toBe('LOW');
  });

  it('one plain word of a task lifts nothing', () => {
    const turns = [
      person('go'),
      ...read('/p/other.ts'),
      ...check(),
      ...check(),
      ...check(),
      ...check(),
      ...check(),
    ];
    expect(
      levelsOf(turns, { upcoming: ['add some tests', 'think about words'] })('/p/other.ts')?.level,
    ).toBe('LOW');
  });
});

const anyTurns = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 300 }).map((text) => [person(text)]),
      fc.string({ unit: 'grapheme', maxLength: 600 }).map((text) => [assistant(text)]),
      fc.constantFrom('/a.ts', '/b.ts').map((path) => read(path)),
      fc.constantFrom('/a.ts', '/b.ts').map((path) => edit(path)),
      fc.boolean().map((bad) => check(bad)),
    ),
    { maxLength: 40 },
  )
  .map((groups) => groups.flat());

describe('any conversation', () => {
  it('keeps critical and high whole, never grows, and loses no error line that stands', () => {
    fc.assert(
      fc.property(anyTurns, (turns) => {
        const { segments, before, after, levels } = compress(turns, options);
        for (const { level, text, kept, isError, reason } of segments) {
          if (level === 'CRITICAL' || level === 'HIGH') expect(kept).toBe(text);
          expect(kept.length).toBeLessThanOrEqual(text.length);
          if (isError && reason !== 'resolved error')
            for (const line of errorLines(text)) expect(kept).toContain(line);
        }
        expect(after).toBeLessThanOrEqual(before);
        expect(Object.values(levels).reduce((sum, one) => sum + one.segments, 0)).toBe(
          segments.length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('gives instructions and a snapshot within their limits, well-formed and the same each time', () => {
    fc.assert(
      fc.property(anyTurns, fc.integer({ min: 100, max: 6_000 }), (turns, limit) => {
        const one = compress(turns, options);
        const text = summaryInstructions(one.segments, ['never push', 'TypeError: x'], limit);
        const snapshot = restSnapshot(one, limit);
        for (const made of [text, snapshot]) {
          expect(made.length).toBeLessThanOrEqual(limit);
          expect(made).not.toMatch(/\p{Surrogate}/u);
        }
        expect(
          summaryInstructions(rate(turns, options), ['never push', 'TypeError: x'], limit),
        ).toBe(text);
        expect(restSnapshot(compress(turns, options), limit)).toBe(snapshot);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is said to the summariser', () => {
  it('names what to keep word for word, in half, and in a line', () => {
    const checks = Array.from({ length: 7 }, () => check()).flat();
    const turns = [
      person('go'),
      ...read('/p/old.ts'),
      ...read('/p/gone.ts'),
      ...checks,
      ...read('/p/new.ts'),
      ...check(true),
    ];
    const text = summaryInstructions(rate(turns, { ...options, upcoming: ['finish old.ts'] }), [
      'never push',
    ]);
    expect(text).toContain('Keep word for word:\n- never push');
    expect(text).toContain('- the user: "go" (current task)');
    expect(text).toContain('Read /p/old.ts (preserved for upcoming task 1)');
    expect(text).toContain('Reduce to one line each:');
  });
});

describe('the snapshot', () => {
  it('keeps the order of the conversation and gives room to the higher levels first', () => {
    const turns = [person('the task'), ...read('/p/a.ts'), ...read('/p/b.ts'), ...check(true)];
    const text = restSnapshot(compress(turns, options), 2_600);
    expect(text).toContain('the task');
    expect(text).toContain('TypeError: x is not a function');
    expect(text).toMatch(/\d+ more pieces were left out\.$/);
    expect(text.indexOf('the task')).toBeLessThan(text.indexOf('TypeError'));
  });
});

describe('cuts', () => {
  it('never split a character, also in one long line', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.integer({ min: 300, max: 900 }), (shift, count) => {
        const turns = [
          person('go'),
          ...used('Bash', { command: 'cat x' }, `${'a'.repeat(shift)}${'😀'.repeat(count)}`),
          ...check(),
          ...check(),
        ];
        for (const { kept } of compress(turns, options).segments)
          expect(kept).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
