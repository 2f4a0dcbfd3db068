import { describe, expect, it } from 'vitest';
import { examine, nodeFinding } from '../../src/cli/doctor.ts';
import { createFaultLog } from '../../src/world/faults.ts';
import { createMemoryFiles, type Seed } from '../../src/world/files/memory.ts';
import { worldOf } from '../support/world-of.ts';

/** The report on a project, as `state text` lines; `before` works on its world first. */
async function report(
  seed: Seed,
  before: (faults: ReturnType<typeof createFaultLog>) => void = () => {},
) {
  const files = createMemoryFiles({ '/p/.git/HEAD': 'x', ...seed });
  const world = worldOf(files, '/p');
  const faults = createFaultLog(files, world.clock, '/state');
  before(faults);
  const found = await examine('/p', world, faults);
  return found.map(({ state, text }) => `${state} ${text}`);
}

const RULES = { '/p/.powerignore': '*.tmp\ndist/\n', '/p/sub/.claudeignore': '.env\n' };

describe('doctor', () => {
  it.each([
    ['v18.20.4', 'problem'],
    ['v20.0.0', 'ok'],
    ['v26.12.1', 'ok'],
  ])('tells whether node %s is able to run the hooks: %s', (version, state) => {
    expect(nodeFinding(version)).toMatchObject({ state, text: expect.stringContaining(version) });
  });

  it('tries a denial of each rule file', async () => {
    const lines = await report(RULES);
    expect(lines).toContain('ok /p/.powerignore: reading /p/dist/probe is denied (line 2)');
    expect(lines).toContain('ok /p/sub/.claudeignore: reading /p/sub/.env is denied (line 1)');
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([]);
  });

  it('says that there are none, or that they are switched off', async () => {
    expect(await report({})).toContain('note no .powerignore or .claudeignore under /p');
    const off = { '/p/.claude/fire-flow.json': '{"exclusion":{"enabled":false}}' };
    const lines = await report({ ...RULES, ...off });
    expect(lines.some((line) => /^note exclusion is switched off/.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([]);
  });

  it.each<readonly [string, Seed, RegExp]>([
    ['a folder', { '/p/.claudeignore/x': '' }, /^problem \/p\/\.claudeignore is not in force/],
    ['bytes', { '/p/a/.powerignore': '\0' }, /^problem \/p\/a\/\.powerignore is not in force/],
    ['a typo', { '/p/.claude/fire-flow.json': '{"exclusoin":{}}' }, /^problem .*unknown name/],
    [
      'skills elsewhere',
      { '/p/.claude/fire-flow.json': '{"skills":{"paths":["/x"]}}' },
      /^problem \/x is not read/,
    ],
  ])('names once what is not in force: %s', async (_, seed, expected) => {
    const lines = await report({ ...RULES, ...seed });
    expect(lines.filter((line) => expected.test(line))).toHaveLength(1);
  });

  it('tries the rules of the user for all projects', async () => {
    const wide = { '/home/u/.claude/powerignore': 'build/\n' };
    const line = '/home/u/.claude/powerignore: reading /p/build/probe is denied (line 1)';
    expect(await report(wide)).toContain(`ok ${line}`);
    expect(await report({ ...RULES, ...wide })).toContain(`ok ${line}`);
    const broken = await report({ '/home/u/.claude/powerignore': '\0' });
    expect(broken.some((one) => /^problem .*powerignore is not in force/.test(one))).toBe(true);
  });

  it('takes no rule that is taken back for one that fails', async () => {
    const lines = await report({ '/p/.powerignore': 'dist/\nout/\n!dist/\n' });
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([]);
    const kept = await report({ '/p/.powerignore': 'dist/\n!dist/\nout/\n' });
    expect(kept).toContain('ok /p/.powerignore: reading /p/out/probe is denied (line 3)');
  });

  it('tries what is denied for a file that cannot be read', async () => {
    const closed = { '/p/.claude/fire-flow.json': '{"exclusion":{"failClosed":true}}' };
    const lines = await report({ '/p/a/.claudeignore': '\0', ...closed });
    expect(lines).toContain(
      'ok /p/a/.claudeignore: reading /p/a/probe is denied (it cannot be read)',
    );
  });

  it('tells of a state directory that cannot be written, and leaves nothing in one that can', async () => {
    const lines = await report({ ...RULES, '/state': 'a file in its place' });
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([
      expect.stringMatching(/^problem state directory \/state cannot be written: /),
    ]);
    const files = createMemoryFiles({ '/p/.git/HEAD': 'x' });
    const world = worldOf(files, '/p');
    await examine('/p', world, createFaultLog(files, world.clock, '/state'));
    expect(files.list('/state')).toEqual({ ok: true, value: [] });
  });

  it('shows the newest faults', async () => {
    const lines = await report(RULES, (faults) => {
      for (let n = 1; n <= 7; n++) faults.write('Stop', new Error(`fault ${n}`));
    });
    expect(lines).toContain('problem 7 faults logged, the newest last:');
    expect(lines.at(-1)).toMatch(/^problem 1970-01-01T.* Stop: fault 7$/);
    expect(lines.filter((line) => / Stop: fault \d$/.test(line))).toHaveLength(5);
  });
});
