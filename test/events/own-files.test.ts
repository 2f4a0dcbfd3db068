import { describe, expect, it } from 'vitest';
import { foreignNotices, skillFolders } from '../../src/events/libraries.ts';
import { maySay, placeOf } from '../../src/events/own-files.ts';
import { preCompact } from '../../src/events/pre-compact.ts';
import { sessionStart } from '../../src/events/session-start.ts';
import { stop } from '../../src/events/stop.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { refreshIndex } from '../../src/events/user-skills.ts';
import { loadConfig } from '../../src/world/config/load.ts';
import type { Seed } from '../../src/world/files/memory.ts';
import { memoryWorld, ROOT } from './loop/world.ts';

// What this program reads by itself and quotes to the model is under the same rules as what the model reads.

const MARK = 'canary 7Q';
const PLAN = `---\nbreath: 1\n---\n# Plan\n<task type="auto">\n**Action:** ${MARK}\n</task>\n`;
const PHASE = `${ROOT}/.planning/phases/01-x`;
const BLUEPRINT = `${PHASE}/01-01-BLUEPRINT.md`;
const linked = (target: string): Seed => ({ [BLUEPRINT]: { link: target }, [target]: PLAN });

type Case = readonly [what: string, seed: Seed, said: boolean];

const CASES: readonly Case[] = [
  ['a plan of the project', { [BLUEPRINT]: PLAN }, true],
  ['a plan kept elsewhere in the project', linked(`${ROOT}/docs/plan.md`), true],
  ['a link out of the project', linked('/elsewhere/plan.md'), false],
  [
    'a chain of links out of the project',
    {
      [BLUEPRINT]: { link: `${ROOT}/a.md` },
      [`${ROOT}/a.md`]: { link: '/elsewhere/plan.md' },
      '/elsewhere/plan.md': PLAN,
    },
    false,
  ],
  [
    'a folder that links out of the project',
    {
      [PHASE]: { link: '/elsewhere' },
      '/elsewhere/01-01-BLUEPRINT.md': PLAN,
    },
    false,
  ],
  [
    'the whole folder kept outside by the user',
    {
      [`${ROOT}/.planning`]: { link: '/plans' },
      '/plans/phases/01-x/01-01-BLUEPRINT.md': PLAN,
    },
    true,
  ],
  [
    'a link to a private file',
    {
      ...linked(`${ROOT}/private/plan.md`),
      [`${ROOT}/.claudeignore`]: 'private/\n',
    },
    false,
  ],
  [
    'a link to waste',
    { ...linked(`${ROOT}/dist/plan.md`), [`${ROOT}/.powerignore`]: 'dist/\n' },
    false,
  ],
  ['private plans', { [BLUEPRINT]: PLAN, [`${ROOT}/.claudeignore`]: '.planning/\n' }, false],
  [
    'a private phase by a nested rule',
    {
      [BLUEPRINT]: PLAN,
      [`${ROOT}/.planning/phases/.claudeignore`]: '01-x\n',
    },
    false,
  ],
  [
    'plans that are waste to read whole',
    { [BLUEPRINT]: PLAN, [`${ROOT}/.powerignore`]: '.planning/\n' },
    true,
  ],
  ['a loop of links', { [BLUEPRINT]: { link: BLUEPRINT } }, false],
];

describe.each(CASES)('%s', (_, seed, said) => {
  it('is recited or not', async () => {
    const { world } = memoryWorld(seed);
    const event = { session: 's', cwd: ROOT, prompt: '/fire-flow:fire-execute-plan' };
    const { context } = await userPromptSubmit(event, world);
    expect(context.join('\n').includes(MARK)).toBe(said);
  });

  it('is or is not in what a compaction keeps', async () => {
    const { world, files } = memoryWorld(seed);
    const prompt = 'Never touch the database by hand.';
    await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world);
    const line = JSON.stringify({ type: 'user', message: { role: 'user', content: prompt } });
    files.replace('/h/t.jsonl', `${line}\n`);
    const event = {
      session: 's',
      cwd: ROOT,
      transcript: '/h/t.jsonl',
      trigger: 'manual',
      instructions: '',
    } as const;
    await preCompact(event, world);
    const kept = [
      files.read('/s/sessions/s/composed.json', 1 << 20),
      files.read(`${ROOT}/.planning/context-preserved.md`, 1 << 20),
    ];
    const text = kept.map((one) => (one.ok ? one.value : '')).join('\n');
    expect(text.includes(MARK)).toBe(said);
  });
});

const LOOPS = `${ROOT}/.planning/loops`;
const id = '20260302-101500';

