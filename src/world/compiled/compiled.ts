import type { Clock } from '../clock/clock.ts';
import type { Files } from '../files/files.ts';

const DAY = 86_400_000;

/** Where the compiled forms of the executables lie, by node's version. */
export function compiledFolder(stateDir: string): string {
  return `${stateDir}/compiled`;
}

/** Removes compiled forms made more than `days` ago: an update leaves its predecessor's behind, and one in use is soon made anew. */
export function sweepCompiled(files: Files, clock: Clock, stateDir: string, days: number): void {
  const root = compiledFolder(stateDir);
  const limit = clock.now() - days * DAY;
  for (const version of names(files, root)) {
    const folder = `${root}/${version}`;
    for (const name of names(files, folder)) {
      const modified = files.stat(`${folder}/${name}`)?.modified ?? limit;
      if (modified < limit) files.remove(`${folder}/${name}`);
    }
    if (names(files, folder).length === 0) files.remove(folder);
  }
}

function names(files: Files, folder: string): readonly string[] {
  const listed = files.list(folder);
  return listed.ok ? listed.value.map(({ name }) => name) : [];
}
