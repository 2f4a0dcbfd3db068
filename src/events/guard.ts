import { createExclusion, type Exclusion, firstOf, type Verdict } from '../core/exclusion/index.ts';
import { basename, dirname, normalise, relative } from '../core/kit/path.ts';
import type { HostEvent } from '../host/events/base.ts';
import { createIgnoreSources, type IgnoreSources } from '../world/project/ignore-sources.ts';
import { knownIgnoreFiles } from '../world/project/known-sources.ts';
import { projectRoot, projectTree, treeRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';

export type Excluded = Extract<Verdict, { excluded: true }>;

/** The exclusion rules as one event meets them: each path judged by the rules of its own tree. */
export interface Guard {
  readonly root: string;
  judge(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict;
  /** The rules in force at and below a directory. */
  rulesBelow: Exclusion['rulesBelow'];
  firmRuleBelow: Exclusion['firmRuleBelow'];
  filesOf: Exclusion['filesOf'];
  /** Why ignore files that exist are not in force, as far as they were met. */
  problems(): readonly string[];
}

/** Characters of a path that no system opens. The looks for ignore files on the way along thousands of names take minutes. */
const TOO_LONG = { posix: 4_096, windows: 32_767 } as const;

/** `isThorough`: an ignore file that is a link to nothing is a problem too, which costs a look more at each directory. */
export function createGuard(event: HostEvent, world: World, isThorough = false): Guard {
  const { files, environment, tree } = world;
  const root = projectRoot(files, environment, eventDirectory(event, world));
  const { failClosed } = world.config(root).config.exclusion;
  const known = new Map<string, { sources: IgnoreSources; exclusion: Exclusion }>();
  let own: string | null = null;

  /** What lies in the project is its own, however it is marked. */
  function topOf(path: string, directory: string): string | null {
    if (relative(root, path) === null) return treeRoot(files, directory);
    own ??= projectTree(files, root);
    return own;
  }

  function of(treeTop: string): Exclusion {
    const before = known.get(treeTop);
    if (before) return before.exclusion;
    const sources = createIgnoreSources(files, treeTop, environment.home, {
      failClosed,
      isThorough,
    });
    const exclusion = createExclusion({
      root: treeTop,
      sourcesIn: (directory) => sources.in(directory),
      userWide: sources.userWide,
      tree,
      foldCase: foldsCase(treeTop, world),
    });
    known.set(treeTop, { sources, exclusion });
    return exclusion;
  }

  function judgeIn(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict {
    const top = topOf(path, dirname(path));
    return top === null ? { excluded: false } : of(top).judge(path, want, kind);
  }

  const over = (directory: string) => of(topOf(directory, directory) ?? root);

  /** Directories further down that have ignore files of their own, as far as the session's start has found them. */
  function ruledBelow(directory: string): readonly string[] {
    const found = knownIgnoreFiles(files, environment, root).map(dirname);
    return [...new Set(found)].filter((each) => relative(directory, each));
  }

  return {
    root,
    judge(path, want, kind) {
      if (path.length > TOO_LONG[environment.platform]) return { excluded: false };
      const verdict = judgeIn(path, want, kind);
      const real = tree.real(path);
      // A link may lead into another tree, or from outside into this one: the rules of where it leads speak too.
      const within = relative(root, path) !== null && relative(root, real) !== null;
      if (verdict.excluded || within || real === path) return verdict;
      const behind = judgeIn(real, want, kind);
      return behind.excluded ? { ...behind, via: path } : behind;
    },
    firmRuleBelow: (directory) =>
      firstOf([directory, ...ruledBelow(directory)], (each) => over(each).firmRuleBelow(each)),
    rulesBelow: (directory) =>
      [directory, ...ruledBelow(directory)].flatMap((each) => over(each).rulesBelow(each)),
    filesOf: (directory) => over(directory).filesOf(directory),
    problems: () => [...known.values()].flatMap(({ sources }) => sources.problems),
  };
}

/** The payload's cwd, or the project where the payload has none. */
export function eventDirectory(event: HostEvent, world: World): string {
  const { environment } = world;
  const windows = environment.platform === 'windows';
  return event.cwd === '' ? (environment.projectDir ?? '/') : normalise(event.cwd, windows);
}

/** Whether `a` and `A` are one file here: told by asking for the folder, or the nearest above it with letters, under its flipped name. */
function foldsCase(folder: string, world: World): boolean {
  const name = basename(folder);
  const flipped = name.replace(/[a-zA-Z]/g, flipCase);
  const above = dirname(folder);
  if (flipped === name) return above !== folder && foldsCase(above, world);
  const other = world.files.stat(folder.slice(0, folder.length - name.length) + flipped);
  const own = other && world.files.stat(folder);
  return own !== null && other !== null && own.inode === other.inode && own.device === other.device;
}

function flipCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
