import { expect, test } from 'vitest';
import { currentHost, PINNED } from './harness/index.ts';
import { DRIVEN } from './loop/driven.ts';

const SECONDS = 900_000;
/** Minutes long: `npm run eval:loop` runs it. */
const QUICK = DRIVEN.filter(({ name }) => !name.includes('60 iterations'));

test.runIf(currentHost() === PINNED).each(QUICK)(
  '$name',
  { timeout: SECONDS },
  async (scenario) => {
    expect(await scenario.run()).toEqual(scenario.expected);
  },
);
