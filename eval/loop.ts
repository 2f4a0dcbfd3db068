import { isDeepStrictEqual } from 'node:util';
import { currentHost } from '../test/host/harness/index.ts';
import { DRIVEN } from '../test/host/loop/driven.ts';
import { type LoopScenario, SCENARIOS } from '../test/host/loop/scenarios.ts';

// What a loop must show, through the real host with scripted models: one row a scenario.

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const chosen = [...SCENARIOS, ...DRIVEN].filter(({ name }) => name.toLowerCase().includes(wanted));
let failed = 0;
console.log(`host ${currentHost()}, ${chosen.length} scenarios\n`);
for (const scenario of chosen) console.log(await row(scenario));
console.log(`\n${chosen.length - failed} of ${chosen.length} as they must be`);
process.exitCode = failed === 0 ? 0 : 1;

async function row(scenario: LoopScenario): Promise<string> {
  const start = performance.now();
  const seen = await scenario.run().catch((error: unknown) => ({ error: String(error) }));
  const right = isDeepStrictEqual(seen, scenario.expected);
  if (!right) failed++;
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
  const detail = right
    ? JSON.stringify(seen)
    : `\n     seen     ${JSON.stringify(seen)}\n     expected ${JSON.stringify(scenario.expected)}`;
  const measured = scenario.figures ? `  ${JSON.stringify(scenario.figures)}` : '';
  return `${right ? 'ok  ' : 'FAIL'} ${seconds} s  ${scenario.name}  ${detail}${measured}`;
}
