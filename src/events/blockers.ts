import type { Fact } from '../core/facts/fact.ts';
import type { Assessment, HealthState } from '../core/health/index.ts';
import { addBlocker, readBlockers, resolveBlocker } from '../core/planning/index.ts';
import { activityOf } from './loop/activity.ts';
import { placeOf } from './own-files.ts';
import { hasPlanningFolder } from './planning-folder.ts';
import type { Session } from './session.ts';

const MAX_BYTES = 4 << 20;

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
  const { files } = session.world;
  if ((!isNew && !isOver) || !hasPlanningFolder(session.root, session.world)) return;
  const path = placeOf(`${session.root}/.planning/BLOCKERS.md`, session.root, session.world);
  if (path === null) return;
  const read = files.read(path, MAX_BYTES);
  if (!read.ok && read.trouble !== 'missing') return;
  const before = read.ok ? read.value : null;
  const when = today(session);
  const resolved = before === null || !isOver ? before : settle(before, state.resolved, when);
  const after = isNew && blocker ? written(resolved, blocker, when) : resolved;
  if (after !== null && after !== before) files.replace(path, after);
}

function written(
  text: string | null,
  { signature, priority, title, description, action, type }: NonNullable<Assessment['blocker']>,
  opened: string,
): string {
  const entry = { signature, priority, title, opened, description };
  return addBlocker(text, { ...entry, rootCause: type, workaround: `Needed: ${action}` }).text;
}

function settle(text: string, ids: readonly string[], when: string): string {
  const open = readBlockers(text).filter(
    ({ signature, status }) => status !== 'resolved' && ids.includes(signature ?? ''),
  );
  return open.reduce(
    (now, { number }) => resolveBlocker(now, number, when, 'What had failed went through.'),
    text,
  );
}

function today({ world }: Session): string {
  return new Date(world.clock.now()).toISOString().slice(0, 10);
}
