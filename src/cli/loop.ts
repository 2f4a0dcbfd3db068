import process from 'node:process';
import { defineCommand } from 'citty';
import { normalise } from '../core/kit/path.ts';
import { isLoopId, type LoopState, limitsText, whyNotTaken } from '../core/loop/index.ts';
import { type LoopPlace, makeLoop, planLoop } from '../events/loop/begin.ts';
import { createLoopStore } from '../events/loop/store.ts';
import { createNodeWorld } from '../world/node.ts';
import { projectRoot } from '../world/project/root.ts';
import { type DriverArguments, readArguments, USAGE } from './loop/arguments.ts';
import { drive } from './loop/driver.ts';
import { dropDriverLock, takeDriverLock } from './loop/lock.ts';
import { createProgress } from './loop/progress.ts';
import { DRIVER_VARIABLE, hostArguments, pluginRoot } from './loop/stretch.ts';
import { EXIT } from './loop/verdict.ts';

export const loop = defineCommand({
  meta: {
    name: 'loop',
    description:
      'Works on a task over as many fresh sessions as it takes. Exit 0: done; 1: wrong usage; 2: a limit; 3: blocked; 4: circuit breaker; 5: idle; 6: the host failed; 7: stopped or paused by the user; 8: budget; 9: another driver runs; 130: interrupted.',
  },
  async run({ rawArgs }) {
    const options = readArguments(rawArgs);
    process.exitCode =
      typeof options === 'string'
        ? complain(`${options}\n${USAGE}`, EXIT.usage)
        : await run(options);
    process.exit();
  },
});

async function run(options: DriverArguments): Promise<number> {
  const outer = process.env[DRIVER_VARIABLE];
  if (outer) return complain(`this is inside loop ${outer}: a loop starts no loop`, EXIT.usage);
  const place = currentPlace();
  if (options.dryRun) return showPlan(place, options);
  const owner = takeDriverLock(place.world.files, place.root);
  if (owner !== null) return complain(`process ${owner} drives a loop in this project`, EXIT.busy);
  try {
    const state =
      options.resume === null ? begin(place, options.text ?? '') : find(place, options.resume);
    if (typeof state === 'string') return complain(state, EXIT.usage);
    const progress = createProgress(process.stdout);
    progress.say(`Loop ${state.id}: ${limitsText(state)}`);
    return await drive(place, state.id, options, progress);
  } finally {
    dropDriverLock(place.world.files, place.root);
  }
}

function currentPlace(): LoopPlace {
  const { world } = createNodeWorld();
  const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
  const root = projectRoot(world.files, world.environment, cwd);
  const store = createLoopStore(root, world);
  return { root, world, config: world.config(root).config, store, plugin: pluginRoot() };
}

function begin(place: LoopPlace, text: string): LoopState | string {
  const made = makeLoop(place, text, true);
  return made.ok ? made.state : `no loop was started: ${made.problem}`;
}

function find(place: LoopPlace, id: string): LoopState | string {
  const reading = isLoopId(id) ? place.store.read(id) : { kind: 'gone' as const };
  if (reading.kind === 'broken') return `its state file cannot be used: ${reading.problem}`;
  if (reading.kind === 'gone') return `there is no loop ${id} that could go on`;
  const refusal = whyNotTaken(reading.state);
  return refusal === null ? reading.state : `loop ${id} cannot go on: ${refusal}`;
}

function showPlan(place: LoopPlace, options: DriverArguments): number {
  const made =
    options.resume === null ? planLoop(place, options.text ?? '') : find(place, options.resume);
  if (typeof made === 'string') return complain(made, EXIT.usage);
  const stretch = {
    root: place.root,
    id: made.id,
    options,
    budgetLeft: options.budget,
    timeLeft: 0,
  };
  const lines = [
    `project: ${place.root}`,
    `task: ${made.task}`,
    `limits: ${limitsText(made)}`,
    `each session: ${[options.claude, ...hostArguments(stretch)].map(quoted).join(' ')}`,
    'Nothing was started or written.',
  ];
  console.log(lines.join('\n'));
  return EXIT.done;
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function complain(text: string, exit: number): number {
  console.error(`fire-flow loop: ${text}`);
  return exit;
}
