import { normalise, relative } from '../kit/path.ts';

/** Folders that begin a project's own part of a path, for outputs whose root is not known. */
const ANCHORS = new Set(
  '.github .venv src lib libs test tests spec specs __tests__ e2e app apps packages cmd internal pkg crates server client web scripts components examples'.split(
    ' ',
  ),
);

/** Places outside every project: the whole path is the name. */
const SYSTEM =
  /^(?:\/(?:etc|usr|bin|sbin|lib|lib64|opt|dev|proc|sys|var|run|boot|Library|System|Applications)\/|[A-Z]:\/(?:Windows|Program Files))/;

const HOME = /^(?:[A-Z]:)?\/(?:home|Users)\/[^/]+\/|^\/root\//;
const TEMP =
  /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/var\/folders\/[^/]+\/[^/]+\/\w|\/dev\/shm)\/|^(?:[A-Z]:)?\/Users\/[^/]+\/AppData\/Local\/Temp\/|^[A-Z]:\/(?:Windows\/)?Temp\//i;

/**
 * A path without what differs between machines and runs: the project's root, home folders,
 * temporary folders, package stores, file-URL prefixes. Forward slashes.
 */
export function place(path: string, root?: string): string {
  const windows = path.includes('\\') || /^[A-Za-z]:/.test(path);
  const plain = normalise(path.replace(/^(?:file|unix):\/\/(?:\/(?=[A-Za-z]:))?/, ''), windows);
  const inside = root === undefined ? null : relative(normalise(root, windows), plain);
  if (inside !== null) return store(inside === '' ? '.' : inside);
  const temp = TEMP.exec(plain);
  if (temp) return `<tmp>/${afterScratch(plain.slice(temp[0].length))}`;
  const stored = store(plain);
  if (stored !== plain || !plain.startsWith('/', /^[A-Z]:/.test(plain) ? 2 : 0)) return stored;
  return SYSTEM.test(plain) ? plain : shorten(plain.replace(HOME, ''));
}

/** Inside a package store only the package and its inner path count, not its version or location. */
function store(path: string): string {
  for (const name of ['node_modules/', 'site-packages/', 'dist-packages/']) {
    const cut = path.lastIndexOf(name);
    if (cut > 0) return path.slice(cut);
  }
  const crate = /\/(?:registry\/src\/[^/]+|pkg\/mod)\/(.+)$/.exec(path);
  return crate?.[1] ?? path;
}

/** The first folder of a temporary path is its run's own when it looks made up. */
function afterScratch(rest: string): string {
  const slash = rest.indexOf('/');
  const first = slash < 0 ? rest : rest.slice(0, slash);
  if (slash < 0) return /[\d]/.test(first) && !/\.\w{1,5}$/.test(first) ? '*' : scratchName(first);
  return scratchless(rest.slice(slash + 1));
}

/** `pytest-of-user/pytest-12/test_x0/a.txt`: further folders numbered by the run. */
function scratchless(rest: string): string {
  return rest
    .split('/')
    .map((part) => (/^[\w-]*?\d{2,}[\w-]*$|^pytest-\d+$/.test(part) ? '*' : part))
    .join('/');
}

function scratchName(name: string): string {
  return name.replace(/[-_.]?[A-Za-z0-9]*\d[A-Za-z0-9]{5,}/g, '*').replace(/\d{2,}/g, '*');
}

function shorten(path: string): string {
  const parts = path
    .replace(/^[A-Z]:/, '')
    .split('/')
    .filter((part) => part !== '');
  const anchor = anchorOf(parts.slice(0, -1));
  return (anchor >= 0 ? parts.slice(anchor) : parts.slice(-3)).join('/');
}

/** A home's own `src` is where projects lie, not a part of one; git's folder is always a project's. */
function anchorOf(folders: readonly string[]): number {
  const git = folders.indexOf('.git');
  return git >= 0 ? git : folders.findIndex((folder, i) => i > 0 && ANCHORS.has(folder));
}
