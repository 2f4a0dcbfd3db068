import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ModelRequest } from '../harness/index.ts';
import { call, say } from '../harness/index.ts';
import { runDriver } from './driver.ts';
import { bash, followsTool, type LoopPlace, lastText, loopPlace, worker } from './place.ts';
import type { LoopScenario, Observed } from './scenarios.ts';

const DONE = '<promise>DONE</promise>';

async function within(work: (place: LoopPlace) => Promise<Observed>): Promise<Observed> {
  const place = loopPlace({
    'package.json': '{"name":"p","scripts":{"test":"node check.js"}}\n',
    'check.js': 'console.log("ok 1 passed");\n',
  });
  try {
    return await work(place);
  } finally {
    place.remove();
  }
}

/** What the loop put before the model, one text for each iteration: a stop's prompt, or the context beside a command. */
function injected(requests: readonly ModelRequest[]): readonly string[] {
  return requests
    .filter((request) => request.kind === 'main' && !followsTool(request))
    .map((request) => ours(lastText(request)));
}

function ours(text: string): string {
  const from = text.search(/Fire Flow loop|---\nFIRE FLOW/);
  const end = text.indexOf('</system-reminder>', from);
  return text.slice(from, end < 0 ? undefined : end);
}

/** How often the conversation began anew. */
function contexts(requests: readonly ModelRequest[]): number {
  return requests.filter(
    ({ kind, messages }) => kind === 'main' && !messages.some(({ role }) => role === 'assistant'),
  ).length;
}

function endOf(place: LoopPlace): Observed {
  const { status, reason, iteration } = place.loop();
  return { status, reason, iteration };
}

/** Contexts, and characters put before the model in an iteration. */
const sixty: Record<string, number> = {};

/** The driver's scenarios. Most take a minute, one takes several. */
export const DRIVEN: readonly LoopScenario[] = [
  {
    name: 'driver: done in the first session, exit 0',
    expected: { code: 0, status: 'done', reason: 'promise', iteration: 2, lock: false },
    run: () =>
      within(async (place) => {
        const { code } = await runDriver(place, {
          args: ['make "it" $(touch pwned)', '--max-iterations', '5'],
          turns: worker((n) => ({
            does: [bash(n === 1 ? 'echo 1 > a.txt' : 'npm test')],
            says: n === 1 ? 'next' : DONE,
          })),
        });
        return { code, ...endOf(place), lock: place.names().includes('driver.lock') };
      }),
  },
  {
    name: 'driver: a rest is followed by a fresh session that goes on',
    expected: { code: 0, status: 'done', reason: 'promise', iteration: 4, contexts: 2 },
    run: () =>
      within(async (place) => {
        const { code, requests } = await runDriver(place, {
          args: ['look around'],
          turns: worker((n) =>
            n < 4
              ? { does: [bash('cat check.js')], says: 'looked' }
              : { does: [bash('npm test')], says: DONE },
          ),
        });
        return { code, ...endOf(place), contexts: contexts(requests) };
      }),
  },
  {
    name: 'driver: Ctrl-C saves, says how to go on, and --resume goes on',
    expected: {
      code: 130,
      paused: 'paused',
      said: true,
      second: 0,
      status: 'done',
      reason: 'promise',
    },
    run: () =>
      within(async (place) => {
        let pid = 0;
        let sent = false;
        const first = await runDriver(place, {
          args: ['work long'],
          started: (value) => {
            pid = value;
          },
          turns: (request) => {
            if (lastText(request).includes('iteration 2 of') && !sent) {
              sent = true;
              setTimeout(() => process.kill(pid, 'SIGINT'), 500);
              return { blocks: [say('late')], delay: 20_000 };
            }
            return followsTool(request) ? [say('next')] : [bash('echo 1 >> a.txt')];
          },
        });
        const { status: paused, id } = place.loop();
        const then = await runDriver(place, {
          args: ['--resume', id],
          turns: worker(() => ({ does: [bash('npm test')], says: DONE })),
        });
        const { status, reason } = place.loop();
        return {
          code: first.code,
          paused,
          said: first.output.includes(`--resume ${id}`),
          second: then.code,
          status,
          reason,
        };
      }),
  },
  {
    name: 'driver: a second one in the project, and one inside a loop, do not start',
    expected: { second: 9, inner: true, loops: 1 },
    run: () =>
      within(async (place) => {
        let second: Promise<{ code: number | null }> | null = null;
        const binary = path.join(place.plugin, 'bin/fire-flow.cjs');
        await runDriver(place, {
          args: ['work', '--max-iterations', '1'],
          turns: (request) => {
            if (followsTool(request)) return [say('next')];
            second ??= runDriver(place, { args: ['work too'], turns: [] });
            return {
              blocks: [
                call('Bash', {
                  command: `"${process.execPath}" "${binary}" loop again > inner.txt 2>&1`,
                }),
              ],
              delay: 6_000,
            };
          },
        });
        const code = await second;
        return {
          second: (code as { code: number | null } | null)?.code,
          inner: place.text('inner.txt').includes('a loop starts no loop'),
          loops: place.loops().length,
        };
      }),
  },
  {
    name: 'kill -9 at ten points of a loop: it goes on each time, no iteration is lost or counted twice',
    expected: { kills: 10, status: 'done', monotonic: true, within: true },
    run: () => within(killedTenTimes),
  },
  {
    name: 'driver: 60 iterations over fresh contexts, with bounded text in each',
    expected: { code: 2, iteration: 60, fresh: true, bounded: true },
    figures: sixty,
    run: () =>
      within(async (place) => {
        let n = 0;
        const { code, requests } = await runDriver(place, {
          args: ['write sixty lines', '--max-iterations', '60'],
          seconds: 900,
          turns: (request) =>
            followsTool(request) ? [say(`line ${n} is written`)] : [bash(`echo ${++n} >> log.txt`)],
        });
        const sizes = injected(requests).map((text) => text.length);
        const most = Math.max(...sizes);
        const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
        Object.assign(sixty, { contexts: contexts(requests), mean, most });
        return {
          code,
          iteration: place.loop().iteration,
          fresh: contexts(requests) >= 4,
          bounded: most <= 10_000,
        };
      }),
  },
];

