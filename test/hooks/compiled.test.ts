import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnHook } from '../support/spawn-hook.ts';

const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-compiled-')));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const here = ['state', 'home', 'project'].map((name) => path.join(scratch, name));
const [state = '', home = '', project = ''] = here;
for (const folder of here) fs.mkdirSync(folder);
fs.mkdirSync(path.join(project, 'dist'));
fs.writeFileSync(path.join(project, '.powerignore'), 'dist/\n');
fs.writeFileSync(path.join(project, 'dist/app.js'), 'x');

const payload = {
  session_id: 's',
  cwd: project,
  tool_name: 'Read',
  tool_input: { file_path: path.join(project, 'dist/app.js') },
};

type Env = Readonly<Record<string, string>>;

async function denies(env: Env = {}): Promise<boolean> {
  return (await answerTo(payload, env)).includes('"permissionDecision":"deny"');
}

async function answerTo(event: object, env: Env = {}): Promise<string> {
  const run = await spawnHook('pre-tool-use', event, { state, home, project, env });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return run.stdout;
}

/** The compiled form that the first run has left. */
function form(): string {
  const found = fs.readdirSync(path.join(state, 'compiled'), { recursive: true, encoding: 'utf8' });
  const name = found.find((one) => /pre-tool-use\.js/.test(one)) ?? '';
  return path.join(state, 'compiled', name);
}

describe('the compiled form of a hook', () => {
  it.each([
    ['is not there yet', () => undefined],
    ['is there', () => undefined],
    ['has lost a block', (file: string) => spoil(file, 40_000, 4096)],
    ['has lost its end', (file: string) => fs.truncateSync(file, 50_000)],
    ['is empty', (file: string) => fs.truncateSync(file, 0)],
    ['is another text', (file: string) => fs.writeFileSync(file, 'no code'.repeat(10_000))],
    ['cannot be read', (file: string) => replaceByFolder(file)],
  ])('that %s changes nothing of the answer', async (_, harm) => {
    if (fs.existsSync(path.join(state, 'compiled'))) harm(form());
    expect(await denies()).toBe(true);
    expect(await denies()).toBe(true);
  });
});

it('takes up what a later run compiles', async () => {
  fs.rmSync(path.join(state, 'compiled'), { recursive: true });
  await answerTo({ ...payload, tool_name: 'Read', tool_input: {} });
  const before = fs.statSync(form()).size;
  await denies();
  expect(fs.statSync(form()).size).toBeGreaterThan(before + 1_000);
});

it('runs on a node that cannot give its modules without a search, as before 20.16', async () => {
  const older = path.join(scratch, 'older.cjs');
  fs.writeFileSync(older, 'delete process.getBuiltinModule;');
  const env = { NODE_OPTIONS: `--require ${older}` };
  expect(await denies(env)).toBe(true);
  expect(await denies(env)).toBe(true);
});

function spoil(file: string, at: number, length: number): void {
  const descriptor = fs.openSync(file, 'r+');
  fs.writeSync(descriptor, Buffer.alloc(length), 0, length, at);
  fs.closeSync(descriptor);
}

function replaceByFolder(file: string): void {
  fs.rmSync(file);
  fs.mkdirSync(path.join(file, 'x'), { recursive: true });
}
