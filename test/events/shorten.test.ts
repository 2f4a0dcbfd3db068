import { describe, expect, it } from 'vitest';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk, under } from './talk.ts';

const passing = (count: number) =>
  Array.from({ length: count }, (_, at) => ` ✓ test/unit/part-${at}.test.ts (3 tests) 12ms`);
const ERRORS = [
  ' FAIL  test/login.test.ts > logs in',
  "AssertionError: expected 'a' to be 'b'",
  ' ❯ test/login.test.ts:12:7',
];
const LONG = [
  '> vitest run',
  '',
  ...passing(200),
  ...ERRORS,
  ...passing(200),
  '',
  ' Tests  400 passed',
];

function place(compress = true) {
  const { world, files } = memoryWorld();
  const set = under(world, (config) => ({ ...config, output: { ...config.output, compress } }));
  return { here: talk(set), files };
}

function stdoutOf({ decision }: Awaited<ReturnType<ReturnType<typeof talk>['run']>>): string {
  if (decision.type !== 'replaceOutput') return '';
  return (decision.output as { stdout: string }).stdout;
}

describe('a long output of a noisy command', () => {
  it('is shortened: every error line stands in it, and the file it names has all of it', async () => {
    const { here, files } = place();
    const shown = stdoutOf(await here.run('npx vitest run', LONG.join('\n')));
    expect(shown.length).toBeLessThan(LONG.join('\n').length / 3);
    for (const line of ERRORS) expect(shown).toContain(line);
    expect(shown).toContain('Tests  400 passed');
    const [, file = ''] = /all of it is in (\S+)\]$/.exec(shown) ?? [];
    const whole = files.read(file, 1 << 20);
    expect(whole.ok && whole.value).toBe(LONG.join('\n'));
  });

  it('names the file that the host kept, where it kept one', async () => {
    const { here } = place();
    const kept = { persistedOutputPath: '/h/tool-results/x.txt' };
    const shown = stdoutOf(await here.run('npx vitest run', LONG.join('\n'), kept));
    expect(shown).toContain('all of it is in /h/tool-results/x.txt]');
  });

  it.each([
    ['where the setting is off', false, 'npx vitest run', LONG],
    ['where it is short', true, 'npx vitest run', LONG.slice(0, 40)],
    ['where the command is of no noisy family', true, 'cat log.txt', LONG],
    [
      'where nothing of it is noise',
      true,
      'npx vitest run',
      LONG.map((_, at) => `line ${at} of a table of results`),
    ],
  ])('stays as it is %s', async (_, compress, command, lines) => {
    const { here } = place(compress);
    expect((await here.run(command, lines.join('\n'))).decision.type).toBe('pass');
  });

  it('a file read stays as it is', async () => {
    const { here } = place();
    expect((await here.read(`${ROOT}/a.ts`)).decision.type).toBe('pass');
  });
});
