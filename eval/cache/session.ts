import {
  createPlace,
  type HostResult,
  type Place,
  ROOT,
  runHost,
  say,
  type Turn,
} from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';

type Step = Turn['blocks'];

const ITERATIONS = 10;
const PLAN = '.planning/phases/01-shop/01-01-BLUEPRINT.md';

const done = (n: number, box: string): string => `- [${box}] step ${n} passes its check`;
const TASKS = Array.from({ length: ITERATIONS }, (_, i) =>
  [
    `<task type="backend">`,
    `**Action:** Make step ${i} of the checkout work`,
    `**Done Criteria:**`,
    done(i, ' '),
    '</task>',
    '',
  ].join('\n'),
);

const FILES = {
  '.powerignore': 'dist/\n',
  'dist/bundle.js': 'var bundled = 1;\n',
  'db/migrate.sh':
    'echo "Drift detected: Your database schema is not in sync with your migration history." >&2; exit 1\n',
  'src/checkout.js': 'module.exports = 0;\n',
  'test/checkout.test.js':
    "require('node:assert').strictEqual(require('../src/checkout.js'), 100);\n",
  [PLAN]: ['---\nphase: 01-shop\nplan: 01\nbreath: 1\n---\n# Checkout\n', ...TASKS].join('\n'),
};

/** What every iteration does: look, change, check (which fails), mark a task; now and then an error or an excluded file. */
function iteration(place: Place, n: number): readonly Step[] {
  const { bash, read, edit } = callsIn(place);
  const odd: Step[] =
    n % 3 === 1 ? [[bash('sh db/migrate.sh', `m${n}`)], [read('dist/bundle.js', `d${n}`)]] : [];
  return [
    [read('src/checkout.js', `r${n}`), read(PLAN, `p${n}`)],
    [
      say(`I will try the value ${n + 1}.`),
      edit('src/checkout.js', `= ${n};`, `= ${n + 1};`, `e${n}`),
    ],
    [bash('node test/checkout.test.js', `t${n}`)],
    ...odd,
    [edit(PLAN, done(n, ' '), done(n, 'x'), `k${n}`)],
    [say(`That was step ${n}.`)],
  ];
}

/** Ten iterations, each a prompt and its calls; with the plugin or with none. */
export async function play(withPlugin: boolean): Promise<HostResult> {
  const place = createPlace(FILES);
  const all = Array.from({ length: ITERATIONS }, (_, n) => n);
  try {
    return await runHost({
      place,
      plugins: withPlugin ? [ROOT] : [],
      prompts: all.map(
        (n) => `Implement step ${n} of the checkout in src/checkout.js and run its test`,
      ),
      turns: all.flatMap((n) => iteration(place, n)),
    });
  } finally {
    place.remove();
  }
}
