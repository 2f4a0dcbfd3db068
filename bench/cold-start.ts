// What does each hook cost, cold, on a real payload, in terms of bare node on an empty file?
// usage: tsx bench/cold-start.ts [rounds]
import { availableParallelism, loadavg } from 'node:os';
import { measureCold } from './support/cold.ts';
import { createWorkplace, HOOKS } from './support/hooks.ts';

const rounds = Number(process.argv[2] ?? 21);
const RULES = [0, 10, 10_000];
const load = loadavg()[0] ?? 0;

console.log(`cold start of each hook, ${rounds} interleaved rounds`);
console.log(
  `load ${load.toFixed(1)} on ${availableParallelism()} cores: above one a core the figures say little`,
);
console.log('ratio: median over the rounds of (hook / bare node in the same round)');
console.log(
  'best:  fastest hook / fastest bare node, which the load of the machine touches least\n',
);
for (const rules of RULES) report(rules);

function report(rules: number): void {
  const place = createWorkplace(rules);
  const candidates = HOOKS.map(({ hook, payload }) => place.candidate(hook, payload));
  const { floor, measured } = measureCold(place.floor(), candidates, rounds);
  place.remove();
  console.log(rules === 0 ? 'no ignore file' : `${rules} rules`);
  print('bare node', `${floor.median.toFixed(1)} ms`, 'ratio', 'best', 'budget');
  for (const [at, { name, median, ratio, best }] of measured.entries()) {
    const budget = HOOKS[at]?.budget ?? 1;
    const verdict = ratio <= budget ? 'within' : 'OVER';
    print(
      name,
      `${median.toFixed(1)} ms`,
      ratio.toFixed(2),
      best.toFixed(2),
      budget.toFixed(2),
      verdict,
    );
  }
  console.log('');
}

function print(name: string, time: string, ...columns: string[]): void {
  const cells = columns.map((cell) => cell.padStart(8)).join('');
  console.log(`  ${name.padEnd(56)}${time.padStart(10)}${cells}`);
}
