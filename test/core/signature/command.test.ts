import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFamily, isLookCommand } from '../../../src/core/signature/index.ts';

const CHECKS: readonly (readonly [command: string, family: string])[] = [
  ['npm test', 'test'],
  ['npm run test:unit -- --run', 'test'],
  ['pnpm -C web test', 'test'],
  ['yarn jest src', 'test'],
  ['bun test', 'test'],
  ['npx vitest run a.test.ts', 'test'],
  ['npx --yes playwright test', 'test'],
  ['pytest -q', 'test'],
  ['python3 -m pytest', 'test'],
  ['uv run pytest -x', 'test'],
  ['python manage.py test', 'test'],
  ['go test ./...', 'test'],
  ['cargo test --all', 'test'],
  ['make test', 'test'],
  ['./gradlew test', 'test'],
  ['mvn -q verify', 'test'],
  ['dotnet test', 'test'],
  ['bundle exec rspec', 'test'],
  ['mix test', 'test'],
  ['node --test', 'test'],
  ['mise run test:ci', 'test'],
  ['just test', 'test'],
  ['deno test', 'test'],
  ['php artisan test', 'test'],
  ['npx tsc --noEmit', 'types'],
  ['npm run typecheck', 'types'],
  ['mypy src', 'types'],
  ['cargo check', 'types'],
  ['npx eslint .', 'lint'],
  ['npm run lint', 'lint'],
  ['ruff check .', 'lint'],
  ['go vet ./...', 'lint'],
  ['cargo clippy', 'lint'],
  ['terraform validate', 'lint'],
  ['npm run build', 'build'],
  ['go build ./...', 'build'],
  ['cargo build --release', 'build'],
  ['make', 'build'],
  ['make -j4', 'build'],
  ['docker build -t x .', 'build'],
  ['cmake --build build', 'build'],
  ['gcc -o a a.c', 'build'],
  ['tsc -b', 'build'],
  ['./gradlew assembleDebug', 'build'],
  ['mvn package', 'build'],
  ['npm ci', 'install'],
  ['npm install left-pad', 'install'],
  ['pip3 install -r requirements.txt', 'install'],
  ['yarn', 'install'],
  ['uv sync', 'install'],
  ['go mod tidy', 'install'],
  ['apt-get install -y jq', 'install'],
  ['bundle install', 'install'],
  ['node server.js', 'run'],
  ['python3 main.py', 'run'],
  ['cargo run', 'run'],
  ['go run .', 'run'],
  ['npm start', 'run'],
  ['npm run dev', 'run'],
  ['./deploy.sh', 'run'],
  ['docker compose up -d', 'run'],
  ['npm ci && npm test', 'test'],
  ['cd web && npm run build', 'build'],
  ['bash -c "cd x && npm test"', 'test'],
  ['CI=1 FOO="a b" npm test', 'test'],
];
const NONE = [
  'git commit -m "npm test"',
  'echo "npm test"',
  'grep -rn jest src',
  'cat package.json | grep vitest',
  'rm -rf node_modules',
  'mkdir -p test',
  'git push',
  'node -e "1"',
  'python3 -c "print(1)"',
  'cargo --version',
  'npx tsc --version',
  'curl -s localhost',
  'kill 12',
  'cat > run.sh <<EOF\nnpm test\nEOF',
  '# npm test',
  '',
];

describe('checkFamily', () => {
  it.each(CHECKS)('%s is a %s', (command, family) => {
    expect(checkFamily(command)).toBe(family);
  });

  it.each(NONE)('%s is none', (command) => {
    expect(checkFamily(command)).toBeNull();
  });

  it('sees through prefixes, redirections and filters', () => {
    const prefix = fc.constantFrom(
      '',
      'cd web && ',
      'cd /a/b; ',
      'FOO=1 ',
      'env A=b ',
      'timeout 60 ',
      'timeout -k 5 60s ',
      'time ',
      'sudo ',
      'nice ',
      'set -e; ',
      'export A=1 && ',
    );
    const suffix = fc.constantFrom(
      '',
      ' 2>&1',
      ' 2>&1 | tail -20',
      ' | head -50',
      ' > out.log 2>&1',
      ' || true',
      ' && echo done',
      '; echo $?',
      ' &',
    );
    fc.assert(
      fc.property(
        prefix,
        fc.constantFrom(...CHECKS.filter(([command]) => !/^cd |^CI=|^bash/.test(command))),
        suffix,
        (before, [command, family], after) => {
          expect(checkFamily(`${before}${command}${after}`)).toBe(family);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never throws and stays cheap', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        (text) => void [checkFamily(text), isLookCommand(text)],
      ),
    );
    const long = `npm test ${'"a\\" '.repeat(200_000)}`;
    expect(checkFamily(long)).toBe('test');
    expect(isLookCommand(`${'cat a | '.repeat(100_000)}`)).toBeTypeOf('boolean');
  });
});

describe('isLookCommand', () => {
  it.each([
    'cat a.ts',
    'grep -rn foo src | head -20',
    'rg foo || true',
    'ls -la && pwd',
    'find . -name "*.ts" | xargs grep -l x',
    'find . -name x -exec grep -l y {} +',
    'git status',
    'git -C x log --oneline -5',
    'git diff HEAD~1 -- a.ts | cat',
    'git branch -a',
    'test -f a',
    '[ -d x ] && echo yes',
    'sed -n 1,20p a.ts',
    'awk "{print}" a',
    'jq .a b.json',
    'wc -l < a.txt',
    'cat a 2>/dev/null',
    'cd x && ls',
    'docker ps',
    'kubectl get pods',
    'npm ls',
    'gh pr view 12',
    'node --version',
    'command -v jq',
    'sqlite3 a.db "Select 1"',
    'sqlite3 a.db .TABLES',
    'for f in a b; do cat $f; done',
    'cat <<EOF\nx > y\nEOF',
  ])('%s looks', (command) => {
    expect(isLookCommand(command)).toBe(true);
  });

  it.each([
    'npm test',
    'cat a > b',
    'echo x >> a.txt',
    'sed -i s/a/b/ x',
    'rm a',
    'git commit -m x',
    'git branch -D x',
    'git stash',
    'find . -delete',
    'find . -exec rm {} +',
    'cat a && rm a',
    'tee a.txt',
    'curl -X POST http://x',
    'xargs rm',
    '',
  ])('%s does not only look', (command) => {
    expect(isLookCommand(command)).toBe(false);
  });
});
