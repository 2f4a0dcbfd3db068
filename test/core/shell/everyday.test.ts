import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayReads } from '../../../src/core/shell/index.ts';
import { areOpen } from '../../../src/events/everyday.ts';
import { judgeCommand } from '../../../src/events/judge-command.ts';
import { ruledRepository } from './tree-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const PLACE = { cwd: '/r', home: '/home/u' };
const MESSAGE = "Fix it\n\nIt's $(cat .env) that `cat .env` broke.";

describe('an everyday command line that shows no file', () => {
  it.each([
    'npm test',
    'cd packages/app && npm run build 2>&1 | tail -20',
    'git add -A && git commit -m "Fix the \'thing\'" && git push -u origin main',
    `git add -A && git commit -m "$(cat <<'EOF'\n${MESSAGE}\nEOF\n)" && git push`,
    'git commit -m "Fix it\n\n- one"',
    "git commit -m 'Fix it\n\n- $one'",
    'git --no-pager log --oneline -20 --since="2 days ago" -- src',
    'git -C ../other status --short; git diff --stat HEAD~1',
    'mkdir -p src/new; ls -la src',
    'tsc --noEmit -p . 2>/dev/null || echo failed',
    'npx tsc --noEmit >/dev/null 2>&1 && echo fine',
    'timeout 60 npm test | grep -v "a\\|b" | sed -n "1,20p" | awk \'{print $1}\' | sort -u | head -5',
    'cargo test --release | head -50;',
    'find . -name "*.ts" -not -path "*/dist/*" | wc -l',
    'curl -s -H "Accept: text/html" http://localhost:3000/x | jq .status',
    'node scripts/build.js --minify',
    'ls | sort -r | jq -re .x | sed -r s/a/b/g',
    'tail -20',
  ])('%s', (command) => {
    expect(everydayReads(command, PLACE)).toEqual([]);
  });
});

describe('what an everyday command line may show', () => {
  it.each([
    ['cat .env', ['/r/.env']],
    ['cat "./src/a b.js" \'~/x\' ~/x', ['/r/src/a b.js', '/r/~/x', '/home/u/x']],
    ['cat src/*.js lib*', ['/r/src', '/r']],
    ['cd src && cat a.js && cd deep && cat c.js | head -5', ['/r/src/a.js', '/r/src/deep/c.js']],
    ['grep -n TOKEN .env | tail -n 5', ['/r/.env']],
    ['grep -rn TOKEN', ['/r']],
    ['grep -rnA3 --include="*.ts" "a\\|b" src lib', ['/r/src', '/r/lib']],
    ['grep -e a -e b src/a.js', ['/r/src/a.js']],
    ['NODE_ENV=test npm test > out.txt 2>&1 &', ['/r/out.txt']],
    [
      'cp src/a.js /tmp/b.js && mv README.md doc',
      ['/r/src/a.js', '/tmp/b.js', '/r/README.md', '/r/doc'],
    ],
    ['git checkout main && git mv a b', ['/r/main', '/r/a', '/r/b']],
    ['cd src && cat a.js > ../c.js', ['/r/c.js', '/r/src/a.js']],
    ['ls &> x', ['/r/x']],
    ['rg -n --glob "*.ts" -t ts TOKEN', ['/r']],
    ['ls | rg TOKEN', []],
    ['npm test | tail -n 5 .env', ['/r/.env']],
    ["sed -n '10,20p' src/a.js", ['/r/src/a.js']],
    ['head -c 100 src/a.js', ['/r/src/a.js']],
    ['python3 scripts/load.py data.csv --in=.env', ['/r/data.csv', '/r/.env']],
    ['gh gist create .env', ['/r/gist', '/r/create', '/r/.env']],
    [`cat "$(cat <<'EOF'\n.env\nEOF\n)"`, ['/r/.env\n']],
  ])('%s', (command, reads) => {
    expect(everydayReads(command, PLACE)).toEqual(reads);
  });
});

