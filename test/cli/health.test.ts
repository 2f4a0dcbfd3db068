import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replayOne } from '../../src/cli/replay.ts';
import { statusOf } from '../../src/cli/status.ts';
import { recordAndAssess } from '../../src/events/health.ts';
import { openSession } from '../../src/events/session.ts';
import { createNodeWorld } from '../../src/world/node.ts';
import { check, edit, prompt, signature } from '../support/facts.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-status-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

function place(name: string) {
  const project = path.join(home, name);
  fs.mkdirSync(path.join(project, '.planning'), { recursive: true });
  process.env['FIRE_FLOW_STATE'] = path.join(home, `${name}-state`);
  const { world } = createNodeWorld();
  delete process.env['FIRE_FLOW_STATE'];
  const event = { session: 'one', cwd: project };
  const session = openSession(event, world);
  if (session === null) throw new Error('no session');
  const record = (...facts: Parameters<typeof recordAndAssess>[0]) =>
    recordAndAssess(facts, event, session);
  const blockers = () => fs.readFileSync(path.join(project, '.planning/BLOCKERS.md'), 'utf8');
  return { project, world, record, blockers };
}

const quota = check('npm test', ['quota'], {
  signatures: [signature('quota used up', { kind: 'quota' })],
});

describe('BLOCKERS.md', () => {
  it('gets an entry once for a signature, and it is resolved when the check goes through', async () => {
    const { record, blockers } = place('blocked');
    const { speeches } = await record(prompt('Import it'), quota);
    expect(speeches[0]?.text).toContain('EXECUTION BLOCKED');
    await record(quota);
    expect(blockers().match(/^### BLOCKER-001 \[P1\]/gm)).toHaveLength(1);
    expect(blockers()).not.toContain('BLOCKER-002');
    await record(edit('a.ts'), check('npm test', []));
    expect(blockers()).toMatch(/## Resolved Blockers[\s\S]*BLOCKER-001/);
  });
});

describe('fire-flow status', () => {
  it('tells the state, the last iterations and what was said', async () => {
    const { record, world, project } = place('status');
    const fail = check('npm test', ['TypeError: x']);
    await record(fail, edit('a.ts'), fail, edit('a.ts'), fail);
    const status = statusOf('one', project, world);
    expect(status).toMatchObject({
      health: 'SPINNING',
      breaker: 'WARNING',
      iteration: 3,
      skipped: 0,
    });
    expect(status?.iterations.at(-1)).toMatchObject({ outcome: 'failed', files: ['a.ts'] });
    expect(statusOf('another', project, world)).toBeNull();
  });
});

describe('fire-flow replay', () => {
  it('reads a transcript as the hooks would have', () => {
    const file = path.join(home, 'session.jsonl');
    const line = (type: string, content: unknown) => JSON.stringify({ type, message: { content } });
    const rounds = [0, 1, 2].flatMap((n) => [
      line('assistant', [
        {
          type: 'tool_use',
          id: `e${n}`,
          name: 'Edit',
          input: { file_path: 'a.js', old_string: `${n}`, new_string: 'x' },
        },
      ]),
      line('user', [{ type: 'tool_result', tool_use_id: `e${n}`, content: 'ok' }]),
      line('assistant', [
        { type: 'tool_use', id: `t${n}`, name: 'Bash', input: { command: 'npm test' } },
      ]),
      line('user', [
        {
          type: 'tool_result',
          tool_use_id: `t${n}`,
          is_error: true,
          content: 'TypeError: x is not a function',
        },
      ]),
    ]);
    fs.writeFileSync(file, [line('user', 'Fix the test'), ...rounds, 'torn {'].join('\n'));
    const { moments, calls } = replayOne(file, place('replay').world);
    expect(calls).toBe(6);
    expect(moments.filter(({ key }) => key).map(({ key }) => key?.split(':')[0])).toEqual([
      'SPINNING',
    ]);
  });
});
