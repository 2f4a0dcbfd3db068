// Runs the core host tests on the older hosts as well, installing them into a cache where they are absent.
// usage: tsx scripts/test-hosts.ts [version…]
import { spawnSync } from 'node:child_process';
import { installHost, OLDER, ROOT } from '../test/host/harness/index.ts';

const CORE = ['test/host/exclusion.test.ts', 'test/host/plugin.test.ts'];
const wanted = process.argv.slice(2);

for (const version of OLDER.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`== Claude Code ${version}`);
  installHost(version);
  const run = spawnSync('npx', ['vitest', 'run', ...CORE], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FIRE_FLOW_HOST: version },
  });
  if (run.status !== 0) process.exitCode = 1;
}
