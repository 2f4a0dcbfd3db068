import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ArgsDef, type CommandDef, runCommand } from 'citty';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { check } from '../../src/cli/check.ts';
import { doctor } from '../../src/cli/doctor.ts';
import { initialise } from '../../src/cli/init.ts';
import { replay } from '../../src/cli/replay.ts';
import { stats } from '../../src/cli/stats.ts';
import { status } from '../../src/cli/status.ts';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fire-flow-options-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs a verb; gives its exit code and what it put out. */
async function run<Args extends ArgsDef>(verb: CommandDef<Args>, ...rawArgs: string[]) {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(text));
  const complained: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => complained.push(text));
  await runCommand(verb, { rawArgs });
  return { code: process.exitCode, said, complained };
}

const verbs = {
  check: (...args: string[]) => run(check, ...args),
  doctor: (...args: string[]) => run(doctor, ...args),
  init: (...args: string[]) => run(initialise, ...args),
  replay: (...args: string[]) => run(replay, ...args),
  stats: (...args: string[]) => run(stats, ...args),
  status: (...args: string[]) => run(status, ...args),
};

it.each(Object.entries(verbs))('%s names an option it does not have', async (name, verb) => {
  for (const option of ['--dry-rn', '--jsno', '-q', '--bogus=1']) {
    const found = await verb(option, scratch);
    expect([found.code, found.said]).toEqual([2, []]);
    expect(found.complained[0]).toBe(
      `fire-flow ${name}: there is no option ${option.split('=')[0]}`,
    );
  }
  expect(fs.readdirSync(scratch)).toEqual([]);
});

it('a dry run is understood, and writes nothing', async () => {
  const { code, said } = await run(initialise, '--dry-run', scratch);
  expect(code).toBeUndefined();
  expect(said.join('\n')).toContain('would write: .powerignore');
  expect(fs.readdirSync(scratch)).toEqual([]);
});
