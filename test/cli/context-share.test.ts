import { expect, it } from 'vitest';
import { contextShare } from '../../src/cli/context-share.ts';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { memoryWorld } from '../events/loop/world.ts';

const usage = { input_tokens: 10, cache_read_input_tokens: 149_980, output_tokens: 10 };
const line = (model: string) =>
  `${JSON.stringify({ type: 'assistant', message: { id: 'm', model, content: [], usage } })}\n`;
const shareIn = (text: string) => {
  const { world } = memoryWorld({ '/h/.claude/projects/-p/s1.jsonl': text });
  return contextShare('s1', { warn: 70, critical: 85 }, world);
};

it("is told by the session's own transcript and its model's window", () => {
  expect(shareIn(line('claude-sonnet-4-5'))).toMatchObject({ used: 150_000, percent: 75 });
  expect(shareIn(line('claude-opus-5'))).toMatchObject({ window: 1_000_000, percent: 15 });
});

it('follows the host where its folder is set to another one', () => {
  const { world } = memoryWorld({
    '/h/.claude/projects/-p/s1.jsonl': line('claude-opus-5'),
    '/else/projects/-p/s1.jsonl': line('claude-sonnet-4-5'),
  });
  const environment = createEnvironment(
    { HOME: '/h', CLAUDE_CONFIG_DIR: '/else/' },
    'posix',
    () => '/h',
  );
  const budget = { warn: 70, critical: 85 };
  expect(contextShare('s1', budget, { ...world, environment })).toMatchObject({ percent: 75 });
});

it('is unknown for a transcript that is torn, empty, a folder or not there', () => {
  for (const text of ['', '{"type":"assist', '\u0000\u0001']) expect(shareIn(text)).toBeNull();
  const { world } = memoryWorld({ '/h/.claude/projects/-p/s1.jsonl/x': '' });
  expect(contextShare('s1', { warn: 70, critical: 85 }, world)).toBeNull();
  expect(contextShare('s2', { warn: 70, critical: 85 }, world)).toBeNull();
});
