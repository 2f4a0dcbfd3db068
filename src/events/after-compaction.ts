import type { HostEvent } from '../host/events/base.ts';
import { awaitsVerification, isBudgetDue } from './pending.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

/** What the state of the context calls for at any event: a repair after a compaction, a word on the budget. */
export async function afterCompaction(
  event: HostEvent & { readonly use?: string },
  session: Session,
): Promise<readonly (Speech | null)[]> {
  const repair = awaitsVerification(session, event.transcript);
  const budget = isBudgetDue(session, event.use);
  if (!repair && !budget) return [];
  const { budgetSpeech, verify } = await import('./preservation.ts');
  return [
    repair ? verify(session, event.transcript) : null,
    budget ? budgetSpeech(session, event.transcript) : null,
  ];
}
