import type { Files } from '../../world/files/files.ts';

/** What reading a transcript needs of the file system. */
export type Source = Pick<Files, 'has' | 'readRange' | 'stat'>;

/** Bytes; `null` where there is no such file, which is told by a look that costs a fraction. */
export function sizeOf(source: Source, path: string): number | null {
  const stat = source.has(path) ? source.stat(path) : null;
  return stat?.kind === 'file' ? stat.size : null;
}
