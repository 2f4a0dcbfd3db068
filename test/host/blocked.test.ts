import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf } from '../../src/cli/status.ts';
import { createNodeWorld } from '../../src/world/node.ts';
import {
  createPlace,
  currentHost,
  type HostResult,
  type Place,
  runHost,
  say,
} from './harness/index.ts';
import { callsIn } from './repository.ts';

// A session that cannot go on by itself, or does not move, in the host under test.
const SECONDS = 300_000;
const host = currentHost();

function lastView(run: HostResult): string {
  const main = run.requests.filter(({ kind }) => kind === 'main');
  return JSON.stringify(main.at(-1)?.messages ?? []);
}

function heard(run: HostResult, id: string): string {
  return run.injectedAfter(id).join('\n');
}

function statusIn(place: Place, run: HostResult) {
  process.env['FIRE_FLOW_STATE'] = place.state;
  const { world } = createNodeWorld();
  delete process.env['FIRE_FLOW_STATE'];
  return statusOf(run.sessionId, place.project, world);
}

describe(`BLOCKERS.md, on ${host}`, () => {
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    place = createPlace({
      '.planning/STATE.md': '# State\n',
      'package.json': JSON.stringify({ scripts: { test: 'sh check.sh' } }),
      'check.sh':
        'test -f raised && echo "1 passing" && exit 0\necho "Error: insufficient_quota: You exceeded your current quota" >&2\nexit 1\n',
    });
    const { bash } = callsIn(place);
    run = await runHost({
      place,
      prompts: ['Make the import tests pass.'],
      turns: [
        [bash('npm test', 'toolu_first')],
        [bash('npm test --silent', 'toolu_second')],
        [bash('cp .planning/BLOCKERS.md open.md', 'toolu_copy')],
        [bash('touch raised', 'toolu_raise')],
        [bash('npm test', 'toolu_pass')],
        [say('The tests pass.')],
      ],
    });
  }, SECONDS);
  afterAll(() => place.remove());
  const textOf = (file: string) => readFileSync(path.join(place.project, file), 'utf8');

  test('the blocker is told with its type and the action needed, once', () => {
    expect(heard(run, 'toolu_first')).toMatch(
      /EXECUTION BLOCKED\nBlocker type: Service[\s\S]*exceeded your current quota[\s\S]*- raise the quota/,
    );
    expect(heard(run, 'toolu_second')).not.toContain('EXECUTION BLOCKED');
  });
  test('has one open entry for the signature, however often it came', () => {
    const [open = '', resolved = ''] = textOf('open.md').split('## Resolved');
    expect(open.match(/^### BLOCKER-\d{3} \[P[0-3]\]/gm)).toEqual(['### BLOCKER-001 [P1]']);
    expect(open).toContain('exceeded your current quota');
    expect(resolved).not.toContain('BLOCKER-');
  });
  test('has it resolved when the same check passes', () => {
    expect(run.toolResult('toolu_pass')?.isError).toBe(false);
    const [open = '', resolved = ''] = textOf('.planning/BLOCKERS.md').split('## Resolved');
    expect(open).not.toContain('BLOCKER-');
    expect(resolved.match(/BLOCKER-\d{3}/g)).toEqual(['BLOCKER-001']);
  });
});

describe(`the last words of a turn, on ${host}`, () => {
  const places: Place[] = [];
  const end = async (words: string, prompts: readonly string[]) => {
    const place = createPlace({ 'src/app.js': 'serve(8080);\n' });
    places.push(place);
    const { read } = callsIn(place);
    const run = await runHost({
      place,
      prompts: ['Start the server on the staging machine.', ...prompts],
      summary: '<summary>The server was worked on.</summary>',
      turns: [[read('src/app.js', 'toolu_read')], [say(words)], [say('So be it.')]],
    });
    return { place, run };
  };
  afterAll(() => {
    for (const place of places) place.remove();
  });
  const NEEDS = 'BLOCKED: the staging database needs credentials that I do not have.';
  const PORT = 'The port is blocked by the other process, so the server listens on 8081 now.';

  test(
    'that say it is blocked are its state',
    async () => {
      const { place, run } = await end(NEEDS, []);
      expect(statusIn(place, run)).toMatchObject({
        health: 'BLOCKED',
        blocker: { type: 'Decision', said: true },
      });
    },
    SECONDS,
  );
  test(
    'that say it is blocked outlive a compaction word for word',
    async () => {
      const { run } = await end(NEEDS, ['/compact', 'Go on']);
      expect(lastView(run)).toContain(NEEDS);
    },
    SECONDS,
  );
  test(
    'about something that is blocked are no such statement',
    async () => {
      const { place, run } = await end(PORT, []);
      expect(statusIn(place, run)).toMatchObject({ health: 'PROGRESS', blocker: null });
    },
    SECONDS,
  );
});

describe(`a session that only looks, on ${host}`, () => {
  const LOOKS = 25;
  let place: Place;
  let run: HostResult;
  beforeAll(async () => {
    const names = Array.from({ length: LOOKS }, (_, at) => `src/part${at}.js`);
    place = createPlace({
      ...Object.fromEntries(names.map((name) => [name, `// ${name}\n`])),
      'package.json': JSON.stringify({
        dependencies: { express: '4.21.2', 'express-rate-limit': '7.5.0' },
      }),
    });
    const { read } = callsIn(place);
    const round = (n: number) => {
      const looks = names.map((name, at) => read(name, `toolu_look${n}_${at}`));
      return [looks.slice(0, -1), looks.slice(-1)];
    };
    run = await runHost({
      place,
      prompts: [
        'Add rate limiting to the express login route with express-rate-limit behind nginx',
      ],
      turns: [...[1, 2, 3].flatMap(round), [say('I have read everything.')]],
    });
  }, SECONDS);
  afterAll(() => place.remove());
  const after = (n: number) => heard(run, `toolu_look${n}_${LOOKS - 1}`);

  test('hears nothing in its first iteration', () => {
    expect(run.toolResult('toolu_look1_24')?.isError).toBe(false);
    expect(after(1)).not.toContain('HEALTH CHECK');
  });
  test('is called stalled in the second, with what it did', () => {
    expect(after(2)).toContain('HEALTH CHECK: STALLED');
    expect(after(2)).toContain('src/part');
    expect(after(2)).not.toContain('From the skills library');
  });
  test('is offered skills that fit its prompt in the third', () => {
    expect(after(3)).toMatch(/HEALTH CHECK: STALLED[\s\S]*From the skills library:\n- \w+\/[\w-]+/);
  });
});
