import { describe, expect, it } from 'vitest';
import { savingLines, savingOf } from '../../src/cli/replay/compression.ts';
import { memoryWorld } from '../events/loop/world.ts';
import { userLine } from '../host/transcript/lines.ts';

const PATH = '/t/s.jsonl';
const call = (id: string, name: string, input: object) =>
  JSON.stringify({
    type: 'assistant',
    message: { id, content: [{ type: 'tool_use', id, name, input }] },
  });
const result = (id: string, content: string, is_error = false) =>
  JSON.stringify({
    type: 'user',
    message: {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: id, content, is_error }],
    },
  });
const round = (i: number) => [
  call(`r${i}`, 'Read', { file_path: `/p/src/f${i}.ts` }),
  result(`r${i}`, Array.from({ length: 200 }, (_, n) => `const v${n} = ${i};`).join('\n')),
  call(`t${i}`, 'Bash', { command: 'npm test' }),
  result(`t${i}`, `TypeError: broken ${i}`, true),
];
const rounds = (count: number) => Array.from({ length: count }, (_, i) => round(i)).flat();
const saving = (lines: readonly string[]) =>
  savingOf(memoryWorld({ [PATH]: lines.join('\n') }).files, PATH);

describe('what compression would save', () => {
  it('is told level by level, with critical and high untouched', () => {
    const found = saving([userLine('Fix the tests. Never touch src/a.ts.'), ...rounds(12)]);
    expect(found.after).toBeLessThan(found.before * 0.6);
    expect(found.levels.CRITICAL.segments).toBeGreaterThan(0);
    for (const level of ['CRITICAL', 'HIGH'] as const) {
      expect(found.levels[level].after).toBe(found.levels[level].before);
    }
    expect(savingLines(PATH, found)).toMatch(/fewer\) in 1\d iterations\n {2}CRITICAL/);
  });

  it('counts only what is in the context: nothing from before the last compaction', () => {
    const summary = userLine('This session is being continued from a previous conversation.');
    const after = [summary, ...rounds(2)];
    expect(saving([...rounds(12), ...after])).toEqual(saving(after));
  });

  it.each([
    ['nothing', []],
    ['a torn line', ['{"type":"user","mess']],
    ['bytes of no encoding', ['\u0000\uFFFE\u0000{\u0000"']],
    ['types of another day', ['{"type":"holo"}', '[]', '7', 'null']],
  ])('is nothing, and no error, for %s', (_, lines) => {
    expect(saving(lines)).toMatchObject({ before: 0, after: 0 });
  });

  it('is nothing for a file that is not there, and for a folder', () => {
    const { files } = memoryWorld({ '/t/d/x': '' });
    expect(savingOf(files, '/t/none').before).toBe(0);
    expect(savingOf(files, '/t/d').before).toBe(0);
  });
});
