import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoopState } from '../../../src/core/loop/index.ts';
import {
  call,
  copyPlugin,
  createPlace,
  type ModelRequest,
  type Place,
  runHost,
  type Scenario,
  say,
  type Turn,
} from '../harness/index.ts';

type Blocks = Turn['blocks'];

/** A project in which loops run, with the plugin as installed. */
export interface LoopPlace extends Place {
  readonly plugin: string;
  run(scenario: Omit<Scenario, 'place' | 'plugins'>): ReturnType<typeof runHost>;
  /** The states of all loops, oldest first. */
  loops(): readonly LoopState[];
  loop(): LoopState;
  /** A file of the project; `''` where it is missing. */
  text(relative: string): string;
  /** The names in `.planning/loops`. */
  names(): readonly string[];
  /** Runs a built hook as another session of the same project would. */
  hook(name: string, payload: Readonly<Record<string, unknown>>): string;
}

export function loopPlace(files: Readonly<Record<string, string>> = {}): LoopPlace {
  const place = createPlace({ 'README.md': 'A project.\n', ...files });
  const plugin = copyPlugin(path.join(place.root, 'plugin'));
  const folder = path.join(place.project, '.planning/loops');
  const names = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
  const loops = () =>
    names()
      .filter((name) => /^fire-loop-.*\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as LoopState);
  return {
    ...place,
    plugin,
    run: (scenario) => runHost({ place, plugins: [plugin], ...scenario }),
    loops,
    loop: () => {
      const [first] = loops();
      if (!first) throw new Error('there is no loop');
      return first;
    },
    text: (relative) => {
      const file = path.join(place.project, relative);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    names,
    hook: (name, payload) =>
      execFileSync(process.execPath, [path.join(plugin, `hooks/fire-flow-${name}.cjs`)], {
        input: JSON.stringify({ cwd: place.project, ...payload }),
        env: { ...process.env, FIRE_FLOW_STATE: place.state, CLAUDE_PROJECT_DIR: place.project },
        encoding: 'utf8',
      }),
  };
}

export const bash = (command: string) => call('Bash', { command });

/** What stands last in a request: the text the agent now answers. */
export function lastText(request: ModelRequest): string {
  const blocks = request.messages.at(-1)?.blocks ?? [];
  return blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
}

/** Whether a request follows a tool call, and is not the beginning of an iteration. */
export function followsTool(request: ModelRequest): boolean {
  return request.messages.at(-1)?.blocks.some((block) => block.type === 'tool_result') ?? false;
}

/** A model that does one thing in each iteration and then ends its turn. `iteration` counts from 1 over the run. */
export function worker(
  work: (iteration: number) => { readonly does?: Blocks; readonly says: string },
) {
  let iteration = 0;
  return (request: ModelRequest): Blocks => {
    if (!followsTool(request)) iteration++;
    const { does, says } = work(iteration);
    return does && !followsTool(request) ? does : [say(says)];
  };
}
