import { loopFolder } from '../../events/loop/store.ts';
import type { Files } from '../../world/files/files.ts';

/** One driver a project. Gives the process id of the one that has it, `null` where it is ours now. */
export function takeDriverLock(files: Files, root: string): number | null {
  const path = lockPath(root);
  for (let tries = 0; tries < 3; tries++) {
    if (files.create(path, String(process.pid)).ok) return null;
    const text = files.read(path, 100);
    const owner = text.ok ? Number.parseInt(text.value, 10) : Number.NaN;
    if (Number.isInteger(owner) && owner !== process.pid && isAlive(owner)) return owner;
    files.remove(path);
  }
  return null;
}

export function dropDriverLock(files: Files, root: string): void {
  files.remove(lockPath(root));
}

function lockPath(root: string): string {
  return `${loopFolder(root)}/driver.lock`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
