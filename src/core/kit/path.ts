/**
 * Path strings as this program holds them: forward slashes, no trailing slash, a drive letter in upper case.
 * Git Bash (`/c/x`) and WSL (`/mnt/c/x`) spellings become `C:/x` only when `windows` says so.
 */
export function normalise(path: string, windows = false): string {
  if (!windows) return collapse(path);
  const slashed = path.replaceAll('\\', '/');
  const drive = /^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(slashed);
  const native = drive ? `${drive[1]}:${slashed.slice(drive[0].length) || '/'}` : slashed;
  return collapse(native.replace(/^[a-z]:/, (letter) => letter.toUpperCase()));
}

/** Resolves `path` against the absolute `base`. */
export function resolve(base: string, path: string): string {
  return isAbsolute(path) ? collapse(path) : collapse(`${base}/${path}`);
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}

/** `path` relative to `root`, `''` for the root itself, `null` where it lies outside. Both absolute. */
export function relative(root: string, path: string): string | null {
  if (path === root) return '';
  const prefix = root.endsWith('/') ? root : `${root}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}

/** The parent, or the path itself where it is a root. */
export function dirname(path: string): string {
  const cut = path.lastIndexOf('/');
  if (cut < 0) return '.';
  if (cut === 0) return '/';
  if (cut === 2 && /^[A-Za-z]:\//.test(path)) return path.slice(0, cut + 1);
  return path.slice(0, cut);
}

export function basename(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether `collapse` would give the path as it is; no pattern is run for it. */
function isCollapsed(path: string): boolean {
  const odd = path.includes('//') || path.includes('/.') || path.endsWith('/');
  return path.startsWith('/') && !odd;
}

function collapse(path: string): string {
  if (isCollapsed(path)) return path;
  const prefix = /^(?:[A-Za-z]:)?\//.exec(path)?.[0] ?? '';
  const parts: string[] = [];
  for (const part of path.slice(prefix.length).split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '..' || prefix === '') parts.push(part);
  }
  return prefix + parts.join('/') || '.';
}
