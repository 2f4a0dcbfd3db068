import { dirname, relative, resolve } from '../../core/kit/path.ts';
import type { Clock } from '../clock/clock.ts';
import type { Entry, Files, Result, Stat, Trouble } from './files.ts';

type Node =
  | { kind: 'file'; bytes: Uint8Array; modified: number; inode: number }
  | { kind: 'directory'; modified: number; inode: number }
  | { kind: 'link'; target: string; modified: number; inode: number };

/** Text is a file, `{ link }` a symbolic link. Parents are made. */
export type Seed = Readonly<Record<string, string | { readonly link: string }>>;

/** The twin of the real file system: nothing leaves the process. Without a clock each change is a millisecond after the one before. */
export function createMemoryFiles(seed: Seed = {}, clock?: Clock): Files {
  const nodes = new Map<string, Node>();
  let ticks = 0;
  const stamp = () => ({ inode: ++ticks, modified: clock?.now() ?? ticks });
  nodes.set('/', { kind: 'directory', ...stamp() });

  function makeDirectory(path: string): Trouble | null {
    const node = nodes.get(resolveLinks(path) ?? path);
    if (node) return node.kind === 'directory' ? null : 'missing';
    const above = makeDirectory(dirname(path));
    if (above) return above;
    nodes.set(path, { kind: 'directory', ...stamp() });
    return null;
  }

  /** Follows every link on the way; `null` on a cycle. Parts that do not exist stay as they are. */
  function resolveLinks(path: string, depth = 0): string | null {
    if (depth > 40) return null;
    let at = '';
    for (const part of path.split('/').filter(Boolean)) {
      const next = `${at}/${part}`;
      const node = nodes.get(next);
      if (node?.kind === 'link') {
        const rest = path.slice(next.length);
        return resolveLinks(resolve(at || '/', node.target) + rest, depth + 1);
      }
      at = next;
    }
    return at || '/';
  }

  /** Where a name itself lies: the links above it followed, it itself not. */
  function placeOf(path: string): string {
    const parent = resolveLinks(dirname(path)) ?? dirname(path);
    return resolve(parent, path.slice(path.lastIndexOf('/') + 1)) || '/';
  }

  function locate(path: string): Result<{ at: string; node: Node }> {
    if (path.includes('\0')) return failure('invalid');
    const at = resolveLinks(path);
    const node = at === null ? undefined : nodes.get(at);
    return at !== null && node ? success({ at, node }) : failure('missing');
  }

  function bytesOf(path: string): Result<Uint8Array> {
    const found = locate(path);
    if (!found.ok) return found;
    const { node } = found.value;
    return node.kind === 'file' ? success(node.bytes) : failure('directory');
  }

  function put(path: string, bytes: Uint8Array): Result<void> {
    const at = resolveLinks(path) ?? path;
    const trouble = makeDirectory(dirname(at));
    if (trouble) return failure(trouble);
    if (nodes.get(at)?.kind === 'directory') return failure('directory');
    nodes.set(at, { kind: 'file', bytes, ...stamp() });
    return success(undefined);
  }

  const files: Files = {
    read(path, maxBytes) {
      const bytes = bytesOf(path);
      if (!bytes.ok) return bytes;
      if (bytes.value.length > maxBytes) return failure('too-large');
      return success(new TextDecoder().decode(bytes.value));
    },
    open(path) {
      const bytes = bytesOf(path);
      if (!bytes.ok && bytes.trouble !== 'directory') return bytes;
      const content = bytes.ok ? bytes.value : new Uint8Array();
      const text = (from: number, to: number) =>
        new TextDecoder().decode(content.subarray(from, to));
      const after = (mark: string, from: number, to: number) => {
        const [, behind] = cut(text(from, to), mark);
        const [line, rest] = cut(behind ?? '', '\n');
        return rest === null ? null : line;
      };
      return success({ text, after });
    },
    readRange(path, start, length, room) {
      const bytes = bytesOf(path);
      if (!bytes.ok) return bytes;
      const range = bytes.value.slice(start, start + length);
      room?.set(range);
      return success(room?.subarray(0, range.length) ?? range);
    },
    has: (path) => locate(path).ok,
    isDirectory(path) {
      const found = locate(path);
      return found.ok && found.value.node.kind === 'directory';
    },
    stat(path): Stat | null {
      const node = nodes.get(placeOf(path));
      if (!node) return null;
      const size = node.kind === 'file' ? node.bytes.length : 0;
      return { kind: node.kind, size, modified: node.modified, device: 1, inode: node.inode };
    },
    list(path) {
      const found = locate(path);
      if (!found.ok) return found;
      if (found.value.node.kind !== 'directory') return failure('missing');
      const entries: Entry[] = [];
      for (const [key, { kind }] of nodes) {
        const name = relative(found.value.at, key);
        if (name && !name.includes('/')) entries.push({ name, kind });
      }
      return success(entries.sort((a, b) => (a.name < b.name ? -1 : 1)));
    },
    real(path) {
      return resolveLinks(path) ?? path;
    },
    append(path, text) {
      if (files.stat(path)?.kind === 'link') return failure('invalid');
      const before = bytesOf(path);
      if (!before.ok && before.trouble !== 'missing') return before;
      const old = before.ok ? before.value : new Uint8Array();
      const added = new TextEncoder().encode(text);
      const joined = new Uint8Array(old.length + added.length);
      joined.set(old);
      joined.set(added, old.length);
      return put(path, joined);
    },
    replace(path, text) {
      const place = placeOf(path);
      if (nodes.get(place)?.kind === 'link') nodes.delete(place);
      return put(path, new TextEncoder().encode(text));
    },
    create(path, text) {
      return files.stat(path) ? failure('invalid') : put(path, new TextEncoder().encode(text));
    },
    remove(path) {
      const place = placeOf(path);
      for (const key of [...nodes.keys()]) if (relative(place, key) !== null) nodes.delete(key);
      return success(undefined);
    },
  };

  for (const [path, value] of Object.entries(seed)) {
    if (typeof value === 'string') files.replace(path, value);
    else {
      makeDirectory(dirname(path));
      nodes.set(path, { kind: 'link', target: value.link, ...stamp() });
    }
  }
  return files;
}

/** What stands before a mark, and what behind it; `null` where it does not occur. */
function cut(text: string, mark: string): readonly [before: string, behind: string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}

function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

function failure(trouble: Trouble): Result<never> {
  return { ok: false, trouble, message: trouble };
}
