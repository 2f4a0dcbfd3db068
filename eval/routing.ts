import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asks, type Route, route, type Tier } from '../src/core/routing/index.ts';

/** One labelled prompt of test/fixtures/routing/prompts.tsv. */
interface Labelled {
  readonly asks: Asks;
  readonly tier: Tier;
  readonly prompt: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SET = path.join(root, 'test/fixtures/routing/prompts.tsv');

function load(): readonly Labelled[] {
  const rows = readFileSync(SET, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return rows.map((row) => {
    const [asks, tier, prompt = ''] = row.split('\t');
    return { asks: asks as Asks, tier: tier as Tier, prompt: prompt.replaceAll('\\n', '\n') };
  });
}

function percent(hits: number, all: number): string {
  return `${hits}/${all} (${all === 0 ? '-' : ((100 * hits) / all).toFixed(1)} %)`;
}

function report(name: string, set: readonly Labelled[], show: boolean): void {
  const judged = set.map((each) => ({ ...each, route: route(each.prompt) }));
  const asks = judged.filter((each) => each.route.asks === each.asks).length;
  const tier = judged.filter((each) => each.route.tier === each.tier).length;
  const both = judged.filter(
    (each) => each.route.asks === each.asks && each.route.tier === each.tier,
  ).length;
  console.log(
    `\n${name}: asks ${percent(asks, set.length)}  tier ${percent(tier, set.length)}  both ${percent(both, set.length)}`,
  );
  confusion(judged);
  if (!show) return;
  for (const each of judged.filter(
    (one) => one.route.asks !== one.asks || one.route.tier !== one.tier,
  ))
    console.log(
      `  ${each.asks}/${each.tier} judged ${each.route.asks}/${each.route.tier} (${each.route.reason}, ${each.route.files}): ${each.prompt.slice(0, 110)}`,
    );
}

function confusion(judged: readonly (Labelled & { route: Route })[]): void {
  for (const tier of ['SIMPLE', 'MODERATE', 'COMPLEX'] as const) {
    const own = judged.filter((each) => each.tier === tier);
    const counts = (['SIMPLE', 'MODERATE', 'COMPLEX'] as const).map(
      (as) => own.filter((each) => each.route.tier === as).length,
    );
    console.log(
      `  ${tier.padEnd(9)} judged SIMPLE ${counts[0]}, MODERATE ${counts[1]}, COMPLEX ${counts[2]}`,
    );
  }
}

/** Odd lines were for tuning, even lines were held out; misses of the held-out half are printed only on request. */
function main(): void {
  if (!existsSync(SET)) {
    console.log('routing: the labelled set is missing, nothing to measure');
    return;
  }
  const set = load();
  const dev = set.filter((_, index) => index % 2 === 0);
  const holdout = set.filter((_, index) => index % 2 === 1);
  console.log(
    `routing: ${set.length} prompts, written and labelled by one author for this project`,
  );
  report('dev', dev, true);
  report('holdout', holdout, process.argv.includes('--holdout'));
}

main();
