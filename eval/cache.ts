import { pairsOf, sharesOf } from './cache/prefix.ts';
import { play } from './cache/session.ts';

/**
 * How much of a request the next one begins with, and so may be read from the prompt cache, over ten iterations in the real
 * host, with the plugin and without. Exits with 1 where the plugin lowers it.
 */
const TOLERANCE = 0.05;

const without = pairsOf(await play(false));
const played = await play(true);
const pairs = pairsOf(played);
const ours = ['FIRE FLOW RECITATION', 'Notes from the skills library', 'HEALTH CHECK'];
for (const [name, some] of [
  ['without', without],
  ['with', pairs],
] as const) {
  const { whole, least } = sharesOf(some);
  const last = some.at(-1)?.earlier ?? 0;
  console.log(
    `${name.padEnd(8)} ${some.length + 1} requests, the last but one ${last} characters; common prefix ${whole.toFixed(2)} % of the earlier request, at least ${least.toFixed(2)} %`,
  );
}
const spoken = ours.filter((text) => played.seenByModel(text));
console.log(`what the plugin said in between: ${spoken.join(', ') || 'nothing'}`);

const before = sharesOf(without);
const after = sharesOf(pairs);
const lowered = after.whole < before.whole - TOLERANCE || after.least < before.least - TOLERANCE;
const spoke = spoken.length === ours.length;
if (!spoke) console.log('missed: the plugin has to speak, or nothing is shown');
if (lowered) console.log('missed: the plugin lowers the common prefix');
process.exitCode = lowered || !spoke ? 1 : 0;
