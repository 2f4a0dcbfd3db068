import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replayOne } from '../../src/cli/replay.ts';
import { statusOf, statusPage } from '../../src/cli/status.ts';
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

  it('judges a session that runs a loop as the loop does, with the thresholds it was begun with', async () => {
    const { record, world, project } = place('loop');
    const begin = { v: 1, at: 0, kind: 'loop', loop: 'upload-1', phase: 'begin' } as const;
    const fail = check('npm test', ['TypeError: x']);
    const tries = [fail, edit('a.ts'), fail];
    await record(prompt('Fix it'), { ...begin, aggressive: true }, ...tries);
    expect(statusOf('one', project, world)).toMatchObject({
      loop: 'upload-1',
      health: 'SPINNING',
      breaker: 'WARNING',
      counters: { spin: 2 },
      limits: { stall: [2, 3], spin: [2, 3], decline: [40, 60] },
    });
    await record({ ...begin, phase: 'end' });
    expect(statusOf('one', project, world)).toMatchObject({
      loop: null,
      breaker: 'HEALTHY',
      limits: { spin: [3, 5] },
    });
  });

  it("counts standing still and decline by the loop's own iterations, each closed by a stop", async () => {
    const { record, world, project } = place('rounds');
    const begin = { v: 1, at: 0, kind: 'loop', loop: 'upload-2', phase: 'begin' } as const;
    const stop = (tokens: number) => ({ v: 1, at: 0, kind: 'stop', tokens }) as const;
    const rounds = [900, 1000, 1100, 300, 250, 200].map(stop);
    await record(prompt('Fix it'), begin, ...rounds);
    const inLoop = statusOf('one', project, world);
    expect(inLoop?.counters.decline).toBe(70);
    expect(inLoop?.counters.stall).toBeGreaterThanOrEqual(5);
    expect(inLoop?.breaker).toBe('TRIPPED');
    await record({ ...begin, phase: 'end' });
    expect(statusOf('one', project, world)?.counters.decline).toBe(0);
  });

  it('prints counters with their limits, the iterations and what was said when', async () => {
    const { record, world, project } = place('page');
    const fail = check('npm test', ['TypeError: x']);
    const { speeches } = await record(
      prompt('Fix it'),
      fail,
      edit('a.ts'),
      fail,
      edit('b.ts'),
      fail,
    );
    const said = speeches.map(
      ({ channel, key }) =>
        ({ v: 1, at: Date.UTC(2026, 0, 2), kind: 'said', channel, key, hash: '' }) as const,
    );
    await record(...said);
    const status = statusOf('one', project, world);
    const text = status === null ? '' : statusPage(status);
    expect(text).toContain('session one: SPINNING, breaker WARNING');
    expect(text).toMatch(/counter.*now.*warns at.*trips at/);
    expect(text).toMatch(/spin\s+│\s+3\s+│\s+3\s+│\s+5/);
    expect(text).toMatch(/3\s+│ test.*│\s+failed\s+│\s+b\.ts/);
    expect(text).toMatch(/2026-01-02T00:00:00.000Z {2}health {2}SPINNING/);
  });

  it('names what blocks a session and what is needed', async () => {
    const { record, world, project } = place('needs');
    await record(prompt('Import it'), quota);
    const status = statusOf('one', project, world);
    expect(status && statusPage(status)).toMatch(/blocked: quota in .*; needed: raise the quota/);
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
