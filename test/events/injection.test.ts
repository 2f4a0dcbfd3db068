import { expect, it } from 'vitest';
import { postToolUse } from '../../src/events/post-tool-use.ts';
import { postToolUseFailure } from '../../src/events/post-tool-use-failure.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import type { HostEvent } from '../../src/host/events/base.ts';
import { memoryWorld, ROOT } from './loop/world.ts';
import { TEA } from './tea.ts';

// What is put before the model over a whole session, in a project with a plan and a skill that fits the prompt.

const PROMPT =
  'Should we use green tea or black tea? Then implement the next task of the plan in src/a.ts.';
const PLAN = '## Breath 1\n- [ ] Task 1: pour the water\n- [ ] Task 2: serve\n';

function session(base: Omit<HostEvent, 'cwd'>) {
  const { world, files } = memoryWorld({
    [`${ROOT}/.claude/skills-library/backend/tea.md`]: TEA,
    [`${ROOT}/.planning/phases/01-x/01-01-BLUEPRINT.md`]: PLAN,
    [`${ROOT}/src/a.ts`]: 'x',
  });
  const event = { ...base, cwd: ROOT };
  let calls = 0;
  return {
    files,
    start: async (source: 'startup' | 'compact') =>
      (await sessionStart({ ...event, source }, world)).context.join(''),
    ask: async () => (await userPromptSubmit({ ...event, prompt: PROMPT }, world)).context.join(''),
    async work() {
      const use = `u${++calls}`;
      const input = { command: 'npm test' };
      const error = 'Exit code 1\nTypeError: total is not a function';
      const call = { ...event, tool: 'Bash', use, input };
      const failed = await postToolUseFailure({ ...call, error, interrupted: false }, world);
      const response = { stdout: 'ok', stderr: '' };
      const done = await postToolUse({ ...call, use: `${use}x`, response }, world);
      return [...failed.context, ...done.context].join('');
    },
  };
}

it('fifty prompts over an unchanged plan bring it, and the guidance, once', async () => {
  const here = session({ session: 's' });
  await here.start('startup');
  const first = await here.ask();
  expect(first).toContain('pour the water');
  expect(first).toContain('Warm the pot first.');
  const later: string[] = [];
  for (let n = 1; n < 50; n++) later.push(await here.ask());
  expect(later.join('')).toBe('');
});

it.each([
  ['without a session’s name nothing is remembered, and', {}],
  ['to a subagent', { session: 's', agent: 'a1' }],
])('%s nothing is said', async (_, base) => {
  const here = session(base);
  const said = [await here.start('startup'), await here.ask(), await here.start('compact')];
  for (let n = 0; n < 6; n++) said.push(await here.work(), await here.ask());
  expect(said.join('')).toBe('');
});

it('nothing is written into the project but what a plan’s folder keeps', async () => {
  const here = session({ session: 's' });
  const below = (folder: string): string[] => {
    const entries = here.files.list(folder);
    return (entries.ok ? entries.value : []).flatMap(({ name, kind }) =>
      kind === 'directory' ? below(`${folder}/${name}`) : [`${folder}/${name}`],
    );
  };
  const before = below(ROOT);
  await here.start('startup');
  for (let n = 0; n < 6; n++) await here.work();
  await here.ask();
  expect(below(ROOT).filter((path) => !path.includes('/.planning/'))).toEqual(
    before.filter((path) => !path.includes('/.planning/')),
  );
});
