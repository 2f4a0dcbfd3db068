import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Does a compaction cost the same on a 1 GB transcript as on a 1 MB one? Reads the tail, gathers, composes and writes the
 * instructions, each in a fresh process as a hook would, and prints the ratios of times and the largest memory. Processor time is given
 * beside the clock's, since other work on the machine does not add to it.
 */
const MEGABYTE = 1024 * 1024;
const RUNS = 7;

/** A session of prompts, reads, failing tests and request bodies, with a line of 40 MB where there is room for one. */
function generate(file: string, bytes: number): void {
  const handle = openSync(file, 'w');
  const block = Array.from({ length: 40 }, (_, i) => round(i)).join('');
  let written = 0;
  if (bytes > 100 * MEGABYTE) written += writeSync(handle, user('x'.repeat(40 * MEGABYTE)));
  while (written < bytes) written += writeSync(handle, block);
  closeSync(handle);
}

const at = { isSidechain: false, timestamp: '2026-01-02T03:04:05.000Z' };
const json = (value: unknown) => `${JSON.stringify(value)}\n`;
const user = (content: unknown) =>
  json({ ...at, type: 'user', message: { role: 'user', content } });
const use = (id: string, name: string, input: unknown) =>
  json({
    ...at,
    type: 'assistant',
    message: {
      id,
      model: 'claude-opus-5',
      content: [{ type: 'tool_use', id, name, input }],
      usage: { input_tokens: 9, cache_read_input_tokens: 120_000, output_tokens: 90 },
    },
  });
const result = (id: string, text: string, is_error = false) =>
  user([{ type: 'tool_result', tool_use_id: id, content: text, is_error }]);

function round(i: number): string {
  const code = Array.from({ length: 60 }, (_, n) => `  const value${n} = compute(${i}, ${n});`);
  const failed = `Exit code 1\nFAIL src/case${i}.test.ts\nTypeError: Cannot read properties of undefined (reading 'x${i}')\n    at run (src/case${i}.ts:${i}:7)`;
  return [
    user(`Please fix case ${i}. Never touch src/generated/schema${i}.ts.`),
    json({ type: 'api-request-blob', message: { content: 'y'.repeat(4_000) } }),
    use(`r${i}`, 'Read', { file_path: `/p/src/case${i}.ts` }),
    result(`r${i}`, code.join('\n')),
    use(`t${i}`, 'Bash', { command: `npm test -- case${i}` }),
    result(`t${i}`, failed, true),
  ].join('');
}

interface Run {
  readonly ms: number;
  /** Processor time from the process' start to its end. */
  readonly cpu: number;
  readonly rss: number;
}

function measure(program: string, file: string): Run {
  const started = performance.now();
  const child = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
  const ms = performance.now() - started;
  if (child.status !== 0) throw new Error(child.stderr);
  return { ms, ...JSON.parse(child.stdout) };
}

/** Other work on the machine only ever adds: the least of several runs is the nearest to the truth. */
function best(program: string, file: string): Run {
  const runs = Array.from({ length: RUNS }, () => measure(program, file));
  const least = (pick: (run: Run) => number) => Math.min(...runs.map(pick));
  return {
    ms: least(({ ms }) => ms),
    cpu: least(({ cpu }) => cpu),
    rss: Math.max(...runs.map(({ rss }) => rss)),
  };
}

const show = ({ ms, cpu }: Run) => `${ms.toFixed(0)} ms (cpu ${cpu.toFixed(0)})`;

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pre-compact-'));
  try {
    const program = path.join(folder, 'child.cjs');
    const { build } = await import('esbuild');
    const entry = fileURLToPath(import.meta.resolve('./support/pre-compact-child.ts'));
    await build({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      minify: true,
    });
    const sizes = { '1 MB': MEGABYTE, '10 MB': 10 * MEGABYTE, '1 GB': 1024 * MEGABYTE };
    const bare = path.join(folder, 'bare.cjs');
    writeFileSync(
      bare,
      'const{user,system}=process.cpuUsage();process.stdout.write(JSON.stringify({cpu:(user+system)/1000,rss:0}))',
    );
    const floor = best(bare, '');
    console.log(
      `bundle ${Math.round(readFileSync(program).length / 1024)} KB, bare node ${show(floor)}`,
    );
    let small: Run | null = null;
    for (const [name, bytes] of Object.entries(sizes)) {
      const file = path.join(folder, 'transcript.jsonl');
      generate(file, bytes);
      const run = best(program, file);
      small ??= run;
      console.log(
        `${name.padStart(6)}: ${show(run)}; ${(run.ms / small.ms).toFixed(2)} (cpu ${(run.cpu / small.cpu).toFixed(2)}) x 1 MB; ${(run.ms / floor.ms).toFixed(2)} (cpu ${(run.cpu / floor.cpu).toFixed(2)}) x bare node; ${Math.round(run.rss / MEGABYTE)} MB`,
      );
      rmSync(file);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
