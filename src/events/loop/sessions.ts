import { ended, type LoopState, resumeLine } from '../../core/loop/index.ts';
import type { SessionEndEvent, SessionStartEvent } from '../../host/events/session.ts';
import type { Session } from '../session.ts';
import { settle } from './end.ts';
import { type LoopSession, openLoopSession } from './session.ts';

/** A session without a sign of life for so long has died, or its machine. Milliseconds. */
const SILENT = 15 * 60_000;

/**
 * A session begins: a loop that runs according to its file, but not in any session that lives, is marked as interrupted.
 * Gives what the user is told, `null` for nothing. The iteration at hand is not counted.
 */
export function sessionStarted(event: SessionStartEvent, plain: Session): string | null {
  if (event.source === 'compact') return null;
  const session = openLoopSession(event, plain);
  const told = session.store.ids().flatMap((id) => {
    const reading = session.store.read(id);
    if (reading.kind !== 'loop' || !isOrphan(session, reading.state)) return [];
    const paused = pause(session, reading.state, 'interrupted', '');
    return paused
      ? [
          `Fire Flow loop ${id} was interrupted at iteration ${paused.iteration + 1}. ${resumeLine(paused)}`,
        ]
      : [];
  });
  return told.length === 0 ? null : told.join('\n');
}

function isOrphan({ id, world }: LoopSession, loop: LoopState): boolean {
  if (loop.status !== 'running') return false;
  if (loop.session === id) return true;
  const alive = Math.max(loop.stretch.touched, world.journals.lastTouched(loop.session ?? ''));
  return world.clock.now() - alive > SILENT;
}

/** A session ends: its loop waits to be resumed. */
export function sessionEnded(event: SessionEndEvent, plain: Session): void {
  const session = openLoopSession(event, plain);
  const reading = session.store.read(session.activity.loop ?? '');
  if (reading.kind !== 'loop' || reading.state.session !== session.id) return;
  if (reading.state.status === 'running')
    pause(session, reading.state, 'session-end', event.reason);
}

function pause(
  session: LoopSession,
  loop: LoopState,
  reason: 'interrupted' | 'session-end',
  detail: string,
): LoopState | null {
  const paused = ended(loop, 'paused', reason, detail, session.world.clock.now());
  const saved = session.store.save(loop, paused);
  if (saved.kind !== 'saved') return null;
  settle(session, saved.state, 'Interrupted');
  return saved.state;
}
