import {
  agent,
  ask,
  edit,
  fails,
  grep,
  misses,
  passes,
  read,
  type Session,
  say,
  session,
  times,
  unread,
  write,
} from './desk.ts';
import {
  gotest,
  missingModule,
  nodeError,
  pytest,
  refused,
  tsc,
  vitest,
  vitestGreen,
} from './outputs.ts';

const FIX = ask('Fix the failing test, please.');
const TEST = 'npx vitest run';
const RED = vitest('test/cart.test.ts', 'adds the tax', 'expected 100 to be 119');
const RED_LINT =
  'src/cart.ts:4:7 lint/suspicious/noExplicitAny ━━━━━━━━━━━━━━━━━━━━\n\n  × Unexpected any. Specify a different type.\n\nFound 1 error.';

/** Sessions that go in circles, stand still or wait for someone: what is to be said, in order. */
export const STUCK: readonly Session[] = [
  session(
    'read, edit, test: five times the same failure',
    'SPINNING TRIPPED',
    FIX,
    times(5, () => [read('src/cart.ts'), edit('src/cart.ts'), fails(TEST, RED)]),
  ),
  session(
    'the same failure with looks, greps and subagents between',
    'SPINNING',
    FIX,
    times(3, (n) => [
      ...times(12, (m) => read(`src/part${n}${m}.ts`)),
      agent('look for the tax'),
      grep('tax'),
      edit('src/cart.ts'),
      fails(TEST, RED),
    ]),
  ),
  session(
    'the same failure with a commit after each attempt',
    'SPINNING',
    FIX,
    times(3, (n) => [
      edit('src/cart.ts'),
      fails(TEST, RED),
      passes('git commit -qam "try"', `[main aa${n}bb${n}c] try`),
    ]),
  ),
  session(
    'the whole suite red, the one file green, each time',
    'SPINNING',
    FIX,
    times(3, () => [
      edit('src/cart.ts'),
      fails(TEST, RED),
      passes(`${TEST} test/order.test.ts`, vitestGreen(4)),
    ]),
  ),
  session(
    'another package that passes between',
    'SPINNING',
    FIX,
    times(3, () => [
      edit('packages/cart/src/a.ts'),
      fails('npm test -w packages/cart', RED),
      passes('npm test -w packages/shop', vitestGreen(4)),
    ]),
  ),
  ...[2, 3, 4, 5].map((period) =>
    session(
      `a circle of ${period} failures`,
      'SPINNING',
      FIX,
      times(3 * period, (n) => [
        read('src/cart.ts'),
        edit('src/cart.ts'),
        fails(
          TEST,
          vitest('test/cart.test.ts', `case ${n % period}`, `expected ${n % period} to be 9`),
        ),
      ]),
    ),
  ),
  session(
    'what mends the lint breaks the test, and back',
    'SPINNING',
    FIX,
    times(3, () => [
      edit('src/cart.ts'),
      passes('npx biome lint .', 'Checked 3 files in 4ms. No fixes applied.'),
      fails(TEST, RED),
      edit('src/cart.ts'),
      fails('npx biome lint .', RED_LINT),
      passes(TEST, vitestGreen(4)),
    ]),
  ),
  session(
    'what mends the types breaks the test, run one at a time',
    'SPINNING',
    FIX,
    times(3, () => [
      edit('src/cart.ts'),
      fails(TEST, RED),
      edit('src/cart.ts'),
      passes(TEST, vitestGreen(4)),
      fails(
        'npx tsc --noEmit',
        tsc("src/cart.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'."),
        2,
      ),
      edit('src/cart.ts'),
      passes('npx tsc --noEmit'),
    ]),
  ),
  session(
    'reverts and tries again, the same failure each time',
    'SPINNING',
    FIX,
    times(3, () => [edit('src/cart.ts'), fails(TEST, RED), passes('git checkout -- src/cart.ts')]),
  ),
  session(
    'changes by shell, the same failure each time',
    'SPINNING',
    FIX,
    times(3, (n) => [passes(`sed -i 's/a${n}/b/' src/cart.ts`), fails(TEST, RED)]),
  ),
  session(
    'no change at all, the same command',
    'SPINNING',
    FIX,
    times(3, () => fails(TEST, RED)),
  ),
  session(
    'pytest, each time with another count of what passed before it',
    'SPINNING',
    FIX,
    [9, 9, 9].flatMap((n) => [
      edit('app/core.py'),
      fails('pytest -q', pytest('tests/test_core.py', 'test_sum', 'assert 3 == 4', n)),
    ]),
  ),
  session(
    'go, whose line numbers move',
    'SPINNING',
    FIX,
    times(3, (n) => [
      edit('store.go'),
      fails('go test ./...', gotest('TestSum', 'got 3, want 4').replace(':31', `:3${n}`)),
    ]),
  ),
  session(
    'a script that keeps throwing the same',
    'SPINNING TRIPPED',
    ask('Make the import script work.'),
    times(5, () => [
      edit('src/main.js'),
      fails('node src/main.js', nodeError('no header in input')),
    ]),
  ),
  session(
    'a type error among others that come and stay',
    'SPINNING',
    FIX,
    times(3, (n) => [
      edit('src/cart.ts'),
      fails(
        'npx tsc --noEmit',
        tsc(
          "src/cart.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'.",
          ...Array.from(
            { length: n },
            (_, at) => `src/cart.ts(${at + 9},1): error TS2304: Cannot find name 'tax${at}'.`,
          ),
        ),
        2,
      ),
    ]),
  ),
  session(
    'a text that Edit does not find, tried in five ways',
    'SPINNING TRIPPED',
    ask('Rename the option.'),
    times(5, (n) => [misses('src/opt.ts', `const${' '.repeat(n + 1)}opt`), read('src/opt.ts')]),
  ),
  session(
    'a file that is edited unread, one answer after the other',
    'SPINNING',
    ask('Rename the option.'),
    times(3, () => unread('src/opt.ts')),
  ),
  session(
    'a push refused for the same reason',
    'SPINNING',
    ask('Push the branch.'),
    times(3, () =>
      fails(
        'git push',
        " ! [rejected]        main -> main (non-fast-forward)\nerror: failed to push some refs to 'example.test:shop.git'\nhint: Updates were rejected because the tip of your current branch is behind",
      ),
    ),
  ),
  session(
    'a failure that returns after it was warned about and mended',
    'SPINNING SPINNING',
    FIX,
    times(3, () => [edit('src/cart.ts'), fails(TEST, RED)]),
    edit('src/tax.ts'),
    passes(TEST, vitestGreen(4)),
    times(2, () => [edit('src/cart.ts'), fails(TEST, RED)]),
  ),
  session(
    'fifty looks where a change was asked for, then a change',
    'STALLED',
    ask('Rewrite the parser to be streaming.'),
    times(50, (n) => read(`src/parser/part${n % 7}.ts`)),
    edit('src/parser/part1.ts'),
    fails(TEST, RED),
    edit('src/parser/part1.ts'),
    passes(TEST, vitestGreen(4)),
  ),
  session(
    'looks without end',
    'STALLED STALLED STALLED TRIPPED',
    ask('Rewrite the parser to be streaming.'),
    times(130, (n) => read(`src/parser/part${n % 7}.ts`)),
  ),
  session(
    'a dependency that stays missing after an install',
    'BLOCKED',
    ask('Parse the YAML config.'),
    fails('node src/main.js', missingModule('yaml')),
    passes('npm install yaml', 'up to date in 1s'),
    fails('node src/main.js', missingModule('yaml')),
  ),
  session(
    'a dependency that cannot be installed',
    'BLOCKED',
    ask('Parse the YAML config.'),
    fails('node src/main.js', missingModule('yaml')),
    fails(
      'npm install yaml',
      'npm error code E404\nnpm error 404 Not Found - GET https://registry.example.test/yaml - Not found\nnpm error 404  yaml@* is not in this registry.',
    ),
    fails('node src/main.js', missingModule('yaml')),
  ),
  session(
    'a service of this machine that stays down',
    'BLOCKED',
    ask('Run the migration.'),
    fails('node migrate.js', refused(5432)),
    passes('docker compose up -d db', 'Container db Started'),
    fails('node migrate.js', refused(5432)),
  ),
  session(
    'a service of this machine, started by hand',
    'BLOCKED',
    ask('Run the migration.'),
    fails('node migrate.js', refused(6379)),
    passes('sudo systemctl start redis-server', ''),
    passes('sleep 2'),
    fails('node migrate.js', refused(6379)),
  ),
  session(
    'a name that does not resolve',
    'BLOCKED',
    ask('Fetch the rates.'),
    fails('node fetch.js', nodeError('getaddrinfo ENOTFOUND rates.example.test')),
  ),
  session(
    'a login that is refused',
    'BLOCKED',
    ask('Publish the package.'),
    fails(
      'npm publish',
      'npm error code ENEEDAUTH\nnpm error need auth This command requires you to be logged in to https://registry.example.test/',
    ),
  ),
  session(
    'a variable that is not set',
    'BLOCKED',
    ask('Run the import.'),
    fails('node import.js', nodeError('Environment variable STRIPE_KEY is not set')),
  ),
  session(
    'no space left',
    'BLOCKED',
    ask('Build the image.'),
    fails('npm run build', "Error: ENOSPC: no space left on device, write '/project/dist/app.js'"),
  ),
  session(
    'too many requests',
    'BLOCKED',
    ask('Label the issues.'),
    fails(
      'gh api repos/x/y/labels -f name=a',
      'gh: API rate limit exceeded for user ID 1. (HTTP 403)',
    ),
  ),
  session(
    'a login refused again after the user was asked',
    'BLOCKED BLOCKED',
    ask('Push the branch.'),
    fails(
      'git push',
      'git@example.test: Permission denied (publickey).\nfatal: Could not read from remote repository.',
      128,
    ),
    say('I need a key.'),
    ask('I have added the key, try again.'),
    fails(
      'git push',
      'git@example.test: Permission denied (publickey).\nfatal: Could not read from remote repository.',
      128,
    ),
  ),
  session(
    'a login refused, then other ways tried after the user answered',
    'BLOCKED',
    ask('Get the log from the host.'),
    fails(
      'ssh app@host.example.test cat log',
      'app@host.example.test: Permission denied (publickey,password).',
      255,
    ),
    say('It asks for a password.'),
    ask('The password is in the vault, use that.'),
    fails(
      'ssh-copy-id app@host.example.test',
      'app@host.example.test: Permission denied (publickey,password).',
      1,
    ),
    write('fetch.exp'),
    passes('expect fetch.exp', 'log line'),
  ),
];
