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
} from '../core/health/index.ts';
import { normalise } from '../core/kit/path.ts';
import { activityOf } from '../events/loop/activity.ts';
import { healthOptions } from '../events/thresholds.ts';
import { createNodeWorld } from '../world/node.ts';
import { projectRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';
import { contextShare } from './context-share.ts';
import { understands } from './options.ts';

/** What is known of a session's health, as `--json` prints it. */
export interface Status {
  readonly session: string;
  readonly health: Assessment['health'] | 'UNKNOWN';
  readonly breaker: Assessment['breaker'];
  readonly counters: Assessment['counters'];
  /** Warning and break level of each counter, as they are in force. */
  readonly limits: Assessment['limits'];
  /** Why the breaker is tripped. */
  readonly reason: string | null;
  readonly blocker: Assessment['blocker'];
  /** The loop the session runs; its own iterations count for stall and decline. */
  readonly loop: string | null;
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
  const journal = world.journals.open(name);
  if (journal === null) return null;
  const { state, known, facts, skipped } = journal.fold('health', healthFold);
  const root = projectRoot(world.files, world.environment, cwd);
  const { config } = world.config(root);
  const opened = { journal, root, config, world, isSubagent: false };
  const now = assess(state, healthOptions(state, opened));
  const { health, breaker, counters, limits, reason, blocker, iteration } = now;
  return {
    session: name,
    health: known ? health : 'UNKNOWN',
    breaker,
    counters,
    limits,
    reason,
    blocker,
    loop: activityOf(opened)?.loop ?? null,
    iteration,
    context: contextShare(name, config.budget, world),
    facts,
    skipped,
    iterations: state.recent,
    said: state.said,
  };
}

/** The status as `fire-flow status` prints it. */
export function statusPage(status: Status): string {
  const { session, health, breaker, reason, blocker, loop } = status;
  return [
    `session ${session}${loop ? `, loop ${loop}` : ''}: ${health}, breaker ${breaker}${reason ? `, ${reason}` : ''}`,
    `${status.iteration} iterations, ${status.facts} facts`,
    ...(blocker ? [`blocked: ${blocker.title}; needed: ${blocker.action}`] : []),
    ...(status.context ? [contextLine(status.context)] : []),
    counterTable(status),
    ...(status.skipped > 0 ? [`${status.skipped} lines of the journal could not be read`] : []),
    table(status.iterations),
    ...(status.said.length === 0 ? ['nothing was said'] : ['said:', ...status.said.map(saidLine)]),
  ].join('\n');
}

function contextLine({ used, window, percent }: Share): string {
  return `context ${percent} % (${used} of ${window} tokens)`;
}

function counterTable({ counters, limits }: Status): string {
  const shown = newTable(['counter', 'now', 'warns at', 'trips at']);
  const row = (name: keyof typeof counters, unit: string) => [
    name,
    ...[counters[name], ...limits[name]].map((value) => `${value}${unit}`),
  ];
  shown.push(row('stall', ''), row('spin', ''), row('decline', ' %'));
  return shown.toString();
}

function newTable(head: string[]) {
  return new Table({ head, style: { head: [], border: [] } });
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
  const shown = newTable(['iteration', 'closed by', 'outcome', 'files', 'looks', 'errors', '']);
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
    if (!understands('status', args, ['session', 'json'])) return;
    const { world } = createNodeWorld();
    const cwd = normalise(process.cwd(), world.environment.platform === 'windows');
    const found = statusOf(args.session, cwd, world);
    if (found === null) {
      console.error(args.session ? `no session ${args.session}` : 'no session yet');
      process.exitCode = 1;
      return;
    }
    console.log(args.json ? JSON.stringify(found, null, 2) : statusPage(found));
  },
});
