import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Composed } from '../../src/core/preservation/index.ts';
import {
  copyPlugin,
  type HostResult,
  type Json,
  type Place,
  ROOT,
  runHost,
  say,
} from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';
import { project, REQUEST, SUMMARIES, steps } from './session.ts';
import { reports, witness } from './witness.ts';

export interface Played {
  readonly run: HostResult;
  readonly composed: readonly Composed[];
  readonly reported: readonly Json[];
}

/** The summary of each of the five compactions. */
export const ROUNDS = ['nothing', 'half', 'paraphrase', 'nothing', 'half'] as const;

/** Works, then compacts five times; after each the model goes on with one call. */
export async function playRounds(suppressed: boolean): Promise<Played> {
  const place = project();
  const { bash } = callsIn(place);
  const after = ROUNDS.flatMap((_, i) => [
    [bash('node test/label.test.js', `toolu_after${i}`)],
    [say('That is where it stands.')],
  ]);
  const played = await play(place, {
    plugin: suppressed ? withoutSessionStart(place) : ROOT,
    prompts: [REQUEST, ...ROUNDS.flatMap(() => ['/compact', 'Go on with it.'])],
    turns: [...steps(place), ...after],
    summary: ROUNDS.map((name) => `<summary>${SUMMARIES[name]}</summary>`),
  });
  place.remove();
  return played;
}

const ERRORS = 60;

/** More errors than the block has room for; afterwards the model reads the file that the block names. */
export async function playOverflow(): Promise<Played & { readonly file: string }> {
  const name = (i: number) => `src/components/checkout/section-${i}/summary-of-the-order.ts`;
  const lines = Array.from(
    { length: ERRORS },
    (_, i) =>
      `${name(i)}(${i + 3},7): error TS2339: Property 'subtotal${i}' does not exist on type '{ readonly items: readonly OrderItem${i}[]; readonly currency: string; readonly customer: Customer${i} }'.`,
  );
  const place = project({
    'tsc.txt': `${lines.join('\n')}\n`,
    'bin/tsc': 'cat tsc.txt; exit 2\n',
    '.planning/notes.md': 'Nothing planned.\n',
  });
  const { bash, read } = callsIn(place);
  const file = '.planning/context-preserved.md';
  const played = await play(place, {
    plugin: ROOT,
    prompts: [REQUEST, '/compact', 'Go on with it.'],
    turns: [
      [bash('sh bin/tsc --noEmit', 'toolu_tsc')],
      [say('Many errors.')],
      [read(file, 'toolu_file')],
      [say('Read.')],
    ],
    summary: `<summary>${SUMMARIES.nothing}</summary>`,
  });
  const text = readFileSync(path.join(place.project, file), 'utf8');
  place.remove();
  return { ...played, file: text };
}

interface Part {
  readonly plugin: string;
  readonly prompts: readonly string[];
  readonly turns: Parameters<typeof runHost>[0]['turns'];
  readonly summary: string | readonly string[];
}

async function play(place: Place, { plugin, ...rest }: Part): Promise<Played> {
  const observer = witness(place);
  const plugins = [plugin, observer.plugin];
  const run = await runHost({ place, plugins, env: observer.env, ...rest });
  return { run, composed: observer.composed(), reported: reports(place) };
}

/** The plugin as installed, but the host never asks it at SessionStart: as on a host that loses that output. */
function withoutSessionStart(place: Place): string {
  const plugin = copyPlugin(path.join(place.root, 'suppressed'));
  const file = path.join(plugin, 'hooks', 'hooks.json');
  const { SessionStart: _, ...hooks } = JSON.parse(readFileSync(file, 'utf8')).hooks;
  writeFileSync(file, JSON.stringify({ hooks }));
  return plugin;
}
