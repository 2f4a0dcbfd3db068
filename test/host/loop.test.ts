import { expect, test } from 'vitest';
import { currentHost } from './harness/index.ts';
import { SCENARIOS } from './loop/scenarios.ts';

const SECONDS = 300_000;

test.each(SCENARIOS)(`$name, on ${currentHost()}`, { timeout: SECONDS }, async (scenario) => {
  expect(await scenario.run()).toEqual(scenario.expected);
});