/** What the model gets as a loop goes on from a rest, and as its next iteration begins. */
async function heardInLoop(seed: Seed): Promise<string> {
  const { world } = memoryWorld(seed);
  const ask = (prompt: string) => userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world);
  await ask('/fire-flow:fire-loop Make the upload work');
  await ask('What is this?');
  const resumed = await ask(`/fire-flow:fire-loop-resume ${id}`);
  const { decision } = await stop(
    { session: 's', cwd: ROOT, lastMessage: 'next', backgroundTasks: 0 },
    world,
  );
  expect(decision.type).toBe('continueLoop');
  return [...resumed.context, decision.type === 'continueLoop' ? decision.prompt : ''].join('\n');
}

describe.each(CASES)('a loop with %s', (_, seed, said) => {
  it('quotes it or not', async () => {
    // A loop takes plans that are no links themselves.
    const isLink = typeof seed[BLUEPRINT] === 'object';
    expect((await heardInLoop(seed)).includes(MARK)).toBe(said && !isLink);
  });
});

const REST = `${LOOPS}/sabbath-${id}-iter1.md`;
const BLOCKERS = `# Blockers\n\n## Open\n\n### BLOCKER-001 [P1] - ${MARK}\n\n- **Status:** open\n`;
const QUOTED: readonly (readonly [string, string, string])[] = [
  ['a rest snapshot', REST, `# Sabbath Rest\n\n${MARK}\n`],
  ['a list of blockers', `${ROOT}/.planning/BLOCKERS.md`, BLOCKERS],
  [
    'a list of decisions',
    `${ROOT}/.planning/CONSCIENCE.md`,
    `# C\n\n## Decisions\n\n| Decision | Rationale |\n|---|---|\n| ${MARK} | x |\n`,
  ],
];

describe.each(QUOTED)('a loop that goes on with %s', (_, path, text) => {
  it.each<readonly [string, Seed, boolean]>([
    ['of its own', { [path]: text }, true],
    [
      'under a rule against waste',
      { [path]: text, [`${ROOT}/.powerignore`]: '.planning/\n' },
      true,
    ],
    ['that is private', { [path]: text, [`${ROOT}/.claudeignore`]: '*.md\n' }, false],
    [
      'that leads out of the project',
      { [path]: { link: '/else/x.md' }, '/else/x.md': text },
      false,
    ],
    [
      'that leads to a private file',
      {
        [path]: { link: `${ROOT}/private/x.md` },
        [`${ROOT}/private/x.md`]: text,
        [`${ROOT}/.claudeignore`]: 'private/\n',
      },
      false,
    ],
  ])('%s', async (_where, seed, said) => {
    expect((await heardInLoop(seed)).includes(MARK)).toBe(said);
  });
});

describe("a loop's own files", () => {
  /** A loop that was paused, and one of its files moved away behind a link. */
  async function moved(ending: '.json' | '.md', target: string) {
    const { world, files } = memoryWorld();
    const ask = (prompt: string) => userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world);
    await ask(`/fire-flow:fire-loop ${MARK}`);
    await ask('What is this?');
    const path = `${LOOPS}/fire-loop-${id}${ending}`;
    const text = files.read(path, 1 << 20);
    if (!text.ok) throw new Error(text.message);
    const other = ending === '.json' ? '.md' : '.json';
    const kept = files.read(`${LOOPS}/fire-loop-${id}${other}`, 1 << 20);
    const next = memoryWorld({
      [path]: { link: target },
      [target]: text.value,
      [`${LOOPS}/fire-loop-${id}${other}`]: ending === '.md' && kept.ok ? kept.value : '{',
    });
    const said = await userPromptSubmit(
      { session: 't', cwd: ROOT, prompt: `/fire-flow:fire-loop-resume ${id}` },
      next.world,
    );
    return { said: JSON.stringify(said), files: next.files, path, text: text.value };
  }

  it.each(['/else/x', `${ROOT}/private/x`])('are not read through a link to %s', async (target) => {
    const { said, files, path } = await moved('.json', target);
    expect(said).not.toContain(MARK);
    expect(said).toContain('neither its state nor its log can be read');
    expect(files.stat(path)?.kind).toBe('link');
  });

  it('are not rebuilt from a log that is a link, and a log behind a link is not copied', async () => {
    const { files, path, text } = await moved('.md', '/else/x.md');
    expect(files.stat(path)?.kind).toBe('link');
    expect(files.read('/else/x.md', 1 << 20)).toEqual({ ok: true, value: text });
  });
});

it.each([
  ['/elsewhere/x.md', false],
  [`${ROOT}/private/x.md`, true],
])(
  'a plan file that links to %s is written through inside the project, never copied',
  (target, there) => {
    const { world } = memoryWorld({
      [`${ROOT}/.planning/BLOCKERS.md`]: { link: target },
      [target]: MARK,
    });
    const place = placeOf(`${ROOT}/.planning/BLOCKERS.md`, ROOT, world);
    expect(place).toBe(there ? target : null);
  },
);

