import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readvSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
  writevSync,
} from 'node:fs';
import type { Looks } from '../../core/facts/looks.ts';
import { dirname, normalise, resolve } from '../../core/kit/path.ts';
import type { Entry, Files, Result, Stat, Trouble } from './files.ts';
import { fill, fillFirst } from './fill.ts';
import { makeFolder } from './make-folder.ts';

/** The real file system. */
export function createNodeFiles(): Files {
  const opened = new Map<string, Looks>();
  return {
    read,
    readRange,
    open(file) {
      const known = opened.get(file);
      if (known) return success(known);
      const looks = open(file);
      if (looks.ok) opened.set(file, looks.value);
      return looks;
    },
    has: existsSync,
    isDirectory,
    stat,
    list,
    real: (file) => real(file),
    append,
    replace,
    create,
    remove,
  };
}

/** Bytes. What is shorter is read without a look at its size, which costs more than the read. */
const SHORT_FILE = 16 << 10;
let shortFile: Buffer | null = null;

function read(file: string, maxBytes: number): Result<string> {
  if (isMissing(file)) return failure('missing', `no such file: ${file}`);
  return withDescriptor(file, constants.O_RDONLY, (descriptor) => {
    shortFile ??= Buffer.allocUnsafeSlow(SHORT_FILE);
    const piece = shortFile;
    const short = attempt(() => success(fillFirst(descriptor, piece, SHORT_FILE, 0)));
    const size = short.ok ? short.value : 0;
    if (size > 0 && size < SHORT_FILE && size <= maxBytes) return success(piece.utf8Slice(0, size));
    return readSized(descriptor, file, maxBytes);
  });
}

function readSized(descriptor: number, file: string, maxBytes: number): Result<string> {
  const stats = fstatSync(descriptor);
  if (stats.isDirectory()) return failure('directory', `a directory: ${file}`);
  // A pipe gives no text, and a device need not end.
  if (!stats.isFile()) return failure('failed', `no file: ${file}`);
  const { size } = stats;
  if (size > maxBytes) return failure('too-large', `${size} bytes, at most ${maxBytes}`);
  return success(readFileSync(descriptor, 'utf8'));
}

function readRange(
  file: string,
  start: number,
  length: number,
  room?: Uint8Array,
): Result<Uint8Array> {
  return withDescriptor(file, constants.O_RDONLY, (descriptor) => {
    if (room) return success(fill(descriptor, room.subarray(0, length), start));
    const first = fill(descriptor, new Uint8Array(Math.min(length, SHORT_FILE)), start);
    if (first.length < SHORT_FILE || length === SHORT_FILE) return success(first);
    const available = Math.max(0, Math.min(length, fstatSync(descriptor).size - start));
    return success(fill(descriptor, new Uint8Array(available), start));
  });
}

/** From so many looks on the whole file is read at once: a look costs a system call, the whole costs memory. */
const MANY_LOOKS = 1_000;

function open(file: string): Result<Looks> {
  return attempt(() => success(looksInto(openSync(file, constants.O_RDONLY | NON_BLOCKING))));
}

/** Bytes; a look that is not longer uses the same memory as the look before. */
const SHORT_LOOK = 4_096;
/** Bytes; a longer file is looked into all along. */
const MAX_WHOLE = 32 << 20;

function looksInto(descriptor: number): Looks {
  let looks = 0;
  let whole: Buffer | null = null;
  const scratch = Buffer.allocUnsafeSlow(SHORT_LOOK);
  const pieces = [scratch];

  /** The text of the bytes `[from, to)`. */
  function look(from: number, to: number): string {
    if (looks++ === MANY_LOOKS) whole = wholeOf(descriptor);
    if (whole !== null)
      return whole.utf8Slice(Math.min(from, whole.length), Math.min(to, whole.length));
    const size = to - from;
    // Of the ways to read this one leaves the least behind.
    const read = size > SHORT_LOOK ? 0 : readvSync(descriptor, pieces, from);
    if (read >= size) return scratch.utf8Slice(0, size);
    const bytes = fill(descriptor, Buffer.allocUnsafeSlow(size), from);
    return bytes.utf8Slice(0, bytes.length);
  }

  function text(from: number, to: number): string {
    try {
      return from >= to ? '' : look(from, to);
    } catch {
      return '';
    }
  }

  return {
    text,
    after(mark, from, to) {
      const found = text(from, to);
      const start = found.indexOf(mark) + mark.length;
      const end = start < mark.length ? -1 : found.indexOf('\n', start);
      return end < 0 ? null : found.slice(start, end);
    },
  };
}

function wholeOf(descriptor: number): Buffer | null {
  const { size } = fstatSync(descriptor);
  return size > MAX_WHOLE ? null : fill(descriptor, Buffer.allocUnsafeSlow(size), 0);
}

function stat(file: string): Stat | null {
  const stats = statsOf(file);
  if (!stats) return null;
  const { size, mtimeMs: modified, dev: device, ino: inode } = stats;
  return { kind: kindOf(stats), size, modified, device, inode };
}

/** Most of what a hook looks for is not there, and an error that is thrown costs five times as much as a look. */
const SILENT = { throwIfNoEntry: false } as const;

