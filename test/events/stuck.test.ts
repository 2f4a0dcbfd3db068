import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/core/guidance/index.ts';
import { TABLES } from '../../src/core/guidance/tables/tables.ts';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { shippedSkills } from '../core/guidance/library.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk, under } from './talk.ts';

const PROMPT = 'Add rate limiting to the express login route with express-rate-limit behind nginx';
const ERROR = 'Exit code 1\nFAIL test/order.test.ts\nAssertionError: expected 1 to be 2';
const OFF = { enabled: false, maxPerSession: 12 };
const NOTES = 'Notes from the skills library for getting unstuck';

/** A world whose plugin has the shipped library. */
function library() {
  const built = buildIndex(shippedSkills(), TABLES);
  const { world } = memoryWorld({
    '/plugin/hooks/skills.idx': built.lines,
    '/plugin/hooks/skills.txt': built.texts,
  });
  const variables = {
    HOME: '/h',
    CLAUDE_PROJECT_DIR: ROOT,
    FIRE_FLOW_STATE: '/s',
    CLAUDE_PLUGIN_ROOT: '/plugin',
  };
  return { ...world, environment: createEnvironment(variables, 'posix', () => '/h') };
}

/** Twenty-five looks close an iteration. */
async function look(here: ReturnType<typeof talk>, iterations: number): Promise<string[]> {
  const said: string[] = [];
  for (let at = 1; at <= 25 * iterations; at++) said.push(...(await here.read(`f${at}`)).context);
  return said;
}

describe('the sixth decision point', () => {
  it('is the moment a session spins: the health text and what fits the error and its files, once', async () => {
    const here = talk(library());
    await here.ask('Fix the failing test');
    const heard: (readonly string[])[] = [];
    for (let at = 1; at <= 4; at++) {
      await here.edit('prisma/schema.prisma', `model User { id Int @id @map("try_${at}") }`);
      heard.push((await here.fail('npm test', ERROR)).context);
    }
    expect(heard[2]?.[0]).toContain('SPINNING');
    expect(heard[2]?.[1]).toContain(NOTES);
    expect(heard[3]).toEqual([]);
  });

  it('gives no skill that the session had, at the same error or before', async () => {
    const here = talk(library());
    await here.ask(PROMPT);
    const said = (await look(here, 2)).join('\n');
    expect(said).toContain('HEALTH CHECK: STALLED');
    expect(said).not.toContain(NOTES);
    const given = here.facts().flatMap((fact) => (fact.kind === 'guidance' ? fact.skills : []));
    expect(new Set(given).size).toBe(given.length);
  });

  it('names skills for the task where the session goes on standing still', async () => {
    const here = talk(library());
    await here.ask(PROMPT);
    expect((await look(here, 3)).at(-1)).toMatch(/From the skills library:\n- \w+\/[\w-]+\n/);
  });

  it('is silent on what the library does not know, and where guidance is switched off', async () => {
    const unknown = talk(library());
    await unknown.ask('Rewrite the parser');
    expect((await look(unknown, 3)).join('\n')).not.toContain('skills library');
    const off = talk(under(library(), (config) => ({ ...config, guidance: OFF })));
    await off.ask(PROMPT);
    expect((await look(off, 3)).join('\n')).not.toContain('skills library');
  });
});

describe('what a session that debugs is allowed', () => {
  it('is to look twice as long before it is called stalled, until something else is asked for', async () => {
    const here = talk(memoryWorld().world);
    await here.ask('/fire-flow:fire-debug The parser drops the last token');
    expect(await look(here, 3)).toEqual([]);
    expect((await look(here, 1)).join('\n')).toContain('STALLED');
    await here.ask('Rewrite the lexer');
    expect((await look(here, 2)).join('\n')).toContain('STALLED');
  });

  it('and "go on" goes on with it', async () => {
    const here = talk(memoryWorld().world);
    await here.ask('/fire-flow:fire-debug The parser drops the last token');
    await here.ask('go on');
    expect(await look(here, 3)).toEqual([]);
    const prompts = here.facts().flatMap((fact) => (fact.kind === 'prompt' ? [fact] : []));
    expect(prompts.map(({ asks, continues }) => [asks, continues])).toEqual([
      ['change', undefined],
      ['change', true],
    ]);
  });
});
