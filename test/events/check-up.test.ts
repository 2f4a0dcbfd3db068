import { describe, expect, it } from 'vitest';
import { memoryWorld } from './loop/world.ts';
import { talk, under } from './talk.ts';

const ERROR =
  'Exit code 1\nsrc/a.ts(3,7): error TS2322: Type "string" is not assignable to "number".';

describe('what a call does to the health of its session', () => {
  it('looks and edits are recorded, one fact each, and say nothing', async () => {
    const { world } = memoryWorld();
    const here = talk(world);
    await here.ask('Fix the types in a.ts');
    expect((await here.read('src/a.ts')).context).toEqual([]);
    expect((await here.edit('src/a.ts', 'b')).context).toEqual([]);
    expect(here.facts().map(({ kind }) => kind)).toEqual(['prompt', 'look', 'edit']);
  });

  it('a long run of looks is judged when it closes an iteration, and said once it stands still', async () => {
    const { world } = memoryWorld();
    const here = talk(world);
    await here.ask('Fix the types in a.ts');
    const said: number[] = [];
    for (let at = 1; at <= 80; at++) {
      const { context } = await here.read(`src/file-${at}.ts`);
      if (context.length > 0) said.push(at);
    }
    expect(said.length).toBeGreaterThan(0);
    expect(said.every((at) => at % 25 === 0)).toBe(true);
  });

  it('the same error after edits is spinning, told with the edits between', async () => {
    const { world } = memoryWorld();
    const here = talk(world);
    await here.ask('Fix the types in a.ts');
    const said: string[] = [];
    for (let at = 1; at <= 3; at++) {
      await here.edit('src/a.ts', `try ${at}`);
      said.push(...(await here.fail('npx tsc --noEmit', ERROR)).context);
    }
    expect(said.join('\n')).toContain('src/a.ts');
    expect(said.join('\n')).toMatch(/SPINNING/);
  });

  it('where a tripped breaker ends the run, it ends before the next call, until the user speaks', async () => {
    const { world } = memoryWorld();
    const strict = under(world, (config) => ({
      ...config,
      breaker: { ...config.breaker, onTrip: 'stop' },
    }));
    const here = talk(strict);
    await here.ask('Fix the types in a.ts');
    for (let at = 1; at <= 6; at++) {
      await here.edit('src/a.ts', `try ${at}`);
      await here.fail('npx tsc --noEmit', ERROR);
    }
    const before = await here.before('Bash', { command: 'make deploy' });
    expect(before.decision).toMatchObject({ type: 'halt', input: { command: 'true' } });
    expect((await here.read('src/a.ts')).decision.type).toBe('halt');
    await here.ask('Try the other file');
    expect((await here.before('Bash', { command: 'make deploy' })).decision.type).toBe('pass');
  });
});
