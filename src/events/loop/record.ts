import { isFinal, type LoopState, statusText } from '../../core/loop/index.ts';
import { removeActiveLoop, setActiveLoop } from '../../core/planning/index.ts';
import type { Files } from '../../world/files/files.ts';
import { type LoopSession, timestamp } from './session.ts';

const MAX_FILE = 8 << 20;

/** Changes a text file that is there; one that is gone stays gone. */
export function amend(files: Files, path: string, change: (text: string) => string): void {
  const text = files.read(path, MAX_FILE);
  if (!text.ok) return;
  const changed = change(text.value);
  if (changed !== text.value) files.replace(path, changed);
}

/** Keeps the Active Loop section of CONSCIENCE.md, where that file exists, in step with the loop. */
export function showInConscience(session: LoopSession, loop: LoopState, health = 'PROGRESS'): void {
  const { files } = session.world;
  const path = `${session.root}/.planning/CONSCIENCE.md`;
  if (isFinal(loop)) {
    amend(files, path, (text) => (text.includes(loop.id) ? removeActiveLoop(text) : text));
    return;
  }
  amend(files, path, (text) =>
    setActiveLoop(text, {
      id: loop.id,
      started: timestamp(loop.created),
      iteration: `${loop.iteration}/${loop.maxIterations}`,
      status: loop.status,
      promise: loop.promise,
      health,
    }),
  );
}

export function describe(session: LoopSession, loop: LoopState): string {
  return statusText(loop, session.world.clock.now());
}
