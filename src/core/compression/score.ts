import type { Segment } from './segment.ts';
import { isEdit, type View } from './view.ts';

export type Level = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';

export interface Score {
  readonly level: Level;
  /** Why, in a few words. */
  readonly reason: string;
}

interface Rule extends Score {
  holds(segment: Segment, age: number, view: View, index: number): boolean;
}

/** Sizes in characters. A longer prompt is mostly something pasted. */
const LONG_PROMPT = 2_000;

const OWN_TEXTS = /RECITATION|Context Preservation Block|circuit breaker|fire-flow/i;

/** The first rule that holds decides; ages are in iterations, 0 being the current one. */
const RULES: readonly Rule[] = [
  {
    level: 'CRITICAL',
    reason: 'current task',
    holds: ({ kind }, _age, view, index) => kind === 'prompt' && index === view.task,
  },
  {
    level: 'CRITICAL',
    reason: 'order of the user',
    holds: ({ kind, text }, _age, view) =>
      kind === 'prompt' &&
      text.length <= LONG_PROMPT &&
      view.orders.some((one) => text.includes(one)),
  },
  {
    level: 'HIGH',
    reason: 'error of the last two iterations',
    holds: ({ isError }, age) => isError && age <= 1,
  },
  {
    level: 'HIGH',
    reason: 'recitation, preserved block or breaker state',
    holds: ({ kind, text }, age) => kind === 'injected' && age <= 1 && OWN_TEXTS.test(text),
  },
  {
    level: 'HIGH',
    reason: 'approach that failed',
    holds: (_segment, _age, view, index) => view.failedApproaches.has(index),
  },
  {
    level: 'HIGH',
    reason: 'file being edited',
    holds: ({ path, kind }, age, view, index) =>
      path !== '' &&
      age <= 1 &&
      view.editing.has(path) &&
      (kind === 'call' || isNewestRead(path, view, index)),
  },
  {
    level: 'HIGH',
    reason: "the user's words",
    holds: ({ kind, text }) => kind === 'prompt' && text.length <= LONG_PROMPT,
  },
  {
    level: 'LOW',
    reason: 'resolved error',
    holds: ({ isError, label }, _age, view, index) =>
      isError && (view.passed.get(label) ?? -1) > index,
  },
  {
    level: 'MEDIUM',
    reason: 'error that still stands',
    holds: ({ isError }) => isError,
  },
  {
    level: 'LOW',
    reason: 'read again since',
    holds: ({ tool, path, kind }, _age, view, index) =>
      kind === 'result' && tool === 'Read' && path !== '' && (view.read.get(path) ?? index) > index,
  },
  {
    level: 'LOW',
    reason: 'read and not named for three iterations',
    holds: (segment, age, view, index) =>
      isLook(segment) && age >= 3 && (view.named.get(segment.path) ?? index) <= index,
  },
  {
    level: 'LOW',
    reason: 'read more than three iterations ago',
    holds: (segment, age) => isLook(segment) && age > 3,
  },
  {
    level: 'LOW',
    reason: 'successful and committed',
    holds: (segment, age, view, index) =>
      index < view.commit && age >= 3 && (isEdit(segment) || segment.tool === 'Bash'),
  },
  {
    level: 'LOW',
    reason: 'more than five iterations ago',
    holds: ({ kind }, age) =>
      age > 5 && kind !== 'summary' && kind !== 'prompt' && kind !== 'skill',
  },
  {
    level: 'LOW',
    reason: 'skill no longer in use',
    holds: ({ kind }, age) => kind === 'skill' && age > 5,
  },
  { level: 'MEDIUM', reason: 'skill', holds: ({ kind }) => kind === 'skill' },
  { level: 'MEDIUM', reason: 'earlier summary', holds: ({ kind }) => kind === 'summary' },
  {
    level: 'HIGH',
    reason: 'said in the current iteration',
    holds: ({ kind }, age) => kind === 'said' && age === 0,
  },
];

const RECENT: Score = { level: 'MEDIUM', reason: 'recent' };

/** The level of a segment by the seed's rules. */
export function score(segment: Segment, index: number, view: View): Score {
  const age = view.last - segment.iteration;
  const rule = RULES.find((one) => one.holds(segment, age, view, index));
  return rule ? { level: rule.level, reason: rule.reason } : RECENT;
}

function isLook({ kind, tool }: Segment): boolean {
  return (
    kind === 'result' && (tool === 'Read' || tool === 'Grep' || tool === 'Glob' || tool === 'LS')
  );
}

function isNewestRead(path: string, view: View, index: number): boolean {
  return view.read.get(path) === index;
}
