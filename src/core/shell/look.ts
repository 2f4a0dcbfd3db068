import type { WalkFacts, WalkRoot, WalkVerb } from '../facts/access.ts';
import type { Tree } from '../facts/tree.ts';
import { basename, resolve } from '../kit/path.ts';
import { LIMITS } from './limits.ts';

/** What a walk would meet, as far as a bounded look at the tree tells. */
export interface Meeting {
  /** Excluded files, and excluded directories that hold something the walk takes; nothing below one of these. */
  readonly excluded: readonly { readonly path: string; readonly kind: 'file' | 'directory' }[];
  /** Whether the walk takes anything else. */
  readonly others: boolean;
  /** The files it takes that are not excluded, one more than LIMITS.kept at most. Absolute. */
  readonly kept: readonly string[];
  /** Names of entries that are not excluded: what a pattern on names must not meet. */
  readonly names: ReadonlySet<string>;
  /** Whether everything was looked at. */
  readonly complete: boolean;
}

export interface Judges {
  excluded(path: string, kind: 'file' | 'directory'): boolean;
  /** Whether git ignores a path; absent where that is not known. */
  ignored?(path: string): boolean;
}

interface Entry {
  readonly path: string;
  /** As the walk prints it. */
  readonly shown: string;
  readonly depth: number;
}

/** Of a root that git ignores, what is below is searched all the same when it is named; a link is not what it leads to. */
function isSkipped(path: string, look: Look): boolean {
  const { walk } = look;
  if (!walk.skipsIgnored || look.ignored?.(path) !== true) return false;
  if (
    walk.follows === 'files' &&
    look.tree.real(path) !== resolve(look.tree.real(resolve(path, '..')), basename(path))
  )
    return false;
  return (
    walk.verb.startsWith('git') || !walk.roots.some((root) => look.ignored?.(root.path) === true)
  );
}

interface Look extends Judges {
  readonly walk: WalkFacts;
  readonly tree: Tree;
  readonly found: { path: string; kind: 'file' | 'directory' }[];
  readonly names: Set<string>;
  readonly kept: string[];
  budget: number;
}

/**
 * Looks at a walk's tree, nearest entries first, at most LIMITS.entries of them; excluded directories are probed, not entered.
 * Beyond that bound nothing is found: in a larger tree an excluded file deep down may be missed unless its rule is general.
 */
export function meet(walk: WalkFacts, tree: Tree, judges: Judges): Meeting {
  const look: Look = {
    ...judges,
    walk,
    tree,
    found: [],
    names: new Set(),
    kept: [],
    budget: LIMITS.entries,
  };
  const queue: Entry[] = [];
  for (const root of walk.roots) enterRoot(root, queue, look);
  for (const entry of queue) {
    if (look.budget <= 0) break;
    if (entry.depth < walk.depth) enter(entry, queue, look);
  }
  if (isStored(look)) for (const root of walk.roots) meetStore(root, look);
  return {
    excluded: look.found,
    others: look.kept.length > 0,
    kept: look.kept,
    names: look.names,
    complete: look.budget > 0,
  };
}

function enterRoot(root: WalkRoot, queue: Entry[], look: Look): void {
  const entry = { path: root.path, shown: root.shown, depth: 0 };
  if (!look.excluded(root.path, 'directory')) queue.push(entry);
  else if (root.globbed) return;
  else if (probe(entry, look)) look.found.push({ path: root.path, kind: 'directory' });
}

/** Walks that put out whole files. Searches take git's for binary ones, and git leaves them alone. */
const WHOLE = new Set<WalkVerb>(['find', 'fd', 'tar', 'zip', 'rsync', 'cp', 'diff']);

/** Whether git may hold what was met: it holds no more than what it does not ignore. */
function isStored({ walk, found, ignored }: Look): boolean {
  return (
    (WHOLE.has(walk.verb) || walk.whole === true) &&
    found.some(({ path }) => ignored?.(path) !== true)
  );
}

