import type { Files } from '../../world/files/files.ts';
import { BINARY } from './known.ts';

/** What a file or folder would cost a reader. */
export interface Cost {
  readonly files: number;
  readonly tokens: number;
  /** The folder holds more than was counted. */
  readonly more: boolean;
}

/** Of one folder no more entries than this are counted. */
const MAX_ENTRIES = 20_000;
/** Bytes of text to a token: a rule of thumb for code. */
const BYTES_A_TOKEN = 4;

/** Tokens of one file, 0 for what is no text. */
export function tokensOf(name: string, size: number): number {
  return BINARY.test(name) ? 0 : Math.round(size / BYTES_A_TOKEN);
}

/** Counts a folder without reading its files; links are not followed. */
export function measure(files: Files, folder: string): Cost {
  let [count, tokens, entries] = [0, 0, 0];
  const open = [folder];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const listed = files.list(path);
    for (const entry of listed.ok ? listed.value : []) {
      if (++entries > MAX_ENTRIES) return { files: count, tokens, more: true };
      if (entry.kind === 'directory') open.push(`${path}/${entry.name}`);
      if (entry.kind !== 'file') continue;
      count++;
      tokens += tokensOf(entry.name, files.stat(`${path}/${entry.name}`)?.size ?? 0);
    }
  }
  return { files: count, tokens, more: false };
}
