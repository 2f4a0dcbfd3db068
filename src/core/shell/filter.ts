import type { LineForm, WalkFacts } from '../facts/access.ts';
import { resolve } from '../kit/path.ts';

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

/** Drops the output lines that come from excluded files. `excluded` judges absolute paths. */
export function applyFilter(
  plan: FilterPlan,
  output: string,
  excluded: (path: string) => boolean,
): Filtered {
  const lines = output.split('\n');
  const known = new Map<string, boolean>();
  const judge = (base: string, path: string): boolean => {
    const full = resolve(base, path);
    const before = known.get(full) ?? excluded(full);
    known.set(full, before);
    return before;
  };
  const keep = lines.map(() => true);
  for (const { form, base } of plan.sources) {
    const drop = form === 'colon' ? colonLines : patchLines;
    drop(lines, keep, (path) => judge(base, path));
  }
  const kept = lines.filter((_, i) => keep[i]);
  return { output: kept.join('\n'), dropped: lines.length - kept.length };
}

type Test = (path: string) => boolean;

/** `path:…`, and `path-12-…` for context lines. */
function colonLines(lines: readonly string[], keep: boolean[], excluded: Test): void {
  lines.forEach((line, i) => {
    if (namesIn(line).some(excluded)) keep[i] = false;
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

/** Sections of a patch, from `diff --git` to the end of the last hunk as its own counts give it. */
function patchLines(lines: readonly string[], keep: boolean[], excluded: Test): void {
  let i = 0;
  while (i < lines.length) {
    if (!/^diff --(?:git|cc|combined) /.test(lines[i] ?? '')) {
      i++;
      continue;
    }
    const end = sectionEnd(lines, i);
    if (sectionPaths(lines, i, end).some(excluded)) keep.fill(false, i, end);
    i = end;
  }
}

const HEADER =
  /^(?:index |old mode|new mode|deleted file|new file|copy |rename |similarity|dissimilarity|mode |--- |\+\+\+ |Binary files |GIT binary patch|literal |delta )/;

function sectionEnd(lines: readonly string[], start: number): number {
  let i = start + 1;
  while (i < lines.length && HEADER.test(lines[i] ?? '')) i++;
  for (let hunk = hunkLength(lines[i]); hunk !== null; hunk = hunkLength(lines[i])) {
    i = bodyEnd(lines, i + 1, hunk);
  }
  return i;
}

interface Hunk {
  old: number;
  new: number;
}

function hunkLength(line: string | undefined): Hunk | null {
  const combined = /^@@@+ /.test(line ?? '');
  if (combined) return { old: Number.POSITIVE_INFINITY, new: Number.POSITIVE_INFINITY };
  const found = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line ?? '');
  return found === null ? null : { old: Number(found[1] ?? 1), new: Number(found[2] ?? 1) };
}

/** The end of a hunk's body: as many old and new lines as its header says; of a combined one, as long as lines look like a body. */
function bodyEnd(lines: readonly string[], from: number, hunk: Hunk): number {
  const left = { ...hunk };
  let i = from;
  while (i < lines.length && (left.old > 0 || left.new > 0 || lines[i]?.startsWith('\\'))) {
    const mark = lines[i]?.[0] ?? ' ';
    if (!' +-\\'.includes(mark)) break;
    if (mark === ' ' || mark === '-') left.old--;
    if (mark === ' ' || mark === '+') left.new--;
    i++;
  }
  return i;
}

function sectionPaths(lines: readonly string[], start: number, end: number): string[] {
  const paths: string[] = [];
  const first = lines[start] ?? '';
  const plain = /^diff --git "?a\/(.*?)"? "?b\/(.*?)"?$/.exec(first);
  const bare = /^diff --(?:cc|combined) (.*)$/.exec(first)?.[1];
  paths.push(...[plain?.[1], plain?.[2], bare].filter((path) => path !== undefined));
  for (const line of lines.slice(start + 1, Math.min(end, start + 12))) {
    const found =
      /^(?:--- "?a\/|\+\+\+ "?b\/|rename (?:from|to) |copy (?:from|to) )(.*?)"?\t?$/.exec(
        line,
      )?.[1];
    if (found !== undefined) paths.push(found);
    if (line.startsWith('@@')) break;
  }
  return paths;
}
