import { describe, expect, it } from 'vitest';
import { postToolUse } from '../../src/events/post-tool-use.ts';
import { preToolUse } from '../../src/events/pre-tool-use.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

// Two phases; the second has two plans of one breath and one of the next.

const RECITATION = 'FIRE FLOW RECITATION';
const PHASES = `${ROOT}/.planning/phases`;
const at = (name: string) => `${PHASES}/${name.slice(0, 2)}-x/${name}-BLUEPRINT.md`;

function plan(name: string, breath: number, type = 'auto', done = 0): string {
  const tasks = [1, 2].map(
    (n) =>
      `<task type="${type}"${n <= done ? ' status="done"' : ''}>\n**Action:** ${name} part ${n}\n</task>\n`,
  );
  const front = `---\nbreath: ${breath}\nfiles_modified: [dist/${name}.js]\n---\n`;
  return `${front}# ${name}\n${tasks.join('\n')}`;
}

function place() {
  const names = ['01-01', '02-01', '02-02', '02-03'];
  const { world, files } = memoryWorld({
    [at('01-01')]: plan('01-01', 1),
    [at('02-01')]: plan('02-01', 1, 'frontend'),
    [at('02-02')]: plan('02-02', 1, 'backend'),
    [at('02-03')]: plan('02-03', 2),
    [`${ROOT}/.planning/CONSCIENCE.md`]: '## Current Position\nPhase: 1 of 2\n',
    [`${ROOT}/.powerignore`]: 'dist/\n',
    [`${ROOT}/src/api/a.ts`]: 'a',
    [`${ROOT}/src/app/b.ts`]: 'b',
    ...Object.fromEntries(names.map((name) => [`${ROOT}/dist/${name}.js`, 'x'])),
  });
  let calls = 0;
  const base = { session: 's', cwd: ROOT };
  const said = (texts: readonly string[]) => texts.find((text) => text.includes(RECITATION)) ?? '';
  return {
    ask: async (prompt: string) =>
      said((await userPromptSubmit({ ...base, prompt }, world)).context),
    /** Writes a file of the plan and says what the model is told after it. */
    async write(path: string, text: string) {
      const old = files.read(path, 1 << 20);
      files.replace(path, text);
      const response = { originalFile: old.ok ? old.value : null };
      const input = { file_path: path, old_string: 'a', new_string: 'b' };
      const event = { ...base, tool: 'Edit', input, use: `w${++calls}`, response };
      return said((await postToolUse(event, world)).context);
    },
    async reads(name: string, more: object = {}) {
      const input = { file_path: `${ROOT}/${name}` };
      const event = { ...base, tool: 'Read', input, use: `r${++calls}`, ...more };
      return (await preToolUse(event, world)).decision.type !== 'deny';
    },
  };
}

it.each([
  [
    'a link to the folder',
    {
      [`${ROOT}/.planning`]: { link: `${ROOT}/kept` },
      [`${ROOT}/kept/phases/01-x/01-01-BLUEPRINT.md`]: plan('01-01', 1),
    },
    true,
  ],
  [
    'a link to a phase',
    {
      [`${PHASES}/01-x`]: { link: `${ROOT}/kept` },
      [`${ROOT}/kept/01-01-BLUEPRINT.md`]: plan('01-01', 1),
    },
    true,
  ],
  ['a link that leads nowhere', { [`${ROOT}/.planning`]: { link: `${ROOT}/none` } }, false],
  ['a file in its place', { [`${ROOT}/.planning`]: plan('01-01', 1) }, false],
  ['a folder without plans', { [`${ROOT}/.planning/CONSCIENCE.md`]: '# State\n' }, false],
  ['notes in the place of a plan', { [at('01-01')]: 'Think about it.\n- [ ] maybe\n' }, false],
] as const)('where plans are kept: %s', async (_, seed, recited) => {
  const { world } = memoryWorld(seed);
  const event = { session: 's', cwd: ROOT, prompt: '/fire-flow:fire-execute-plan' };
  const { context } = await userPromptSubmit(event, world);
  expect(context.some((text) => text.includes(RECITATION))).toBe(recited);
});

