// Runs every bench: one process each, one after another, so that none disturbs another's times.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const own = path.basename(import.meta.filename);
const benches = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.ts') && name !== own,
);

for (const bench of benches.sort()) {
  console.log(`== ${bench}\n`);
  const file = path.join(import.meta.dirname, bench);
  const run = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  if (run.status !== 0) process.exitCode = 1;
}
