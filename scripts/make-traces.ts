// Makes the labelled traces of test/fixtures/traces by running scripted sessions in the real host.
// usage: tsx scripts/make-traces.ts [name part]...
import path from 'node:path';
import { ROOT } from '../test/host/harness/index.ts';
import { KITS } from './traces/kits.ts';
import { record } from './traces/record.ts';
import { shapesOf } from './traces/shapes.ts';
import { SPECIALS } from './traces/specials.ts';

const folder = path.join(ROOT, 'test/fixtures/traces');
const wanted = process.argv.slice(2);
const all = [...KITS.flatMap(shapesOf), ...SPECIALS];
const chosen = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const shared = chosen.filter(({ run }) => run === undefined);
if (shared.length > 0) await record(shared, folder);
for (const trace of chosen.filter(({ run }) => run !== undefined)) await record([trace], folder);