describe('a plan that the user names', () => {
  it.each([
    '.planning/phases/02-x/02-02-BLUEPRINT.md',
    '@.planning/phases/02-x/02-02-BLUEPRINT.md',
    './.planning/phases/02-x/02-02-BLUEPRINT.md',
    '"02-x/02-02-BLUEPRINT.md" --quick',
    '02-02-BLUEPRINT.md',
    '02-02',
    '2-2',
    at('02-02'),
  ])('is the one in hand, wherever the position is: %s', async (name) => {
    const here = place();
    expect(await here.ask(`/fire-flow:fire-execute-plan ${name}`)).toContain(
      'Task 1: 02-02 part 1 ← CURRENT',
    );
    expect(await here.reads('dist/02-02.js')).toBe(true);
    expect(await here.reads('dist/01-01.js')).toBe(false);
    expect(await here.reads('src/app/b.ts')).toBe(false);
    expect(await here.write(at('02-02'), plan('02-02', 1, 'backend', 1))).toContain(
      'Task 2: 02-02 part 2 ← CURRENT',
    );
  });

  it.each(['', '--fast', 'no/such-BLUEPRINT.md', '09-09', 'it'])(
    'the position decides where it names none: %j',
    async (name) => {
      const here = place();
      expect(await here.ask(`/fire-flow:fire-execute-plan ${name}`)).toContain('01-01 part 1');
      expect(await here.reads('dist/01-01.js')).toBe(true);
    },
  );

  it('leads to no other plan once it is finished', async () => {
    const here = place();
    await here.ask('/fire-flow:fire-execute-plan 02-01');
    expect(await here.write(at('02-01'), plan('02-01', 1, 'frontend', 1))).toContain('part 2');
    expect(await here.write(at('02-01'), plan('02-01', 1, 'frontend', 2))).toBe('');
  });

  it('is not left because another plan is edited', async () => {
    const here = place();
    await here.ask('/fire-flow:fire-execute-plan 02-01');
    expect(await here.write(at('02-03'), plan('02-03', 2, 'auto', 1))).toBe('');
  });
});

describe('a phase that is executed', () => {
  it.each(['2', '02', '02-x', 'phase 2', 'phase-2'])(
    'has its first open plan in hand, and the files of those beside it may be read: %s',
    async (name) => {
      const here = place();
      const said = await here.ask(`/fire-flow:fire-3-execute ${name}`);
      expect(said).toContain('02-01 part 1 ← CURRENT');
      expect(said).toContain('- Phase 2: 0/3 plans complete; breath 1');
      const agent = { agent: 'a1' };
      expect(await here.reads('dist/02-02.js', agent)).toBe(true);
      expect(await here.reads('dist/02-01.js', agent)).toBe(true);
      expect(await here.reads('dist/02-03.js', agent)).toBe(false);
      expect(await here.reads('src/api/a.ts', agent)).toBe(true);
      expect(await here.reads('src/app/b.ts', agent)).toBe(true);
    },
  );

  it('is recited at the end of a breath, and only when it stands elsewhere', async () => {
    const here = place();
    const summary = `${PHASES}/02-x/02-SUMMARY.md`;
    await here.ask('/fire-flow:fire-3-execute 2');
    expect(await here.write(summary, '# Breath 1\n')).toBe('');
    await here.write(at('02-01'), plan('02-01', 1, 'frontend', 2));
    await here.write(at('02-02'), plan('02-02', 1, 'backend', 2));
    const said = await here.write(summary, '# Breath 1\n- [x] 02-01\n- [x] 02-02\n');
    expect(said).toContain('- Phase 2: 2/3 plans complete; breath 2');
    expect(said).toContain('02-03 part 1 ← CURRENT');
    expect(await here.write(summary, '# Breath 1\n- [x] 02-01\n- [x] 02-02\n.\n')).toBe('');
  });
});
