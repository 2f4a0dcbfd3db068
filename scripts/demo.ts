// Shows what the plugin does in the real host, in temporary projects, over a scripted model.
// usage: npm run demo                  (ends with 1 when a finding does not hold)
import { existsSync } from 'node:fs';
import path from 'node:path';
import { measureCold } from '../bench/support/cold.ts';
import { createWorkplace, HOOKS } from '../bench/support/hooks.ts';
import { createPlace, PINNED, ROOT, runHost } from '../test/host/harness/index.ts';
import { account } from './demo/account.ts';
import { blocked } from './demo/blocked.ts';
import type { Section } from './demo/section.ts';

const SECTIONS: readonly Section[] = [blocked];
const ROUNDS = 7;

if (existsSync(path.join(ROOT, 'hooks', 'fire-flow-pre-tool-use.cjs'))) {
  console.log(`Fire Flow in Claude Code ${PINNED}; the model is a script, all else is real.`);
  for (const section of SECTIONS) await show(section);
  showCost();
} else {
  console.error('The executables are not built: run `npm run build` first.');
  process.exitCode = 1;
}

async function show(section: Section): Promise<void> {
  console.log(`\n== ${section.title}\n${section.story}`);
  const place = createPlace(section.files);
  try {
    const scenario = section.scenario(place);
    const run = await runHost({ ...scenario, place });
    console.log(account(run, scenario.prompts, place).join('\n'));
    console.log('');
    for (const { holds, text } of section.findings(run)) {
      console.log(`  ${holds ? 'yes' : 'NO '}  ${text}`);
      if (!holds) process.exitCode = 1;
    }
  } finally {
    place.remove();
  }
}

/** Each executable once, on the first payload the bench has for it. */
function showCost(): void {
  const place = createWorkplace(3);
  const first = HOOKS.filter(({ hook }, at) => HOOKS.findIndex((row) => row.hook === hook) === at);
  const candidates = first.map(({ hook, payload }) => place.candidate(hook, payload));
  const { floor, measured } = measureCold(place.floor(), candidates, ROUNDS);
  place.remove();
  console.log(
    `\n== Cost of each hook, as a ratio to bare node (${floor.median.toFixed(0)} ms here)`,
  );
  for (const { name, ratio } of measured) console.log(`  ${name.padEnd(54)}${ratio.toFixed(2)}`);
}
