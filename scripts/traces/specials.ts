import { execFileSync } from 'node:child_process';
import { call, say } from '../../test/host/harness/index.ts';
import { NODE, PYTHON, TYPES } from './kits.ts';
import { OUTSIDE } from './outside.ts';
import { type Desk, END, FIX, type Step, type Trace } from './scenario.ts';
import { throughAll } from './shapes.ts';

/** The same in other words. */
const TEMPLATE = '`$' + '{value}`';
const bad = NODE.same[0] ?? '';
const node = NODE.files(bad);
const works = NODE.files(NODE.good);

function gitInit(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-q');
  git('config', 'user.email', 'dev@example.com');
  git('config', 'user.name', 'Dev');
}

function repeat(count: number, step: (at: number) => Step): readonly Step[] {
  return Array.from({ length: count }, (_, at) => step(at));
}

/** Files that only differ in their numbers, to be looked at. */
function library(count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, at) => [
    `lib/part${at}.js`,
    `exports.n = ${at};\n`,
  ]);
  return Object.fromEntries(names);
}

const looks = (desk: Desk, count: number) =>
  repeat(count, (at) => [
    at % 3 === 2 ? desk.bash(`grep -n exports lib/part${at}.js`) : desk.read(`lib/part${at}.js`),
  ]);

const STATUS =
  'n=$(cat .n 2>/dev/null || echo 0); n=$((n+1)); echo $n > .n; echo "step $n of the queue: $(printf "%0${n}d" 7)"';

