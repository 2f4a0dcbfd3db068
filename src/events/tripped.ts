import { assess, healthFold } from '../core/health/index.ts';
import type { PreToolUseEvent } from '../host/events/tool.ts';
import type { Outcome } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import { haltBefore } from './halting.ts';
import { haltOf } from './health.ts';
import { openSession } from './session.ts';
import { healthOptions } from './thresholds.ts';

/** A call behind a failure that tripped the breaker: a failure's own reply cannot end a run, the one before the next call can. */
export function runIsOver(event: PreToolUseEvent, world: World): Outcome | null {
  const session = openSession(event, world);
  if (session === null || session.isSubagent || !session.config.health.enabled) return null;
  const { state, known } = session.journal.fold('health', healthFold);
  const reason = known ? haltOf(assess(state, healthOptions(state, session)), session) : null;
  if (reason === null) return null;
  return haltBefore(
    event,
    reason,
    `${reason} End your turn now and tell the user where it stands.`,
  );
}
