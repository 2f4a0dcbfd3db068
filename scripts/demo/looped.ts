import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, parseLine, record, say } from '../../test/host/harness/index.ts';
import { callsIn } from '../../test/host/repository.ts';
import type { Section } from './section.ts';

const LOOPS = '.planning/loops';

/** A loop that goes on by itself and ends with its promise, once there is evidence. */
export const looped: Section = {
  title: 'Looped: it goes on by itself, and stops when it is done',
  story:
    'A loop over the same test. The agent ends its turn without the promise, is given the task again, repairs the code, and promises.',
  files: {},
  prompts: [
    '/fire-flow:fire-loop Make the tests pass --max-iterations 4 --completion-promise FIXED',
    '/fire-flow:fire-loop-status',
  ],
  turns: (place) => {
    const { bash, edit } = callsIn(place);
    return [
      [bash('cat test/sum.test.js', 'toolu_look')],
      [say('The test wants a sum. I will change src/sum.js next.')],
      [edit('src/sum.js', 'a - 1 * b', 'a + b', 'toolu_fix')],
      [bash('node --test test/', 'toolu_green')],
      [say('The test passes. <promise>FIXED</promise>')],
    ];
  },
  findings: (run, place) => {
    const { iteration, status, reason } = stateIn(place);
    const passes = run.toolResult('toolu_green')?.isError === false;
    const again = run.hooks.filter(
      ({ event, stdout }) => event === 'Stop' && parseLine(stdout)?.['decision'] === 'block',
    );
    return [
      { holds: again.length === 1, text: 'the stop without a promise gave the task again, once' },
      { holds: passes, text: 'the test passes' },
      {
        holds: status === 'done' && iteration === 2,
        text: `the loop is ${String(status)} (${String(reason)}) after ${String(iteration)} of at most 4 iterations`,
      },
    ];
  },
};

function stateIn(place: Place): Readonly<Record<string, unknown>> {
  const folder = path.join(place.project, LOOPS);
  const name = readdirSync(folder).find((one) => one.endsWith('.json')) ?? '';
  return record(parseLine(readFileSync(path.join(folder, name), 'utf8').replace(/\n/g, ' ')));
}
