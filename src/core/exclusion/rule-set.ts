import { firstOf } from './first.ts';
import { caseOf } from './letters.ts';
import type { Line } from './lines.ts';
import { openRuleFile, type RuleFile, type Subject } from './rule-file.ts';
import type { ActiveRule, IgnoreSource, Purpose, Rule } from './verdict.ts';

/** The rules of one purpose over one tree. Names are those of a path from the root down. */
export interface RuleSet {
  /** The rule that excludes the path, itself or by a parent directory. */
  judge(names: readonly string[], isDirectory: () => boolean): Rule | null;
  /** Lowest priority first. */
  rulesIn(names: readonly string[]): readonly ActiveRule[];
  /** The first of these that is not negated. */
  firmRuleIn(names: readonly string[]): ActiveRule | null;
  /** The ignore files in force in a directory, its own ones last. */
  sourcesOf(names: readonly string[]): readonly IgnoreSource[];
  count(): number;
}

export interface RuleSetOptions {
  readonly root: string;
  readonly purpose: Purpose;
  readonly foldCase: boolean;
  readonly userWide: readonly IgnoreSource[];
  sourcesIn(directory: string): readonly IgnoreSource[];
}

/** What holds inside a directory: the files in force, lowest priority first, or the rule that excludes all of it. */
interface Level {
  readonly files: readonly RuleFile[];
  readonly excludedBy: Rule | null;
}

const always = () => true;

export function createRuleSet(options: RuleSetOptions): RuleSet {
  const levels = new Map<string, Level>();
  const opened: RuleFile[] = [];
  const open = (sources: readonly IgnoreSource[]): RuleFile[] => {
    const mine = sources.filter(({ purpose }) => purpose === options.purpose);
    const files = mine.map((source) => openRuleFile(source, options.root, options.foldCase));
    opened.push(...files);
    return files;
  };
  const enter = (above: Level | null, subject: Subject, depth: number): Level => {
    const found = above && lastRule(above.files, subject, depth, always);
    if (found?.excludes) return { files: [], excludedBy: found.rule };
    const directory = [options.root, ...subject.names.slice(0, depth)].join('/').replace('//', '/');
    const own = options.sourcesIn(directory);
    return {
      files: [...(above?.files ?? open(options.userWide)), ...open(own)],
      excludedBy: null,
    };
  };
  /** The level of the directory that the first `depth` names lead to. A loop, since a path may have thousands of names. */
  const levelOf = (subject: Subject, depth: number): Level => {
    let level: Level | null = null;
    let key = '';
    for (let at = 0; at <= depth; at++) {
      if (at > 0) key += `/${subject.names[at - 1]}`;
      level = levels.get(key) ?? enter(level, subject, at);
      levels.set(key, level);
      if (level.excludedBy) return level;
    }
    return level ?? { files: [], excludedBy: null };
  };
  const subjectOf = (names: readonly string[]): Subject => ({
    names,
    folded: caseOf(options.foldCase).fold(names.join('/')),
  });
  return {
    judge: (names, isDirectory) => {
      if (names.length === 0) return null;
      const subject = subjectOf(names);
      const level = levelOf(subject, names.length - 1);
      if (level.excludedBy) return level.excludedBy;
      const found = lastRule(level.files, subject, names.length, isDirectory);
      return found?.excludes ? found.rule : null;
    },
    rulesIn: (names) => {
      const { files } = levelOf(subjectOf(names), names.length);
      return files.flatMap((file) => file.active(names));
    },
    firmRuleIn: (names) =>
      firstOf(levelOf(subjectOf(names), names.length).files, (file) => file.firstFirm(names)),
    sourcesOf: (names) => levelOf(subjectOf(names), names.length).files.map(({ source }) => source),
    count: () => {
      levelOf(subjectOf([]), 0);
      return opened.reduce((sum, file) => sum + file.count(), 0);
    },
  };
}

/** The rule that decides a path by itself: the last one of the file that stands deepest. */
function lastRule(
  files: readonly RuleFile[],
  subject: Subject,
  depth: number,
  isDirectory: () => boolean,
): { readonly rule: Rule; readonly excludes: boolean } | null {
  for (let at = files.length - 1; at >= 0; at--) {
    const file = files[at];
    const line: Line | null = file?.find(subject, depth, isDirectory) ?? null;
    if (file && line) return { rule: file.where(line), excludes: !line.negated };
  }
  return null;
}
