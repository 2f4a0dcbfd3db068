import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitEnvironment } from '../../../eval/bash/fixture.ts';
import { ownGuard } from '../../../eval/bash/guard.ts';
import type { CommandJudgement } from '../../../src/events/judge-command.ts';

const HOST = { rewrites: true, filters: true };
const canRun = spawnSync('git', ['--version']).status === 0;

/** Excluded by the rules below; `gone` is no longer in the tree. */
const EXCLUDED = [
  'dist/app.js',
  'dist/a b.js',
  'dist/caf\u00e9.js',
  'dist/quo"te.js',
  'pkg/dist/deep.js',
  'secrets/gone.txt',
  '.env',
];
const PLAIN = ['src/a.js', 'src/b c.js', 'src/\u00fcber.js', 'distx/dist.js', 'README.md'];

const OPTIONS = [
  '',
  '--no-prefix',
  '--src-prefix=old/ --dst-prefix=new/',
  "--src-prefix='' --dst-prefix=b/",
  '-R',
  '--color',
  '--color=always',
  '--word-diff',
  '--word-diff=porcelain',
  '--color-words',
  '--stat -p',
  '--patch-with-stat',
  '--binary',
  '-U0',
  '-W',
  "--line-prefix='> '",
  "--output-indicator-new='>'",
  '--relative',
  '-M -C',
];
const COMMANDS = ['git diff HEAD~2 HEAD', 'git show HEAD', 'git log -p', 'git log -p --reverse'];
const SETTINGS = [
  'diff.mnemonicPrefix=true',
  'diff.noprefix=true',
  'color.ui=always',
  'color.diff=always',
  'core.quotePath=false',
  'diff.suppressBlankEmpty=true',
  'diff.external=f() { cat "$2" "$5"; true; }; f',
];

let world: string;

function git(...args: readonly string[]): void {
  const repo = path.join(world, 'repo');
  const { status, stderr } = spawnSync('git', ['-C', repo, ...args], {
    env: gitEnvironment(world),
  });
  if (status !== 0) throw new Error(String(stderr));
}

function writeAll(round: number): void {
  const text = (word: string) =>
    Array.from(
      { length: 12 },
      (_, i) => `${i % 5 === 3 ? '' : `${word} ${i} of ${i > 6 ? round : 0}`}\n`,
    ).join('');
  for (const file of [...EXCLUDED, ...PLAIN]) {
    const target = path.join(world, 'repo', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text(EXCLUDED.includes(file) ? 'SECRET' : 'OPEN'));
  }
  fs.writeFileSync(
    path.join(world, 'repo/dist/x.bin'),
    Buffer.from(`${`\0SECRET${round}`.repeat(99)}\n`),
  );
}

function run(command: string): string {
  const { stdout } = spawnSync('bash', ['-c', command], {
    cwd: path.join(world, 'repo'),
    env: gitEnvironment(world),
    encoding: 'utf8',
  });
  return stdout;
}

function shown(command: string): { readonly judged: CommandJudgement; readonly output: string } {
  const judged = ownGuard.judge(command, world, HOST);
  if (judged.type === 'deny') return { judged, output: '' };
  const output = run(judged.type === 'rewrite' ? judged.command : command);
  return {
    judged,
    output: judged.type === 'filter' ? ownGuard.filter(judged.plan, output, world) : output,
  };
}

const opens = (text: string) => text.split('\n').filter((line) => line.includes('OPEN'));

describe.skipIf(!canRun)('what git prints of changes, with excluded files among them', () => {
  beforeAll(() => {
    world = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'patches-')));
    for (const name of ['repo', 'home']) fs.mkdirSync(path.join(world, name));
    git('init', '-q', '-b', 'main');
    for (const round of [1, 2, 3]) {
      writeAll(round);
      if (round === 1)
        fs.writeFileSync(path.join(world, 'repo/.powerignore'), 'dist/\n.env\nsecrets/\n');
      if (round === 3) fs.rmSync(path.join(world, 'repo/secrets'), { recursive: true });
      git('add', '-A', '-f');
      git('commit', '-q', '-m', `round ${round}`);
    }
  });
  afterAll(() => fs.rmSync(world, { recursive: true, force: true }));

  const commands = COMMANDS.flatMap((command) =>
    OPTIONS.map((each) => `${command} ${each}`.trim()),
  );

  it.each([
    ...commands,
    'git log -p --graph',
    'git log -p -z',
    'git format-patch -2 --stdout',
    'git diff HEAD~1 | grep OPEN',
    'git -c color.ui=always diff HEAD~1',
    'git diff HEAD~1 --output=/dev/stdout',
    'git show HEAD:README.md HEAD',
    'cd src && git log -p --no-prefix',
    'cd src && git log -p --graph',
    'git fast-export HEAD',
    'git range-diff HEAD~2..HEAD~1 HEAD~2..HEAD',
    'git grep -n SECRET HEAD~2',
    'git archive HEAD~2 | tar xO',
  ])('%s', (command) => {
    const { judged, output } = shown(command);
    expect({ judged: judged.type, leak: output.match(/^.*(?:SECRET|U0VDUkVU).*$/m)?.[0] }).toEqual({
      judged: expect.not.stringMatching('deny'),
      leak: undefined,
    });
    expect(output).not.toMatch(/^(?:literal|delta) /m);
    expect(opens(output)).toEqual(opens(run(command)));
  });

  it.each(SETTINGS)('with %s', (setting) => {
    const [name = '', value = ''] = setting.split(/=(.*)/);
    git('config', name, value);
    try {
      for (const command of COMMANDS) {
        const { judged, output } = shown(command);
        expect({ command, type: judged.type, leak: output.match(/^.*SECRET.*$/m)?.[0] }).toEqual({
          command,
          type: expect.not.stringMatching('deny'),
          leak: undefined,
        });
        expect(opens(output)).toEqual(opens(run(command)));
      }
    } finally {
      git('config', '--unset', name);
    }
  });

  it('shows by the same measure what comes out without a guard', () => {
    for (const command of commands) expect(run(command)).toContain('SECRET');
  });

  it('leaves alone what shows no excluded file', () => {
    for (const command of ['git diff', 'git show HEAD -- README.md', 'git log -p -- src'])
      expect(shown(command).output).toBe(run(command));
  });
});
