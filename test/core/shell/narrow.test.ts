import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExclusion } from '../../../src/core/exclusion/index.ts';
import type { Tree } from '../../../src/core/facts/tree.ts';
import { judgeCommand } from '../../../src/events/judge-command.ts';

const scratch = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'fire-flow-narrow-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const disk: Tree = {
  kind(file) {
    try {
      const stat = fs.statSync(file);
      return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
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

function run(root: string, command: string): string[] {
  const { stdout } = spawnSync('bash', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes('needle'))
    .sort();
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
  'cat */*.f keep.txt',
  'for f in *.f */*; do if [ -f "$f" ]; then cat "$f"; fi; done',
  'tar cf - . | tar xOf -',
  "bash -c 'cat * 2>/dev/null'",
  'shopt -s dotglob; cat * 2>/dev/null',
];

describe('a narrowed walk', () => {
  beforeAll(() => fs.mkdirSync(scratch, { recursive: true }));

  it.each(COMMANDS)('%s shows exactly what is not excluded', (command) => {
    fc.assert(
      fc.property(world, ({ files, rules }) => {
        const root = build('full', files);
        const exclusion = exclusionOf(root, rules);
        const out = (name: string) => exclusion.judge(path.join(root, name), 'read').excluded;
        if (out('keep.txt')) return;
        const judged = judgeCommand(command, {
          cwd: root,
          home: scratch,
          tree: disk,
          judge: exclusion.judge,
          rulesBelow: exclusion.rulesBelow,
          isExempt: () => false,
          host: { rewrites: true, filters: false },
          background: false,
        });
        if (judged.type === 'deny') return;
        const shown = run(root, judged.type === 'rewrite' ? judged.command : command);
        const wanted = run(root, command).filter(
          (line) =>
            !files
              .filter(out)
              .some((name) => line.endsWith(`needle in ${name.replaceAll('/', '|')}`)),
        );
        expect({ judged, shown }).toEqual({ judged, shown: wanted });
        if (judged.type === 'rewrite') expect(run(root, command)).not.toEqual(wanted);
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 12) },
    );
  });
});
