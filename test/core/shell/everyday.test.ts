import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEveryday } from '../../../src/core/shell/index.ts';
import { judgeCommand } from '../../../src/events/judge-command.ts';
import { ruledRepository } from './tree-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('an everyday command line', () => {
  it.each([
    'npm test',
    'cd packages/app && npm run build 2>&1 | tail -20',
    'git add -A && git commit -m "Fix the \'thing\'" && git push -u origin main',
    'mkdir -p src/new; ls -la src',
    'tsc --noEmit -p . 2>/dev/null || echo failed',
    'cargo test --release | head -50;',
  ])('%s', (command) => {
    expect(isEveryday(command)).toBe(true);
  });

  it.each([
    'cat .env',
    'npm test > .env',
    'npm test < .env',
    'npm exec cat .env',
    'pnpm dlx cat .env',
    'npm test | tail -n 5 .env',
    'npm test | sort .env',
    'tail -20',
    'git show HEAD:.env',
    'git status -v',
    'git commit -F .env',
    'git -C secrets status',
    'echo $(cat .env)',
    'echo "$(cat .env)"',
    'echo `cat .env`',
    'ls $X',
    'CI=1 npm test',
    'ls & cat .env',
    'ls &&',
    'ls | ',
    '&& ls',
    'ls "unclosed',
    'ls\\\ncat .env',
    'ls <(cat .env)',
    'make test',
    'node x.js',
    '',
    `npm test ${'x'.repeat(3_000)}`,
  ])('is not %s', (command) => {
    expect(isEveryday(command)).toBe(false);
  });
});

describe('what is taken for everyday', () => {
  const WORDS = [
    '.env',
    'dist',
    'dist/app.js',
    'secrets/key.pem',
    "'secrets/my key.txt'",
    '"link-env"',
    'src',
    '.',
  ];
  const STARTS = [
    'ls -R',
    'ls',
    'cd',
    'echo',
    'npm run x',
    'npm exec',
    'npm x',
    'yarn dlx',
    'tsc -p',
    'git add',
    'git status',
    'git commit -m',
    'git push',
    'git stash',
    'git switch',
    'git tag -m',
    'pip install -r',
    'cat',
    'head',
    'tail -5',
    'sort',
    'mkdir',
    'cargo run',
    'go run',
    'which',
  ];
  const simple = fc
    .tuple(fc.constantFrom(...STARTS), fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }))
    .map(([start, words]) => [start, ...words].join(' '));
  const line = fc
    .array(fc.tuple(simple, fc.constantFrom(' && ', ' | ', '; ', ' || ', '\n', ' 2>&1 | ')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.map(([one, joint]) => one + joint).join(''));

  it.each(['waste', 'privacy'] as const)('passes the whole analysis under %s rules', (purpose) => {
    let everyday = 0;
    fc.assert(
      fc.property(line, (command) => {
        if (!isEveryday(command)) return;
        everyday++;
        expect(judge(command, purpose)).toMatchObject({ type: 'pass' });
      }),
      { numRuns: 3_000 },
    );
    expect(everyday).toBeGreaterThan(20);
  });

  it('is none of the commands that must not pass', () => {
    const cases = ['cases-own', 'cases-kinds', 'cases-shell', 'cases-blind'].flatMap((name) =>
      fs
        .readFileSync(path.join(ROOT, `eval/bash/${name}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => JSON.parse(text) as { expect: string; command: string }),
    );
    const dangerous = cases.filter((one) => one.expect !== 'allow');
    expect(dangerous.length).toBeGreaterThan(300);
    expect(dangerous.filter(({ command }) => isEveryday(command))).toEqual([]);
  });

  it('is a part of the harmless corpus, which is made of all the others too', () => {
    const lines = fs
      .readFileSync(path.join(ROOT, 'test/fixtures/bash/harmless.txt'), 'utf8')
      .split('\n');
    const commands = lines.filter((text) => text.trim() !== '' && !text.startsWith('#'));
    expect(commands.filter(isEveryday).length / commands.length).toBeGreaterThan(0.1);
  });
});

function judge(command: string, purpose: 'waste' | 'privacy') {
  const repository = ruledRepository(purpose, 'dist/\n.env\nsecrets/\n');
  return judgeCommand(command, { ...repository, isExempt: () => false });
}
