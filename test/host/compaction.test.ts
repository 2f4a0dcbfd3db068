import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlace, type HostResult, type Place, runHost, say } from './harness/index.ts';
import { callsIn } from './repository.ts';

const SECONDS = 300_000;
const HEADING = 'Context Preservation Block';
const ERROR = 'TypeError: verify is not a function';

const TEST_SCRIPT = [
  "console.error('FAIL test/auth.test.js');",
  `console.error('${ERROR}');`,
  "console.error('    at check (test/auth.test.js:12:7)');",
  'process.exit(1);',
].join('\n');

/** What the model sees in its last request, as one text. */
function lastView(run: HostResult): string {
  const main = run.requests.filter(({ kind }) => kind === 'main');
  return JSON.stringify(main.at(-1)?.messages ?? []);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe('a compaction', () => {
  let place: Place;
  let run: HostResult;

  beforeAll(async () => {
    place = createPlace({
      'test/auth.test.js': TEST_SCRIPT,
      'src/auth.js': 'export const verify = null;\n',
      'package.json': JSON.stringify({ scripts: { test: 'node test/auth.test.js' } }),
    });
    const { bash, read, edit } = callsIn(place);
    run = await runHost({
      place,
      prompts: [
        'Fix the failing login test. Never touch src/generated/schema.js.',
        '/compact',
        'Go on',
        '/compact',
        'Go on again',
      ],
      summary: '<summary>Some challenges were met but progress was made.</summary>',
      turns: [
        [bash('npm test', 'toolu_t1')],
        [read('src/auth.js', 'toolu_r1')],
        [say('I will export a function.'), edit('src/auth.js', 'null', '() => true', 'toolu_e1')],
        [bash('npm test', 'toolu_t2')],
        [say('It still fails.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test('tells the summariser what to keep word for word', () => {
    const compact = run.requests.find(({ kind }) => kind === 'compact');
    const asked = JSON.stringify(compact?.messages.at(-1));
    expect(asked).toContain('Keep word for word');
    expect(asked).toContain('Never touch src/generated/schema.js');
  });

  test('leaves every stop signal in what the model sees, once, after the summary', () => {
    const view = lastView(run);
    expect(count(view, HEADING)).toBe(1);
    for (const signal of [ERROR, 'Never touch src/generated/schema.js', 'src/auth.js']) {
      expect(view).toContain(signal);
    }
    expect(view.indexOf(HEADING)).toBeGreaterThan(view.indexOf('progress was made'));
  });

  test('does not grow from one to the next', () => {
    const blocks = run.requests
      .filter(({ kind }) => kind === 'main')
      .map((request) => JSON.stringify(request.messages))
      .flatMap(
        (view) => new RegExp(`## ${HEADING}.*?(?="\\}|</system-reminder>)`).exec(view)?.[0] ?? [],
      );
    const sizes = [...new Set(blocks)].map(({ length }) => length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.05);
  });
});
