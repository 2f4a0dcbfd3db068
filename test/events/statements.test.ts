import { describe, expect, it } from 'vitest';
import { preCompact } from '../../src/events/pre-compact.ts';
import { assistantLine } from '../host/transcript/lines.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk } from './talk.ts';

const LAST = [
  'The upload goes through now.',
  'BLOCKED: the staging bucket needs credentials I do not have.',
  'My hypothesis: the token is read before it is refreshed.',
  'Confidence: 40 %',
  '```',
  'STUCK: text in a fence is nobody’s statement',
  '```',
].join('\n');

describe('what the agent states of itself', () => {
  it('is recorded at its stop, word for word, and outlives a transcript that is gone', async () => {
    const { world, files } = memoryWorld();
    const here = talk(world);
    await here.ask('Make the upload work');
    await here.stop(LAST);
    const stated = here.facts().flatMap((fact) => (fact.kind === 'statement' ? [fact] : []));
    expect(stated.map(({ about, text }) => [about, text])).toEqual([
      ['blocked', 'BLOCKED: the staging bucket needs credentials I do not have.'],
      ['confidence', 'Confidence: 40 %'],
      ['hypothesis', 'My hypothesis: the token is read before it is refreshed.'],
    ]);
    files.create(`${ROOT}/.planning/x.md`, '');
    await preCompact({ session: 's', cwd: ROOT, trigger: 'manual', instructions: '' }, world);
    const block = files.read(`${ROOT}/.planning/context-preserved.md`, 1 << 20);
    const text = block.ok ? block.value : '';
    expect(text).toContain('the staging bucket needs credentials I do not have');
    expect(text).toContain('Confidence: 40/100');
  });

  it('ends a loop that can go on only with the user, and nothing that it has overcome on the way', async () => {
    const { world, files } = memoryWorld({
      '/t/s.jsonl': `${assistantLine([{ type: 'text', text: 'BLOCKED: port 80 is in use.' }])}\n`,
    });
    const here = talk(world, { transcript: '/t/s.jsonl' });
    await here.ask('/fire-flow:fire-loop Make the upload work');
    await here.run('npm start', 'listening on 8080');
    expect((await here.stop('It runs on port 8080 now.')).decision.type).toBe('continueLoop');
    const { decision, notice } = await here.stop(LAST);
    expect(decision.type).toBe('pass');
    expect(notice).toContain('EXECUTION BLOCKED');
    const blockers = files.read(`${ROOT}/.planning/BLOCKERS.md`, 1 << 20);
    expect(blockers.ok && blockers.value).toContain('staging bucket');
  });

  it('is nothing where it states nothing', async () => {
    const here = talk(memoryWorld().world);
    await here.ask('Make the upload work');
    await here.stop('Done: the upload works and its test passes.');
    expect(here.facts().map(({ kind }) => kind)).toEqual(['prompt', 'stop']);
  });
});
