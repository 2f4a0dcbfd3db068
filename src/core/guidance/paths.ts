import type { Evidence } from './evidence.ts';
import type { Origin } from './origins.ts';
import type { Owners } from './owners.ts';
import type { Signal, SkillIndex } from './skill-index.ts';

const MOST_PACKAGES = 60;
const MOST_FILES = 40;

/** Packages the index knows, by their own name or a parent of it (`next/image` → `next`, `django.db.models` → `django.db`). */
export function findPackages(
  packages: readonly string[],
  index: SkillIndex,
  owners: Owners,
): readonly Evidence[] {
  const found = new Map<string, Evidence>();
  for (const name of packages.slice(0, MOST_PACKAGES)) {
    const known = parentsOf(name).find((one) => index.packages(one).length > 0);
    if (known === undefined) continue;
    found.set(known, owners.add(undefined, clear(known), index.packages(known)));
  }
  return [...found.values()];
}

function clear(what: string) {
  return { source: 'package', what, points: 2 } as const;
}

/**
 * The packages that errors come from. That one has thrown tells the domain; which of its skills is meant the error has to say,
 * so a skill gets half of what an import gives.
 */
export function findOrigins(
  origins: readonly Origin[],
  index: SkillIndex,
  owners: Owners,
): readonly Evidence[] {
  const known = origins.flatMap(
    (names) => names.find((one) => index.packages(one).length > 0) ?? [],
  );
  return [...new Set(known)].flatMap((what) => {
    const { areas, skills } = owners.add(undefined, clear(what), index.packages(what));
    const skill = { source: 'package', what, points: 1, areas: [], skills } as const;
    return [{ ...clear(what), areas, skills: [] }, skill];
  });
}

/** The name and what it is part of, longest first. */
function parentsOf(name: string): readonly string[] {
  const parents = [name];
  for (let at = name.length - 1; at > 0; at--) {
    if ('/.:\\'.includes(name.charAt(at))) parents.push(name.slice(0, at));
  }
  return parents;
}

/** File patterns that fit one of the paths. A pattern of the tables with 0 points is a hint. */
export function findFiles(
  files: readonly string[],
  index: SkillIndex,
  owners: Owners,
): readonly Evidence[] {
  const found = new Map<string, Evidence>();
  for (const file of new Set(files.slice(0, MOST_FILES))) {
    const path = file.replaceAll('\\', '/').toLowerCase();
    const isFor = (pattern: string) => fits(pattern.toLowerCase(), path);
    for (const key of keysOf(path)) {
      for (const signal of index.signals('f', key, isFor)) note(found, signal, owners);
    }
  }
  return [...found.values()];
}

function note(found: Map<string, Evidence>, signal: Signal, owners: Owners): void {
  const { text: what, points } = signal;
  const place = `${points} ${what}`;
  const source = points === 0 ? 'hint' : 'file';
  found.set(place, owners.add(found.get(place), { source, what, points }, signal.owners));
}

function keysOf(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const base = parts.pop() ?? '';
  const dot = base.lastIndexOf('.');
  const keys = ['*', base, ...parts.map((part) => `${part}/`)];
  return dot >= 0 ? [...keys, `*${base.slice(dot)}`] : keys;
}

/** `folder/` anywhere in the path, else the path's end, with `*` for anything but a slash. */
export function fits(pattern: string, path: string): boolean {
  if (pattern.endsWith('/')) return path.startsWith(pattern) || path.includes(`/${pattern}`);
  const star = pattern.indexOf('*');
  if (star >= 0) return hasEnds(pattern, path, star) && globbed(pattern.split('*'), path);
  if (!path.endsWith(pattern)) return false;
  return path.length === pattern.length || path.charAt(path.length - pattern.length - 1) === '/';
}

/** Whether the path holds what stands after the first star, up to the next: a plain look, since most patterns end here. */
function hasEnds(pattern: string, path: string, star: number): boolean {
  const next = pattern.indexOf('*', star + 1);
  return path.includes(pattern.slice(star + 1, next < 0 ? undefined : next));
}

/** As many folders of the path's end as the pattern has. */
function tailOf(path: string, pieces: readonly string[]): string {
  const depth = pieces.join('').split('/').length;
  return path.split('/').slice(-depth).join('/');
}

function globbed(pieces: readonly string[], path: string): boolean {
  const text = tailOf(path, pieces);
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (!text.startsWith(first) || text.length < first.length + last.length) return false;
  if (!text.endsWith(last)) return false;
  let at = first.length;
  const end = text.length - last.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return !text.slice(first.length, end).includes('/') || pieces.length > 2;
}
