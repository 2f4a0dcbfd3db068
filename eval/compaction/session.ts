import { createPlace, type Place, say, type Turn } from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';

type Step = Turn['blocks'];

export const REQUEST =
  'Fix the discount calculation so that its test passes. Never touch src/generated/schema.js. Do not commit anything.';

const DRIFT = 'Drift detected: Your database schema is not in sync with your migration history.';
const MODULE = "ModuleNotFoundError: No module named 'tabular_report'";
const GOT = ['190', '2000', '210', '20'];
const APPROACHES = [
  ['I will multiply the price by the rate.', 'price - rate', 'price * rate'],
  ['I will add the rate in case the sign is the fault.', 'price * rate', 'price + rate'],
  ['I will divide the price by the rate.', 'price + rate', 'price / rate'],
] as const;
const WORKED = 'I will put the percent sign after the number.';

/** What must outlive the compaction word for word, by the kind of signal. */
export const SIGNALS: readonly (readonly [kind: string, text: string])[] = [
  ['request', REQUEST],
  ['order', 'Never touch src/generated/schema.js.'],
  ['order', 'Do not commit anything.'],
  ['error', DRIFT],
  ['error', MODULE],
  ['error', `AssertionError [ERR_ASSERTION]: a discount of 10 on 200 gives 180, not ${GOT[3]}`],
  ['error', "cp: cannot stat 'assets/logo.svg': No such file or directory"],
  ['denial', 'dist/bundle.js'],
  ...APPROACHES.map(([said]) => ['failed', said] as const),
  ['worked', WORKED],
  ['change', 'src/label.js:1'],
  ['command', 'node test/label.test.js'],
];

const CHECK = (file: string, call: string, wanted: string, message: string): string =>
  [
    "const assert = require('node:assert');",
    `const got = require('../src/${file}')(${call});`,
    `assert.strictEqual(got, ${wanted}, \`${message}\`);`,
  ].join('\n');

const FILES = {
  '.powerignore': 'dist/\n',
  'dist/bundle.js': 'var bundled = 1;\n',
  'src/generated/schema.js': 'module.exports = {};\n',
  'src/discount.js': 'module.exports = (price, rate) => price - rate;\n',
  'src/label.js': "module.exports = (rate) => '%' + rate;\n",
  'test/discount.test.js': CHECK(
    'discount.js',
    '200, 10',
    '180',
    'a discount of 10 on 200 gives 180, not ${got}',
  ),
  'test/label.test.js': CHECK('label.js', '5', "'5%'", 'a label reads 5%, not ${got}'),
  'db/migrate.sh': `echo "${DRIFT}" >&2; exit 1\n`,
  'tools/report.sh': [
    'cat >&2 <<END',
    'Traceback (most recent call last):',
    '  File "tools/report.py", line 3, in <module>',
    '    import tabular_report',
    MODULE,
    'END',
    'exit 1\n',
  ].join('\n'),
};

/** A project with one excluded file, two failing checks, and tools that do not run. */
export function project(more: Readonly<Record<string, string>> = {}): Place {
  return createPlace({ ...FILES, ...more });
}

/** Errors of four families, a blocked read, three approaches that fail, one that works. */
export function steps(place: Place): readonly Step[] {
  const { bash, read, edit } = callsIn(place);
  const test = 'node test/discount.test.js';
  const tries = APPROACHES.flatMap(([said, from, to], i): Step[] => [
    [say(said), edit('src/discount.js', from, to, `toolu_edit${i}`)],
    [bash(test, `toolu_test${i + 1}`)],
  ]);
  return [
    [bash(test, 'toolu_test0')],
    [bash('sh tools/report.sh', 'toolu_report')],
    [bash('sh db/migrate.sh', 'toolu_migrate')],
    [bash('cp assets/logo.svg public/', 'toolu_copy')],
    [read('dist/bundle.js', 'toolu_denied')],
    [read('src/discount.js', 'toolu_read')],
    ...tries,
    [bash('node test/label.test.js', 'toolu_label0'), read('src/label.js', 'toolu_read2')],
    [say(WORKED), edit('src/label.js', "'%' + rate", "rate + '%'", 'toolu_label')],
    [bash('node test/label.test.js', 'toolu_label1')],
    [say('The label is right now; the discount is not.')],
  ];
}

const half = SIGNALS.filter((_, i) => i % 2 === 0).map(([, text]) => `- ${text}`);

/** What a summariser may make of it. */
export const SUMMARIES = {
  nothing: 'The work on the shop went on and good progress was made.',
  half: `What happened so far:\n${half.join('\n')}`,
  paraphrase: [
    'The user wants the discount to be computed properly, preferring that generated code and version control stay as they are.',
    'A database drift and a missing Python package were noticed, and an asset was not where it was expected.',
    'Multiplying, adding and dividing were explored and did not fully work out; the label is fine after a small change.',
  ].join('\n'),
} as const;