/** `undefined` where there is nothing, `null` where one may not look. */
function statsOf(file: string): Stats | undefined | null {
  try {
    return lstatSync(file, SILENT);
  } catch {
    return null;
  }
}

/**
 * Whether there is surely nothing, or a link to nothing; what else may be wrong with a path, opening it will tell. What the
 * nearest folder above that is there lets through would be seen.
 */
function isMissing(file: string): boolean {
  if (existsSync(file) || file.includes('\0')) return false;
  for (let above = dirname(file); ; above = dirname(above)) {
    if (existsSync(`${above}/.`)) return true;
    if (existsSync(above) || dirname(above) === above) return statsOf(file) === undefined;
  }
}

/** A path with a slash at its end names a directory only, save on Windows. */
function isDirectory(path: string): boolean {
  if (process.platform !== 'win32') return existsSync(`${path}/`);
  return statSync(path, SILENT)?.isDirectory() === true;
}

function kindOf(stats: Stats | Dirent): Stat['kind'] {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

function list(directory: string): Result<readonly Entry[]> {
  return attempt(() => {
    const found = readdirSync(directory, { withFileTypes: true });
    const entries = found.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
    return success(entries.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });
}

function real(file: string, hops = 0): string {
  const resolved = attempt(() => success(realpathSync(file)));
  return resolved.ok
    ? normalise(resolved.value, process.platform === 'win32')
    : realByNames(file, hops);
}

/**
 * Where a path leads that leads to nothing yet: what is written through a link to nothing comes into being where it points.
 * From the root down, name by name, until nothing is there; a loop, since a path may have thousands of names.
 */
function realByNames(file: string, hops: number): string {
  const root = /^(?:[A-Za-z]:)?\//.exec(file)?.[0] ?? '';
  const names = file.slice(root.length).split('/');
  let at = root.replace(/\/$/, '');
  for (const [index, name] of names.entries()) {
    const place = root === '' && index === 0 ? name : `${at}/${name}`;
    const target = attempt(() => success(readlinkSync(place)));
    if (target.ok && hops < MAX_HOPS)
      at = real(resolve(dirname(place), normalise(target.value)), hops + 1);
    else at = place;
    if (!target.ok && target.trouble === 'missing')
      return [at, ...names.slice(index + 1)].join('/');
  }
  return at;
}

const MAX_HOPS = 40;

function append(file: string, text: string): Result<void> {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | NO_FOLLOW;
  const write = (): Result<void> =>
    withDescriptor(file, flags, (descriptor) => {
      writevSync(descriptor, [Buffer.from(text)]);
      return success(undefined);
    });
  const first = write();
  if (first.ok || first.trouble !== 'missing') return first;
  const made = makeParent(file);
  return made.ok ? write() : made;
}

function replace(file: string, text: string): Result<void> {
  const temporary = `${file}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`;
  const made = makeParent(file);
  if (!made.ok) return made;
  const written = attempt(() => {
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' });
    const before = attempt(() => success(lstatSync(file)));
    if (before.ok && before.value.isFile()) chmodSync(temporary, before.value.mode & 0o777);
    renameStubbornly(temporary, file);
    return success(undefined);
  });
  if (!written.ok) remove(temporary);
  return written;
}

/** Windows refuses a rename while another process holds the target open for a moment. */
function renameStubbornly(from: string, to: string): void {
  for (let tries = 0; ; tries++) {
    const moved = attempt(() => success(renameSync(from, to)));
    if (moved.ok) return;
    if (tries === 5 || moved.trouble !== 'denied') throw new Error(moved.message);
  }
}

function create(file: string, text: string): Result<void> {
  const made = makeParent(file);
  if (!made.ok) return made;
  return attempt(() => success(writeFileSync(file, text, { mode: 0o600, flag: 'wx' })));
}

function remove(target: string): Result<void> {
  const removed = attempt(() => {
    const stats = lstatSync(target, SILENT);
    // What removes whole directories is a module of its own in node, which is loaded when first asked for.
    if (stats?.isDirectory()) rmSync(target, { recursive: true, force: true });
    else if (stats) unlinkSync(target);
    return success(undefined);
  });
  // Another process may have been faster.
  return removed.ok || removed.trouble !== 'missing' ? removed : success(undefined);
}

const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

function makeParent(file: string): Result<void> {
  return attempt(() => {
    makeFolder(dirname(file), { existsSync, mkdirSync });
    return success(undefined);
  });
}

function withDescriptor<T>(
  file: string,
  flags: number,
  use: (descriptor: number) => Result<T>,
): Result<T> {
  return attempt(() => {
    const descriptor = openSync(file, flags | NON_BLOCKING, 0o600);
    try {
      return use(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** A named pipe in the user's tree must not hold a hook up. */
const NON_BLOCKING = constants.O_NONBLOCK ?? 0;

function attempt<T>(work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return failure(TROUBLES[code] ?? 'failed', error instanceof Error ? error.message : code);
  }
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'directory',
  EACCES: 'denied',
  EPERM: 'denied',
  EBUSY: 'denied',
  EEXIST: 'invalid',
  ENAMETOOLONG: 'invalid',
  ELOOP: 'invalid',
  ERR_INVALID_ARG_VALUE: 'invalid',
};

function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

function failure(trouble: Trouble, message: string): Result<never> {
  return { ok: false, trouble, message };
}
