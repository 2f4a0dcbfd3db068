import type { Fact } from '../../src/core/facts/fact.ts';
import type { Fold } from '../../src/core/facts/fold.ts';
import { postToolUse } from '../../src/events/post-tool-use.ts';
import { postToolUseFailure } from '../../src/events/post-tool-use-failure.ts';
import { preToolUse } from '../../src/events/pre-tool-use.ts';
import { sessionEnd } from '../../src/events/session-end.ts';
import { stop } from '../../src/events/stop.ts';
import { userPromptSubmit } from '../../src/events/user-prompt-submit.ts';
import { type Config, DEFAULTS } from '../../src/world/config/config.ts';
import type { World } from '../../src/world/world.ts';
import { ROOT } from './loop/world.ts';

const all: Fold<readonly Fact[]> = {
  version: 1,
  initial: [],
  step: (before, fact) => [...before, fact],
};

/** A session `s` as its hooks see it: each call has an id of its own, paths are relative to the project. */
export function talk(
  world: World,
  rest: { readonly transcript?: string; readonly agent?: string } = {},
) {
  const base = { session: 's', cwd: ROOT, ...rest };
  let calls = 0;
  const call = (tool: string, input: Readonly<Record<string, unknown>>) => ({
    ...base,
    tool,
    input,
    use: `use-${++calls}`,
  });
  const done = (tool: string, input: Readonly<Record<string, unknown>>, response: unknown = {}) =>
    postToolUse({ ...call(tool, input), response }, world);
  const at = (file: string) => `${ROOT}/${file}`;
  return {
    ask: (prompt: string) => userPromptSubmit({ ...base, prompt }, world),
    before: (tool: string, input: Readonly<Record<string, unknown>>) =>
      preToolUse(call(tool, input), world),
    read: (file: string) => done('Read', { file_path: at(file) }),
    edit: (file: string, text: string) =>
      done('Edit', { file_path: at(file), old_string: 'a', new_string: text }),
    create: (file: string, text: string) =>
      done('Write', { file_path: at(file), content: text }, { type: 'create' }),
    run: (command: string, stdout: string, more: object = {}) =>
      done('Bash', { command }, { stdout, stderr: '', interrupted: false, ...more }),
    fail: (command: string, error: string) =>
      postToolUseFailure({ ...call('Bash', { command }), error, interrupted: false }, world),
    stop: (lastMessage = 'Done.') => stop({ ...base, lastMessage, backgroundTasks: 0 }, world),
    end: () => sessionEnd({ ...base, reason: 'other' }, world),
    facts: () => world.journals.open('s')?.fold('all', all).state ?? [],
  };
}

/** The same world under other settings. */
export function under(world: World, change: (config: Config) => Config): World {
  return { ...world, config: () => ({ config: change(DEFAULTS), problems: [] }) };
}
