import {
  denialKey,
  type ExclusionMemory,
  exclusionFold,
  type Excluded,
  isExempt,
} from '../core/exclusion/index.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { World } from '../world/world.ts';

/** What exclusion remembers of the session an event belongs to; a subagent shares its parent's. */
export interface SessionMemory {
  /** The user named this file, so keeping it out would stand in the way. Privacy has no exemption. */
  isExempt(verdict: Excluded, root: string): boolean;
  /** The same file read again right after its denial, while the user's task is a change: an Edit needs the Read. */
  isSecondTry(tool: string, verdict: Excluded): boolean;
  wasDenied(verdict: Excluded): boolean;
  hasNotice(key: string): boolean;
  /** `false` where there is no session to remember anything in. */
  readonly known: boolean;
  record(fact: Fact): void;
}

export function openMemory(event: HostEvent, world: World): SessionMemory {
  const journal = world.journals.open(event.session);
  const folded = journal?.fold('exclusion', exclusionFold);
  const state: ExclusionMemory = folded?.state ?? exclusionFold.initial;
  const key = (verdict: Excluded) => denialKey(verdict.path, verdict.rule.pattern);
  return {
    isExempt: (verdict, root) =>
      verdict.purpose === 'waste' && isExempt(verdict.path, root, state.names),
    isSecondTry: (tool, verdict) =>
      tool === 'Read' &&
      verdict.purpose === 'waste' &&
      state.asks === 'change' &&
      state.latest === key(verdict),
    wasDenied: (verdict) => (state.denials[key(verdict)] ?? 0) > 0,
    hasNotice: (notice) => state.notices.includes(notice),
    known: folded?.known ?? false,
    record: (fact) => journal?.append([fact]),
  };
}
