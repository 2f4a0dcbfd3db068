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
  together,
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

const GO = ask('Add the rest of the price rules, each with its test.');
const TEST = 'npx vitest run';
const SLOW = 'src/queue.test.ts';

/** Sessions that get somewhere, or in which nobody is stuck: nothing is to be said. */
export const HEALTHY: readonly Session[] = [
  session(
    'twelve rounds of red and green',
    '',
    GO,
    times(12, (n) => [
      edit('test/price.test.ts'),
      fails(
        TEST,
        vitest('test/price.test.ts', `rule ${n} of prices`, `expected 0 to be ${n}`, n + 3),
      ),
      edit('src/price.ts'),
      passes(TEST, vitestGreen(n + 4)),
    ]),
  ),
  session(
    'red and green whose reds say the same words',
    '',
    GO,
    times(8, (n) => [
      edit('test/shop.test.ts'),
      fails(
        TEST,
        vitest(
          'test/shop.test.ts',
          `handles ${['tax', 'rebate', 'gift', 'stock', 'cart', 'rate', 'ship', 'sale'][n]}`,
          'not implemented',
          n,
        ),
      ),
      edit('src/shop.ts'),
      passes(TEST, vitestGreen(n + 1)),
    ]),
  ),
  session(
    'a failure that was there before, while tests are added that pass',
    '',
    GO,
    times(6, (n) => [
      edit(`src/rule${n}.ts`),
      edit(`test/rule${n}.test.ts`),
      fails(
        TEST,
        vitest(
          'test/legacy.test.ts',
          'formats the old date',
          "expected '1.1.' to be '01.01.'",
          20 + 2 * n,
        ),
      ),
    ]),
  ),
  session(
    'two packages of a monorepo by turns',
    '',
    ask('Move the parser into a package of its own.'),
    times(4, (n) => [
      edit('packages/parser/src/index.ts'),
      fails(
        'npm test -w packages/parser',
        vitest('packages/parser/test/a.test.ts', `parses case ${n}`, `expected ${n} to be 9`),
      ),
      edit('packages/parser/src/index.ts'),
      passes('npm test -w packages/parser', vitestGreen(10 + n)),
      edit('packages/app/src/main.ts'),
      fails(
        'npm test -w packages/app',
        vitest('packages/app/test/b.test.ts', `shows case ${n}`, `expected '' to be '${n}'`),
      ),
      edit('packages/app/src/main.ts'),
      passes('npm test -w packages/app', vitestGreen(30 + n)),
    ]),
  ),
  session(
    'a refactoring with long builds in which errors shrink',
    '',
    ask('Rename Account to Customer everywhere.'),
    [40, 31, 22, 14, 6, 2].flatMap((left) => [
      ...times(5, (n) => edit(`src/mod${n}.ts`)),
      fails(
        'npm run build',
        `> shop@1.0.0 build\n> tsc -p .\n\n${tsc(...Array.from({ length: left }, (_, n) => `src/mod${n}.ts(${n + 3},7): error TS2304: Cannot find name 'Account'.`))}`,
        2,
      ),
    ]),
    edit('src/mod1.ts'),
    passes('npm run build', '> shop@1.0.0 build\n> tsc -p .\n'),
  ),
  session(
    'a refactoring in which errors wander from file to file',
    '',
    ask('Make the id a branded type.'),
    times(6, (n) => [
      edit(`src/layer${n}.ts`),
      fails(
        'npx tsc --noEmit',
        tsc(
          ...Array.from(
            { length: 6 },
            (_, at) =>
              `src/layer${n + at + 1}.ts(4,2): error TS2345: Argument of type 'string' is not assignable to parameter of type 'Id${n + at}'.`,
          ),
        ),
        2,
      ),
    ]),
  ),
  session(
    'a build looked at in several ways',
    '',
    ask('Fix the build.'),
    fails('npm run build', tsc("src/a.ts(1,1): error TS2304: Cannot find name 'x'."), 2),
    fails(
      'npm run build 2>&1 | tail -5',
      tsc("src/a.ts(1,1): error TS2304: Cannot find name 'x'."),
      2,
    ),
    fails(
      'npm run build 2>&1 | grep error',
      "src/a.ts(1,1): error TS2304: Cannot find name 'x'.",
      2,
    ),
    fails('npm run build 2>&1 | head -3', "src/a.ts(1,1): error TS2304: Cannot find name 'x'.", 2),
    edit('src/a.ts'),
    passes('npm run build', ''),
  ),
  session(
    'a deployment that is waited for',
    '',
    ask('Deploy the branch to staging and make sure it is up.'),
    passes('kubectl apply -f k8s/app.yaml', 'deployment.apps/app configured'),
    times(9, (n) =>
      passes('kubectl get pods', `app-7c9   0/1   ContainerCreating   0   ${n * 5}s`),
    ),
    times(5, (n) => [
      passes('sleep 5'),
      fails(
        'curl -sf http://localhost:8080/health',
        `curl: (22) The requested URL returned error: 503 after ${n} s`,
        22,
      ),
    ]),
    passes('curl -sf http://localhost:8080/health', 'ok'),
  ),
  session(
    'a CI run that is watched until it is green',
    '',
    ask('Push it and watch CI.'),
    passes('git push', 'To example.test:shop.git\n   1c2..4f5  main -> main'),
    times(12, (n) =>
      passes('gh run list --limit 1', `in_progress\tfix\tCI\tmain\tpush\t${n}m${n}s`),
    ),
    passes('gh run list --limit 1', 'completed\tsuccess\tfix\tCI\tmain'),
  ),
  session(
    'a script that waits for its data, with the progress it prints',
    '',
    ask('Import the dump and check the counts.'),
    times(7, (n) =>
      fails('bash scripts/wait-import.sh', `imported ${n * 100} rows\nerror: import not finished`),
    ),
    passes('bash scripts/wait-import.sh', 'imported 700 rows'),
  ),
  session(
    'a flaky test among real work',
    '',
    ask('Add retries to the queue.'),
    times(5, () => [
      edit('src/queue.ts'),
      fails(TEST, vitest(SLOW, 'drains in time', 'expected 112 to be less than 100')),
      passes(TEST, vitestGreen(12)),
    ]),
  ),
  session(
    'misses of Edit on different files, each made good',
    '',
    ask('Rename the option in all files.'),
    times(6, (n) => [
      misses(`src/opt${n}.ts`, `old ${n}`),
      read(`src/opt${n}.ts`),
      edit(`src/opt${n}.ts`),
    ]),
  ),
  session(
    'one answer with many edits to a file that was not read',
    '',
    ask('Rename the option.'),
    together(
      unread('src/opt.ts'),
      unread('src/opt.ts'),
      unread('src/opt.ts'),
      unread('src/opt.ts'),
    ),
    read('src/opt.ts'),
    together(edit('src/opt.ts'), edit('src/opt.ts'), edit('src/opt.ts'), edit('src/opt.ts')),
  ),
  session(
    'one answer with several calls that fail for one reason',
    '',
    ask('Look at the open reviews.'),
    together(
      fails(
        'gh pr view 11',
        'GraphQL: Could not resolve to a PullRequest with that number. (repository.pullRequest)',
      ),
      fails(
        'gh pr view 12',
        'GraphQL: Could not resolve to a PullRequest with that number. (repository.pullRequest)',
      ),
      fails(
        'gh pr view 13',
        'GraphQL: Could not resolve to a PullRequest with that number. (repository.pullRequest)',
      ),
      fails(
        'gh pr view 14',
        'GraphQL: Could not resolve to a PullRequest with that number. (repository.pullRequest)',
      ),
    ),
    passes('gh pr list', ''),
  ),
  session(
    'a revert and another way',
    '',
    ask('Speed up the index.'),
    fails(TEST, vitest('test/index.test.ts', 'is sorted', 'expected 3 to be 1')),
    edit('src/index.ts'),
    fails(TEST, vitest('test/index.test.ts', 'is complete', 'expected 7 to be 8')),
    passes('git checkout src/index.ts', ''),
    fails(TEST, vitest('test/index.test.ts', 'is sorted', 'expected 3 to be 1')),
    edit('src/order.ts'),
    passes(TEST, vitestGreen(9)),
  ),
  session(
    'questions of the user with many looks',
    '',
    ask('How does the scheduler decide which job runs first?'),
    times(70, (n) => read(`src/scheduler/part${n}.ts`)),
    say('By priority, then by age.'),
    ask('And where is the age stored?'),
    times(40, (n) => grep(`age${n}`)),
    say('In the job row.'),
  ),
  session(
    'research that only reads',
    '',
    ask('Research how the three payment providers handle refunds and summarise it for me.'),
    times(60, (n) => read(`docs/provider${n}.md`)),
    say('All three refund within a day.'),
  ),
  session(
    'a review that only reads',
    '',
    ask('Please review the changes on this branch and tell me what you find.'),
    passes('git diff main...HEAD --stat', ' 40 files changed'),
    times(60, (n) => read(`src/changed${n}.ts`)),
    say('Two findings.'),
  ),
  session(
    'subagents in between',
    '',
    ask('Split the module into four.'),
    times(8, (n) => [agent(`look at part ${n}`), edit(`src/part${n}.ts`)]),
    passes(TEST, vitestGreen(8)),
  ),
  session(
    'many reads at once before a change',
    '',
    ask('Unify the date handling.'),
    together(...Array.from({ length: 20 }, (_, n) => read(`src/date${n}.ts`))),
    edit('src/date0.ts'),
    together(...Array.from({ length: 20 }, (_, n) => read(`src/time${n}.ts`))),
    edit('src/time0.ts'),
    passes(TEST, vitestGreen(20)),
  ),
  session(
    'debugging that looks for long',
    '',
    ask('/fire-flow:fire-debug the worker hangs now and then'),
    times(80, (n) => read(`src/worker/part${n}.ts`)),
    edit('src/worker/part3.ts'),
    passes(TEST, vitestGreen(20)),
  ),
  session(
    'commits between features, all checks repeated before each',
    '',
    ask('Write the five small commands of the list.'),
    times(5, (n) => [
      write(`src/commands/c${n}.ts`),
      passes('npx tsc --noEmit'),
      passes('npx biome lint .', 'Checked 30 files in 40ms. No fixes applied.'),
      passes(TEST, vitestGreen(10 + n)),
      passes(
        'git add -A && git commit -m "feat: command"',
        `[main ${'abcdef0'.slice(n)}${n}${n}aa] feat: command`,
      ),
    ]),
  ),
  session(
    'a finished work that is checked from all sides',
    '',
    ask('Make the build reproducible.'),
    edit('build.mjs'),
    passes('npm run build', 'built'),
    passes('sha256sum dist/app.js', 'aa dist/app.js'),
    passes(TEST, vitestGreen(10)),
    passes('npx tsc --noEmit'),
    passes('npx biome lint .', 'Checked 30 files in 40ms. No fixes applied.'),
    say('It gives the same bytes.'),
  ),
  session(
    'a dependency that is missing, installed and there',
    '',
    ask('Parse the YAML config.'),
    edit('src/main.js'),
    fails('node src/main.js', missingModule('yaml')),
    passes('npm install yaml', 'added 1 package in 1s'),
    passes('node src/main.js', 'ok'),
  ),
  session(
    'a missing dependency met again before anything was tried',
    '',
    ask('Parse the YAML config.'),
    edit('src/main.js'),
    fails('node src/main.js', missingModule('yaml')),
    passes('git add src/main.js && git commit -m "start: run the setup"', '[main 12ab34c] start'),
    passes('git fetch', ''),
    read('package.json'),
    fails('node src/main.js --verbose', missingModule('yaml')),
    passes('npm install yaml', 'added 1 package in 1s'),
    passes('node src/main.js', 'ok'),
  ),
  session(
    'a server that takes a while to listen',
    '',
    ask('Start the server and try the login.'),
    passes('nohup node server.js > /tmp/server.log 2>&1 &'),
    fails('node scripts/login.js', refused(3000)),
    passes('sleep 3'),
    passes('node scripts/login.js', 'logged in'),
  ),
  session(
    'a test that expects a refused login',
    '',
    ask('Make the client report a refused login.'),
    times(2, (n) => [
      edit('src/client.ts'),
      fails(
        TEST,
        vitest(
          'test/client.test.ts',
          'reports a refused login',
          `expected '401 Unauthorized ${n}' to contain 'login'`,
        ),
      ),
    ]),
    edit('src/client.ts'),
    passes(TEST, vitestGreen(5)),
  ),
  session(
    'a log that tells of probes and refusals, read with success',
    '',
    ask('Why was the pod restarted?'),
    passes(
      'kubectl describe pod app-7c9',
      'Warning  Unhealthy  kubelet  Liveness probe failed: Get "http://10.0.0.4:8080/health": dial tcp 10.0.0.4:8080: connect: connection refused',
    ),
    passes(
      'kubectl logs app-7c9 --previous',
      'Error: connect ECONNREFUSED 10.0.0.9:5432\nFATAL: password authentication failed for user "app"',
    ),
    passes('docker logs app', 'ERROR rate limit exceeded (429)\nno space left on device'),
    passes('cat /tmp/app.log', 'Liveness probe failed: HTTP probe failed with statuscode: 503'),
    say('The database was away.'),
  ),
  session(
    'commands that the user refuses',
    '',
    ask('Clean the branches up.'),
    times(4, (n) =>
      fails(
        `git branch -D old${n}`,
        "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file). STOP what you are doing and wait for the user to tell you how to proceed.",
      ),
    ),
  ),
  session(
    'different tests fail one after the other',
    '',
    ask('Port the store to Go.'),
    times(7, (n) => [
      edit('store.go'),
      fails('go test ./...', gotest(`TestStore${'ABCDEFG'[n]}`, `got ${n}, want 4`)),
    ]),
  ),
  session(
    'a stack in which the error moves on',
    '',
    ask('Make the script run on the new data.'),
    ['no header', 'no rows', 'bad date', 'bad price', 'bad tax']
      .flatMap((message) => [edit('src/main.js'), fails('node src/main.js', nodeError(message))]),
    passes('node src/main.js', 'ok'),
  ),
  session(
    'lint that is repaired before each commit',
    '',
    ask('Write the five small commands of the list.'),
    times(5, () => [
      edit('src/cli.ts'),
      fails(
        'npx biome check .',
        'src/cli.ts format ━━━━━━━━━━━━━━━━━━━━━━━━\n\n  × Formatter would have printed the following content:\n\nChecked 12 files in 30ms. No fixes applied.\nFound 1 error.',
      ),
      passes('npx biome check --write .', 'Checked 12 files in 30ms. Fixed 1 file.'),
      passes('git commit -qam wip', ''),
    ]),
  ),
  session(
    'two reds at two places, each mended in its turn',
    '',
    ask('Finish the two reports.'),
    times(2, (n) => [
      edit('src/report.py'),
      fails('pytest -q', pytest('tests/test_report.py', 'test_sum', 'assert 3 == 4')),
      edit('src/report.py'),
      fails('pytest -q', pytest('tests/test_report.py', `test_mean${n}`, 'assert 1 == 2')),
    ]),
    edit('src/report.py'),
    passes('pytest -q', '7 passed in 0.10s'),
  ),
];
