import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asks, type Route, route, type Tier } from '../src/core/routing/index.ts';
import { realPrompts } from './real-prompts.ts';

/** One labelled prompt of test/fixtures/routing/prompts.tsv. */
interface Labelled {
  readonly asks: Asks;
  readonly tier: Tier;
  readonly prompt: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SET = path.join(root, 'test/fixtures/routing/prompts.tsv');
/** Written by somebody who had not seen the word tables. */
const SECOND = path.join(root, 'test/fixtures/routing/second.tsv');
/** Labels of what real people asked for: hash of the prompt, label, half. The texts stay in the shared data. */
const REAL = path.join(root, 'test/fixtures/routing/real.tsv');

function load(file: string): readonly Labelled[] {
  const rows = readFileSync(file, 'utf8')
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

/** What real prompts ask for; their held-out half was labelled before the router had seen it. */
function reportReal(): void {
  const texts = realPrompts(root);
  if (!texts || !existsSync(REAL)) {
    console.log('\nreal prompts: the shared transcripts are absent, not measured');
    return;
  }
  const rows = readFileSync(REAL, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  for (const half of ['dev', 'holdout']) {
    const own = rows.flatMap(([id = '', asks, of]) => {
      const text = texts.get(id);
      return of === half && text !== undefined ? [{ asks, judged: route(text).asks }] : [];
    });
    const calm = own.filter((each) => each.asks !== 'change');
    const work = own.filter((each) => each.asks === 'change');
    console.log(
      `\nreal prompts, ${half}: asks ${percent(own.filter((each) => each.asks === each.judged).length, own.length)}`,
    );
    console.log(
      `  no change asked, judged change ${percent(calm.filter((each) => each.judged === 'change').length, calm.length)}`,
    );
    console.log(
      `  change asked, not judged so    ${percent(work.filter((each) => each.judged !== 'change').length, work.length)}`,
    );
  }
}

/** Half of the written set was for tuning; misses of the other half are printed only on request. */
function main(): void {
  const set = load(SET);
  console.log(
    `routing: ${set.length} prompts, written and labelled by the author of the word tables, who knew both halves: an upper bound`,
  );
  report(
    'dev',
    set.filter((_, index) => index % 2 === 0),
    true,
  );
  report(
    'holdout',
    set.filter((_, index) => index % 2 === 1),
    process.argv.includes('--holdout'),
  );
  console.log(
    '\nThe second set was written blind: at first sight asks 79/84, tier 71/84. The tables have seen it since.',
  );
  report('second set', load(SECOND), true);
  reportReal();
}

main();
