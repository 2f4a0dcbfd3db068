import { createExclusion, type Exclusion, type Verdict } from '../core/exclusion/index.ts';
import { basename, dirname, normalise, relative } from '../core/kit/path.ts';
import type { HostEvent } from '../host/events/base.ts';
import { createIgnoreSources, type IgnoreSources } from '../world/project/ignore-sources.ts';
import { knownIgnoreFiles } from '../world/project/known-sources.ts';
import { projectRoot, treeRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';

export type Excluded = Extract<Verdict, { excluded: true }>;

/** The exclusion rules as one event meets them: each path judged by the rules of its own tree. */
export interface Guard {
  readonly root: string;
  judge(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict;
  /** The rules in force at and below a directory. */
  rulesBelow: Exclusion['rulesBelow'];
  filesOf: Exclusion['filesOf'];
  /** Why ignore files that exist are not in force, as far as they were met. */
  problems(): readonly string[];
}

export function createGuard(event: HostEvent, world: World): Guard {
  const { files, environment, tree } = world;
  const root = projectRoot(files, environment, eventDirectory(event, world));
  const { failClosed } = world.config(root).config.exclusion;
  const known = new Map<string, { sources: IgnoreSources; exclusion: Exclusion }>();

  function of(treeTop: string): Exclusion {
    const before = known.get(treeTop);
    if (before) return before.exclusion;
    const sources = createIgnoreSources(files, treeTop, environment.home, failClosed);
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
    const top = treeRoot(files, root, path);
    return top === null ? { excluded: false } : of(top).judge(path, want, kind);
  }

  const over = (directory: string) => of(treeRoot(files, root, directory) ?? root);

  /** Directories further down that have ignore files of their own, as far as the session's start has found them. */
  function ruledBelow(directory: string): readonly string[] {
    const found = knownIgnoreFiles(files, environment, root).map(dirname);
    return [...new Set(found)].filter((each) => relative(directory, each));
  }

  return {
    root,
    judge(path, want, kind) {
      const verdict = judgeIn(path, want, kind);
      const real = tree.real(path);
      // A link may lead into another tree, or from outside into this one: the rules of where it leads speak too.
      const within = relative(root, path) !== null && relative(root, real) !== null;
      if (verdict.excluded || within || real === path) return verdict;
      const behind = judgeIn(real, want, kind);
      return behind.excluded ? { ...behind, via: path } : behind;
    },
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

/** Whether `a` and `A` are one file here: told by asking for the folder under its flipped name. */
function foldsCase(root: string, { files }: World): boolean {
  const flipped = basename(root).replace(/[a-zA-Z]/g, flipCase);
  const parent = root.slice(0, root.length - basename(root).length);
  const own = files.stat(root);
  const other = flipped === basename(root) ? null : files.stat(parent + flipped);
  return own !== null && other !== null && own.inode === other.inode && own.device === other.device;
}

function flipCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
