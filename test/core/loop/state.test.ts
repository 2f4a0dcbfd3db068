import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composePrompt,
  givesPromise,
  type LoopState,
  loopFileHead,
  newState,
  readLoopHead,
  readState,
  writeState,
} from '../../../src/core/loop/index.ts';
import { readLoopFile } from '../../../src/core/planning/index.ts';

function state(task: string, rest: Partial<LoopState> = {}): LoopState {
  const given = {
    ...{ task, maxIterations: 50, promise: 'ALL "DONE"', checkpointInterval: 5 },
    ...{ aggressive: true, breaker: false, skills: ['a/b', 'c'] },
  };
  const limits = { maxMinutes: 10, maxTokens: 99 };
  return { ...newState(given, limits, '20260101-000000', 1), ...rest };
}

const tasks = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom(
    '---\nid: 9\n---',
    'a\r\nb',
    '## Final Result\n| 1 | 2 |',
    'x # y: "z"',
    '\\"',
    'a\u2028b',
    '-',
    'null',
  ),
);

describe('the state of a loop', () => {
  it('reads back as it was written, whatever the task', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        const reading = readState(writeState(state(task)));
        expect(reading).toEqual({ ok: true, state: state(task) });
      }),
    );
  });

  it('cut anywhere is never taken for a state', () => {
    const text = writeState(state('t'));
    for (let end = 0; end < text.length - 2; end++)
      expect(readState(text.slice(0, end)).ok).toBe(false);
  });

  it('edited by hand into something impossible names the field', () => {
    const edits: readonly (readonly [keyof LoopState, unknown])[] = [
      ['maxIterations', 0],
      ['maxIterations', '50'],
      ['iteration', -1],
      ['iteration', 1.5],
      ['status', 'on'],
      ['schema', 2],
      ['session', 7],
      ['id', '../../x'],
      ['stretch', {}],
      ['tokens', null],
    ];
    for (const [field, value] of edits) {
      const reading = readState(JSON.stringify({ ...state('t'), [field]: value }));
      expect(reading, field).toMatchObject({ ok: false, problem: expect.stringContaining(field) });
    }
  });

  it('is told by the head of the log, which no task can forge', () => {
    fc.assert(
      // The argument reader refuses a task of blanks alone.
      fc.property(
        tasks.filter((one) => one.trim() !== ''),
        (task) => {
          const head = loopFileHead(state(task), '2026-01-01T00:00:00Z');
          const { given, limits } = readLoopHead(head) ?? {};
          const { promise, skills, aggressive, breaker } = state(task);
          expect(given).toMatchObject({ task, promise, skills, aggressive, breaker });
          expect(limits).toEqual({ maxMinutes: 10, maxTokens: 99 });
          expect(readLoopFile(head)).toMatchObject({
            maxIterations: 50,
            progress: [],
            prompt: task,
          });
        },
      ),
    );
  });
});

describe('the promise', () => {
  it.each([
    ['<promise>DONE</promise>', true],
    ['All tests pass.\n\n<promise>DONE</promise>\n', true],
    ['Finished: **<promise> DONE </promise>**', true],
    ['`<promise>DONE</promise>`', true],
    ['```\n<promise>DONE</promise>\n```', true],
    ['I will say `<promise>DONE</promise>` when it is done.', false],
    ['Not yet "<promise>DONE</promise>".', false],
    ['DONE', false],
    ['<promise>done</promise>', false],
    ['<promise>DONE!</promise>', false],
    ['<promise>DONE', false],
    ['<promise>NO</promise> … <promise>DONE</promise>', true],
  ])('%j', (message, given) => {
    expect(givesPromise(message, 'DONE')).toBe(given);
  });
});

describe('the next prompt', () => {
  it('holds what makes it 9,500 characters long, and leaves out what makes it longer', () => {
    const compose = (speech: string | null) =>
      composePrompt(state('t'), 'task', { recitation: null, recap: null, speech, file: 'f.md' });
    const room = 9_500 - compose(null).length - '\n\n'.length;
    expect(compose('s'.repeat(room))).toHaveLength(9_500);
    expect(compose('s'.repeat(room + 1))).toBe(compose(null));
  });

  it('is bounded, well-formed, and always holds the task and the promise', () => {
    const part = fc.option(fc.string({ unit: 'grapheme', maxLength: 12_000 }), { nil: null });
    fc.assert(
      fc.property(
        part,
        part,
        part,
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20_000 }),
        (recitation, recap, speech, task) => {
          const one = state(task, { hint: 'h'.repeat(3_000) });
          const prompt = composePrompt(one, 'task', { recitation, recap, speech, file: 'f.md' });
          expect(prompt.length).toBeLessThanOrEqual(9_500);
          expect(prompt.isWellFormed()).toBe(true);
          expect(prompt).toContain('<promise>ALL "DONE"</promise>');
          expect(prompt).toContain(task.slice(0, 100).toWellFormed().slice(0, 90));
        },
      ),
      { numRuns: 40 },
    );
  });
});
