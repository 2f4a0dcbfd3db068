import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gitEnvironment, RULES, TWIN_WORDS } from './fixture.ts';
import type { View } from './host-effects.ts';

/** Where content of excluded files came out: `output`, or the path of a new or changed file that is not excluded. */
export type Leak = string;

/** Tells which of some paths in the repository the rules exclude. Asked of git, not of the code under test. */
export type IsExcluded = (paths: readonly string[]) => ReadonlySet<string>;

export function createOracle(directory: string, rules: string = RULES): IsExcluded {
  fs.mkdirSync(path.join(directory, 'home'), { recursive: true });
  const options = { cwd: directory, env: gitEnvironment(directory), encoding: 'utf8' } as const;
  spawnSync('git', ['init', '-q'], options);
  fs.writeFileSync(path.join(directory, '.gitignore'), rules);
  return (paths) => {
    if (paths.length === 0) return new Set();
    const args = ['check-ignore', '--no-index', '--stdin', '-z'];
    const { stdout } = spawnSync('git', args, { ...options, input: paths.join('\0') });
    return new Set(stdout.split('\0').filter(Boolean));
  };
}

/** The differences between what two twins show: each is content of an excluded file that came out. */
export function leaks(first: View, second: View, isExcluded: IsExcluded): Leak[] {
  const text = sameLines(first.text, second.text) ? [] : ['output'];
  const names = [...new Set([...first.files.keys(), ...second.files.keys()])];
  const differing = names.filter((name) => first.files.get(name) !== second.files.get(name));
  return [...text, ...outside(differing, isExcluded)];
}

/** Searches in threads print their lines in any order. */
function sameLines(first: string, second: string): boolean {
  const sorted = (text: string): string =>
    text.replace(OBJECT_FILE, '.git/objects').split('\n').sort().join('\n');
  return first === second || sorted(first) === sorted(second);
}

/** A file of git's store is named by what it holds: a name all the same. */
const OBJECT_FILE = /\.git\/objects\/[0-9a-f]{2}(?:\/[0-9a-f]{38})?/g;

function outside(names: readonly string[], isExcluded: IsExcluded): string[] {
  const inRepo = names
    .filter((name) => name.startsWith('repo/'))
    .map((name) => name.slice('repo/'.length));
  const excluded = isExcluded(inRepo);
  return names.filter(
    (name) => !(name.startsWith('repo/') && excluded.has(name.slice('repo/'.length))),
  );
}

/** Of what changes from run to run (times, process ids): that which carries the twins' own words. */
export function carriesWords(leak: Leak, first: View, second: View): boolean {
  const holds = (view: View, word: string): boolean => {
    const content = contentOf(leak, view);
    return content === undefined || content.toLowerCase().includes(word);
  };
  const [a, b] = TWIN_WORDS;
  return holds(first, a) && holds(second, b);
}

/**
 * Whether twins differ where each agrees with itself, in two runs each: in an archive, say, whose times are never the same.
 * Contents of different lengths are compared whole.
 */
export function differSteadily(
  leak: Leak,
  first: readonly [View, View],
  second: readonly [View, View],
): boolean {
  const [a, a2, b, b2] = [...first, ...second].map((view) => contentOf(leak, view));
  if (a === undefined || a2 === undefined || b === undefined || b2 === undefined) return false;
  if (a === a2 && b === b2) return true;
  if (new Set([a.length, a2.length, b.length, b2.length]).size > 1) return false;
  return a
    .split('')
    .some((letter, at) => letter === a2[at] && b[at] === b2[at] && letter !== b[at]);
}

function contentOf(leak: Leak, view: View): string | undefined {
  return leak === 'output' ? view.text : view.files.get(leak);
}
