import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createPlace,
  currentHost,
  type HostResult,
  type Place,
  runHost,
  say,
  type Turn,
} from './harness/index.ts';
import { callsIn } from './repository.ts';

// What the model hears of its own health, in the host under test (FIRE_FLOW_HOST, or the pinned one).
const SECONDS = 300_000;
const host = currentHost();
type Step = Turn['blocks'];

const FILES = {
  'src/sum.js': 'module.exports = (a, b) => a - b;\n',
  'test/sum.test.js':
    "require('node:test')('adds', () => require('node:assert').strictEqual(require('../src/sum.js')(2, 3), 5));\n",
  'status.sh':
    'n=$(cat .n 2>/dev/null || echo 0); n=$((n+1)); echo $n > .n; echo "error: not ready"; seq -f "job %g done" $n; exit 1\n',
};
const WRONG = ['a - b', 'a + -b', '-(b - a)', '-b + a', 'a - 1 * b'];
// The host writes its transcript a moment late, which on a fast machine is after the next hook.
const TEST = 'sleep 0.4; node --test test/';

function play(place: Place, steps: readonly Step[], settings?: object): Promise<HostResult> {
  if (settings) place.write('.claude/fire-flow.json', JSON.stringify(settings));
  return runHost({
    place,
    prompts: ['Fix the failing test, please.'],
    turns: [...steps, [say('That is where it stands.')]],
  });
}

/** Runs of the test with an edit before each but the first. */
function attempts({ bash, edit }: ReturnType<typeof callsIn>, command = TEST): Step[] {
  return WRONG.flatMap((expression, at): Step[] => {
    const run: Step = [bash(command, `toolu_test${at + 1}`)];
    const before = WRONG[at - 1];
    if (before === undefined) return [run];
    return [
      [say(`Trying ${expression}.`), edit('src/sum.js', before, expression, `toolu_edit${at}`)],
      run,
    ];
  });
}

function heard(run: HostResult, id: string): string {
  return run
    .injectedAfter(id)
    .filter((text) => /HEALTH CHECK|CIRCUIT BREAKER|EXECUTION BLOCKED/.test(text))
    .join('\n');
}

describe(`five failing test runs with edits between, on ${host}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    run = await play(place, attempts(callsIn(place)));
  }, SECONDS);
  afterAll(() => place.remove());

  test.each([1, 2, 4])('run %d: silence', (n) => {
    expect(run.toolResult(`toolu_test${n}`)?.isError).toBe(true);
    expect(heard(run, `toolu_test${n}`)).toBe('');
  });
  test('the third is called spinning, with what was tried', () => {
    const text = heard(run, 'toolu_test3');
    expect(text).toContain('HEALTH CHECK: SPINNING');
    expect(text).toContain('src/sum.js');
    expect(text).toContain('Trying a + -b.');
  });
  test('the fifth trips the breaker', () => {
    expect(heard(run, 'toolu_test5')).toContain('CIRCUIT BREAKER: TRIPPED');
  });
});

describe(`healthy sessions hear nothing, on ${host}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    const { bash, edit, read } = callsIn(place);
    run = await play(place, [
      ...Array.from({ length: 6 }, (_, at): Step => [bash('bash status.sh', `toolu_poll${at}`)]),
      [read('src/sum.js', 'toolu_read')],
      [0, 1, 2, 3].map((at) => read('src/product.js', `toolu_gone${at}`)),
      [bash(TEST, 'toolu_red')],
      [edit('src/sum.js', 'a - b', 'a + b', 'toolu_fix')],
      [bash(TEST, 'toolu_green')],
    ]);
  }, SECONDS);
  afterAll(() => place.remove());

  test('neither for polling nor for red and green, nor for one answer that fails in parallel', () => {
    expect(run.toolResult('toolu_poll5')?.isError).toBe(true);
    expect(run.toolResult('toolu_gone3')?.isError).toBe(true);
    expect(run.toolResult('toolu_green')?.isError).toBe(false);
    expect(run.seenByModel('HEALTH CHECK')).toBe(false);
    expect(run.seenByModel('EXECUTION BLOCKED')).toBe(false);
  });
});

describe(`a call that the host rejects, on ${host}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    const { edit, bash } = callsIn(place);
    run = await play(place, [
      ...['a  - b', 'a -  b', '(a - b)'].flatMap((text, at): Step[] => [
        [edit('src/sum.js', text, 'a + b', `toolu_miss${at}`)],
        [bash(`sleep 0.4; ls src # ${at + 1}`, `toolu_ls${at + 1}`)],
      ]),
    ]);
  }, SECONDS);
  afterAll(() => place.remove());

  test('fires no hook and is still counted from the transcript', () => {
    expect(run.toolResult('toolu_miss2')?.isError).toBe(true);
    expect(heard(run, 'toolu_ls3')).toContain('HEALTH CHECK: SPINNING');
  });
});

describe.each([
  ['a failing call', TEST],
  ['a call that passes', `${TEST} | cat`],
])(`a breaker that ends the run and is tripped by %s, on ${host}`, (_, command) => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace(FILES);
    const desk = callsIn(place);
    const after = [desk.bash('touch after-1', 'toolu_after1')];
    const later = [desk.bash('touch after-2', 'toolu_after2')];
    run = await play(place, [...attempts(desk, command), after, later], {
      breaker: { onTrip: 'stop' },
    });
  }, SECONDS);
  afterAll(() => place.remove());

  test('ends it before the next call does anything', () => {
    // What passed and tripped it ends the run at once: the model does not even see its result.
    expect(run.toolResult('toolu_test4')).toBeDefined();
    expect(JSON.stringify(run.transcript)).toContain('"tool_use_id":"toolu_test5"');
    expect(existsSync(path.join(place.project, 'after-1'))).toBe(false);
    expect(run.toolResult('toolu_after2')).toBeUndefined();
  });
});