const HEALTHY: readonly Trace[] = [
  {
    name: 'polling-passes',
    says: [],
    files: { 'status.sh': `${STATUS}\n` },
    prompts: ['Deploy the service and wait until the queue is empty.'],
    turns: (desk) => [...repeat(8, () => [desk.bash('bash status.sh')]), END],
  },
  {
    name: 'polling-fails',
    says: [],
    files: { 'ready.sh': `${STATUS}\necho "error: not ready yet" >&2\nexit 1\n` },
    prompts: ['Start the build and fix what fails.'],
    turns: (desk) => [...repeat(6, () => [desk.bash('bash ready.sh')]), END],
  },
  {
    name: 'type-errors-one-by-one',
    says: [],
    tools: true,
    files: {
      ...TYPES.files('1'),
      'src/list.ts': repeatLines(8, (n) => `export const n${n}: number = 'v${n}';`),
    },
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(TYPES.check)],
      ...repeat(8, (n) => [desk.edit('src/list.ts', `'v${n}'`, `${n}`)]).flatMap((step) => [
        step,
        [desk.bash(TYPES.check)] as Step,
      ]),
      END,
    ],
  },
  {
    name: 'failures-shrink',
    says: [],
    files: {
      'package.json': node['package.json'] ?? '',
      'test/all.test.js': [
        "const test = require('node:test');",
        "const assert = require('node:assert');",
        ...[0, 1, 2, 3, 4].map(
          (n) => `test('case ${n}', () => assert.ok(process.env.X === 'v${n}'));`,
        ),
        '',
      ].join('\n'),
    },
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash('npm test')],
      ...repeat(5, (n) => [
        desk.edit('test/all.test.js', `process.env.X === 'v${n}'`, `'v${n}' === 'v${n}'`),
      ]).flatMap((step) => [step, [desk.bash('npm test')] as Step]),
      END,
    ],
  },
  {
    name: 'revert-once',
    says: [],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, [bad, NODE.others[0] ?? '', bad, NODE.good]),
      END,
    ],
  },
  {
    name: 'cycle-only-twice',
    says: [],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, [bad, NODE.others[0] ?? '', bad, NODE.others[0] ?? '', NODE.good]),
      END,
    ],
  },
  {
    name: 'commit-between',
    says: [],
    files: node,
    prepare: gitInit,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      [desk.edit(NODE.file, bad, NODE.good)],
      [desk.bash('git add -A && git commit -qm "Sum adds"')],
      [desk.bash(NODE.check)],
      [desk.bash('git status --short')],
      [desk.write('src/twice.js', 'module.exports = (n) => 2 * n;\n')],
      [desk.bash(NODE.check)],
      [desk.bash('git add -A && git commit -qm "Twice"')],
      [desk.bash('git log --oneline')],
      END,
    ],
  },
  {
    name: 'first-commit',
    says: [],
    files: {},
    prepare: gitInit,
    prompts: ['Create a small package that adds numbers, with a test, and commit it.'],
    turns: (desk) => [
      [desk.bash('git log --oneline')],
      ...Object.entries(works).map(([file, text]): Step => [desk.write(file, text)]),
      [desk.bash(NODE.check)],
      [desk.bash('git add -A && git commit -qm "First"')],
      END,
    ],
  },
  {
    name: 'untracked-files',
    says: [],
    files: works,
    prompts: ['Add helper modules.'],
    turns: (desk) => [
      ...repeat(6, (n) => [desk.write(`src/helper${n}.js`, `module.exports = ${n};\n`)]).flatMap(
        (step) => [step, [desk.bash(NODE.check)] as Step],
      ),
      END,
    ],
  },
  {
    name: 'question-many-looks',
    says: [],
    files: library(60),
    prompts: ['How do the parts of the library hang together?'],
    turns: (desk) => [...looks(desk, 60), END],
  },
  {
    name: 'looks-then-change',
    says: [],
    files: { ...library(45), ...works },
    prompts: ['Refactor the format helper, please.'],
    turns: (desk) => [
      ...looks(desk, 40),
      [desk.edit('src/format.js', 'String(value)', TEMPLATE)],
      [desk.bash(NODE.check)],
      END,
    ],
  },
  {
    name: 'verification-at-the-end',
    says: [],
    tools: true,
    files: { ...TYPES.files('1'), ...works, Makefile: 'app:\n\ttrue\n' },
    prompts: ['Rename the format helper and check everything.'],
    turns: (desk) => [
      [desk.edit('src/format.js', 'value', 'input')],
      [desk.edit('src/format.js', 'String(value)', 'String(input)')],
      [desk.bash('npm test')],
      [desk.bash('npx biome lint src')],
      [desk.bash('npx tsc --noEmit -p .')],
      [desk.bash('make')],
      [desk.bash('node -e "require(\'./src/format.js\')"')],
      [desk.bash('git status --short; git diff --stat')],
      END,
    ],
  },
  {
    name: 'edit-not-found-then-found',
    says: [],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.read(NODE.file)],
      [desk.edit(NODE.file, 'a  -  b', NODE.good)],
      [desk.read(NODE.file)],
      [desk.edit(NODE.file, '(a - b)', NODE.good)],
      [desk.edit(NODE.file, bad, NODE.good)],
      [desk.bash(NODE.check)],
      END,
    ],
  },
  {
    name: 'views-of-one-failure',
    says: [],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash('npm test')],
      [desk.bash('npm test 2>&1 | tail -n 40')],
      [desk.bash('npm test 2>&1 | grep -n -A3 "not ok"')],
      [desk.bash('npm test 2>&1 | head -n 20')],
      [desk.edit(NODE.file, bad, NODE.good)],
      [desk.bash('npm test')],
      END,
    ],
  },
  {
    name: 'looks-that-fail',
    says: [],
    files: library(3),
    prompts: ['Remove the legacy code.'],
    turns: (desk) => [
      ...['legacy', 'deprecated', 'TODO', 'old_', 'FIXME', 'compat'].map(
        (word): Step => [desk.bash(`grep -rn ${word} lib`)],
      ),
      [desk.bash('ls legacy')],
      [desk.bash('test -f legacy.js')],
      [desk.read('lib/legacy.js')],
      [desk.read('lib/compat.js')],
      [desk.edit('lib/part0.js', '0', '10')],
      END,
    ],
  },
  {
    name: 'sed-edits',
    says: [],
    files: { ...library(5), ...works },
    prompts: ['Number the parts from ten on.'],
    turns: (desk) => [
      ...repeat(5, (n) => [desk.bash(`sed -i 's/= ${n};/= ${n + 10};/' lib/part${n}.js`)]).flatMap(
        (step) => [step, [desk.bash(NODE.check)] as Step],
      ),
      END,
    ],
  },
  {
    name: 'prompts-each-green',
    says: [],
    files: node,
    prompts: [FIX, 'Now multiply instead, the test as well.', 'Back to adding, please.'],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, [bad, NODE.good]),
      END,
      [desk.edit('test/sum.test.js', '5', '6')],
      ...throughAll(desk, NODE, [NODE.good, 'a * b']),
      END,
      [desk.edit('test/sum.test.js', '6', '5')],
      ...throughAll(desk, NODE, ['a * b', NODE.good]),
      END,
    ],
  },
  {
    name: 'parallel-reads',
    says: [],
    files: { ...library(20), ...works },
    prompts: ['Change part 3 to forty.'],
    turns: (desk) => [
      repeat(20, (n) => [desk.read(`lib/part${n}.js`)]).flat(),
      [desk.edit('lib/part3.js', '3', '40'), desk.edit('lib/part4.js', '4', '41')],
      [desk.bash(NODE.check)],
      END,
    ],
  },
  {
    name: 'subagent-fails',
    says: [],
    files: node,
    prompts: ['Let an agent look into the failing test.'],
    turns: () => [
      [
        call('Agent', {
          description: 'look',
          prompt: 'Run the test.',
          subagent_type: 'general-purpose',
        }),
      ],
      END,
    ],
    agentTurns: (desk) => [
      ...repeat(5, () => [desk.bash(`cd ${desk.place.project} && npm test`)]),
      [say('It fails.')],
    ],
    run: {},
  },
  {
    name: 'user-refuses',
    says: [],
    files: works,
    prompts: ['Add three modules.'],
    turns: (desk) => [
      ...repeat(4, (n) => [desk.write(`src/new${n}.js`, `module.exports = ${n};\n`)]),
      END,
    ],
    run: { permissionMode: 'default' },
  },
];

