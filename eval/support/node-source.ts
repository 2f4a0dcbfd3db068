import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { Source } from '../../src/host/transcript/index.ts';

/** The real file system as the transcript reader needs it, counting what it reads. */
export function nodeSource(): Source & { read(): number } {
  let total = 0;
  return {
    read: () => total,
    has: existsSync,
    stat(path) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat) return null;
      const kind = stat.isFile() ? 'file' : 'other';
      return { kind, size: stat.size, modified: stat.mtimeMs, device: stat.dev, inode: stat.ino };
    },
    readRange(path, start, length) {
      const handle = openSync(path, 'r');
      try {
        const bytes = new Uint8Array(length);
        const got = readSync(handle, bytes, 0, length, start);
        total += got;
        return { ok: true, value: bytes.subarray(0, got) };
      } finally {
        closeSync(handle);
      }
    },
  };
}
