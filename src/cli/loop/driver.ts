import { setTimeout as sleep } from 'node:timers/promises';
import { windowOf } from '../../core/budget/index.ts';
import { ended, type LoopState } from '../../core/loop/index.ts';
import type { LoopPlace } from '../../events/loop/begin.ts';
import { recordEvent, showInConscience } from '../../events/loop/record.ts';
import type { DriverArguments } from './arguments.ts';
import type { Progress } from './progress.ts';
import type { HostNews } from './stream.ts';
import { type Running, runStretch } from './stretch.ts';
import { EXIT, judgeStretch, type Verdict } from './verdict.ts';

/** The time limit is kept by the loop itself at each stop; a session that never stops is ended a little later. */
const GRACE = 5 * 60_000;

/** Runs a loop over as many fresh sessions as it takes. Gives the exit code. */
export async function drive(
  place: LoopPlace,
  id: string,
  options: DriverArguments,
  progress: Progress,
): Promise<number> {
  const driver = { place, id, options, progress, cost: 0, failures: 0, ...interruption() };
  for (;;) {
    const before = stateOf(place, id);
    if (before === null) return finish(driver, stop(EXIT.cancelled, 'its state cannot be used'));
    const verdict = await oneStretch(driver, before);
    if (driver.interrupted()) return pauseForSignal(driver);
    if (verdict.type === 'stop') return finish(driver, verdict);
    progress.say(`session ended (${verdict.why})`);
    if (verdict.type === 'wait') await waitUntil(driver, verdict.until);
    if (driver.interrupted()) return pauseForSignal(driver);
  }
}

interface Driver {
  readonly place: LoopPlace;
  readonly id: string;
  readonly options: DriverArguments;
  readonly progress: Progress;
  cost: number;
  failures: number;
  interrupted(): boolean;
  /** What a signal ends. */
  current(running: Running | null): void;
  readonly signal: AbortSignal;
}

function interruption(): Pick<Driver, 'interrupted' | 'current' | 'signal'> {
  const controller = new AbortController();
  let running: Running | null = null;
  const interrupt = () => {
    controller.abort();
    running?.end();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  return {
    interrupted: () => controller.signal.aborted,
    current: (now) => {
      running = now;
    },
    signal: controller.signal,
  };
}

async function oneStretch(driver: Driver, before: LoopState): Promise<Verdict> {
  const { place, id, options } = driver;
  const { budget } = options;
  const running = runStretch({
    root: place.root,
    id,
    options,
    budgetLeft: budget === null ? null : Math.max(0.01, budget - driver.cost),
    timeLeft: Math.max(0, before.maxMinutes * 60_000 - before.spent) + GRACE,
    news: reporter(driver),
  });
  driver.current(running);
  const end = await running.ended;
  driver.current(null);
  driver.cost += end.cost;
  const loop = stateOf(place, id);
  const now = Date.now();
  const verdict = judgeStretch(end, {
    loop,
    before: before.iteration,
    failures: driver.failures,
    cost: driver.cost,
    budget,
    now,
  });
  const moved = loop !== null && loop.iteration > before.iteration;
  driver.failures = moved ? 0 : driver.failures + 1;
  return verdict;
}

/** Shows what the session does, from its own stream and the loop's state. */
function reporter({ place, id, progress, cost }: Driver): (news: HostNews) => void {
  let context: number | null = null;
  let action = '';
  return (news) => {
    if (news.type === 'usage') {
      const window = windowOf({ model: news.model, seen: news.tokens });
      context = Math.floor((news.tokens / window) * 100);
    }
    if (news.type === 'call') action = news.action;
    const loop = stateOf(place, id);
    if (loop) progress.show({ loop, context, cost, action });
  };
}

function stateOf({ store }: LoopPlace, id: string): LoopState | null {
  const reading = store.read(id);
  return reading.kind === 'loop' ? reading.state : null;
}

async function waitUntil({ progress, signal }: Driver, until: number): Promise<void> {
  const left = Math.max(0, until - Date.now());
  progress.say(`waiting until ${new Date(until).toISOString().slice(0, 16)}Z`);
  await sleep(left, undefined, { signal }).catch(() => undefined);
}

function pauseForSignal(driver: Driver): number {
  const { place, id, progress } = driver;
  const loop = stateOf(place, id);
  if (loop && (loop.status === 'running' || loop.status === 'ready')) {
    const paused = ended(loop, 'paused', 'interrupted', 'Ctrl-C', Date.now());
    const saved = place.store.save(loop, paused);
    if (saved.kind === 'saved') {
      recordEvent(place, saved.state, 'Interrupted', 'Ctrl-C');
      showInConscience(place, saved.state);
    }
  }
  if (loop?.status === 'done') return finish(driver, stop(EXIT.done, loop.detail));
  progress.say(`Interrupted. All is saved. Go on with: fire-flow loop --resume ${id}`);
  return EXIT.interrupted;
}

function finish(
  { place, id, progress, cost }: Driver,
  verdict: Extract<Verdict, { type: 'stop' }>,
): number {
  const loop = stateOf(place, id);
  const over = verdict.exit === EXIT.done ? 'done' : 'ended';
  progress.say(
    `Loop ${id} ${over}: ${verdict.why}. ${loop?.iteration ?? 0} iterations, $${cost.toFixed(2)}.`,
  );
  if (loop && loop.status !== 'done') progress.say(`Go on with: fire-flow loop --resume ${id}`);
  return verdict.exit;
}

function stop(exit: number, why: string): Extract<Verdict, { type: 'stop' }> {
  return { type: 'stop', exit, why };
}
