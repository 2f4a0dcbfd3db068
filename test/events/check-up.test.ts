import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/core/facts/fact.ts';
import type { Fold } from '../../src/core/facts/fold.ts';
import { postToolUse } from '../../src/events/post-tool-use.ts';
import { postToolUseFailure } from '../../src/events/post-tool-use-failure.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { DEFAULTS } from '../../src/world/config/config.ts';
import type { World } from '../../src/world/world.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

const kinds: Fold<readonly string[]> = {
  version: 1,
  initial: [],
  step: (before, { kind }: Fact) => [...before, kind],
};

function session(world: World) {
  const base = { session: 's', cwd: ROOT };
  let calls = 0;
  return {
    ask: (prompt: string) => userPromptSubmit({ ...base, prompt }, world),
    read: (file: string) =>
      postToolUse(
        {
          ...base,
          tool: 'Read',
          input: { file_path: `${ROOT}/${file}` },
          use: `use-${++calls}`,
          response: {},
        },
        world,
      ),
    edit: (file: string, text: string) =>
      postToolUse(
        {
          ...base,
          tool: 'Edit',
          input: { file_path: `${ROOT}/${file}`, old_string: 'a', new_string: text },
          use: `use-${++calls}`,
          response: {},
        },
        world,
      ),
    fail: (command: string, error: string) =>
      postToolUseFailure(
        {
          ...base,
          tool: 'Bash',
          input: { command },
          use: `use-${++calls}`,
          error,
          interrupted: false,
        },
        world,
      ),
    facts: () => world.journals.open('s')?.fold('kinds', kinds).state ?? [],
  };
}

const ERROR =
  'Exit code 1\nsrc/a.ts(3,7): error TS2322: Type "string" is not assignable to "number".';

describe('what a call does to the health of its session', () => {
  it('looks and edits are recorded, one fact each, and say nothing', async () => {
    const { world } = memoryWorld();
    const here = session(world);
    await here.ask('Fix the types in a.ts');
    expect((await here.read('src/a.ts')).context).toEqual([]);
    expect((await here.edit('src/a.ts', 'b')).context).toEqual([]);
    expect(here.facts()).toEqual(['prompt', 'look', 'edit']);
  });

  it('a long run of looks is judged when it closes an iteration, and said once it stands still', async () => {
    const { world } = memoryWorld();
    const here = session(world);
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
    const here = session(world);
    await here.ask('Fix the types in a.ts');
    const said: string[] = [];
    for (let at = 1; at <= 3; at++) {
      await here.edit('src/a.ts', `try ${at}`);
      said.push(...(await here.fail('npx tsc --noEmit', ERROR)).context);
    }
    expect(said.join('\n')).toContain('src/a.ts');
    expect(said.join('\n')).toMatch(/SPINNING/);
  });

  it('where a tripped breaker ends the run, the next look ends it too', async () => {
    const { world } = memoryWorld();
    const breaker = { ...DEFAULTS.breaker, onTrip: 'stop' } as const;
    const strict: World = {
      ...world,
      config: () => ({ config: { ...DEFAULTS, breaker }, problems: [] }),
    };
    const here = session(strict);
    await here.ask('Fix the types in a.ts');
    for (let at = 1; at <= 6; at++) {
      await here.edit('src/a.ts', `try ${at}`);
      await here.fail('npx tsc --noEmit', ERROR);
    }
    expect((await here.read('src/a.ts')).decision.type).toBe('halt');
  });
});
