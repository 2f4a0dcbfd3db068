import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createPlace,
  currentHost,
  type HostResult,
  type Place,
  runHost,
  say,
} from './harness/index.ts';
import { callsIn, resultText } from './repository.ts';

// What the model sees of a long test run where output.compress is on, in the host under test.
const SECONDS = 300_000;
const ERROR = "AssertionError: expected 'a' to be 'b'";
const SCRIPT = `for (let n = 0; n < 400; n++) console.log(' ✓ test/unit/part-' + n + '.test.js (3 tests)');
console.log("${ERROR}");
for (let n = 0; n < 60; n++) console.log(' ✓ test/late/part-' + n + '.test.js (3 tests)');
console.log(' Tests  460 passed');
`;

describe(`a long output, on ${currentHost()}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace({
      'package.json': JSON.stringify({ scripts: { test: 'node all.js' } }),
      'all.js': SCRIPT,
      '.claude/fire-flow.json': JSON.stringify({ output: { compress: true } }),
    });
    const { bash } = callsIn(place);
    run = await runHost({
      place,
      prompts: ['Run the tests'],
      turns: [
        [bash('npm test', 'toolu_test')],
        [bash('node all.js', 'toolu_other')],
        [say('Done.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test('is short before the model, with its error, and whole in the file it names', () => {
    const seen = resultText(run, 'toolu_test');
    expect(seen.length).toBeLessThan(6_000);
    expect(seen).toContain(ERROR);
    expect(seen).toContain('Tests  460 passed');
    const [, file = ''] = /all of it is in (\S+)\]/.exec(seen) ?? [];
    expect(readFileSync(file, 'utf8')).toContain('part-399.test.js');
  });

  test('of a command of no noisy family is left alone', () => {
    expect(resultText(run, 'toolu_other')).toContain('part-200.test.js');
  });
});
