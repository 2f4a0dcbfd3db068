// Shows what the plugin does in the real host, in one session of a temporary project, over a scripted model.
// usage: npm run demo                  (ends with 1 when a finding does not hold)
import { existsSync } from 'node:fs';
import path from 'node:path';
import { measureCold } from '../bench/support/cold.ts';
import { createWorkplace, HOOKS } from '../bench/support/hooks.ts';
import { createPlace, PINNED, ROOT, runHost } from '../test/host/harness/index.ts';
import { account } from './demo/account.ts';
import { blocked } from './demo/blocked.ts';
import { classified } from './demo/classified.ts';
import { guided } from './demo/guided.ts';
import { looped } from './demo/looped.ts';
import { preserved, SUMMARY } from './demo/preserved.ts';
import type { Finding, Section } from './demo/section.ts';

const SECTIONS: readonly Section[] = [blocked, classified, guided, preserved, looped];
const ROUNDS = 9;
/** By then the hooks' compiled forms hold what they use, as in a session that has begun. */
const WARMING = 12;

if (existsSync(path.join(ROOT, 'hooks', 'fire-flow-pre-tool-use.cjs'))) {
  console.log(`Fire Flow in Claude Code ${PINNED}; the model is a script, all else is real.`);
  await showSession();
  showCost();
} else {
  console.error('The executables are not built: run `npm run build` first.');
  process.exitCode = 1;
}

/** One session; its sections one after the other, each with what follows from it. */
async function showSession(): Promise<void> {
  const place = createPlace(Object.assign({}, ...SECTIONS.map(({ files }) => files)));
  try {
    const prompts = SECTIONS.flatMap((section) => section.prompts);
    const turns = SECTIONS.flatMap((section) => section.turns(place));
    const run = await runHost({ place, prompts, turns, summary: SUMMARY });
    const parts = [...account(run, prompts, place)];
    for (const section of SECTIONS) {
      const lines = parts.splice(0, section.prompts.length).flat();
      show(section, lines, section.findings(run, place));
    }
  } finally {
    place.remove();
  }
}

function show(section: Section, lines: readonly string[], findings: readonly Finding[]): void {
  console.log(`\n== ${section.title}\n${section.story}\n${lines.join('\n')}\n`);
  for (const { holds, text } of findings) {
    console.log(`  ${holds ? 'yes' : 'NO '}  ${text}`);
    if (!holds) process.exitCode = 1;
  }
}

/** Each executable once, on the first payload the bench has for it. */
function showCost(): void {
  const place = createWorkplace(3);
  const first = HOOKS.filter(({ hook }, at) => HOOKS.findIndex((row) => row.hook === hook) === at);
  const candidates = first.map(({ hook, payload }) => place.candidate(hook, payload));
  const { floor, measured } = measureCold(place.floor(), candidates, ROUNDS, WARMING);
  place.remove();
  console.log(
    `\n== Cost of each hook, as a ratio to bare node (${floor.median.toFixed(0)} ms here)`,
  );
  for (const { name, ratio } of measured) console.log(`  ${name.padEnd(54)}${ratio.toFixed(2)}`);
}
