import path from 'node:path';
import { type Context, readContexts, readLibrary, shared } from './guidance/input.ts';
import { report } from './guidance/report.ts';
import { type Result, run } from './guidance/run.ts';
import { topicMeasure } from './guidance/topic.ts';

/**
 * Three sets: the real contexts of ../shared (`g…`); sixty of our own (`o…`), written before the ranking was tuned on any; fifty
 * more (`p…`), written after it, on which nothing was tuned. In our own the skills that treat the topic are named.
 * `--all` prints every context, `--off` those with a choice that is not on topic.
 */
const root = path.resolve(import.meta.dirname, '..');
const { index, skills } = readLibrary(root);
const measure = topicMeasure(skills);
const judge = (contexts: readonly Context[]) => contexts.map((one) => run(one, index, measure));

console.log(`${skills.length} skills\n`);
const contexts = readContexts(path.join(shared(root), 'data', 'guidance-contexts.jsonl'));
if (!contexts) console.log('guidance: no ../shared/data/guidance-contexts.jsonl here\n');
const real = judge(contexts ?? []);
if (contexts) {
  console.log(report(`real contexts, ${real.length}`, real));
  console.log(
    report(
      'their even ids (thresholds were set on these)',
      real.filter((one) => !one.context.holdout),
    ),
  );
  console.log(
    report(
      'their odd ids (no threshold was set on these, but the tables were written with all texts known)',
      real.filter((one) => one.context.holdout),
    ),
  );
}
const folder = path.join(root, 'eval/guidance');
const own = judge(readContexts(path.join(folder, 'own-contexts.jsonl')) ?? []);
console.log(report(`own contexts, ${own.length}`, own));
const later = judge(readContexts(path.join(folder, 'later-contexts.jsonl')) ?? []);
console.log(report(`later contexts, ${later.length}`, later));
const third = judge(readContexts(path.join(folder, 'third-contexts.jsonl')) ?? []);
console.log(report(`third contexts, ${third.length}`, third));

function shown(one: Result): boolean {
  if (process.argv.includes('--all')) return true;
  const off = one.choice.skills.length > 0 && one.context.domains.length > 0 && !one.onTopic;
  return !one.right || (process.argv.includes('--off') && off);
}
console.log(
  [...real, ...own, ...later, ...third]
    .filter(shown)
    .map((one) => one.line)
    .join('\n'),
);
