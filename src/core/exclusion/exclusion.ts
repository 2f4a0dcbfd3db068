import type { Tree } from '../facts/tree.ts';
import { isAbsolute, normalise } from '../kit/path.ts';
import { caseOf } from './letters.ts';
import { countRules } from './lines.ts';
import { createRuleSet, type RuleSet } from './rule-set.ts';
import type { ActiveRule, Excluded, IgnoreSource, Purpose, Verdict } from './verdict.ts';

/** The judgement of paths by the ignore files of one tree. */
export interface Exclusion {
  /**
   * Judges an absolute path and the path its links lead to. What lies outside the root, is the root, or is no usable
   * path is not excluded. `kind` saves the question to the file system; a path not there counts as a file.
   */
  judge(path: string, want: 'read' | 'write', kind?: 'file' | 'directory'): Verdict;
  /**
   * The rules in force in a directory, user-wide ones first, then from the root down; a later one outranks an earlier one
   * of the same purpose. Only rules that can meet something in it or below. Empty for a directory that is itself excluded (`judge` it first). Ignore files further down are
   * not looked for.
   */
  rulesBelow(directory: string): readonly ActiveRule[];
  /** The first of these that is not negated: whether anything can be excluded there, told without taking ten thousand rules apart. */
  firmRuleBelow(directory: string): ActiveRule | null;
  /** The ignore files in force in a directory and the number of their rules. Cheap: no rule is taken apart. */
  filesOf(directory: string): readonly { readonly path: string; readonly rules: number }[];
  /** Rules loaded: user-wide, the root's, and those of the directories asked about so far. */
  readonly count: number;
}

export interface ExclusionOptions {
  /** Root of the tree, absolute and normalised. */
  readonly root: string;
  /** The ignore files of one directory; asked once per directory, and only where a path leads through it. */
  sourcesIn(directory: string): readonly IgnoreSource[];
  /** Files of lowest priority; their patterns are relative to the root whatever their `base` says. */
  readonly userWide: readonly IgnoreSource[];
  readonly tree: Tree;
  /** The file system does not tell capitals apart. */
  readonly foldCase: boolean;
}

/** Longer than any system opens. */
const MAX_PATH = 32_767;

const NOT_EXCLUDED: Verdict = { excluded: false };

export function createExclusion(options: ExclusionOptions): Exclusion {
  const { root, tree, foldCase } = options;
  const locate = locator(root, tree, foldCase);
  const sources = memoise((directory: string) => options.sourcesIn(directory));
  const userWide = options.userWide.map((source) => ({ ...source, base: root }));
  const setOf = (purpose: Purpose): RuleSet =>
    createRuleSet({ root, purpose, foldCase, userWide, sourcesIn: sources });
  const sets = { privacy: setOf('privacy'), waste: setOf('waste') };

  const judgeOne = (purpose: Purpose, path: string, isDirectory: () => boolean) => {
    const names = locate(path);
    const rule = names && sets[purpose].judge(names, isDirectory);
    return rule ? { path, rule, purpose } : null;
  };
  return {
    judge: (asked, want, kind) => {
      if (!isUsable(asked)) return NOT_EXCLUDED;
      const path = normalise(asked);
      const real = once(() => tree.real(path));
      const isDirectory = once(() => (kind ?? tree.kind(path)) === 'directory');
      const judgeBoth = (purpose: Purpose): Excluded | null => {
        const direct = judgeOne(purpose, path, isDirectory);
        if (direct) return { excluded: true, ...direct };
        const led = real() === path ? null : judgeOne(purpose, real(), isDirectory);
        return led && { excluded: true, ...led, via: path };
      };
      const verdict = judgeBoth('privacy') ?? (want === 'read' ? judgeBoth('waste') : null);
      return verdict ?? NOT_EXCLUDED;
    },
    rulesBelow: (directory) => {
      const names = isUsable(directory) ? locate(normalise(directory)) : null;
      return names ? [...sets.waste.rulesIn(names), ...sets.privacy.rulesIn(names)] : [];
    },
    firmRuleBelow: (directory) => {
      const names = isUsable(directory) ? locate(normalise(directory)) : null;
      return names && (sets.waste.firmRuleIn(names) ?? sets.privacy.firmRuleIn(names));
    },
    filesOf: (directory) => {
      const names = isUsable(directory) ? locate(normalise(directory)) : null;
      const found = names && [sets.waste, sets.privacy].flatMap((set) => set.sourcesOf(names));
      return (found ?? []).map(({ path, text, unreadable }) => ({
        path,
        rules: unreadable === undefined ? countRules(text) : 0,
      }));
    },
    get count() {
      return sets.waste.count() + sets.privacy.count();
    },
  };
}

function isUsable(path: string): boolean {
  return isAbsolute(path) && path.length <= MAX_PATH && !path.includes('\0');
}

/**
 * Gives a path's names from the root down, `null` outside. The root is known by two spellings, since a path with its links
 * resolved starts with the root's own resolved path.
 */
function locator(root: string, tree: Tree, foldCase: boolean) {
  const { fold } = caseOf(foldCase);
  const split = (path: string) => path.split('/').filter((name) => name !== '');
  const roots = once(() => [...new Set([root, tree.real(root)])].map(split));
  return (path: string): readonly string[] | null => {
    const names = split(path);
    for (const prefix of roots()) {
      const inside = prefix.every((name, at) => fold(name) === fold(names[at] ?? ''));
      if (inside) return names.slice(prefix.length);
    }
    return null;
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function memoise<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
