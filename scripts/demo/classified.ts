import { type HostResult, type Place, say, type Turn } from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';
import type { Finding, Section } from './section.ts';

const TRIES = ['a - b', 'a + -b', '-(b - a)', '-b + a', 'a - 1 * b'];
/** The order that the user gives with the task; the section on compaction looks for it again. */
export const ORDER = 'Never touch src/generated/schema.js.';

/** The same error in five iterations, with an edit between each two. */
export const classified: Section = {
  title: 'Classified: the same error again and again is SPINNING, and trips the breaker',
  story:
    'Five runs of a failing test, with another wrong edit before each. The third is called spinning, the fifth trips the breaker.',
  files: {
    'src/sum.js': `module.exports = (a, b) => ${TRIES[0]};\n`,
    'src/generated/schema.js': 'module.exports = {};\n',
    'test/sum.test.js':
      "require('node:test')('adds', () => require('node:assert').strictEqual(require('../src/sum.js')(2, 3), 5));\n",
  },
  prompts: [`Fix the failing test. ${ORDER}`],
  turns: (place) => [...attempts(place), [say('It still fails; I need another look at it.')]],
  findings: (run) => [
    silent(run, [1, 2]),
    hears(run, 3, 'HEALTH CHECK: SPINNING', 'the third failing run is called SPINNING'),
    hears(run, 3, 'Trying a + -b.', 'with the approaches already tried, in the model’s own words'),
    silent(run, [4]),
    hears(run, 5, 'CIRCUIT BREAKER: TRIPPED', 'the fifth trips the breaker'),
  ],
};

function attempts(place: Place): readonly Turn['blocks'][] {
  const { bash, edit } = callsIn(place);
  return TRIES.flatMap((expression, at) => {
    const run = [bash('node --test test/', `toolu_run${at + 1}`)];
    const before = TRIES[at - 1];
    if (before === undefined) return [run];
    const change = edit('src/sum.js', before, expression, `toolu_try${at}`);
    return [[say(`Trying ${expression}.`), change], run];
  });
}

function heard(run: HostResult, number: number): string {
  return run.injectedAfter(`toolu_run${number}`).join('\n');
}

function hears(run: HostResult, number: number, part: string, text: string): Finding {
  return { holds: heard(run, number).includes(part), text };
}

function silent(run: HostResult, numbers: readonly number[]): Finding {
  const holds = numbers.every((number) => !/HEALTH CHECK|CIRCUIT/.test(heard(run, number)));
  return { holds, text: `nothing is said after run ${numbers.join(' and ')}` };
}
