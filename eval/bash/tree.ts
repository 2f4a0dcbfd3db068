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
    if (stat.isFile()) return 'file';
    return stat.isDirectory() ? 'directory' : 'other';
  },
  list(directory) {
    try {
      return fs.readdirSync(directory).sort();
    } catch {
      return [];
    }
  },
  real: nearestReal,
};

function nearestReal(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(nearestReal(parent), path.basename(file));
  }
}
