import { isLoopId, type LoopState, readState, writeState } from '../../core/loop/index.ts';
import type { Result } from '../../world/files/files.ts';
import type { World } from '../../world/world.ts';

/** What a state file says. `gone`: there is none, or the loop was ended for good. */
export type LoopReading =
  | { readonly kind: 'loop'; readonly state: LoopState }
  | { readonly kind: 'broken'; readonly problem: string }
  | { readonly kind: 'gone' };

/** How a write went. `changed`: someone else wrote first, nothing was written. */
export type Saved =
  | { readonly kind: 'saved'; readonly state: LoopState }
  | { readonly kind: 'changed' | 'gone' }
  | { readonly kind: 'failed'; readonly message: string };

/** The loops of one project, `.planning/loops/`. Compare-and-swap; what is gone is never made again. */
export interface LoopStore {
  read(id: string): LoopReading;
  /** Ids with a state file or a log, newest first. */
  ids(): readonly string[];
  /** A free id for a loop that begins in this second, with its state written. */
  create(make: (id: string) => LoopState, base: string): Result<LoopState>;
  /** Writes over the revision that was read. */
  save(before: LoopState, after: LoopState): Saved;
  /** Ends a loop for good, atomically: whatever is written to its state later, it stays ended. */
  bury(id: string): Result<void>;
  isBuried(id: string): boolean;
  /** `fire-loop-<id>` with an ending: `.json`, `.md`. Absolute. */
  path(id: string, ending: string): string;
}

const MAX_STATE = 1 << 20;
const LOCK_TRIES = 40;
const LOCK_WAIT = 5;
/** Whoever held a lock this long has died with it. Milliseconds. */
const LOCK_STALE = 10_000;

export function loopFolder(root: string): string {
  return `${root}/.planning/loops`;
}

export function createLoopStore(root: string, { files, clock }: World): LoopStore {
  const path = (id: string, ending: string) => `${loopFolder(root)}/fire-loop-${id}${ending}`;

  function read(id: string): LoopReading {
    if (!isLoopId(id) || isBuried(id)) return { kind: 'gone' };
    const text = files.read(path(id, '.json'), MAX_STATE);
    if (!text.ok && text.trouble === 'missing') return { kind: 'gone' };
    if (!text.ok) return { kind: 'broken', problem: text.message };
    const reading = readState(text.value);
    return reading.ok
      ? { kind: 'loop', state: reading.state }
      : { kind: 'broken', problem: reading.problem };
  }

  function isBuried(id: string): boolean {
    return files.stat(path(id, '.stopped')) !== null;
  }

  function create(make: (id: string) => LoopState, base: string): Result<LoopState> {
    let written: Result<void> = { ok: false, trouble: 'failed', message: 'no id is free' };
    for (let n = 0; n < 20; n++) {
      const id = n === 0 ? base : `${base}-${n}`;
      if (files.stat(path(id, '.md')) || isBuried(id)) continue;
      const state = make(id);
      written = files.create(path(id, '.json'), writeState(state));
      if (written.ok) return { ok: true, value: state };
      if (written.trouble !== 'invalid') break;
    }
    return written as Result<never>;
  }

  function save(before: LoopState, after: LoopState): Saved {
    const lock = path(before.id, '.lock');
    if (!takeLock(lock)) return { kind: 'changed' };
    try {
      const now = read(before.id);
      if (now.kind !== 'loop') return { kind: 'gone' };
      if (now.state.revision !== before.revision) return { kind: 'changed' };
      const state = { ...after, revision: before.revision + 1 };
      const written = files.replace(path(before.id, '.json'), writeState(state));
      return written.ok ? { kind: 'saved', state } : { kind: 'failed', message: written.message };
    } finally {
      files.remove(lock);
    }
  }

  function takeLock(lock: string): boolean {
    for (let tries = 0; tries < LOCK_TRIES; tries++) {
      const made = files.create(lock, '');
      if (made.ok) return true;
      // A full disk cannot hold a lock either; the write itself will say what is wrong.
      if (made.trouble !== 'invalid') return true;
      const age = clock.now() - (files.stat(lock)?.modified ?? clock.now());
      if (age > LOCK_STALE) files.remove(lock);
      else clock.wait(LOCK_WAIT);
    }
    return false;
  }

  function ids(): readonly string[] {
    const entries = files.list(loopFolder(root));
    const names = (entries.ok ? entries.value : []).map(({ name }) => name);
    const found = names.flatMap((name) => /^fire-loop-(.+)\.(?:json|md)$/.exec(name)?.[1] ?? []);
    return [...new Set(found)].filter(isLoopId).sort().reverse();
  }

  const bury = (id: string) => {
    const made = files.create(path(id, '.stopped'), '');
    return !made.ok && made.trouble === 'invalid' ? ({ ok: true, value: undefined } as const) : made;
  };
  return { read, ids, create, save, bury, isBuried, path };
}
