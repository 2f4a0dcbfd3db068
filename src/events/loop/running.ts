import type { Assessment } from '../../core/health/index.ts';
import { activityFold } from '../../core/loop/index.ts';
import type { HostEvent } from '../../host/events/base.ts';
import type { UserPromptSubmitEvent } from '../../host/events/session.ts';
import type { PreToolUseEvent } from '../../host/events/tool.ts';
import type { Outcome } from '../../host/outcome.ts';
import type { World } from '../../world/world.ts';
import { haltBefore } from '../halting.ts';
import { openSession, type Session } from '../session.ts';
import { activityOf } from './activity.ts';

/** What the other handlers ask of the loop. All that a session without one does not need is loaded only when it has one. */

const COMMAND = /^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;

export function isLoopCommand(prompt: string): boolean {
  const start = prompt.slice(0, 200);
  return start.includes('fire-loop') && COMMAND.test(start);
}

/** Carries out a command of the loop, or pauses the loop that an ordinary prompt interrupts; `null` where neither is at hand. */
export async function loopPrompt(
  event: UserPromptSubmitEvent,
  session: Session,
): Promise<Outcome | null> {
  if (session.isSubagent) return null;
  const isCommand = isLoopCommand(event.prompt);
  if (!isCommand && activityOf(session) === null) return null;
  const { obey, pauseForPrompt } = await import('./part.ts');
  return isCommand ? obey(event, session) : pauseForPrompt(event, session);
}

/**
 * Ends the session's loop where what just happened ends it at once: something outside blocks it, or the breaker tripped.
 * Gives what the user is to be told, and why the run is to end; `null` where the loop goes on.
 */
export async function endAtOnce(
  assessment: Assessment | null,
  event: HostEvent,
  session: Session,
): Promise<string | null> {
  if (assessment === null || !callsForEnd(assessment)) return null;
  const activity = activityOf(session);
  if (activity === null || (assessment.health !== 'BLOCKED' && !activity.breaker)) return null;
  const { endForHealth } = await import('./part.ts');
  return endForHealth(assessment, event, session);
}

/** A decline calls for a rest, which waits for the agent's stop. */
function callsForEnd({ health, trippedBy }: Assessment): boolean {
  return health === 'BLOCKED' || trippedBy === 'spin' || trippedBy === 'stall';
}

/** Whether a project has ever had a loop: one look, so that the others pay no more. */
export function hasLoops(root: string, { files }: World): boolean {
  return files.stat(`${root}/.planning/loops`) !== null;
}

/** A call that comes after the loop's end in the same turn: it does not run, and the run ends as soon as the host can. */
export function loopIsOver(event: PreToolUseEvent, world: World): Outcome | null {
  const session = openSession(event, world);
  const reason = session && haltOfLoop(session);
  if (reason === null) return null;
  const alsoDeny = 'The loop has ended; the user has been told why. End your turn now.';
  return haltBefore(event, reason, alsoDeny);
}

/** Why this session's run is to end now: its loop has ended in the middle of a turn. */
export function haltOfLoop({ journal, isSubagent }: Session): string | null {
  return isSubagent ? null : journal.fold('loop', activityFold).state.halt;
}
