// What does judging a Bash command cost in a process that is warm: everyday ones, and the largest that anyone sends?
// usage: tsx bench/bash.ts [rounds]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWorld, issueFixture, TWIN_WORDS } from '../eval/bash/fixture.ts';
import { ownGuard } from '../eval/bash/guard.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const HOST = { rewrites: true, filters: true };
const rounds = Number(process.argv[2] ?? 5);

const world = mkdtempSync(path.join(os.tmpdir(), 'bench-bash-'));
try {
  buildWorld(world, issueFixture(TWIN_WORDS[0]));
  reportEveryday();
  reportLarge();
} finally {
  rmSync(world, { recursive: true, force: true });
}

/** Milliseconds of one judgement, rules and tree read anew as a hook does. */
function judged(command: string): { readonly took: number; readonly type: string } {
  const start = performance.now();
  const { type } = ownGuard.judge(command, world, HOST);
  return { took: performance.now() - start, type };
}

function everyday(): string[] {
  const text = (name: string) =>
    readFileSync(path.join(ROOT, 'test/fixtures/bash', name), 'utf8').split('\n');
  const plain = text('harmless.txt').filter((line) => line !== '' && !line.startsWith('#'));
  const whole = text('harmless.jsonl').filter((line) => line !== '');
  return [...plain, ...whole.map((line): string => JSON.parse(line).command)];
}

function reportEveryday(): void {
  const commands = everyday();
  for (const command of commands) judged(command);
  const best = commands.map((command) => ({
    command,
    took: Math.min(...Array.from({ length: rounds }, () => judged(command).took)),
  }));
  const sorted = best.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`${commands.length} everyday commands, warm, best of ${rounds}:`);
  console.log(`  median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`);
  const slow = best.filter(({ took }) => took > 5);
  console.log(`  above 5 ms: ${slow.length}`);
  for (const { command, took } of slow)
    console.log(`    ${took.toFixed(1)} ms  ${command.slice(0, 90)}`);
}

function reportLarge(): void {
  const large: Readonly<Record<string, string>> = {
    '1 MB of one word': `echo ${'x'.repeat(1_000_000)}`,
    '1 MB of short commands': 'echo x; '.repeat(125_000),
    '1 MB with a read at its end': `${'echo x; '.repeat(125_000)}cat .env`,
    '120 kB of short commands, within the bound': 'echo x; '.repeat(15_000),
    '5,000 substitutions inside each other': `${'echo $('.repeat(5_000)}true${')'.repeat(5_000)}`,
    '5,000 back quotes': '`'.repeat(5_000),
    '5,000 groups inside each other': `${'{ '.repeat(5_000)}true${'; }'.repeat(5_000)}`,
    '5,000 substitutions side by side': 'echo $(true) '.repeat(5_000),
    '100 kB of a script for python': `python3 -c '${'print(open("src/a.js").read())\n'.repeat(3_300)}'`,
    'braces for 2,000 names': `cat ${'{a,b}'.repeat(11)}`,
  };
  console.log('\nThe largest:');
  for (const [name, command] of Object.entries(large)) {
    const { took, type } = judged(command);
    console.log(`  ${took.toFixed(0).padStart(6)} ms  ${name}: ${type}`);
  }
}
