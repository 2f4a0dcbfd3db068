import path from 'node:path';
import { readContexts, readLibrary, shared } from './guidance/input.ts';
import { report } from './guidance/report.ts';
import { run } from './guidance/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const contexts = readContexts(shared(root));
if (!contexts) {
  console.log('guidance: no ../shared/data/guidance-contexts.jsonl here, nothing to evaluate');
} else {
  const library = readLibrary(root);
  const results = contexts.map((context) => run(context, library.index));
  console.log(`${contexts.length} contexts, ${library.size} skills\n`);
  console.log(report('all', results));
  console.log(
    report(
      'even ids (thresholds were set on these)',
      results.filter((one) => !one.context.holdout),
    ),
  );
  console.log(
    report(
      'odd ids (no threshold was set on these, but the tables were written with all texts known)',
      results.filter((one) => one.context.holdout),
    ),
  );
  if (process.argv.includes('--all')) console.log(results.map((one) => one.line).join('\n'));
  else
    console.log(
      results
        .filter((one) => !one.right)
        .map((one) => one.line)
        .join('\n'),
    );
}
