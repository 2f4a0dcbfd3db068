import fs from 'node:fs';
import path from 'node:path';
import type { Tree } from '../../src/core/facts/tree.ts';

/** The real file system as the rooms of the core ask about it. */
export const diskTree: Tree = {
  kind(file) {
    let stat: fs.Stats | undefined;
    try {
      stat = fs.statSync(file, { throwIfNoEntry: false });
    } catch {
      return null;
    }
    if (!stat) return null;
    return stat.isDirectory() ? 'directory' : 'file';
  },
  list(directory) {
    try {
      return fs.readdirSync(directory).sort();
    } catch {
      return [];
    }
  },
  real: (file) => nearestReal(file),
};

/** The real path; of what is not there, where it would come into being: also behind a link to nothing. */
function nearestReal(file: string, hops = 0): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    if (parent === file) return file;
    const place = path.join(nearestReal(parent), path.basename(file));
    const target = hops < 40 ? targetOf(place) : null;
    return target === null
      ? place
      : nearestReal(path.resolve(path.dirname(place), target), hops + 1);
  }
}

function targetOf(link: string): string | null {
  try {
    return fs.readlinkSync(link);
  } catch {
    return null;
  }
}