/** Delays before the kill, in milliseconds after the session's first sign of work: from the prompt's hook to a later stop. */
const KILLS = [0, 150, 400, 700, 1100, 1600, 2200, 3000, 4200, 5600];

async function killedTenTimes(place: LoopPlace): Promise<Observed> {
  let kills = 0;
  const counts: number[] = [];
  let finish = false;
  let line = 0;
  // Each iteration does something else: the same three times would end in a rest before the later kills.
  const turns = (request: ModelRequest) => {
    if (followsTool(request)) return [say(finish ? DONE : 'next')];
    return [bash(finish ? 'npm test' : `echo ${++line} >> log.txt`)];
  };
  for (const delay of [...KILLS, null]) {
    finish = delay === null;
    const prompt =
      counts.length === 0
        ? '/fire-flow:fire-loop --max-iterations 200 write'
        : `/fire-flow:fire-loop-resume ${place.loop().id}`;
    let armed: NodeJS.Timeout | null = null;
    const { signal } = await place.run({
      prompts: [prompt],
      turns,
      watch: (event, session) => {
        if (delay === null || armed !== null || event.type !== 'assistant') return;
        armed = setTimeout(() => session.kill(), delay);
      },
    });
    if (armed !== null) clearTimeout(armed);
    if (signal === 'SIGKILL') kills++;
    counts.push(
      existsSync(path.join(place.project, '.planning/loops')) ? place.loop().iteration : -1,
    );
  }
  const { status, iteration } = place.loop();
  const lines = place.text('log.txt').split('\n').filter(Boolean).length;
  const monotonic = counts.every((count, i) => count >= (counts[i - 1] ?? 0));
  // Every counted iteration but the last wrote a line; an iteration that was cut off may have written one more.
  return {
    kills,
    status,
    monotonic,
    within: lines >= iteration - 1 && lines <= iteration - 1 + kills,
  };
}
