import type { Segment } from './segment.ts';

/** What a rule may ask about the whole conversation, worked out once. */
export interface View {
  readonly last: number;
  /** Index of the newest prompt. */
  readonly task: number;
  /** Orders of the user that still hold, verbatim. */
  readonly orders: readonly string[];
  /** Index of the newest successful commit, -1 where there is none. */
  readonly commit: number;
  /** For each file, the index of the last segment that names it. */
  readonly named: ReadonlyMap<string, number>;
  /** For each file, the index of its newest read. */
  readonly read: ReadonlyMap<string, number>;
  /** Files changed in the newest iteration in which any were. */
  readonly editing: ReadonlySet<string>;
  /** Labels of calls that went through, with the index of the last time. */
  readonly passed: ReadonlyMap<string, number>;
  /** Indices of what was said before edits that a failed check followed. */
  readonly failedApproaches: ReadonlySet<number>;
}

const EDITS = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);

export function isEdit(segment: Segment): boolean {
  return EDITS.has(segment.tool);
}

export function viewOf(segments: readonly Segment[], orders: readonly string[]): View {
  const last = segments.at(-1)?.iteration ?? 0;
  const passed = new Map<string, number>();
  const read = new Map<string, number>();
  let commit = -1;
  segments.forEach((segment, i) => {
    if (segment.kind !== 'result' || segment.isError) return;
    passed.set(segment.label, i);
    if (segment.tool === 'Read') read.set(segment.path, i);
    if (segment.tool === 'Bash' && /\bgit\b.{0,60}\bcommit\b/.test(segment.label)) commit = i;
  });
  return {
    last,
    task: segments.findLastIndex(({ kind }) => kind === 'prompt'),
    orders,
    commit,
    named: lastNamed(segments),
    read,
    editing: editedNow(segments, last),
    passed,
    failedApproaches: failedApproaches(segments),
  };
}

/** A file counts as named where a call is about it or a text has its base name; its own content does not name it. */
function lastNamed(segments: readonly Segment[]): Map<string, number> {
  const named = new Map<string, number>();
  const byBase = new Map<string, string[]>();
  segments.forEach((segment, i) => {
    if (segment.path !== '' && segment.kind === 'call') {
      named.set(segment.path, i);
      const base = segment.path.slice(segment.path.lastIndexOf('/') + 1);
      const known = byBase.get(base) ?? [];
      if (!known.includes(segment.path)) byBase.set(base, [...known, segment.path]);
    }
    if (segment.kind !== 'said' && segment.kind !== 'prompt' && segment.tool !== 'Bash') return;
    for (const [word] of segment.text.matchAll(/[\w-]{1,80}\.\w{1,10}/g)) {
      for (const path of byBase.get(word) ?? []) named.set(path, i);
    }
  });
  return named;
}

function editedNow(segments: readonly Segment[], last: number): Set<string> {
  const edits = segments.filter((segment) => segment.kind === 'call' && isEdit(segment));
  const newest = edits.at(-1)?.iteration ?? -1;
  if (newest < last - 1) return new Set();
  return new Set(edits.filter(({ iteration }) => iteration === newest).map(({ path }) => path));
}

function failedApproaches(segments: readonly Segment[]): Set<number> {
  const failed = new Set<number>();
  let said = -1;
  let tried: number[] = [];
  segments.forEach((segment, i) => {
    if (segment.kind === 'said') said = i;
    if (segment.kind === 'call' && isEdit(segment) && said >= 0) tried.push(said);
    if (segment.kind !== 'result' || !segment.closes) return;
    if (segment.isError) for (const one of tried) failed.add(one);
    tried = [];
    said = -1;
  });
  return failed;
}
