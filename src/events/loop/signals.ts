import type { Turn } from '../../core/facts/turn.ts';
import type { Assessment } from '../../core/health/index.ts';
import { gather, SIGNALS, type StopSignals } from '../../core/preservation/index.ts';
import { diagnose } from '../../core/signature/index.ts';
import { breakerReport } from '../breaker.ts';
import type { LoopSession } from './session.ts';

/** The stop signals of the session as they stand now. */
export function signalsOf(
  session: LoopSession,
  turns: readonly Turn[],
  task: string,
  upcoming: readonly string[],
  assessment: Assessment | null,
): StopSignals {
  return gather(session.journal.fold('preservation', SIGNALS).state, {
    turns,
    task,
    upcoming,
    errorLines: (text) => errorLines(text, session.root),
    ...(assessment && { breaker: breakerReport(assessment) }),
  });
}

export function errorLines(text: string, root: string): readonly string[] {
  const { signatures } = diagnose({ tool: 'Bash', text, root, failed: true });
  return signatures.map((signature) => signature.text);
}
