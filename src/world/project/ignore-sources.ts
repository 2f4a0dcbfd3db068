import type { IgnoreSource } from '../../core/exclusion/index.ts';
import type { Files } from '../files/files.ts';
import { mainWorktree } from './root.ts';

export interface IgnoreSources {
  /** The ignore files of one directory. */
  in(directory: string): readonly IgnoreSource[];
  /** `~/.claude/powerignore`. */
  readonly userWide: readonly IgnoreSource[];
  /** For the user: ignore files that are there but not in force, one sentence each, as far as they were asked for. */
  readonly problems: readonly string[];
}

type Purpose = IgnoreSource['purpose'];

export const IGNORE_FILES: readonly (readonly [name: string, purpose: Purpose])[] = [
  ['.powerignore', 'waste'],
  ['.claudeignore', 'privacy'],
];

const MAX_BYTES = 16 << 20;

/**
 * Reads ignore files of the tree under `root`. With `failClosed` a `.claudeignore` that cannot be read excludes all
 * below it; otherwise what cannot be read is a problem for the user and excludes nothing;
 * of a link to nothing only a thorough look tells.
 */
export function createIgnoreSources(
  files: Files,
  root: string,
  home: string,
  { failClosed, isThorough }: { readonly failClosed: boolean; readonly isThorough: boolean },
): IgnoreSources {
  const problems: string[] = [];
  const main = mainWorktree(files, root);

  function load(path: string, base: string, purpose: Purpose): IgnoreSource[] {
    const seesLinks = isThorough || failClosed;
    if (!files.has(path) && !(seesLinks && files.stat(path))) return [];
    const text = files.read(path, MAX_BYTES);
    if (text.ok && !text.value.includes('\0')) return [{ path, base, purpose, text: text.value }];
    const closed = failClosed && purpose === 'privacy';
    const trouble = text.ok ? 'it is not a text file' : text.message;
    problems.push(`${path} is not in force: ${trouble}${closed ? '; all below it is denied' : ''}`);
    return closed ? [{ path, base, purpose, text: '*', unreadable: trouble }] : [];
  }

  function inDirectory(directory: string): IgnoreSource[] {
    return IGNORE_FILES.flatMap(([name, purpose]) => {
      const own = load(`${directory}/${name}`, directory, purpose);
      // An ignore file git does not track is in the main working tree only.
      const lent = own.length === 0 && directory === root && main !== null;
      return lent ? load(`${main}/${name}`, directory, purpose) : own;
    });
  }

  return {
    in: inDirectory,
    userWide: load(`${home}/.claude/powerignore`, root, 'waste'),
    problems,
  };
}

/** What git itself ignores in a directory of a repository: its `.gitignore`, and at the root `.git/info/exclude`. */
export function gitIgnoreSources(files: Files, root: string, directory: string): IgnoreSource[] {
  const paths = [`${directory}/.gitignore`];
  if (directory === root) paths.unshift(`${root}/.git/info/exclude`);
  return paths.flatMap((path): IgnoreSource[] => {
    const text = files.read(path, MAX_BYTES);
    return text.ok ? [{ path, base: directory, purpose: 'waste', text: text.value }] : [];
  });
}
