import process from 'node:process';
import { defineCommand } from 'citty';
import Table from 'cli-table3';
import type { Share } from '../core/budget/index.ts';
import {
  type Assessment,
  assess,
  type HealthState,
  healthFold,
  type Iteration,
  thresholdsOf,
} from '../core/health/index.ts';
import { normalise } from '../core/kit/path.ts';
import { createNodeWorld } from '../world/node.ts';
import { projectRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';
import { contextShare } from './context-share.ts';

/** What is known of a session's health, as `--json` prints it. */
export interface Status {
  readonly session: string;
  readonly health: Assessment['health'] | 'UNKNOWN';
  readonly breaker: Assessment['breaker'];
  readonly counters: Assessment['counters'];
  readonly iteration: number;
  /** How full the context window is; `null` where the session's transcript is not found. */
  readonly context: Share | null;
  readonly facts: number;
  /** Lines of the journal that could not be read. */
  readonly skipped: number;
  readonly iterations: readonly Iteration[];
  readonly said: HealthState['said'];
}

/** The state of one session; `null` where no such session is known. */
export function statusOf(session: string | undefined, cwd: string, world: World): Status | null {
  const name = session ?? world.journals.sessions()[0];
  if (name === undefined || !world.journals.sessions().includes(name)) return null;
  const folded = world.journals.open(name)?.fold('health', healthFold);
  if (!folded) return null;
  const { state, known, facts, skipped } = folded;
  const root = projectRoot(world.files, world.environment, cwd);
  const { breaker: settings, budget } = world.config(root).config;
  const { debugging } = state;
  const thresholds = thresholdsOf(settings, { aggressive: false, debugging });
  const options = { thresholds, inLoop: false };
  const { health, breaker, counters, iteration } = assess(state, options);
  return {
    session: name,
    health: known ? health : 'UNKNOWN',
    breaker,
    counters,
    iteration,
    context: contextShare(name, budget, world),
    facts,
    skipped,
    iterations: state.recent,
    said: state.said,
  };
}

function page(status: Status): string {
  const { stall, spin, decline } = status.counters;
  return [
    `session ${status.session}: ${status.health}, breaker ${status.breaker}`,
    `stall ${stall}, spin ${spin}, decline ${decline} %; ${status.iteration} iterations, ${status.facts} facts`,
    ...(status.context ? [contextLine(status.context)] : []),
    ...(status.skipped > 0 ? [`${status.skipped} lines of the journal could not be read`] : []),
    table(status.iterations),
    ...(status.said.length === 0 ? ['nothing was said'] : ['said:', ...status.said.map(saidLine)]),
  ].join('\n');
}

function contextLine({ used, window, percent }: Share): string {
  return `context ${percent} % (${used} of ${window} tokens)`;
}

function table(iterations: readonly Iteration[]): string {
  const rows = iterations.map((one) => [
    one.number,
    one.check ?? one.by,
    one.outcome ?? '',
    one.files.join('\n'),
    one.looks,
    one.errors.length,
    one.still === true ? 'still' : '',
  ]);
  const head = ['iteration', 'closed by', 'outcome', 'files', 'looks', 'errors', ''];
  const shown = new Table({ head, style: { head: [], border: [] } });
  shown.push(...rows);
  return shown.toString();
}

function saidLine({ at, channel, key }: HealthState['said'][number]): string {
  return `  ${new Date(at).toISOString()}  ${channel}  ${key}`;
}

export const status = defineCommand({
  meta: {
    name: 'status',
    description:
      'Health, breaker and the last iterations of a session; the newest where none is named.',
  },
  args: {
    session: { type: 'string', description: 'a session id' },
    json: { type: 'boolean', description: 'one JSON document' },
  },
  run({ args }) {
    const { world } = createNodeWorld();
    const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
    const found = statusOf(args.session, cwd, world);
    if (found === null) {
      console.error(args.session ? `no session ${args.session}` : 'no session yet');
      process.exitCode = 1;
      return;
    }
    console.log(args.json ? JSON.stringify(found, null, 2) : page(found));
  },
});
