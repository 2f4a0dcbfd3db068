import type { Tree } from '../facts/tree.ts';
import { resolve } from '../kit/path.ts';
import { LIMITS } from './limits.ts';
import { isPattern, matches, plain } from './pattern.ts';

export interface GlobOptions {
  readonly cwd: string;
  readonly globstar: boolean;
  readonly dotglob: boolean;
}

interface Search extends GlobOptions {
  readonly tree: Tree;
  lists: number;
}

/** Names that a pattern matches in the real tree, as the shell would put them and in its order (C locale). Bounded. */
export function expandGlob(pattern: string, tree: Tree, options: GlobOptions): string[] {
  const search: Search = { ...options, tree, lists: 0 };
  const rooted = pattern.startsWith('/');
  const segments = pattern.split('/').filter((part, i) => part !== '' || i > 0);
  let found = [rooted ? '/' : ''];
  segments.forEach((segment, i) => {
    const last = i === segments.length - 1;
    found = found.flatMap((prefix) => step(prefix, segment, last, search)).slice(0, LIMITS.fields);
  });
  return found.sort();
}

function step(prefix: string, segment: string, last: boolean, search: Search): string[] {
  if (segment === '**' && search.globstar) return descend(prefix, last, search);
  if (!isPattern(segment)) return literal(prefix, plain(segment), last, search);
  const names = list(prefix, search).filter(
    (name) => visible(name, segment, search) && matches(segment, name),
  );
  if (last) return names.map((name) => prefix + name);
  return names
    .filter((name) => kind(prefix + name, search) === 'directory')
    .map((name) => `${prefix}${name}/`);
}

function literal(prefix: string, name: string, last: boolean, search: Search): string[] {
  if (name === '') return last ? [prefix] : [prefix];
  const path = prefix + name;
  if (last) return kind(path, search) === null ? [] : [path];
  return kind(path, search) === 'directory' ? [`${path}/`] : [];
}

/** `**`: this directory and all below it; at the end of a pattern, the files too. */
function descend(prefix: string, last: boolean, search: Search): string[] {
  const found = last ? [] : [prefix];
  const queue = [prefix];
  for (const at of queue) {
    const names = list(at, search).filter((name) => !name.startsWith('.') || search.dotglob);
    const directories = names
      .map((name) => at + name)
      .filter((path) => kind(path, search) === 'directory');
    queue.push(...directories.map((path) => `${path}/`));
    found.push(...(last ? names.map((name) => at + name) : directories.map((path) => `${path}/`)));
    if (found.length > LIMITS.fields) break;
  }
  return found;
}

function visible(name: string, pattern: string, search: Search): boolean {
  return !name.startsWith('.') || search.dotglob || plain(pattern).startsWith('.');
}

function list(prefix: string, search: Search): readonly string[] {
  if (search.lists++ >= LIMITS.lists) return [];
  return search.tree.list(resolve(search.cwd, prefix || '.'));
}

function kind(path: string, search: Search): ReturnType<Tree['kind']> {
  return search.tree.kind(resolve(search.cwd, path));
}