/** Git's own folder, where a walk puts out what is in it: versions of what was met are there under names that do not tell. */
function meetStore(root: WalkRoot, look: Look): void {
  const store = child({ ...root, depth: 0 }, '.git');
  const steps = ['objects', '00', '0'.repeat(38)];
  const way = steps.map((_, i) => [store.shown, ...steps.slice(0, i + 1)].join('/'));
  const [objects = '', folder = '', file = ''] = way;
  const { walk, tree } = look;
  if (walk.depth <= steps.length || tree.kind(store.path) !== 'directory') return;
  if (![store.shown, objects, folder].every((shown) => walk.takes(shown, 'directory'))) return;
  if (walk.takes(file, 'file')) look.found.push({ path: store.path, kind: 'directory' });
}

function enter(parent: Entry, queue: Entry[], look: Look): void {
  for (const name of look.tree.list(parent.path)) {
    if (look.budget-- <= 0) return;
    const entry = child(parent, name);
    if (!reaches(entry, look)) continue;
    const kind = kindOf(entry, look);
    if (kind === null) continue;
    if (look.excluded(entry.path, kind)) meetExcluded(entry, kind, look);
    else if (kind === 'file') {
      look.names.add(name);
      if (look.kept.length <= LIMITS.kept && look.walk.takes(entry.shown, 'file'))
        look.kept.push(entry.path);
    } else if (look.walk.takes(entry.shown, 'directory') && !isLink(parent, entry, look)) {
      look.names.add(name);
      queue.push(entry);
    }
  }
}

function child(parent: Entry, name: string): Entry {
  const { shown } = parent;
  const prefix = shown === '' || shown.endsWith('/') ? shown : `${shown}/`;
  return { path: resolve(parent.path, name), shown: prefix + name, depth: parent.depth + 1 };
}

/** Git's own folder is never excluded, hidden and ignored entries only matter to walks that enter them. */
function reaches(entry: Entry, look: Look): boolean {
  const name = basename(entry.path);
  if (name === '.git') return false;
  if (isForced(entry, look)) return true;
  if (!look.walk.hidden && name.startsWith('.')) return false;
  return !isSkipped(entry.path, look);
}

function isForced(entry: Entry, look: Look): boolean {
  const { forces } = look.walk;
  if (forces === undefined) return false;
  const kind = kindOf(entry, look);
  return kind !== null && forces(entry.shown, kind);
}

function kindOf(entry: Entry, look: Look): 'file' | 'directory' | null {
  const kind = look.tree.kind(entry.path);
  return kind === 'file' || kind === 'directory' ? kind : null;
}

function isLink(parent: Entry, entry: Entry, look: Look): boolean {
  return look.tree.real(entry.path) !== resolve(look.tree.real(parent.path), basename(entry.path));
}

function meetExcluded(entry: Entry, kind: 'file' | 'directory', look: Look): void {
  const parent = { ...entry, path: resolve(entry.path, '..') };
  const link = isLink(parent, entry, look);
  if (link && !isFollowed(kind, look)) return;
  const own = link && look.walk.follows === 'files' ? 'link' : 'file';
  const taken = kind === 'file' ? look.walk.takes(entry.shown, own) : probe(entry, look);
  if (taken) look.found.push({ path: entry.path, kind });
}

function isFollowed(kind: 'file' | 'directory', { walk }: Look): boolean {
  return walk.follows === 'all' || (walk.follows === 'files' && kind === 'file');
}

/** Whether a walk takes some file below an excluded directory; yes where that is too much to look at. */
function probe(top: Entry, look: Look): boolean {
  if (!look.walk.takes(top.shown, 'directory')) return false;
  const queue: Entry[] = [top];
  let budget: number = LIMITS.probe;
  for (const entry of queue) {
    const children = namesIn(entry, look).slice(0, budget + 1);
    budget -= children.length;
    if (budget < 0) return true;
    const taken = children.map((name) => child(entry, name)).filter((next) => reaches(next, look));
    if (taken.some((next) => takenAs(next, 'file', look))) return true;
    queue.push(...taken.filter((next) => takenAs(next, 'directory', look)));
  }
  return false;
}

/** What is in a directory, as deep as the walk goes; at its end only files count. */
function namesIn(entry: Entry, { walk, tree }: Look): readonly string[] {
  if (entry.depth >= walk.depth) return [];
  const names = tree.list(entry.path);
  if (entry.depth + 1 < walk.depth) return names;
  return names.filter((name) => walk.takes(child(entry, name).shown, 'file'));
}

function takenAs(entry: Entry, kind: 'file' | 'directory', look: Look): boolean {
  return look.walk.takes(entry.shown, kind) && kindOf(entry, look) === kind;
}
