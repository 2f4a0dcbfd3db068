import { expect, test } from 'vitest';
import { currentHost, PINNED } from './harness/index.ts';
import { DRIVEN } from './loop/driven.ts';

const SECONDS = 900_000;
/** Minutes long, or dependent on when a signal meets a process: `npm run eval:loop` runs these. */
const QUICK = DRIVEN.filter(({ name }) => !/60 iterations|kill -9/.test(name));

test.runIf(currentHost() === PINNED).each(QUICK)(
  '$name',
  { timeout: SECONDS },
  async (scenario) => {
    expect(await scenario.run()).toEqual(scenario.expected);
  },
);
