import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createExclusion } from '../../../src/core/exclusion/index.ts';
import type { Tree } from '../../../src/core/facts/tree.ts';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';
import { type CommandJudgement, judgeCommand } from '../../../src/events/judge-command.ts';

const scratch = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'fire-flow-narrow-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const disk: Tree = {
  kind(file) {
    try {
      return fs.statSync(file).isDirectory() ? 'directory' : 'file';
    } catch {
      return null;
    }
  },
  list(directory) {
    try {
      return fs.readdirSync(directory).sort();
    } catch {
      return [];
    }
  },
  real(file) {
    try {
      return fs.realpathSync(file);
    } catch {
      return file;
    }
  },
};

interface World {
  readonly files: readonly string[];
  readonly rules: readonly string[];
}

/** Writes the files, each with one line that holds its own name; excluded ones are left out of the bare twin. */
function build(name: string, files: readonly string[]): string {
  const root = path.join(scratch, name);
  fs.rmSync(root, { recursive: true, force: true });
  for (const file of ['keep.txt', ...files]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), `needle in ${file.replaceAll('/', '|')}\n`);
  }
  return root;
}

function exclusionOf(root: string, rules: readonly string[]) {
  const source = {
    path: `${root}/.powerignore`,
    base: root,
    purpose: 'waste' as const,
    text: `${rules.join('\n')}\n`,
  };
  return createExclusion({
    root,
    sourcesIn: (directory) => (directory === root ? [source] : []),
    userWide: [],
    tree: disk,
    foldCase: false,
  });
}

/** The needle lines of each script's output, sorted; all in one bash, since starting one is what costs. */
function runAll(
  scripts: readonly { readonly root: string; readonly command: string }[],
): string[][] {
  const mark = '=== next ===';
  const text = scripts.map(
    ({ root, command }) => `(cd ${root}; eval ${quoted(command)}) 2>/dev/null; echo '${mark}'`,
  );
  const { stdout } = spawnSync('bash', ['-c', text.join('\n')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  const outputs = stdout.split(`${mark}\n`).slice(0, scripts.length);
  return outputs.map((output) =>
    output
      .split('\n')
      .filter((line) => line.includes('needle'))
      .sort(),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const segment = fc.constantFrom(
  'a',
  'b',
  'dist',
  'x.log',
  'c d',
  "q'q",
  'st*r',
  '.env',
  '.env.x',
  'n[1]',
);
const file = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => `${parts.join('/')}.f`);
const rule = fc.constantFrom(
  'dist/',
  '/dist',
  '.env',
  '.env.*',
  '!.env.x.f',
  '*.log',
  'a/b',
  'b.f',
  '/a/*.f',
  'c d/',
  'st\\*r/',
  '!/a/b',
  "q'q",
  '**/b/dist/',
  'n\\[1\\].f',
  '*.f',
  '!a.f',
);
const world: fc.Arbitrary<World> = fc.record({
  files: fc.uniqueArray(file, { minLength: 1, maxLength: 8 }).map(compatible),
  rules: fc.uniqueArray(rule, { minLength: 1, maxLength: 4 }),
});

/** Drops files that would need another one to be a directory. */
function compatible(files: readonly string[]): string[] {
  return files.filter((each) => !files.some((other) => each.startsWith(`${other}/`)));
}

const COMMANDS = [
  'grep -rn needle .',
  'grep -r needle',
  "grep -rn --include='*.f' needle .",
  'find . -type f -exec cat {} +',
  "find . -name '*.f' -o -name 'keep*' | while IFS= read -r f; do cat \"$f\"; done",
  'find . -type f -print0 | xargs -0 cat',
  'cat */* keep.txt 2>/dev/null',
  'for f in *.f */*; do if [ -f "$f" ]; then cat "$f"; fi; done',
  'tar cf - . | tar xOf -',
  "bash -c 'cat * 2>/dev/null'",
  'shopt -s dotglob; cat * 2>/dev/null',
];

interface Trial {
  readonly world: World;
  readonly judged: CommandJudgement;
  readonly original: { readonly root: string; readonly command: string };
  readonly narrowed: { readonly root: string; readonly command: string };
  /** What excluded files would show. */
  readonly unwanted: readonly string[];
}

function trial(world: World, command: string, root: string): Trial | null {
  const exclusion = exclusionOf(root, world.rules);
  const out = (name: string) => exclusion.judge(path.join(root, name), 'read').excluded;
  const judged = judgeCommand(command, {
    parse: parseGrammar,
    cwd: root,
    home: scratch,
    tree: disk,
    judge: exclusion.judge,
    rulesBelow: exclusion.rulesBelow,
    firmRuleBelow: exclusion.firmRuleBelow,
    isExempt: () => false,
    host: { rewrites: true, filters: false },
    background: false,
  });
  if (out('keep.txt') || judged.type === 'deny') return null;
  const unwanted = world.files.filter(out).map((name) => `needle in ${name.replaceAll('/', '|')}`);
  const narrowed = { root, command: judged.type === 'rewrite' ? judged.command : command };
  return { world, judged, original: { root, command }, narrowed, unwanted };
}

const ROUNDS = Number(process.env['FUZZ_RUNS'] ?? 40);
/** Others with FUZZ_SEED=2. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

describe('a narrowed walk', () => {
  it.each(COMMANDS)('%s shows exactly what is not excluded', (command) => {
    const worlds = fc.sample(world, { numRuns: ROUNDS, seed: SEED });
    const trials = worlds.flatMap(
      (each, i) => trial(each, command, build(`w${i}`, each.files)) ?? [],
    );
    const outputs = runAll(trials.flatMap(({ original, narrowed }) => [original, narrowed]));
    trials.forEach(({ world: { files, rules }, judged, unwanted }, i) => {
      const before = outputs[2 * i] ?? [];
      const wanted = before.filter((line) => !unwanted.some((text) => line.endsWith(text)));
      expect({ files, rules, judged, shown: outputs[2 * i + 1] }).toEqual({
        files,
        rules,
        judged,
        shown: wanted,
      });
      if (judged.type === 'rewrite')
        expect({ files, rules, judged, same: before.length === wanted.length }).toMatchObject({
          same: false,
        });
    });
    expect(trials.some(({ judged }) => judged.type === 'rewrite')).toBe(true);
  });
});
