import type { Assessment } from '../core/health/index.ts';
import { hash } from '../core/kit/hash.ts';
import { addBlocker, readBlockers, resolveBlocker } from '../core/planning/index.ts';
import { locked } from './lock.ts';
import { placeOf } from './own-files.ts';
import type { Session } from './session.ts';

const MAX_BYTES = 4 << 20;

type Report = NonNullable<Assessment['blocker']>;

/**
 * Writes a new blocker into BLOCKERS.md, and moves those of these ids that are resolved. Calls that ran side by side may
 * each be blocked by something else: none of their hooks writes over what another has just written.
 */
export function writeBlockers(
  opened: Report | null,
  resolvedIds: readonly string[],
  session: Session,
): void {
  const { root, world } = session;
  const path = placeOf(`${root}/.planning/BLOCKERS.md`, root, world);
  if (path === null) return;
  const lock = `${world.environment.stateDir}/locks/${hash(path)}`;
  locked(lock, world, undefined, () => rewrite(path, opened, resolvedIds, session));
}

function rewrite(
  path: string,
  opened: Report | null,
  resolvedIds: readonly string[],
  session: Session,
): void {
  const { files } = session.world;
  const read = files.read(path, MAX_BYTES);
  if (!read.ok && read.trouble !== 'missing') return;
  const before = read.ok ? read.value : null;
  const when = today(session);
  const resolved =
    before === null || resolvedIds.length === 0 ? before : settle(before, resolvedIds, when);
  const after = opened ? written(resolved, opened, when) : resolved;
  if (after !== null && after !== before) files.replace(path, after);
}

function written(
  text: string | null,
  { signature, priority, title, description, action, type }: Report,
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