it('a loop leaves a CONSCIENCE.md that leads out of the project alone', async () => {
  const { world, files } = memoryWorld({
    [`${ROOT}/.planning/CONSCIENCE.md`]: { link: '/elsewhere/x.md' },
    '/elsewhere/x.md': MARK,
  });
  const prompt = '/fire-flow:fire-loop Make the upload work';
  await userPromptSubmit({ session: 's', cwd: ROOT, prompt }, world);
  expect(files.stat(`${ROOT}/.planning/CONSCIENCE.md`)?.kind).toBe('link');
  expect(files.read('/elsewhere/x.md', 100)).toEqual({ ok: true, value: MARK });
});

const SKILL = `---\nname: a\n---\n# A\n\n## Pattern\n\n${MARK}\n`;
const LIBRARY = `${ROOT}/.claude/skills-library`;
const skill = (target: string): Seed => ({
  [`${LIBRARY}/backend/a.md`]: { link: target },
  [target]: SKILL,
});

const SKILLS: readonly (readonly [string, string, Seed, boolean])[] = [
  ['a skill of the project', LIBRARY, { [`${LIBRARY}/backend/a.md`]: SKILL }, true],
  ["a project's link out of it", LIBRARY, skill('/elsewhere/a.md'), false],
  [
    "a project's link to a private file",
    LIBRARY,
    {
      ...skill(`${ROOT}/private/a.md`),
      [`${ROOT}/.claudeignore`]: 'private/\n',
    },
    false,
  ],
  [
    'a private skill',
    LIBRARY,
    {
      [`${LIBRARY}/backend/a.md`]: SKILL,
      [`${ROOT}/.claudeignore`]: 'a.md\n',
    },
    false,
  ],
  [
    "a link in the user's own library",
    '/h/.claude/skills-library',
    {
      '/h/.claude/skills-library/backend/a.md': { link: '/h/skills/a.md' },
      '/h/skills/a.md': SKILL,
    },
    true,
  ],
  [
    "a project's library that is a link out of it",
    LIBRARY,
    { [LIBRARY]: { link: '/elsewhere' }, '/elsewhere/backend/a.md': SKILL },
    false,
  ],
  [
    "a link in the user's own library to a private file",
    '/h/.claude/skills-library',
    {
      '/h/.claude/skills-library/backend/a.md': { link: `${ROOT}/private/a.md` },
      [`${ROOT}/private/a.md`]: SKILL,
      [`${ROOT}/.claudeignore`]: 'private/\n',
    },
    false,
  ],
];

it.each(SKILLS)('%s is in the index or not', (_, folder, seed, kept) => {
  const { world, files } = memoryWorld(seed);
  refreshIndex(files, [folder], { folder: '/s/skills/x' }, (each) => maySay(ROOT, each, world));
  const mark = files.read('/s/skills/x/current', 100);
  const text = mark.ok ? files.read(`/s/skills/x/${mark.value.trim()}.txt`, 1 << 20) : null;
  expect(text?.ok === true && text.value.includes(MARK)).toBe(kept);
});

describe('folders that settings name', () => {
  const PROJECTS = `${ROOT}/.claude/fire-flow.json`;
  const USERS = '/h/.claude/fire-flow.json';
  const naming = (...paths: string[]) => JSON.stringify({ skills: { paths } });
  const FOLDERS = {
    '/team/skills/a.md': SKILL,
    '/h/notes/a.md': SKILL,
    [`${ROOT}/skills/a.md`]: SKILL,
  };
  const openOf = (settings: Seed) => {
    const { world, files } = memoryWorld({ ...FOLDERS, ...settings });
    return { ...world, config: (root: string) => loadConfig(files, root, '/h') };
  };

  it.each<readonly [string, Seed, readonly string[], readonly string[]]>([
    ['the user', { [USERS]: naming('/team/skills', '~/notes') }, ['/team/skills', '/h/notes'], []],
    ['the user, by the project', { [USERS]: naming('skills') }, [`${ROOT}/skills`], []],
    ['the project, inside', { [PROJECTS]: naming('skills') }, [`${ROOT}/skills`], []],
    [
      'the project, outside',
      { [PROJECTS]: naming('/team/skills', '~/notes', '../team/skills', 'skills/../../h/notes') },
      [],
      ['/team/skills', '/h/notes', '/team/skills', '/h/notes'],
    ],
    [
      'both',
      { [PROJECTS]: naming('/team/skills', '~/notes'), [USERS]: naming('~/notes') },
      ['/h/notes'],
      ['/team/skills'],
    ],
  ])('count where they are %s own to name', async (_, settings, taken, left) => {
    const world = openOf(settings);
    expect(skillFolders(ROOT, world)).toEqual(taken);
    expect(foreignNotices(ROOT, world)).toHaveLength(left.length);
    const { notice } = await sessionStart({ session: 's', cwd: ROOT, source: 'startup' }, world);
    for (const folder of left) expect(notice).toContain(`${folder} is not read`);
    if (left.length === 0) expect(notice).toBeUndefined();
  });
});
