import { describe, expect, it } from 'vitest';
import { memoryWorld, ROOT } from './loop/world.ts';
import { talk } from './talk.ts';

const PLAN = '.planning/phases/01-shop/01-01-BLUEPRINT.md';

function task(type: string, files = 'src/components/Cart.tsx'): string {
  return [
    `<task type="${type}" id="1">`,
    '**Action:** Show the cart',
    '**Steps:**',
    `1. Change \`${files}\`.`,
    '**Done Criteria:**',
    '- [ ] It shows',
    '</task>',
  ].join('\n');
}

function place(blueprint: string | null) {
  const { world } = memoryWorld({
    ...(blueprint !== null && { [`${ROOT}/${PLAN}`]: blueprint }),
    [`${ROOT}/src/api/cart.ts`]: 'x',
    [`${ROOT}/src/components/Cart.tsx`]: 'x',
    [`${ROOT}/src/shared/money.ts`]: 'x',
  });
  return talk(world);
}

const reads = (here: ReturnType<typeof talk>, file: string) =>
  here.before('Read', { file_path: `${ROOT}/${file}` });

describe('a frontend task', () => {
  it('refuses a direct read of a backend file once, with the reason, and lets the second pass', async () => {
    const here = place(task('frontend'));
    await here.ask('Show the cart');
    const first = (await reads(here, 'src/api/cart.ts')).decision;
    expect(first).toMatchObject({ type: 'deny' });
    expect(first.type === 'deny' && first.reason).toMatch(
      /src\/api\/cart\.ts.*frontend task.*task 1 of .*BLUEPRINT/,
    );
    expect((await reads(here, 'src/api/cart.ts')).decision.type).toBe('pass');
    expect((await reads(here, 'src/components/Cart.tsx')).decision.type).toBe('pass');
    expect((await reads(here, 'src/shared/money.ts')).decision.type).toBe('pass');
  });

  it('leaves backend folders out of a search over all of it, where the search has words for that', async () => {
    const here = place(task('frontend'));
    await here.ask('Show the cart');
    const { decision, context } = await here.before('Bash', { command: 'rg -n cart .' });
    expect(decision.type === 'rewrite' && decision.input['command']).toMatch(/^rg .*api/);
    expect(context.join()).toContain('frontend task');
    for (const command of ['rg -n cart src/api', 'rg -n cart src/shared', 'cat src/api/cart.ts'])
      expect((await here.before('Bash', { command })).decision.type, command).toBe('pass');
  });

  it('leaves alone what the user or the plan names, and writes', async () => {
    const here = place(task('frontend', 'src/api/cart.ts'));
    expect((await reads(here, 'src/api/cart.ts')).decision.type).toBe('pass');
    const named = place(task('frontend'));
    await named.ask('Show the cart as src/api/cart.ts gives it');
    expect((await reads(named, 'src/api/cart.ts')).decision.type).toBe('pass');
    const edit = { file_path: `${ROOT}/src/api/cart.ts`, old_string: 'x', new_string: 'y' };
    expect((await place(task('frontend')).before('Edit', edit)).decision.type).toBe('pass');
  });
});

it.each([
  ['a backend task', task('backend')],
  ['a task of no declared side', task('auto')],
  ['a task of both', task('frontend, backend')],
  ['a test', task('testing frontend')],
  ['no plan', null],
  ['a finished plan', task('frontend').replace('[ ]', '[x]')],
])('%s lets backend files be read', async (_, blueprint) => {
  const here = place(blueprint);
  await here.ask('Show the cart');
  expect((await reads(here, 'src/api/cart.ts')).decision.type).toBe('pass');
  expect((await here.before('Bash', { command: 'rg -n money src/shared' })).decision.type).toBe(
    'pass',
  );
});
