import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../src/cli/status.ts';
import type { Fact } from '../../src/core/facts/fact.ts';
import { diagnose } from '../../src/core/signature/diagnose.ts';
import { createNodeWorld } from '../../src/world/node.ts';
import { spawnHook } from '../support/spawn-hook.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-health-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

function place(name: string) {
  const root = path.join(home, name);
  const project = path.join(root, 'project');
  fs.mkdirSync(project, { recursive: true });
  return { state: path.join(root, 'state'), home: root, project };
}

type Place = ReturnType<typeof place>;

function failing(at: Place, use: string, session = 's', more: object = {}) {
  const payload = {
    session_id: session,
    cwd: at.project,
    hook_event_name: 'PostToolUseFailure',
    tool_name: 'Bash',
    tool_input: { command: 'npm test' },
    tool_use_id: use,
    error: 'Exit code 1\nTypeError: total is not a function',
    ...more,
  };
  return spawnHook('post-tool-use-failure', payload, at);
}

function statusIn(at: Place, session = 's') {
  process.env['FIRE_FLOW_STATE'] = at.state;
  const { world } = createNodeWorld();
  delete process.env['FIRE_FLOW_STATE'];
  return statusOf(session, at.project, world);
}

describe('twenty tool calls at once', () => {
  it('count twenty, and the same event delivered twice counts once', async () => {
    const at = place('parallel');
    const uses = Array.from({ length: 20 }, (_, n) => `toolu_${n}`);
    await Promise.all(uses.map((use) => failing(at, use)));
    await failing(at, 'toolu_0');
    const status = statusIn(at);
    expect([status?.iteration, status?.skipped]).toEqual([20, 0]);
  }, 120_000);
});

describe('what calls that ran side by side lead to', () => {
  const texts = (runs: readonly { readonly stdout: string }[]) =>
    runs.flatMap(({ stdout }) => {
      const answer = stdout === '' ? {} : JSON.parse(stdout);
      return [answer.hookSpecificOutput?.additionalContext, answer.systemMessage].filter(Boolean);
    });
  it('is said by one of their hooks', async () => {
    const at = place('spoken-once');
    const uses = Array.from({ length: 16 }, (_, n) => `toolu_${n}`);
    for (const use of ['toolu_a', 'toolu_b']) await failing(at, use);
    const said = texts(await Promise.all(uses.map((use) => failing(at, use)))).join('\n');
    const states = said.match(/^(?:HEALTH CHECK|CIRCUIT BREAKER): \w+/gm) ?? [];
    expect(states).toContain('CIRCUIT BREAKER: TRIPPED');
    expect(states).toEqual([...new Set(states)]);
    expect(texts([await failing(at, 'toolu_late')])).toEqual([]);
  }, 120_000);

  it('is written by each of them: what blocks one call and what blocks another', async () => {
    const at = place('blockers');
    fs.mkdirSync(path.join(at.project, '.planning'));
    const hosts = Array.from({ length: 8 }, (_, n) => `api${n}.example.invalid`);
    const error = (host: string) => `Exit code 6\ncurl: (6) Could not resolve host: ${host}`;
    const run = (host: string) =>
      failing(at, host, 's', { tool_input: { command: `curl ${host}` }, error: error(host) });
    const said = texts(await Promise.all(hosts.map(run))).join('\n');
    const written = fs.readFileSync(path.join(at.project, '.planning/BLOCKERS.md'), 'utf8');
    const told = hosts.filter((host) => said.includes(host));
    expect(told.length).toBeGreaterThan(0);
    for (const host of told) expect(written).toContain(host);
  }, 120_000);

  it('is told the user by one of them: an ignore file that is not in force', async () => {
    const at = place('noticed-once');
    fs.mkdirSync(path.join(at.project, 'a/.powerignore'), { recursive: true });
    fs.writeFileSync(path.join(at.project, 'a/x.txt'), 'x');
    const read = (use: string) =>
      spawnHook(
        'pre-tool-use',
        {
          session_id: 's',
          cwd: at.project,
          tool_name: 'Read',
          tool_use_id: use,
          tool_input: { file_path: path.join(at.project, 'a/x.txt') },
        },
        at,
      );
    const uses = Array.from({ length: 16 }, (_, n) => `toolu_${n}`);
    expect(texts(await Promise.all(uses.map(read)))).toHaveLength(1);
    expect(texts([await read('toolu_late')])).toEqual([]);
  }, 120_000);
});

describe('an error in characters of more than one byte', () => {
  it('is read by the executable as by its sources', async () => {
    const at = place('characters');
    const error = [
      'Exit code 1',
      ' ❯ src/sum.test.ts (1 test | 1 failed)',
      '   × adds 3ms',
      '     → expected 3 to be 4',
    ].join('\n');
    await failing(at, 'toolu_0', 's', { error });
    const journal = fs.readFileSync(path.join(at.state, 'sessions/s/journal.jsonl'), 'utf8');
    const facts = journal
      .trim()
      .split('\n')
      .map((line): Fact => JSON.parse(line));
    const failure = facts.find((fact) => fact.kind === 'check');
    const raw = { tool: 'Bash', command: 'npm test', text: error, root: at.project, failed: true };
    const [expected] = diagnose(raw).signatures;
    expect(expected?.family).toBe('vitest');
    expect(failure?.signatures).toContainEqual(expected);
  });
});

describe("a subagent's failures", () => {
  it('are kept apart and nothing is said of them', async () => {
    const at = place('agents');
    for (let n = 0; n < 4; n++) {
      const run = await failing(at, `toolu_${n}`, 's', { agent_id: 'a1' });
      expect(run.stdout).toBe('');
    }
    const main = await failing(at, 'toolu_9');
    expect(main.stdout).toBe('');
    expect(statusIn(at)?.iteration).toBe(1);
  }, 60_000);
});

describe('a long session', () => {
  const fact = (n: number): Fact => ({
    v: 1,
    kind: 'look',
    at: n,
    use: `u${n}`,
    tool: 'Read',
    target: `f${n}`,
  });
  function journal(at: Place, count: number): void {
    const folder = path.join(at.state, 'sessions', 's');
    fs.mkdirSync(folder, { recursive: true });
    const lines = Array.from({ length: count }, (_, n) => JSON.stringify(fact(n)));
    fs.writeFileSync(path.join(folder, 'journal.jsonl'), `${lines.join('\n')}\n`);
  }

  it('is folded from its snapshots: a hook reads only what came after them', async () => {
    const long = place('long');
    journal(long, 10_000);
    const folder = path.join(long.state, 'sessions', 's');
    const bulk = fs.statSync(path.join(folder, 'journal.jsonl')).size;
    await failing(long, 'w');
    const text = fs.readFileSync(path.join(folder, 'journal.snapshot.json'), 'utf8');
    const snapshots = Object.entries<{ offset: number }>(JSON.parse(text));
    expect(snapshots.map(([name]) => name)).toContain('health');
    for (const [name, { offset }] of snapshots) expect(offset, name).toBeGreaterThanOrEqual(bulk);
  }, 60_000);
});

describe('a journal that cannot be read', () => {
  it('is unknown: nothing is said', async () => {
    const at = place('unreadable');
    fs.mkdirSync(path.join(at.state, 'sessions', 's', 'journal.jsonl'), { recursive: true });
    for (const use of ['a', 'b', 'c']) expect((await failing(at, use)).stdout).toBe('');
    expect(statusIn(at)?.health).toBe('UNKNOWN');
  }, 60_000);
});
