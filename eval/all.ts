// Runs every evaluation in turn and says at the end which could not be run. The figures are theirs.
// usage: tsx eval/all.ts [name…]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const asked = process.argv.slice(2);
const names = Object.keys(scripts)
  .filter((name) => name.startsWith('eval:'))
  .filter((name) => asked.length === 0 || asked.includes(name.slice('eval:'.length)));

const failed = names.filter((name) => {
  console.log(`\n===== npm run ${name} =====\n`);
  const ran = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' });
  return ran.status !== 0;
});
console.log(
  failed.length === 0 ? '\nall evaluations ran' : `\ndid not end well: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
