import { relative } from '../kit/path.ts';
import { compile, type Matcher } from './glob.ts';
import { caseOf } from './letters.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import { type Line, literalPiece } from './lines.ts';
import type { ActiveRule, IgnoreSource, Rule } from './verdict.ts';

/** A path being judged: its names from the root of the tree down. */
export interface Subject {
  readonly names: readonly string[];
  /** The whole path from the root, folded where letters are: what a rule's literal piece must occur in. */
  readonly folded: string;
}

/** The rules of one ignore file. */
export interface RuleFile {
  count(): number;
  readonly source: IgnoreSource;
  /** The last rule that meets the first `depth` names of the subject by itself (not by a parent), as git decides it. */
  find(subject: Subject, depth: number, isDirectory: () => boolean): Line | null;
  where(line: Line): Rule;
  /** The rules that can meet something below the directory with these names from the root. */
  active(names: readonly string[]): readonly ActiveRule[];
  /** The first of these that is not negated. Costs what stands in front of it in the file. */
  firstFirm(names: readonly string[]): ActiveRule | null;
}

interface Candidate {
  readonly line: Line;
  readonly matches: Matcher;
}

/** Takes a rule apart when its literal piece first occurs in a path. `root` is that of the subjects' names. */
export function openRuleFile(source: IgnoreSource, root: string, foldCase: boolean): RuleFile {
  const index = indexLines(source.text, foldCase);
  const offset = depthOf(root, source.base);
  const kept = keeper(index, foldCase);
  const where = (line: Line): Rule => ({
    file: source.path,
    line: index.numberOf(line),
    pattern: line.pattern,
    ...(source.unreadable !== undefined && { unreadable: source.unreadable }),
  });
  const activeRule = (line: Line): ActiveRule => ({
    pattern: line.body,
    negated: line.negated,
    directoryOnly: line.directoryOnly,
    anchored: line.anchored,
    base: source.base,
    rule: where(line),
    purpose: source.purpose,
  });
  const reaching = (names: readonly string[]) => {
    const inside = names.slice(offset);
    return (line: Line) => reaches(line, inside, foldCase);
  };
  return {
    count: index.count,
    source,
    where,
    active: (names) => index.all().filter(reaching(names)).map(activeRule),
    firstFirm: (names) => {
      const isReaching = reaching(names);
      const line = index.first((each) => !each.negated && isReaching(each));
      return line && activeRule(line);
    },
    find: (subject, depth, isDirectory) => {
      const names = subject.names.slice(offset, depth);
      return lastMatch(kept(subject), names, isDirectory);
    },
  };
}

/** Whether a rule can meet a path below a directory: not where plain text at its start leads elsewhere or ends above. */
function reaches({ body, anchored }: Line, names: readonly string[], foldCase: boolean): boolean {
  if (literalPiece(body) === null) return false;
  if (!anchored) return true;
  const { fold } = caseOf(foldCase);
  const parts = body.split('/');
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (/[*?[\\]/.test(part)) return true;
    if (fold(part) !== fold(name)) return false;
  }
  return parts.length > names.length;
}

function lastMatch(
  candidates: readonly Candidate[],
  names: readonly string[],
  isDirectory: () => boolean,
): Line | null {
  for (let at = candidates.length - 1; at >= 0; at--) {
    const candidate = candidates[at];
    if (!candidate?.matches(names)) continue;
    if (!candidate.line.directoryOnly || isDirectory()) return candidate.line;
  }
  return null;
}

/** How many names lie between the root and a base inside it. */
function depthOf(root: string, base: string): number {
  const inside = relative(root, base);
  return inside ? inside.split('/').length : 0;
}

/** Gives the rules that can meet a subject, compiled once each: that costs a thousand times more than the look at their text. */
function keeper(index: LineIndex, foldCase: boolean): (subject: Subject) => readonly Candidate[] {
  const compiled = new Map<Line, Candidate>();
  const candidate = (line: Line): Candidate => {
    const known = compiled.get(line);
    const made = known ?? { line, matches: compile(line.body, line.anchored, foldCase) };
    if (!known) compiled.set(line, made);
    return made;
  };
  let last: Subject | null = null;
  let found: readonly Candidate[] = [];
  return (subject) => {
    if (subject !== last) found = index.meeting(subject.folded).map(candidate);
    last = subject;
    return found;
  };
}
