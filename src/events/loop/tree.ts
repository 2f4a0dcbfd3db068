import { hash } from '../../core/kit/hash.ts';
import type { Files } from '../../world/files/files.ts';
import type { World } from '../../world/world.ts';

/** Files looked at for one fingerprint at most: a tree beyond that is known by its first part and by git's own files. */
const MAX_ENTRIES = 20_000;
/** What packages bring and what caches hold is no work of the agent's; `.planning`, where this program writes too, is seen by its edits. */
const SKIPPED = new Set([
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
  '.cache',
  '.next',
  '.turbo',
]);
/** Of a repository only what a commit, a checkout or a stash moves. */
const GIT_FILES = ['HEAD', 'index', 'logs/HEAD', 'packed-refs'];

type Prints = ReadonlyMap<string, string>;

/**
 * How many files of the working tree have changed since the last look, from sizes and times alone: committed, untracked
 * and ignored work counts, in every repository below the root, and no process is started. `null` at the first look.
 */
export function changedFiles(world: World, root: string, id: string): number | null {
  const file = `${world.environment.stateDir}/loops/${hash(`${root}\0${id}`)}.tree`;
  const before = readPrints(world, file);
  const now = printTree(world, root);
  const text = [...now].map(([path, print]) => `${print} ${path}`).join('\n');
  world.files.replace(file, text);
  return before === null ? null : difference(before, now);
}

export function forgetTree(world: World, root: string, id: string): void {
  world.files.remove(`${world.environment.stateDir}/loops/${hash(`${root}\0${id}`)}.tree`);
}

function readPrints({ files }: World, file: string): Prints | null {
  const text = files.read(file, 64 << 20);
  if (!text.ok) return null;
  const rows = text.value
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))] as const);
  return new Map(rows);
}

function printTree({ files }: World, root: string): Prints {
  const prints = new Map<string, string>();
  for (const path of pathsBelow(files, root)) {
    const stat = files.stat(path);
    if (stat?.kind === 'file' || stat?.kind === 'link')
      prints.set(path.slice(root.length + 1), `${stat.size}:${stat.modified}`);
  }
  return prints;
}

/** Breadth first, so that a deep folder does not take the room of all others. */
function pathsBelow(files: Files, root: string): readonly string[] {
  const folders = [root];
  const paths: string[] = [];
  for (const folder of folders) {
    if (paths.length + folders.length > MAX_ENTRIES) return paths;
    const entries = files.list(folder);
    for (const { name, kind } of entries.ok ? entries.value : []) {
      const path = `${folder}/${name}`;
      if (name === '.git') paths.push(...GIT_FILES.map((inner) => `${path}/${inner}`));
      else if (kind !== 'directory') paths.push(path);
      else if (!SKIPPED.has(name) && path !== `${root}/.planning`) folders.push(path);
    }
  }
  return paths;
}

function difference(before: Prints, now: Prints): number {
  const gone = [...before.keys()].filter((path) => !now.has(path)).length;
  return gone + [...now].filter(([path, print]) => before.get(path) !== print).length;
}
