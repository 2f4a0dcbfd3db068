/** What a path under `.planning/` is. */
export type PlanningKind =
  | 'blueprint'
  | 'record'
  | 'conscience'
  | 'blockers'
  | 'summary'
  | 'vision'
  | 'loop'
  | 'debug'
  | 'other';

/** A plan's place: `phases/02-api/02-01-BLUEPRINT.md` is plan 1 of phase 2; phase 2.1 was put between two. */
export interface PlanId {
  readonly phase: number;
  readonly plan: number;
}

const KINDS: readonly (readonly [PlanningKind, RegExp])[] = [
  ['blueprint', /(?:^|[-./])(?:BLUEPRINT|PLAN)\.md$/],
  ['record', /(?:^|[-./])RECORD\.md$/],
  ['summary', /(?:^|[-./])SUMMARY\.md$/],
  ['conscience', /(?:^|\/)CONSCIENCE\.md$/],
  ['blockers', /(?:^|\/)BLOCKERS\.md$/],
  ['vision', /(?:^|\/)VISION\.md$/],
  ['loop', /(?:^|\/)loops\/fire-loop-[\w-]{1,60}\.(?:md|json)$/],
  ['debug', /(?:^|\/)debug\/[^/]{1,200}\.md$/],
];

/** The kind of file a path names; forward slashes, only paths inside a `.planning` folder have one. */
export function planningKind(path: string): PlanningKind {
  if (!/(?:^|\/)\.planning\//.test(path)) return 'other';
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/** The phase and plan in a file's name, else the phase in its folder's; `null` where neither says. A date is neither. */
export function planIdOf(path: string): PlanId | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const both = /^(\d{1,3}(?:\.\d{1,3})?)-(\d{1,4})[-.]/.exec(name);
  if (both) return { phase: Number(both[1]), plan: Number(both[2]) };
  const folder = /(?:^|\/)phases\/(\d{1,4}(?:\.\d{1,3})?)[-_]?[^/]{0,200}\/[^/]+$/.exec(path);
  const plan = /^(\d{1,3})[-.]/.exec(name)?.[1];
  return folder ? { phase: Number(folder[1]), plan: Number(plan ?? 1) } : null;
}

/** A path without its extension and the word for its kind: `…/02-01-BLUEPRINT.md` and `…/02-01-RECORD.md` are one plan's. */
export function stemOf(path: string): string {
  return path.replace(/[-.]?(?:BLUEPRINT|PLAN|RECORD|SUMMARY)\.md$/, '');
}
