import type { PreCompactEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { preserve } from './preservation.ts';
import { openSession } from './session.ts';

/**
 * Preserves the stop signals and tells the summariser what to keep. The compaction is recorded whatever is kept of it:
 * guidance, the budget's levels and what was read leave the context with it.
 */
export async function preCompact(event: PreCompactEvent, world: World): Promise<Outcome> {
  const session = openSession(event, world);
  if (session === null || session.isSubagent) return PASS;
  const { trigger, transcript } = event;
  session.journal.append([{ v: 1, kind: 'compaction', at: world.clock.now(), trigger }]);
  if (!session.config.preservation.enabled) return PASS;
  return { ...PASS, context: [await preserve(session, transcript, trigger)] };
}