describe('a command line that is not everyday', () => {
  it.each([
    'echo "cat .env" > x.sh; bash x.sh',
    'echo "cat .env" > x.sh && bash x.sh',
    'ls >',
    'ls > > x',
    'ls >| x',
    'echo "cat .env" > x.sh & bash x.sh',
    'echo "cat .env" > x.sh | bash x.sh',
    'ls >&x',
    'GIT_EXTERNAL_DIFF=cat git log',
    'BASH_ENV=.env bash x.sh',
    'NODE_OPTIONS=--env-file=.env node x.js',
    'X=1',
    'cp -t dist .env',
    'ln -s .env src/x',
    'npm test < .env',
    'npm exec cat .env',
    'npm "exec" cat .env',
    'pnpm dlx cat .env',
    'command cat .env',
    'uv run cat .env',
    'bun -e "console.log(1)"',
    'node -p 1',
    'ls | bash',
    'git show HEAD:.env',
    'git show --stat HEAD:.env',
    'git log -p',
    'git diff',
    'git diff --stat -p',
    'git status -v',
    'git status "-v"',
    'git commit -F .env',
    'git checkout -p',
    'git stash show -p',
    'echo $(cat .env)',
    'echo "$(cat .env)"',
    `echo "$(cat <<EOF\n$(cat .env)\nEOF\n)"`,
    `echo "$(cat <<'EOF'\nx\nEOF\ncat .env\ncat <<'EOF'\nx\nEOF\n)"`,
    'echo `cat .env`',
    'ls $X',
    'cd src & cat .env',
    'ls &&& ls',
    'ls &&',
    'ls | ',
    '&& ls',
    'ls "unclosed',
    'git commit -m "x\n$(cat .env)"',
    'git commit -m "x\n" cat "y\n`cat .env`"',
    'ls\\\ncat .env',
    'ls <(cat .env)',
    'cat ~other/x',
    'cat /proc/self/cwd/.env',
    'cat src/*/../../.env',
    'cd src; cat .env',
    'cd src || cat .env',
    'cd src | cat .env',
    'cd $X && cat .env',
    'cd - && cat .env',
    'cd a* && cat .env',
    'ls || cd src && cat .env',
    'cd src && ls; cat .env',
    'cd src && ls || cat .env',
    'find . -name x -exec cat {} +',
    'find . -name x -delete',
    'find . | xargs cat',
    'grep -f .env src/a.js',
    'grep -f.env x src',
    'grep --file=.env src/a.js',
    'grep --exclude-from=.env x src',
    'rg --pre cat x',
    'rg --color never TOKEN',
    'rg -r',
    'grep foo* -r',
    'sort --files0-from=list',
    'sort --files=list',
    'curl -K localhost/x',
    "sed 'r .env' src/a.js",
    "sed 's/a/b/w .env/g' src/a.js",
    "sed 's/a/cat .env/e' src/a.js",
    "sed -i 's/a/b/' .env",
    'awk \'{print $1; while ((getline line < ".env") > 0) print line}\'',
    'jq -n --rawfile x .env .',
    'curl file:///r/.env',
    'curl -s localhost/x -d @.env',
    'curl -s localhost/x -K .env',
    'curl -s localhost/x -o .env',
    'git stash show',
    'git ls-files -s',
    'make -f .env',
    'gcc -E -x c .env',
    'cc -E .env 2>/dev/null',
    'echo "cat .env > x" | at now',
    '',
    `npm test ${'x'.repeat(9_000)}`,
  ])('%s', (command) => {
    expect(everydayReads(command, PLACE)).toBe(null);
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
    'src/a.js',
    'src/*',
    'src/*/*.js',
    's*',
    '~/x',
    '-',
    '.',
    '..',
    '/r/pkg',
    'README.md',
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
    'gh api',
    'npx tsc',
    'find',
    'find src -name',
    'touch',
    'node',
    'python3 -m',
    'bash',
    'wc -l',
    'cut -d, -f1',
    'grep x',
    'grep -n -A 3 x',
    'grep -c .env',
    'grep -rn x',
    'grep -e x -r',
    'rg x',
    'rg -l -g .env x',
    'sed -n 1,2p',
    "awk '{print $1}'",
    'jq .',
    'uniq',
    'curl -s',
    'git log --oneline',
    'git checkout',
    'git mv',
    'git restore',
    'git rm',
    'cp',
    'cp -r src',
    'mv',
    'echo x >',
    'cat src/a.js >>',
    'CI=1 cat',
    'git diff --stat',
    'git show --stat',
    'gcc -E -x c',
    'c++ -o x',
    'clang -E',
    'at -f',
  ];
  const simple = fc
    .tuple(fc.constantFrom(...STARTS), fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }))
    .map(([start, words]) => [start, ...words].join(' '));
  const line = fc
    .array(
      fc.tuple(
        simple,
        fc.constantFrom(' && ', ' | ', '; ', ' || ', '\n', ' 2>&1 | ', ' & ', ' > x; '),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.map(([one, joint]) => one + joint).join(''));

  const isOpen = (command: string, purpose: 'waste' | 'privacy') => {
    const reads = everydayReads(command, PLACE);
    return reads !== null && areOpen(reads, repository(purpose));
  };

  it.each(['waste', 'privacy'] as const)('passes the whole analysis under %s rules', (purpose) => {
    let open = 0;
    let reading = 0;
    fc.assert(
      fc.property(line, (command) => {
        if (!isOpen(command, purpose)) return;
        open++;
        if ((everydayReads(command, PLACE)?.length ?? 0) > 0) reading++;
        expect(judge(command, purpose)).toMatchObject({ type: 'pass' });
      }),
      { numRuns: 6_000 },
    );
    expect(open).toBeGreaterThan(500);
    expect(reading).toBeGreaterThan(100);
  });

  it('is none of the commands that must not pass', () => {
    const names = ['own', 'kinds', 'shell', 'blind', 'review', 'programs'];
    const cases = names.flatMap((name) =>
      fs
        .readFileSync(path.join(ROOT, `eval/bash/cases-${name}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => JSON.parse(text) as { expect: string; command: string }),
    );
    for (const { command } of cases) {
      if (isOpen(command, 'waste'))
        expect([command, judge(command, 'waste').type]).toEqual([command, 'pass']);
    }
    const dangerous = cases.filter((one) => one.expect !== 'allow');
    expect(dangerous.length).toBeGreaterThan(300);
  });

  it('is most of the harmless corpus', () => {
    const lines = fs
      .readFileSync(path.join(ROOT, 'test/fixtures/bash/harmless.txt'), 'utf8')
      .split('\n');
    const commands = lines.filter((text) => text.trim() !== '' && !text.startsWith('#'));
    const everyday = commands.filter((command) => everydayReads(command, PLACE) !== null);
    expect(everyday.length / commands.length).toBeGreaterThan(0.4);
  });
});

function repository(purpose: 'waste' | 'privacy') {
  return ruledRepository(purpose, 'dist/\n.env\nsecrets/\n');
}

function judge(command: string, purpose: 'waste' | 'privacy') {
  return judgeCommand(command, { ...repository(purpose), isExempt: () => false });
}
