import { isLoopId, type LoopState, readState, writeState } from '../../core/loop/index.ts';
import type { Files, Result } from '../../world/files/files.ts';
import type { World } from '../../world/world.ts';
import { locked } from '../lock.ts';

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
  /** The state as written, also of a loop that was ended for good. */
  peek(id: string): LoopReading;
  /** Ends a loop for good, atomically: whatever is written to its state later, it stays ended. `change` is its last word. */
  bury(id: string, change: (state: LoopState) => LoopState): Result<void>;
  isBuried(id: string): boolean;
  /** Puts a sound state in the place of a broken file; one that is gone or sound stays as it is. */
  repair(state: LoopState): Result<void>;
  /** `fire-loop-<id>` with an ending: `.json`, `.md`. Absolute. */
  path(id: string, ending: string): string;
}

const MAX_STATE = 1 << 20;

export function loopFolder(root: string): string {
  return `${root}/.planning/loops`;
}

/** A file that the loop made itself. A link in its place is someone else's, and leads to what is not a loop's. */
export function readOwn(files: Files, path: string, maxBytes: number): Result<string> {
  if (files.stat(path)?.kind !== 'link') return files.read(path, maxBytes);
  return { ok: false, trouble: 'invalid', message: 'it is a link' };
}

export function createLoopStore(root: string, { files, clock }: World): LoopStore {
  const path = (id: string, ending: string) => `${loopFolder(root)}/fire-loop-${id}${ending}`;

  const read = (id: string): LoopReading => (isBuried(id) ? { kind: 'gone' } : peek(id));

  function peek(id: string): LoopReading {
    if (!isLoopId(id)) return { kind: 'gone' };
    const text = readOwn(files, path(id, '.json'), MAX_STATE);
    if (!text.ok && text.trouble === 'missing') return { kind: 'gone' };
    if (!text.ok) return { kind: 'broken', problem: text.message };
    const reading = readState(text.value);
    return reading.ok
      ? { kind: 'loop', state: reading.state }
      : { kind: 'broken', problem: reading.problem };
  }

  function isBuried(id: string): boolean {
    return files.has(path(id, '.stopped'));
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
    return alone(before.id, { kind: 'changed' }, () => {
      const now = read(before.id);
      if (now.kind !== 'loop') return { kind: 'gone' };
      if (now.state.revision !== before.revision) return { kind: 'changed' };
      return write({ ...after, revision: before.revision + 1 });
    });
  }

  function write(state: LoopState): Saved {
    const written = files.replace(path(state.id, '.json'), writeState(state));
    return written.ok ? { kind: 'saved', state } : { kind: 'failed', message: written.message };
  }

  function bury(id: string, change: (state: LoopState) => LoopState): Result<void> {
    const made = files.create(path(id, '.stopped'), '');
    if (!made.ok && made.trouble !== 'invalid') return made;
    alone(id, null, () => {
      const last = peek(id);
      const state = last.kind === 'loop' ? last.state : null;
      return state && write({ ...change(state), revision: state.revision + 1 });
    });
    return { ok: true, value: undefined };
  }

  function repair(state: LoopState): Result<void> {
    const busy: Result<void> = { ok: false, trouble: 'failed', message: 'it is being written' };
    return alone(state.id, busy, () =>
      read(state.id).kind === 'broken'
        ? files.replace(path(state.id, '.json'), writeState(state))
        : busy,
    );
  }

  function alone<T>(id: string, busy: T, work: () => T): T {
    return locked(path(id, '.lock'), { files, clock }, busy, work);
  }

  function ids(): readonly string[] {
    const entries = files.list(loopFolder(root));
    const names = (entries.ok ? entries.value : []).map(({ name }) => name);
    const found = names.flatMap((name) => /^fire-loop-(.+)\.(?:json|md)$/.exec(name)?.[1] ?? []);
    return [...new Set(found)].filter(isLoopId).sort().reverse();
  }

  return { read, peek, ids, create, save, bury, isBuried, repair, path };
}
