import type { LineForm, WalkFacts } from '../facts/access.ts';
import { resolve } from '../kit/path.ts';
import { patchLines } from './patch-lines.ts';

/** How lines of a command's output name their files. Plain data: it is kept until the command has run. */
export interface FilterPlan {
  readonly sources: readonly { readonly form: LineForm; readonly base: string }[];
}

export interface Filtered {
  readonly output: string;
  /** Lines left out. */
  readonly dropped: number;
}

/** A plan for the walks of a command; null where the lines of one of them do not name their files. */
export function filterPlan(
  walks: readonly WalkFacts[],
  repository: (directory: string) => string,
): FilterPlan | null {
  const sources: { form: LineForm; base: string }[] = [];
  for (const walk of walks) {
    if (walk.lines === null) return null;
    const base = walk.lines === 'patch' ? repository(walk.base) : walk.base;
    if (!sources.some((each) => each.form === walk.lines && each.base === base))
      sources.push({ form: walk.lines, base });
  }
  return { sources };
}

/** What a filter asks about absolute paths. */
export interface FilterJudges {
  excluded(path: string): boolean;
  /** Whether a file is there: tells where a name ends and a line's text begins. */
  isFile(path: string): boolean;
}

/** Drops the output lines that come from excluded files. */
export function applyFilter(plan: FilterPlan, output: string, judges: FilterJudges): Filtered {
  const lines = output.split('\n');
  const known = new Map<string, boolean>();
  const judge = (base: string, path: string): boolean => {
    const full = resolve(base, path);
    const before = known.get(full) ?? judges.excluded(full);
    known.set(full, before);
    return before;
  };
  const keep = lines.map(() => true);
  for (const { form, base } of plan.sources) {
    const test = (path: string) => judge(base, path);
    if (form === 'patch') patchLines(lines, keep, test);
    else colonLines(lines, keep, test, (path) => judges.isFile(resolve(base, path)));
  }
  const kept = lines.filter((_, i) => keep[i]);
  return { output: kept.join('\n'), dropped: lines.length - kept.length };
}

type Test = (path: string) => boolean;

/** `path:…`, and `path-12-…` for context lines. */
function colonLines(lines: readonly string[], keep: boolean[], excluded: Test, isFile: Test): void {
  lines.forEach((line, i) => {
    const names = namesIn(line);
    const sure = names.find(isFile);
    if (sure === undefined ? names.some(excluded) : excluded(sure)) keep[i] = false;
  });
}

/** Names a line may begin with: up to each of its first few colons, and up to `-number-`. */
function namesIn(line: string): string[] {
  const names: string[] = [];
  const binary = /^(?:grep: |Binary file )(.+?)(?:: binary file matches| matches)$/.exec(
    line.slice(0, 2000),
  );
  if (binary?.[1] !== undefined) names.push(binary[1]);
  for (let at = line.indexOf(':'); at > 0 && names.length < 4; at = line.indexOf(':', at + 1)) {
    names.push(line.slice(0, at));
  }
  const context = /^([^:]{1,1000}?)-\d+-/.exec(line)?.[1];
  return context === undefined ? names : [...names, context];
}
