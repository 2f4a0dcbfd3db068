import type { Fact } from '../core/facts/fact.ts';
import type { Turn } from '../core/facts/turn.ts';
import { healthFold } from '../core/health/index.ts';
import { estimateTokens } from '../core/kit/tokens.ts';
import { statementsIn } from '../core/preservation/index.ts';
import type { StopEvent } from '../host/events/session.ts';
import { tailOf } from './rejected.ts';
import type { Session } from './session.ts';
import { statedAtStop } from './stated.ts';

/** What a stop tells, and the end of the transcript it was told from, so that it is read once. */
interface Stopped {
  readonly facts: readonly Fact[];
  readonly turns: readonly Turn[];
}

/**
 * The agent ended its turn: what it stated of its own state, and how much it said since the stop before, which is the
 * measure of decline.
 */
export function stopFacts(event: StopEvent, session: Session): Stopped {
  const at = session.world.clock.now();
  const turns = tailOf(event.transcript, session);
  const texts = spokenSince(turns, event, session, at);
  const said = texts.join('\n');
  const { confident, hypothesis } = statementsIn(said);
  const spoken = { last: texts.at(-1) ?? '', confident, hypothesis };
  return { facts: statedAtStop(spoken, estimateTokens(said), at), turns };
}

/** The agent's texts since its stop before. */
function spokenSince(
  turns: readonly Turn[],
  event: StopEvent,
  session: Session,
  now: number,
): readonly string[] {
  const { state } = session.journal.fold('health', healthFold);
  const texts = turns.flatMap((turn) =>
    turn.role === 'assistant' && (turn.at ?? now) > state.stopped && turn.text !== ''
      ? [turn.text]
      : [],
  );
  const last = event.lastMessage ?? '';
  // The host may write the last message to the transcript only after this event.
  return last === '' || texts.at(-1)?.trim() === last.trim() ? texts : [...texts, last];
}
