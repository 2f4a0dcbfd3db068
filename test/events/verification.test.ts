import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/core/facts/fact.ts';
import { preCompact } from '../../src/events/pre-compact.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { attachmentLine, userLine } from '../host/transcript/lines.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk, under } from './talk.ts';

const TRANSCRIPT = '/t/s.jsonl';
const COMPOSED = '/s/sessions/s/composed.json';
const HEADING = 'Context Preservation Block';
const ORDER = 'Never touch src/schema.js.';
const base = { session: 's', cwd: ROOT, transcript: TRANSCRIPT };
const SUMMARY =
  'This session is being continued from a previous conversation that ran out of context.';
const boundary = JSON.stringify({ type: 'system', subtype: 'compact_boundary', uuid: 'b' });

/** A session up to its compaction. `line` adds to the transcript; what the model answers bears the clock's time. */
async function compacted() {
  const { world, files, clock } = memoryWorld({ [TRANSCRIPT]: '' });
  const here = talk(world, { transcript: TRANSCRIPT });
  const line = (...lines: string[]) =>
    files.append(TRANSCRIPT, lines.map((one) => `${one}\n`).join(''));
  const injected = (text: string, hookEvent = 'PostToolUse') =>
    line(attachmentLine({ type: 'hook_additional_context', content: [text], hookEvent }));
  const answer = (text: string) => {
    const timestamp = new Date(clock.now()).toISOString();
    const message = { id: text, content: [{ type: 'text', text }] };
    line(JSON.stringify({ type: 'assistant', timestamp, message }));
  };
  await here.ask(`Fix the login test. ${ORDER}`);
  line(userLine(`Fix the login test. ${ORDER}`));
  await here.fail('npm test', 'Exit code 1\nTypeError: verify is not a function');
  await preCompact({ ...base, trigger: 'manual', instructions: '' }, world);
  const { context } = await sessionStart({ ...base, source: 'compact' }, world);
  line(boundary, userLine(SUMMARY));
  clock.wait(1_000);
  const reports = () => here.facts().filter(({ kind }) => kind === 'verified');
  return { here, line, injected, answer, clock, reports, block: context[0] ?? '' };
}

function blocksIn(context: readonly string[]): number {
  return context.filter((text) => text.includes(HEADING)).length;
}

describe('the event after a compaction', () => {
  it('says nothing where the block stands in the transcript, and looks no more', async () => {
    const { here, injected, block, reports } = await compacted();
    expect(block).toContain(ORDER);
    injected(block, 'SessionStart');
    expect(blocksIn((await here.read('a.ts')).context)).toBe(0);
    expect(reports()).toMatchObject([{ arrived: true, lost: 0 }]);
    expect(blocksIn((await here.read('b.ts')).context)).toBe(0);
    expect(reports()).toHaveLength(1);
  });

  it('gives back the block that SessionStart could not, once, and reports what the compaction lost', async () => {
    const { here, injected, answer, clock, reports, block } = await compacted();
    expect(blocksIn((await here.read('a.ts')).context)).toBe(1);
    expect(blocksIn((await here.read('b.ts')).context)).toBe(0);
    injected(block);
    clock.wait(1_000);
    answer('I go on.');
    expect(blocksIn((await here.ask('Go on')).context)).toBe(0);
    expect(reports()).toMatchObject([{ arrived: false, onlyInBlock: 0 }]);
  });

  it('waits with the repair until there is room and somebody to hear it', async () => {
    const { here, answer, clock } = await compacted();
    expect((await here.stop('I go on.')).context).toEqual([]);
    clock.wait(1_000);
    answer('I go on.');
    expect(blocksIn((await here.ask('Go on')).context)).toBe(1);
  });

  it('gives up once the model has answered to the repair without it', async () => {
    const { here, answer, clock } = await compacted();
    expect(blocksIn((await here.read('a.ts')).context)).toBe(1);
    clock.wait(1_000);
    answer('I go on.');
    const later = [await here.read('b.ts'), await here.ask('Go on'), await here.read('c.ts')];
    expect(later.map(({ context }) => blocksIn(context))).toEqual([0, 0, 0]);
  });

  it('waits for a summary that is not on disk yet', async () => {
    const { world, files } = memoryWorld({ [TRANSCRIPT]: '' });
    const here = talk(world, { transcript: TRANSCRIPT });
    await here.ask(`Fix the login test. ${ORDER}`);
    await preCompact({ ...base, trigger: 'manual', instructions: '' }, world);
    expect(blocksIn((await here.read('a.ts')).context)).toBe(0);
    files.append(TRANSCRIPT, `${boundary}\n${userLine(SUMMARY)}\n`);
    expect(blocksIn((await here.read('b.ts')).context)).toBe(1);
  });

  it('of which nothing came, since it was given up, has nothing to verify: neither it nor a later one of another life', async () => {
    const { world, files, clock } = memoryWorld({ [TRANSCRIPT]: '' });
    const here = talk(world, { transcript: TRANSCRIPT });
    await here.ask(`Fix the login test. ${ORDER}`);
    await preCompact({ ...base, trigger: 'manual', instructions: '' }, world);
    expect(files.stat(COMPOSED)).not.toBeNull();
    clock.wait(1_000);
    const timestamp = new Date(clock.now()).toISOString();
    const message = { id: 'm', content: [{ type: 'text', text: 'I go on.' }] };
    files.append(TRANSCRIPT, `${JSON.stringify({ type: 'assistant', timestamp, message })}\n`);
    expect(blocksIn((await here.read('a.ts')).context)).toBe(0);
    expect(files.stat(COMPOSED)).toBeNull();
  });

  it('is of this life only where it stands in the same transcript', async () => {
    const { world, files, clock } = memoryWorld({ [TRANSCRIPT]: '' });
    const here = talk(world, { transcript: TRANSCRIPT });
    await here.ask(`Fix the login test. ${ORDER}`);
    await preCompact({ ...base, trigger: 'manual', instructions: '' }, world);
    clock.wait(1_000);
    files.append('/t/other.jsonl', `${boundary}\n${userLine(SUMMARY)}\n`);
    const resumed = talk(world, { transcript: '/t/other.jsonl' });
    expect(blocksIn((await resumed.ask('Go on')).context)).toBe(0);
    expect(resumed.facts().filter(({ kind }) => kind === 'verified')).toEqual([]);
    expect(files.stat(COMPOSED)).toBeNull();
  });

  it('gives nothing back to a session that was cleared', async () => {
    const { world, files } = memoryWorld({ [TRANSCRIPT]: '' });
    await talk(world, { transcript: TRANSCRIPT }).ask(`Fix the login test. ${ORDER}`);
    await preCompact({ ...base, trigger: 'manual', instructions: '' }, world);
    const { context } = await sessionStart({ ...base, source: 'clear' }, world);
    expect(blocksIn(context)).toBe(0);
    expect(files.stat(COMPOSED)).toBeNull();
  });

  it('is recorded where nothing is preserved, too: what was said and read has left the context', async () => {
    const { world } = memoryWorld();
    const without = under(world, (config) => ({
      ...config,
      preservation: { ...config.preservation, enabled: false },
    }));
    const { context } = await preCompact({ ...base, trigger: 'auto', instructions: '' }, without);
    expect(context).toEqual([]);
    expect(
      talk(world)
        .facts()
        .map(({ kind }: Fact) => kind),
    ).toEqual(['compaction']);
  });
});
