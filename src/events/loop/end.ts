import type { Assessment } from '../../core/health/index.ts';
import {
  blockedBox,
  type EndReason,
  ended,
  endText,
  type LoopState,
} from '../../core/loop/index.ts';
import { readBlockers } from '../../core/planning/index.ts';
import type { HostEvent } from '../../host/events/base.ts';
import type { Session } from '../session.ts';
import { recordEvent, showInConscience } from './record.ts';
import { fileName, type LoopSession, mark, openLoopSession } from './session.ts';

/** What follows from an ending that is saved: the log, CONSCIENCE.md, the session's memory. */
export function settle(
  session: LoopSession,
  loop: LoopState,
  title: string,
  body = '',
  halt?: string,
): void {
  recordEvent(session, loop, title, body);
  showInConscience(session, loop);
  mark(session, loop, 'end', halt === undefined ? {} : { halt });
}

/** What the user is told of an ending. */
export function tell(session: LoopSession, loop: LoopState, assessment: Assessment | null): string {
  const file = fileName(session, loop.id);
  if (loop.reason !== 'blocked' || !assessment?.blocker) return endText(loop, file);
  const { type: kind, description: error, action, signature } = assessment.blocker;
  const entry = entryOf(session, signature);
  return blockedBox(loop, file, { kind, error, action, ...(entry && { entry }) });
}

function entryOf({ root, world }: LoopSession, signature: string): string | null {
  const text = world.files.read(`${root}/.planning/BLOCKERS.md`, 4 << 20);
  const found = readBlockers(text.ok ? text.value : '').find((one) => one.signature === signature);
  if (!found) return null;
  return `BLOCKER-${String(found.number).padStart(3, '0')} [P${found.priority}]`;
}

/**
 * Ends the loop in the middle of a turn. Gives what the user is told; the run is ended at the first event whose answer
 * the host honours. `null` where the loop is not this session's or has ended already.
 */
export function endForHealth(
  assessment: Assessment,
  event: HostEvent,
  plain: Session,
): string | null {
  const session = openLoopSession(event, plain);
  const [reason, detail] = causeOf(assessment);
  for (let tries = 0; tries < 3; tries++) {
    const reading = session.store.read(session.activity.loop ?? '');
    if (reading.kind !== 'loop') return null;
    const { state } = reading;
    if (state.session !== session.id || state.status !== 'running') return null;
    const after = ended(state, 'stopped', reason, detail, session.world.clock.now());
    const saved = session.store.save(state, after);
    if (saved.kind === 'changed') continue;
    if (saved.kind !== 'saved') return null;
    const text = tell(session, saved.state, assessment);
    settle(session, saved.state, titleOf(reason), detail, text);
    return text;
  }
  return null;
}

export function causeOf({ health, blocker, reason }: Assessment): readonly [EndReason, string] {
  return health === 'BLOCKED'
    ? ['blocked', blocker?.title ?? 'an outside cause']
    : ['circuit-break', reason ?? ''];
}

function titleOf(reason: EndReason): string {
  return reason === 'blocked' ? 'Execution blocked' : 'Circuit breaker tripped';
}
