import { describe, expect, it } from 'vitest';
import { SIGNALS } from '../../src/core/preservation/index.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { TEA } from './tea.ts';

function session(base = ROOT) {
  const { world } = memoryWorld();
  const folder = `${base}/.claude/skills-library`;
  world.files.replace(`${folder}/backend/tea.md`, TEA);
  return async (prompt: string) => {
    await sessionStart({ session: 's', cwd: ROOT, source: 'startup' }, world);
    return (await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world)).context.join('\n');
  };
}

describe('a prompt longer than what is kept of it', () => {
  const factOf = async (prompt: string) => {
    const { world } = memoryWorld();
    await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world);
    const rule = { version: 1, initial: null, step: (_: unknown, fact: unknown) => fact };
    const state = world.journals.open('s')?.fold('preservation', SIGNALS).state;
    return { fact: world.journals.open('s')?.fold('last', rule).state, orders: state?.orders };
  };
  const order = 'Never push to the main branch.';

  it.each([1_000, 1_001, 5_000])('keeps the orders at its end: %i characters', async (length) => {
    const prompt = `${'fix the login. '.repeat(400).slice(0, length - order.length - 1)}\n${order}`;
    expect(prompt).toHaveLength(length);
    const { orders } = await factOf(prompt);
    expect(orders).toContain(order);
  });

  it('keeps as many as a fact has room for', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `Never ${'touch '.repeat(16)}the file ${n}.`);
    const { fact } = await factOf(many.join('\n'));
    expect(fact).toMatchObject({ kind: 'prompt', orders: many.slice(0, 13) });
  });
});

describe('guidance at a prompt', () => {
  it('comes at a choice between options, however short the question', async () => {
    const text = await session()('Should we use green tea or black tea?');
    expect(text).toContain('for this decision');
    expect(text).toContain('Warm the pot first.');
  });

  it("names whose words it repeats: the user's, or those of the project", async () => {
    const question = 'Should we use green tea or black tea?';
    expect(await session()(question)).toContain("[backend/tea, this project's files]");
    expect(await session('/h')(question)).toContain('[backend/tea, user library]');
  });

  it('forgets skills whose folder is gone', async () => {
    const { world } = memoryWorld({ [`${ROOT}/.claude/skills-library/backend/tea.md`]: TEA });
    const start = () => sessionStart({ session: 's', cwd: ROOT, source: 'startup' }, world);
    await start();
    world.files.remove(`${ROOT}/.claude/skills-library`);
    await start();
    const prompt = 'Should we use green tea or black tea?';
    expect((await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world)).context).toEqual(
      [],
    );
  });

  it.each([
    ['a fault put as a remark', 'the green tea and the black tea are cold since yesterday', true],
    ['a fault put as a question', 'why are the green tea and the black tea cold again?', true],
    ['a small change', 'rename the green tea to black tea', false],
    ['a few words of talk', 'nice, a black tea', false],
    ['going on', 'go on with the green tea and the black tea', false],
  ])('%s', async (_, prompt, expected) => {
    expect((await session()(prompt)) !== '').toBe(expected);
  });

  it('is given once, and not for a plain remark on the same topic', async () => {
    const ask = session();
    expect(await ask('thanks, the green tea and the black tea are fine')).toBe('');
    expect(await ask('Should we use green tea or black tea?')).not.toBe('');
    expect(await ask('Should we use green tea or black tea?')).toBe('');
  });
});
