import process from 'node:process';
import { defineCommand } from 'citty';
import { resolve } from '../core/kit/path.ts';
import { streamTurns } from '../host/transcript/index.ts';
import { createNodeWorld } from '../world/node.ts';
import type { World } from '../world/world.ts';
import { savingLines, savingOf } from './replay/compression.ts';
import { factsOf } from './replay/facts.ts';
import { type Moment, type Timeline, timeline } from './replay/timeline.ts';

/** Runs a finished session's transcript through the fold of the hooks, in constant memory. */
export function replayOne(path: string, world: World, onTurn: () => void = () => {}): Timeline {
  const { config } = world.config(path);
  const options = { thresholds: config.breaker, inLoop: false };
  return timeline(factsOf(counted(streamTurns(world.files, path), onTurn), ''), options);
}

function* counted<T>(items: Iterable<T>, onItem: () => void): Generator<T> {
  for (const item of items) {
    onItem();
    yield item;
  }
}

/** Shows on a terminal how far a long transcript has been read. */
function progress(path: string): { tick: () => void; end: () => void } {
  let turns = 0;
  const isShown = process.stderr.isTTY === true;
  return {
    tick() {
      if (++turns % 500 === 0 && isShown) process.stderr.write(`\r${path}: ${turns} turns`);
    },
    end() {
      if (isShown && turns >= 500) process.stderr.write('\r\x1b[2K');
    },
  };
}

function lines(path: string, { moments, calls, iterations, last }: Timeline): string {
  const head = `${path}: ${calls} tool calls, ${iterations} iterations, ends ${last.health} (${last.breaker})`;
  return [head, ...moments.map(momentLine)].join('\n');
}

function momentLine({ calls, iteration, health, breaker, trigger, text }: Moment): string {
  const head = `  call ${calls}, iteration ${iteration}: ${health} (${breaker})${trigger ? ` - ${trigger}` : ''}`;
  if (text === undefined) return head;
  return [head, ...text.split('\n').map((line) => `    | ${line}`)].join('\n');
}

/** Of the names given, the files, and what is none: a session that is not there must not pass for a healthy one. */
function sorted(names: readonly string[], world: World) {
  const isFile = (name: string) => world.files.stat(resolve(process.cwd(), name))?.kind === 'file';
  return { readable: names.filter(isFile), missing: names.filter((name) => !isFile(name)) };
}

function printSavings(names: readonly string[], json: boolean, world: World): void {
  const savings = names.map((name) => ({
    name,
    ...savingOf(world.files, resolve(process.cwd(), name)),
  }));
  const text = savings.map(({ name, ...saving }) => savingLines(name, saving)).join('\n');
  console.log(json ? JSON.stringify(savings, null, 2) : text);
}

export const replay = defineCommand({
  meta: {
    name: 'replay',
    description:
      'What the health hooks would have seen and said in finished sessions: iterations, states, texts.',
  },
  args: {
    transcript: { type: 'positional', description: 'a transcript (*.jsonl)', required: false },
    json: { type: 'boolean', description: 'one JSON document' },
    compress: {
      type: 'boolean',
      description: 'instead: tokens that compression would save, by level',
    },
  },
  run({ args }) {
    const { world } = createNodeWorld();
    if (args._.length === 0) {
      console.error('usage: fire-flow replay [--json] [--compress] <transcript.jsonl>...');
      process.exitCode = 2;
      return;
    }
    const { readable, missing } = sorted(args._, world);
    for (const name of missing) console.error(`${name}: no such file`);
    if (missing.length > 0) process.exitCode = 1;
    if (args.compress) return printSavings(readable, args.json === true, world);
    const replayed = readable.map((name) => {
      const bar = progress(name);
      const found = replayOne(resolve(process.cwd(), name), world, bar.tick);
      bar.end();
      return { name, ...found };
    });
    const documents = replayed.map(({ state: { recent }, ...rest }) => ({ ...rest, recent }));
    console.log(
      args.json
        ? JSON.stringify(documents, null, 2)
        : replayed.map((one) => lines(one.name, one)).join('\n'),
    );
  },
});
