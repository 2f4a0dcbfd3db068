import { shippedSkills } from '../../scripts/skills-index.ts';
import type { Fact } from '../../src/core/facts/fact.ts';
import { buildIndex, type Moment } from '../../src/core/guidance/index.ts';
import { TABLES } from '../../src/core/guidance/tables/tables.ts';
import { errorMoment, momentOf, promptMoment } from '../../src/events/moments.ts';
import { postToolUse } from '../../src/events/post-tool-use.ts';
import { postToolUseFailure } from '../../src/events/post-tool-use-failure.ts';
import { openSession } from '../../src/events/session.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { createMemoryClock } from '../../src/world/clock/memory.ts';
import { DEFAULTS } from '../../src/world/config/config.ts';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import { createMemoryFiles } from '../../src/world/files/memory.ts';
import { createTree } from '../../src/world/files/tree.ts';
import { createJournalStore } from '../../src/world/journal/store.ts';
import type { World } from '../../src/world/world.ts';
import type { Context } from './input.ts';

/** What the hook's own handler made of a context. */
export interface Heard {
  /** The decision point it is; `null` where the handler sees none. */
  readonly moment: Moment | null;
  /** Whether guidance was put before the model. */
  readonly spoke: boolean;
}

const ROOT = '/project';

/** Contexts are put to the handlers, each in a session of its own, so that what stands before the chooser is measured with it. */
export function handlers(root: string): (context: Context) => Promise<Heard> {
  const facts: Fact[] = [];
  const world = remembering(libraryWorld(root), facts);
  return async (context) => {
    facts.length = 0;
    const moment = await put(context, world, facts);
    return { moment, spoke: facts.some(({ kind }) => kind === 'guidance') };
  };
}

function libraryWorld(root: string): World {
  const { lines, texts } = buildIndex(shippedSkills(root), TABLES);
  const clock = createMemoryClock(1);
  const files = createMemoryFiles({
    [`${ROOT}/.git/HEAD`]: 'ref: refs/heads/main',
    '/plugin/hooks/skills.idx': lines,
    '/plugin/hooks/skills.txt': texts,
  });
  const variables = { HOME: '/home/u', CLAUDE_PROJECT_DIR: ROOT, CLAUDE_PLUGIN_ROOT: '/plugin' };
  const environment = createEnvironment(
    { ...variables, FIRE_FLOW_STATE: '/state' },
    'posix',
    () => '/home/u',
  );
  const journals = createJournalStore(files, clock, '/state', () => undefined);
  const config = () => ({ config: DEFAULTS, problems: [] });
  return { files, tree: createTree(files), clock, environment, journals, config };
}

/** The same world, which tells what its journals are given. */
function remembering(world: World, facts: Fact[]): World {
  const { journals } = world;
  const open: World['journals']['open'] = (session, agent) => {
    const journal = journals.open(session, agent);
    if (journal === null) return null;
    const append = (given: readonly Fact[]) => {
      facts.push(...given);
      journal.append(given);
    };
    return { ...journal, append };
  };
  return { ...world, journals: { ...journals, open } };
}

function put(context: Context, world: World, facts: readonly Fact[]): Promise<Moment | null> {
  if (context.kind === 'edit') return putEdit(context, world, facts);
  if (context.kind === 'error') return putError(context, world, facts);
  return putPrompt(context, world);
}

/** People name the files of a task or leave it: what is said in either case counts. */
async function putPrompt({ id, text, files }: Context, world: World): Promise<Moment> {
  const named = [text, ...files].join('\n');
  for (const prompt of new Set([text, named])) {
    await userPromptSubmit({ session: id, cwd: ROOT, prompt }, world);
  }
  return promptMoment(text, files);
}

async function putError(
  { id, text, command }: Context,
  world: World,
  facts: readonly Fact[],
): Promise<Moment | null> {
  const call = { session: id, cwd: ROOT, tool: 'Bash', input: { command } };
  const error = `Exit code 1\n${text}`;
  await postToolUseFailure({ ...call, error, interrupted: false }, world);
  return facts.map((fact) => errorMoment(fact, error)).find((moment) => moment !== null) ?? null;
}

async function putEdit(
  { id, text, files }: Context,
  world: World,
  facts: readonly Fact[],
): Promise<Moment | null> {
  const input = { file_path: `${ROOT}/${files[0]}`, content: text };
  const event = { session: id, cwd: ROOT, tool: 'Write', input, response: { type: 'create' } };
  await postToolUse(event, world);
  const edit = facts.find(({ kind }) => kind === 'edit');
  const before = openSession({ ...event, session: `${id}-before` }, world);
  return edit && before ? momentOf(edit, text, '', before) : null;
}
