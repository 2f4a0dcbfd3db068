import { relative } from '../kit/path.ts';
import { compile, type Matcher } from './glob.ts';
import { caseOf } from './letters.ts';
import { type Line, literalPiece, parse } from './lines.ts';
import type { ActiveRule, IgnoreSource, Rule } from './verdict.ts';

/** A path being judged: its names from the root of the tree down. */
export interface Subject {
  readonly names: readonly string[];
  /** The whole path from the root, folded where letters are: what a rule's literal piece must occur in. */
  readonly folded: string;
}

/** The rules of one ignore file. */
export interface RuleFile {
  readonly count: number;
  /** The last rule that meets the first `depth` names of the subject by itself (not by a parent), as git decides it. */
  find(subject: Subject, depth: number, isDirectory: () => boolean): Line | null;
  where(line: Line): Rule;
  active(): readonly ActiveRule[];
}

interface Candidate {
  readonly line: Line;
  readonly matches: Matcher;
}

/** Parses at once, compiles a rule when its literal piece first occurs in a path. `root` is that of the subjects' names. */
export function openRuleFile(source: IgnoreSource, root: string, foldCase: boolean): RuleFile {
  const lines = parse(source.text);
  const offset = depthOf(root, source.base);
  const kept = keeper(lines, foldCase);
  const where = ({ line, pattern }: Line): Rule => ({ file: source.path, line, pattern });
  return {
    count: lines.length,
    where,
    active: () =>
      lines.map((line) => ({
        pattern: line.body,
        negated: line.negated,
        directoryOnly: line.directoryOnly,
        anchored: line.anchored,
        base: source.base,
        rule: where(line),
        purpose: source.purpose,
      })),
    find: (subject, depth, isDirectory) => {
      const names = subject.names.slice(offset, depth);
      return lastMatch(kept(subject), names, isDirectory);
    },
  };
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

/**
 * Gives the rules that can meet a subject, compiled. Compiling costs a thousand times more than the look for a rule's
 * literal piece, and a rule cannot meet a path, nor a parent of it, that lacks the piece.
 */
function keeper(lines: readonly Line[], foldCase: boolean): (subject: Subject) => Candidate[] {
  const pieces = lines.map(({ body }) => foldedPiece(body, foldCase));
  const compiled = new Map<Line, Candidate>();
  let last: Subject | null = null;
  let found: Candidate[] = [];
  const candidateOf = (line: Line): Candidate => {
    const known = compiled.get(line);
    if (known) return known;
    const made = { line, matches: compile(line.body, line.anchored, foldCase) };
    compiled.set(line, made);
    return made;
  };
  return (subject) => {
    if (subject === last) return found;
    const near = lines.filter((_, at) => occurs(pieces[at] ?? null, subject.folded));
    last = subject;
    found = near.map(candidateOf);
    return found;
  };
}

function occurs(piece: string | null, path: string): boolean {
  return piece !== null && path.includes(piece);
}

function foldedPiece(glob: string, foldCase: boolean): string | null {
  const piece = literalPiece(glob);
  return piece === null ? null : caseOf(foldCase).fold(piece);
}
