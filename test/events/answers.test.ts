import { describe, expect, it } from 'vitest';
import { postToolUseFailure } from '../../src/events/post-tool-use-failure.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { assistantLine, resultLine, userLine } from '../host/transcript/lines.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

const TRANSCRIPT = '/t/s.jsonl';
const TOOL = 'mcp__tracker__create';
const ERROR = 'TypeError: project.key is undefined';

/** A session whose transcript is written line by line, as a host does beside the hooks. */
async function session(hasTranscript = true) {
  const { world, files } = memoryWorld();
  const base = { session: 's', cwd: ROOT, ...(hasTranscript && { transcript: TRANSCRIPT }) };
  const lines: string[] = [];
  const write = (...more: readonly string[]) => {
    lines.push(...more);
    files.replace(TRANSCRIPT, lines.map((line) => `${line}\n`).join(''));
  };
  write(userLine('File the tickets'));
  await userPromptSubmit({ ...base, prompt: 'File the tickets' }, world);
  return {
    write,
    fail: async (use: string) => {
      const call = { tool: TOOL, input: { title: use }, use };
      const event = { ...base, ...call, error: ERROR, interrupted: false };
      return (await postToolUseFailure(event, world)).context.join('\n');
    },
  };
}

function calls(message: string, ...uses: readonly string[]): readonly string[] {
  return uses.map((id) =>
    assistantLine(
      [{ type: 'tool_use', id, name: TOOL, input: { title: id } }],
      {},
      { id: message },
    ),
  );
}

const result = (use: string) => resultLine(use, ERROR, true);

describe('failures of one answer of the model', () => {
  it('count once, and the third such answer is spinning', async () => {
    const { write, fail } = await session();
    const heard: string[] = [];
    for (const n of [1, 2, 3]) {
      const uses = [`a${n}`, `b${n}`, `c${n}`];
      write(...calls(`msg_${n}`, ...uses));
      for (const use of uses) heard.push(await fail(use));
      write(...uses.map(result));
    }
    expect(heard.slice(0, 6).join('')).toBe('');
    expect(heard[6]).toContain('HEALTH CHECK: SPINNING');
    expect(heard.slice(7).join('')).toBe('');
  });

  it('count once where the host writes a result before the next call of the same message', async () => {
    const { write, fail } = await session();
    for (const use of ['a', 'b', 'c', 'd']) {
      write(...calls('msg_1', use));
      expect(await fail(use)).toBe('');
      write(result(use));
    }
  });

  it('count once where the transcript holds none of the calls yet', async () => {
    const { write, fail } = await session();
    for (const use of ['a', 'b', 'c']) expect(await fail(use)).toBe('');
    write(...calls('msg_1', 'a', 'b', 'c'), ...['a', 'b', 'c'].map(result));
    expect(await fail('d')).toBe('');
    write(...calls('msg_2', 'd'), result('d'));
    expect(await fail('e')).toContain('HEALTH CHECK: SPINNING');
  });

  it('count once where some of the calls are written and others not yet', async () => {
    const { write, fail } = await session();
    write(...calls('msg_1', 'a'));
    for (const use of ['a', 'b', 'c']) expect(await fail(use)).toBe('');
  });

  it('count once when their hooks run at the same time', async () => {
    const { write, fail } = await session();
    write(...calls('msg_1', 'a', 'b', 'c', 'd'));
    expect((await Promise.all(['a', 'b', 'c', 'd'].map(fail))).join('')).toBe('');
  });
});

describe('failures of one answer each', () => {
  it.each([true, false])('count each, with a transcript or without: %s', async (hasTranscript) => {
    const { write, fail } = await session(hasTranscript);
    const heard: string[] = [];
    for (const use of ['a', 'b', 'c']) {
      write(...calls(`msg_${use}`, use));
      heard.push(await fail(use));
      write(result(use));
    }
    expect(heard.slice(0, 2).join('')).toBe('');
    expect(heard[2]).toContain('HEALTH CHECK: SPINNING');
  });
});
