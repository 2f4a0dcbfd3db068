import type { Source } from '../../src/host/transcript/index.ts';

/** A file system of byte strings that counts what is read of it. */
export function bytesSource(files: Readonly<Record<string, string>>): Source & { read(): number } {
  const stored = new Map(
    Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );
  let total = 0;
  return {
    read: () => total,
    has: (path) => stored.has(path),
    stat(path) {
      const bytes = stored.get(path);
      return bytes ? { kind: 'file', size: bytes.length, modified: 0, device: 1, inode: 1 } : null;
    },
    readRange(path, start, length, memory) {
      const bytes = stored.get(path);
      if (!bytes) return { ok: false, trouble: 'missing', message: path };
      const range = bytes.slice(start, start + length);
      total += range.length;
      memory?.set(range);
      return { ok: true, value: memory?.subarray(0, range.length) ?? range };
    },
  };
}
