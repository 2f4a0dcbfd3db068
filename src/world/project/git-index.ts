import { dirname, relative } from '../../core/kit/path.ts';
import type { Files } from '../files/files.ts';

const MAX_BYTES = 4 << 20;
/** Tracked files compared at most: each costs a look at the file system. */
const MAX_ENTRIES = 4_000;
/** Header of an index, and the fields of an entry in front of its flags, in bytes. */
const HEADER = 12;
const FLAGS_AT = 60;
const REGULAR = 0x8000;
const LINK = 0xa000;
/** Bits of an entry's flags: kept out of comparison by the user; more flags follow; the sparse bit among those. */
const ASSUME_VALID = 0x8000;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const NAME_LENGTH = 0x0fff;

/** A tracked file as git last saw it in the working tree. */
interface Entry {
  readonly path: string;
  /** Seconds and nanoseconds. */
  readonly modified: readonly [number, number];
  readonly size: number;
  readonly type: number;
  readonly isCompared: boolean;
}

/**
 * Tracked files below `root` that differ from git's index in size or time, or are gone, relative to it: what `git diff-files
 * --relative` lists, told without a process. A file written again with what it held counts until git looks at it. Empty where there is no index that can
 * be read, or one of more than 4,000 files. Format: git's Documentation/gitformat-index, versions 2 to 4.
 */
export function changedTrackedFiles(files: Files, root: string): readonly string[] {
  const top = repositoryOf(files, root);
  if (top === null) return [];
  const read = files.readRange(`${gitFolder(files, top)}/index`, 0, MAX_BYTES);
  const entries = read.ok && read.value.length < MAX_BYTES ? entriesOf(read.value) : null;
  const inside = root === top ? '' : `${relative(top, root)}/`;
  return (entries ?? [])
    .filter((entry) => entry.path.startsWith(inside) && hasChanged(entry, files, top))
    .map(({ path }) => path.slice(inside.length));
}

function repositoryOf(files: Files, root: string): string | null {
  for (let at = root; ; at = dirname(at)) {
    if (files.stat(`${at}/.git`) !== null) return at;
    if (dirname(at) === at) return null;
  }
}

/** A worktree's `.git` is a file that names the folder. */
function gitFolder(files: Files, top: string): string {
  const pointer = files.read(`${top}/.git`, 4096);
  const named = pointer.ok ? /^gitdir: (.+)/.exec(pointer.value)?.[1]?.trim() : undefined;
  if (named === undefined) return `${top}/.git`;
  return named.startsWith('/') ? named : `${top}/${named}`;
}

function hasChanged({ path, modified, size, type, isCompared }: Entry, files: Files, top: string) {
  if (!isCompared || (type !== REGULAR && type !== LINK)) return false;
  const now = files.stat(`${top}/${path}`);
  if (now === null) return true;
  const [seconds, nanoseconds] = modified;
  // Some builds of git keep no parts of a second.
  const then = nanoseconds === 0 ? seconds : seconds * 1000 + Math.floor(nanoseconds / 1e6);
  const time = nanoseconds === 0 ? Math.floor(now.modified / 1000) : Math.floor(now.modified);
  return then !== time || size !== now.size;
}

/** `null` for what is no index this program knows: another version, a repository of SHA-256, a torn file. */
function entriesOf(index: Uint8Array): readonly Entry[] | null {
  const bytes = Buffer.from(index.buffer, index.byteOffset, index.length);
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 4) !== 'DIRC') return null;
  const version = bytes.readUInt32BE(4);
  const count = bytes.readUInt32BE(8);
  if (version < 2 || version > 4 || count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = HEADER;
  for (let n = 0; n < count; n++) {
    const found = entryAt(bytes, at, version === 4 ? (entries.at(-1)?.path ?? '') : null);
    if (found === null) return null;
    entries.push(found.entry);
    at = found.end;
  }
  return entries;
}

/** `before` is the path in front, which version 4 builds upon; `null` in an older index. */
function entryAt(
  bytes: Buffer,
  at: number,
  before: string | null,
): { readonly entry: Entry; readonly end: number } | null {
  if (at + FLAGS_AT + 4 > bytes.length) return null;
  const flags = bytes.readUInt16BE(at + FLAGS_AT);
  const isExtended = (flags & EXTENDED) !== 0;
  const more = isExtended ? bytes.readUInt16BE(at + FLAGS_AT + 2) : 0;
  const name = nameAt(bytes, at + FLAGS_AT + (isExtended ? 4 : 2), before);
  // Where the fields are others (hashes of 32 bytes) the length that stands beside the name is not the name's.
  if (name === null || Math.min(name.bytes, NAME_LENGTH) !== (flags & NAME_LENGTH)) return null;
  const length = name.end - at;
  return {
    end: at + (before === null ? length + padding(length) : length),
    entry: {
      path: name.path,
      modified: [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)],
      type: bytes.readUInt32BE(at + 24) & 0xf000,
      size: bytes.readUInt32BE(at + 36),
      isCompared: (flags & ASSUME_VALID) === 0 && (more & SKIP_WORKTREE) === 0,
    },
  };
}

/** Entries but those of version 4 fill up with NULs to a multiple of eight; one NUL is counted already. */
function padding(length: number): number {
  return (8 - (length % 8)) % 8;
}

interface Name {
  readonly path: string;
  readonly bytes: number;
  /** Behind its NUL. */
  readonly end: number;
}

/** Version 4 tells how much of the end of the name before is dropped, then what follows. */
function nameAt(bytes: Buffer, at: number, before: string | null): Name | null {
  const dropped = before === null ? { value: 0, end: at } : offsetAt(bytes, at);
  const end = dropped === null ? -1 : bytes.indexOf(0, dropped.end);
  if (dropped === null || end < 0) return null;
  const rest = bytes.subarray(dropped.end, end);
  const name = before === null ? rest : Buffer.concat([kept(before, dropped.value), rest]);
  return { path: name.toString('utf8'), bytes: name.length, end: end + 1 };
}

function kept(name: string, dropped: number): Buffer {
  const bytes = Buffer.from(name);
  return bytes.subarray(0, Math.max(0, bytes.length - dropped));
}

/** Git's offset encoding: seven bits a byte, the highest bit tells that more follow, each of which adds one. */
function offsetAt(bytes: Buffer, at: number): { value: number; end: number } | null {
  let value = 0;
  for (let end = at; end < Math.min(at + 5, bytes.length); ) {
    const byte = bytes[end++] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end };
    value++;
  }
  return null;
}
