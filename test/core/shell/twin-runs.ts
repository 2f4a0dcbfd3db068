import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createOracle, type Leak, leaks } from '../../../eval/bash/compare.ts';
import { TWIN_WORDS } from '../../../eval/bash/fixture.ts';
import type { Guard } from '../../../eval/bash/guard.ts';
import { type Filter, modelView, type View } from '../../../eval/bash/host-effects.ts';
import type { CommandJudgement } from '../../../src/events/judge-command.ts';
import type { Plot } from './arbitrary-command.ts';

const HOST = { rewrites: true, filters: true };
/** The twins are built one after the other; listings must not tell. */
const BUILT_AT = new Date('2024-05-01T12:00:00Z');
const PASS: CommandJudgement = { type: 'pass' };

export interface Sample {
  readonly ground: Plot;
  readonly command: string;
}

/** A sample, what was said of it, and what came out. */
export interface Tried extends Sample {
  readonly judgement: CommandJudgement;
  readonly excluded: readonly string[];
  /** What came out of excluded files, under the judgement; of a denied command, what would have come out. */
  readonly leaks: readonly Leak[];
}

/**
 * Runs every sample in both twins: as judged, a denied one as given. All run in one bash process for each twin, since
 * starting processes from here is what costs.
 */
export function tryAll(workspace: string, samples: readonly Sample[], guard: Guard): Tried[] {
  const excluded = excludedFiles(path.join(workspace, 'rules'), samples);
  const worlds = samples.map((_sample, index) => path.join(workspace, 'worlds', String(index)));
  const all = { samples, excluded, worlds, guard };
  build(all, TWIN_WORDS[0]);
  const judgements = samples.map(({ command }, at) => guard.judge(command, worlds[at] ?? '', HOST));
  const [first, second] = TWIN_WORDS.map((word) => show(all, word, judgements));
  return samples.map((sample, at) => ({
    ...sample,
    judgement: judgements[at] ?? PASS,
    excluded: excluded[at] ?? [],
    leaks: apart(first?.[at], second?.[at], new Set(excluded[at])),
  }));
}

function apart(
  first: View | undefined,
  second: View | undefined,
  excluded: ReadonlySet<string>,
): Leak[] {
  if (!first || !second) return [];
  return leaks(first, second, (paths) => new Set(paths.filter((file) => excluded.has(file))));
}

interface All {
  readonly samples: readonly Sample[];
  readonly excluded: readonly (readonly string[])[];
  readonly worlds: readonly string[];
  readonly guard: Guard;
}

/** Asks git about all samples at once: each has a folder of its own with its rules in it. */
function excludedFiles(directory: string, samples: readonly Sample[]): string[][] {
  const isExcluded = createOracle(directory, '');
  samples.forEach(({ ground }, index) => {
    fs.mkdirSync(path.join(directory, String(index)), { recursive: true });
    fs.writeFileSync(path.join(directory, String(index), '.gitignore'), ground.rules.join('\n'));
  });
  const paths = samples.flatMap(({ ground }, index) =>
    ground.files.map((file) => `${index}/${file}`),
  );
  const excluded = isExcluded(paths);
  return samples.map(({ ground }, index) =>
    ground.files.filter((file) => excluded.has(`${index}/${file}`)),
  );
}

/** Fresh worlds, always at the same paths, with `word` in every excluded file. */
function build({ samples, excluded, worlds }: All, word: string): void {
  samples.forEach(({ ground }, at) => {
    const world = worlds[at] ?? '';
    fs.rmSync(world, { recursive: true, force: true });
    for (const name of ground.files) {
      const file = path.join(world, 'repo', name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, excluded[at]?.includes(name) ? secret(word) : plain(name));
      fs.utimesSync(file, BUILT_AT, BUILT_AT);
    }
    fs.writeFileSync(path.join(world, 'repo/.powerignore'), ground.rules.join('\n'));
  });
}

function secret(word: string): string {
  return `KEEP ${word} 1\n${word} 2 KEEP\n`;
}

function plain(name: string): string {
  return `KEEP plain ${name}\nplain KEEP\n`;
}

/** What the model would see of each sample in the twin of `word`. */
function show(all: All, word: string, judgements: readonly CommandJudgement[]): View[] {
  build(all, word);
  const commands = all.samples.map(({ command }, at) =>
    commandUnder(command, judgements[at] ?? PASS),
  );
  execute(all.worlds, commands);
  return all.worlds.map((world, at) => {
    const filter: Filter = (plan, output) => all.guard.filter(plan, output, world);
    const code = Number(fs.readFileSync(path.join(world, 'code'), 'utf8'));
    const output = fs.readFileSync(path.join(world, 'output'), 'utf8');
    const run = { code, output, missing: [], files: filesIn(path.join(world, 'repo')) };
    return modelView(run, commands[at] ?? '', judgements[at] ?? PASS, filter);
  });
}

function commandUnder(command: string, judgement: CommandJudgement): string {
  return judgement.type === 'rewrite' ? judgement.command : command;
}

const DRIVER = `for world in "$@"; do
  cd "$world/repo" || exit 1
  HOME="$world" bash -c "$(< ../command)" > ../output 2>&1 < /dev/null
  echo $? > ../code
done`;

function execute(worlds: readonly string[], commands: readonly string[]): void {
  worlds.forEach((world, at) => {
    fs.writeFileSync(path.join(world, 'command'), commands[at] ?? '');
  });
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' };
  const { status } = spawnSync('bash', ['-c', DRIVER, 'bash', ...worlds], { env, stdio: 'ignore' });
  if (status !== 0) throw new Error(`the driver ended with ${status}`);
}

/** Every regular file of the repository; which of them are excluded is for those who compare. */
function filesIn(directory: string, under = 'repo'): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    const name = `${under}/${entry.name}`;
    if (entry.isDirectory())
      for (const [inner, text] of filesIn(file, name)) found.set(inner, text);
    else if (entry.isFile()) found.set(name, fs.readFileSync(file, 'latin1'));
  }
  return found;
}