function repeatLines(count: number, line: (at: number) => string): string {
  return `${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`;
}

const STUCK: readonly Trace[] = [
  {
    name: 'looks-without-end',
    says: ['STALLED'],
    files: library(62),
    prompts: ['Rewrite the library into one module.'],
    turns: (desk) => [...looks(desk, 60), END],
  },
  {
    name: 'same-pass-again',
    says: ['STALLED', 'STALLED'],
    files: works,
    prompts: ['Make the helper faster.'],
    turns: (desk) => [
      ...repeat(4, () => [desk.bash('node src/format.js && npm test >/dev/null')]),
      END,
    ],
  },
  {
    name: 'edit-not-found',
    says: ['SPINNING'],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.read(NODE.file)],
      ...['a  - b', 'a -  b', '(a - b)'].map(
        (text): Step => [desk.edit(NODE.file, text, NODE.good)],
      ),
      [desk.read(NODE.file)],
      END,
    ],
  },
  {
    name: 'edit-not-found-5',
    says: ['SPINNING', 'TRIPPED'],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      ...['a  - b', 'a -  b', '(a - b)', 'a-b', '\ta - b'].flatMap((text): Step[] => [
        [desk.read(NODE.file)],
        [desk.edit(NODE.file, text, NODE.good)],
      ]),
      [desk.read(NODE.file)],
      END,
    ],
  },
  {
    name: 'unknown-tool',
    says: ['SPINNING'],
    files: works,
    prompts: ['Take a screenshot of the page and fix its header.'],
    turns: (desk) => [
      ...repeat(3, (n) => [call('Screenshot', { url: `http://localhost:${3000 + n}` })]),
      [desk.bash('ls')],
      END,
    ],
  },
  {
    name: 'missing-file-again',
    says: ['SPINNING'],
    files: works,
    prompts: ['Fix the settings.'],
    turns: (desk) => [
      ...repeat(3, () => [desk.read('config/settings.json')]),
      [desk.bash('ls')],
      END,
    ],
  },
  {
    name: 'push-again',
    says: ['SPINNING'],
    files: works,
    prepare: gitInit,
    prompts: ['Publish the branch.'],
    turns: (desk) => [
      [desk.bash('git add -A && git commit -qm "First"')],
      ...repeat(3, () => [desk.bash('git push origin main')]),
      END,
    ],
  },
  {
    name: 'lint-between-tests',
    says: ['SPINNING'],
    tools: true,
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, NODE.same.slice(0, 3)).flatMap((step) => [
        step,
        [desk.bash('npx biome lint src/format.js')] as Step,
      ]),
      END,
    ],
  },
  {
    name: 'shell-edits-same-error',
    says: ['SPINNING'],
    files: PYTHON.files('a - b'),
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(PYTHON.check)],
      [desk.bash("cat > calc.py <<'EOF'\ndef add(a, b):\n    return -(b - a)\nEOF")],
      [desk.bash(PYTHON.check)],
      [desk.bash("sed -i 's/-(b - a)/a + -b/' calc.py")],
      [desk.bash(PYTHON.check)],
      END,
    ],
  },
  {
    name: 'cycle-of-three',
    says: ['SPINNING'],
    files: node,
    prompts: [FIX],
    turns: (desk) => {
      const [b = '', c = ''] = NODE.others;
      return [
        [desk.bash(NODE.check)],
        ...throughAll(desk, NODE, [bad, b, c, bad, b, c, bad, b, c]),
        END,
      ];
    },
  },
  {
    name: 'new-file-same-error',
    says: ['SPINNING', 'TRIPPED'],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, NODE.same.slice(0, 3)),
      [desk.edit(NODE.beside, 'String(value)', TEMPLATE)],
      [desk.bash(NODE.check)],
      END,
    ],
  },
  {
    name: 'new-file-helps',
    says: ['SPINNING'],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, NODE.same.slice(0, 3)),
      [desk.edit('test/sum.test.js', '5', '-1')],
      [desk.bash(NODE.check)],
      [desk.bash('git diff --stat; ls')],
      END,
    ],
  },
  {
    name: 'error-comes-back',
    says: ['SPINNING', 'SPINNING'],
    files: node,
    prompts: [FIX],
    turns: (desk) => [
      [desk.bash(NODE.check)],
      ...throughAll(desk, NODE, [
        ...NODE.same.slice(0, 3),
        NODE.others[0] ?? '',
        ...NODE.same.slice(3, 5),
      ]),
      END,
    ],
  },
];

export const SPECIALS: readonly Trace[] = [...HEALTHY, ...STUCK, ...OUTSIDE];
