import type { Fact } from '../core/facts/fact.ts';
import type { Assessment, HealthState } from '../core/health/index.ts';
import { writeBlockers } from './blockers-file.ts';
import { activityOf } from './loop/activity.ts';
import { hasPlanningFolder } from './planning-folder.ts';
import type { Session } from './session.ts';

/** Keeps BLOCKERS.md where the project keeps plans: a new blocker is written once, a resolved one is moved. */
export function fileBlockers(
  { blocker, speech }: Assessment,
  state: HealthState,
  facts: readonly Fact[],
  session: Session,
): void {
  // Between prompts the user answers at once; a loop that asks is gone when they come.
  const isAsked = blocker?.said === true && activityOf(session) === null;
  const isNew = blocker !== null && !isAsked && speech?.key.startsWith('BLOCKED:') === true;
  const passes = facts.some(
    (fact) => (fact.kind === 'check' || fact.kind === 'command') && fact.ok,
  );
  const isOver = passes && state.resolved.length > 0;
  if ((!isNew && !isOver) || !hasPlanningFolder(session.root, session.world)) return;
  writeBlockers(isNew ? blocker : null, isOver ? state.resolved : [], session);
}
