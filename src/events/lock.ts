import type { World } from '../world/world.ts';

/** Whoever held a lock this long has died with it: a write takes milliseconds. Milliseconds. */
const STALE = 2_000;
const WAIT = 5;
/** Long enough to outwait a dead one: a host that is killed and started again at once finds its loop. */
const TRIES = (STALE / WAIT) * 1.5;

/** Reads and writes a file that is not only appended to, while no other hook does. `busy` where it stays held. */
export function locked<T>(
  lock: string,
  { files, clock }: Pick<World, 'files' | 'clock'>,
  busy: T,
  work: () => T,
): T {
  if (!take(lock, { files, clock })) return busy;
  try {
    return work();
  } finally {
    files.remove(lock);
  }
}

function take(lock: string, { files, clock }: Pick<World, 'files' | 'clock'>): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = files.create(lock, '');
    if (made.ok) return true;
    // A full disk cannot hold a lock either; the write itself will say what is wrong.
    if (made.trouble !== 'invalid') return true;
    const age = clock.now() - (files.stat(lock)?.modified ?? clock.now());
    if (age > STALE) files.remove(lock);
    else clock.wait(WAIT);
  }
  return false;
}
