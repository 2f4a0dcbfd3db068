import process from 'node:process';
import { defineCommand } from 'citty';
import { resolve } from '../core/kit/path.ts';
import { streamTurns } from '../host/transcript/index.ts';
import { createNodeWorld } from '../world/node.ts';
import type { World } from '../world/world.ts';
import { understands } from './options.ts';
import { savingLines, savingOf } from './replay/compression.ts';
import { factsOf } from './replay/facts.ts';
import { progress } from './replay/progress.ts';
import { type Moment, type Timeline, timeline } from './replay/timeline.ts';

interface Replayed extends Timeline {
  /** Turns of the transcript; 0 where the file is none. */
  readonly turns: number;
  /** Lines that could not be read: torn or no JSON, and too long. */
  readonly skipped: { readonly torn: number; readonly oversized: number };
}

/** Runs a finished session's transcript through the fold of the hooks, in constant memory. `onTurn` is told each turn's offset. */
export function replayOne(
  path: string,
  world: World,
  onTurn: (offset: number) => void = () => {},
): Replayed {
  const { config } = world.config(path);
  const options = { thresholds: config.breaker, inLoop: false };
  const tally = { unknown: 0, oversized: 0, torn: 0 };
  let turns = 0;
  const heard = told(streamTurns(world.files, path, tally), ({ offset }) => {
    turns++;
    onTurn(offset);
  });
  const run = timeline(factsOf(heard, ''), options);
  return { ...run, turns, skipped: { torn: tally.torn, oversized: tally.oversized } };
}

function* told<T>(items: Iterable<T>, onItem: (item: T) => void): Generator<T> {
  for (const item of items) {
    onItem(item);
    yield item;
  }
}

/** Why a name is none to replay: a session that is not there, or not one, must not pass for a healthy one. */
export function troubleWith(path: string, { files }: World): string | null {
  const stat = files.stat(path);
  if (stat === null) return 'no such file';
  if (stat.kind !== 'file') return 'not a file';
  if (stat.size === 0) return 'an empty file';
  return files.readRange(path, 0, 1).ok ? null : 'cannot be read';
}

function lines(path: string, replayed: Replayed): string {
  const { moments, calls, iterations, last, skipped } = replayed;
  const head = `${path}: ${calls} tool calls, ${iterations} iterations, ends ${last.health} (${last.breaker})`;
  const unread = skipped.torn + skipped.oversized;
  const gap = unread > 0 ? [`  ${unread} lines could not be read`] : [];
  return [head, ...gap, ...moments.map(momentLine)].join('\n');
}

function momentLine({ calls, iteration, health, breaker, trigger, text }: Moment): string {
  const head = `  call ${calls}, iteration ${iteration}: ${health} (${breaker})${trigger ? ` - ${trigger}` : ''}`;
  if (text === undefined) return head;
  return [head, ...text.split('\n').map((line) => `    | ${line}`)].join('\n');
}

/** One file, with its progress on a terminal; `null` where it is no transcript, which is said. */
function replayed(name: string, world: World): (Replayed & { readonly name: string }) | null {
  const path = resolve(process.cwd(), name);
  const trouble = troubleWith(path, world);
  if (trouble !== null) return refuse(name, trouble);
  const bar = progress(name, world.files.stat(path)?.size ?? 0, process.stderr);
  const found = replayOne(path, world, bar.tick);
  bar.end();
  if (found.turns === 0) return refuse(name, 'no transcript: none of its lines is a turn');
  return { name, ...found };
}

function refuse(name: string, why: string): null {
  console.error(`${name}: ${why}`);
  process.exitCode = 1;
  return null;
}

function printSavings(names: readonly string[], json: boolean, world: World): void {
  const savings = names.flatMap((name) => {
    const path = resolve(process.cwd(), name);
    const trouble = troubleWith(path, world);
    if (trouble === null) return [{ name, ...savingOf(world.files, path) }];
    refuse(name, trouble);
    return [];
  });
  if (json) console.log(JSON.stringify(savings, null, 2));
  else for (const { name, ...saving } of savings) console.log(savingLines(name, saving));
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
    if (!understands('replay', args, ['transcript', 'json', 'compress'])) return;
    const { world } = createNodeWorld();
    if (args._.length === 0) {
      console.error('usage: fire-flow replay [--json] [--compress] <transcript.jsonl>...');
      process.exitCode = 2;
      return;
    }
    if (args.compress) return printSavings(args._, args.json === true, world);
    const all = args._.map((name) => replayed(name, world)).filter((one) => one !== null);
    const documents = all.map(({ state: { recent }, ...rest }) => ({ ...rest, recent }));
    if (args.json) console.log(JSON.stringify(documents, null, 2));
    else for (const one of all) console.log(lines(one.name, one));
  },
});
