import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type HookOptions, spawnHook } from '../support/spawn-hook.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-hooks-')));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const names = fs
  .readdirSync(path.join(root, 'hooks'))
  .flatMap((file) => /^fire-flow-([a-z-]+)\.cjs$/.exec(file)?.[1] ?? []);

let count = 0;
function options(): HookOptions {
  const base = path.join(scratch, String(count++));
  const dirs = { state: `${base}/state`, home: `${base}/home`, project: `${base}/project` };
  fs.mkdirSync(dirs.home, { recursive: true });
  fs.mkdirSync(dirs.project, { recursive: true });
  return dirs;
}

const faultsOf = ({ state }: HookOptions) => {
  const file = path.join(state, 'faults.log');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
};

const bad: readonly (readonly [name: string, payload: string])[] = [
  ['empty stdin', ''],
  ['malformed JSON', '{"session_id": "x", '],
  ['a JSON document that is no event', '[1,2,3]'],
  ['an event without its fields', '{}'],
];

describe.each(names)('the executable for %s', (name) => {
  it.skipIf(!fs.existsSync('/proc/self'))('ends where its state cannot be kept', async () => {
    const run = await spawnHook(name, '{}', { ...options(), state: '/proc/none/state' });
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it.each(bad)('exits 0, says nothing and logs the fault: %s', async (_, payload) => {
    const here = options();
    const run = await spawnHook(name, payload, here);
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const mustFail = payload !== '{}' || /tool|prompt|permission/.test(name);
    expect(faultsOf(here).length).toBe(mustFail ? 1 : 0);
  });

  it('answers though the pipe stays open', async () => {
    const here = options();
    const payload = {
      session_id: 's',
      cwd: here.project,
      tool_name: 'Read',
      prompt: 'hello',
      tool_input: {},
    };
    const run = await spawnHook(name, payload, { ...here, keepOpen: true });
    expect(run.code).toBe(0);
    expect(faultsOf(here)).toEqual([]);
  });
});

describe('a 100 MB payload', () => {
  it('is not taken, and does no harm', async () => {
    const here = options();
    const run = await spawnHook('pre-tool-use', Buffer.alloc(100 << 20, 0x61), here);
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(faultsOf(here)[0]).toContain('too-large');
  }, 60_000);
});

describe('a state directory that cannot be written', () => {
  it('costs the memory, never the session', async () => {
    const here = options();
    fs.writeFileSync(here.state, 'a file where the folder should be');
    const payload = { session_id: 's', cwd: here.project, prompt: 'fix the login' };
    const run = await spawnHook('user-prompt-submit', payload, here);
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a bare copy of the committed files', () => {
  it('works without node_modules, in a path with a space and an apostrophe', async () => {
    const plugin = path.join(scratch, "an O'Neill place");
    fs.cpSync(path.join(root, 'hooks'), path.join(plugin, 'hooks'), { recursive: true });
    const here = options();
    fs.writeFileSync(path.join(here.project ?? '', '.powerignore'), 'dist/\n');
    const payload = {
      session_id: 's',
      cwd: here.project,
      tool_name: 'Read',
      tool_input: { file_path: `${here.project}/dist/app.js` },
    };
    const run = await spawnHook('pre-tool-use', payload, { ...here, plugin });
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout).hookSpecificOutput.permissionDecision).toBe('deny');
  });
});
