import type { PreToolUseEvent } from '../host/events/tool.ts';
import { type Outcome, PASS } from '../host/outcome.ts';

/**
 * Ends the run before a call: it is denied where the host can do both, and a shell command is put out of action for
 * those that only end the run after it.
 */
export function haltBefore(event: PreToolUseEvent, reason: string, alsoDeny: string): Outcome {
  const input = event.tool === 'Bash' ? { input: { ...event.input, command: 'true' } } : {};
  return { ...PASS, decision: { type: 'halt', reason, alsoDeny, ...input } };
}
