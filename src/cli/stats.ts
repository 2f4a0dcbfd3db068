import { defineCommand } from 'citty';
import Table from 'cli-table3';
import { type GuidanceMetrics, guidanceFold, metricsOf } from '../core/guidance/index.ts';
import { createNodeWorld } from '../world/node.ts';
import type { World } from '../world/world.ts';
import { understands } from './options.ts';

export interface SessionStats extends GuidanceMetrics {
  readonly session: string;
}

/** What guidance did, session by session, the newest first. */
export function statsOf(sessions: readonly string[], world: World): readonly SessionStats[] {
  return sessions.flatMap((session) => {
    const folded = world.journals.open(session)?.fold('guidance', guidanceFold);
    return folded?.known ? [{ session, ...metricsOf(folded.state) }] : [];
  });
}

const SHOWN = 20;

export const stats = defineCommand({
  meta: { name: 'stats', description: 'What guidance did in the newest sessions, or in one.' },
  args: {
    session: { type: 'string', description: 'a session id' },
    json: { type: 'boolean', description: 'one JSON document' },
  },
  run({ args }) {
    if (!understands('stats', args, ['session', 'json'])) return;
    const { world } = createNodeWorld();
    const sessions = args.session ? [args.session] : world.journals.sessions().slice(0, SHOWN);
    const rows = statsOf(sessions, world);
    if (args.json) {
      console.log(JSON.stringify(rows, null, 2));
      return;
    }
    const table = new Table({
      head: ['session', 'activations', 'skills', 'useful', 'missed'],
      style: { head: [] },
    });
    for (const row of rows) {
      table.push([
        row.session,
        row.activations,
        row.skillsInjected,
        row.skillsUseful,
        row.missedGuidance,
      ]);
    }
    console.log(rows.length === 0 ? 'no session has a journal yet' : table.toString());
  },
});
