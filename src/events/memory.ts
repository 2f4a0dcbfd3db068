import {
  denialKey,
  type Excluded,
  type ExclusionMemory,
  type ExemptionFacts,
  exclusionFold,
  isExempt,
  onlyNames,
} from '../core/exclusion/index.ts';
import type { Fact, NarrowFact, PersistedFact, SaidFact } from '../core/facts/fact.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { Claim } from '../world/journal/journal.ts';
import type { World } from '../world/world.ts';
import type { Guard } from './guard.ts';

/** What exclusion remembers of the session an event belongs to; a subagent shares its parent's. */
export interface SessionMemory {
  /** The user, an error or the plan named this file, so keeping it out as waste would stand in the way. Privacy has no exemption. */
  isExempt(path: string, guard: Guard): boolean;
  /** The same file read again right after its denial, while the user's task is a change: an Edit needs the Read. */
  isSecondTry(tool: string, verdict: Excluded): boolean;
  /** The latest prompt asked for a change. */
  readonly asksForChange: boolean;
  wasDenied(verdict: Excluded): boolean;
  hasNotice(key: string): boolean;
  /** How the command of a call was narrowed before it ran. */
  narrowed(use: string | undefined): NarrowFact | null;
  /** The filtered command whose whole output the host kept in this file. */
  persisted(path: string): PersistedFact | null;
  readonly ignoresRewrites: boolean;
  /** `false` where there is no session to remember anything in. */
  readonly known: boolean;
  record(fact: Fact): void;
  /** Whose these notices are to give; see `Journal.claim`. */
  claim(notices: readonly SaidFact[]): readonly Claim[];
}

/** `planned` are the files the plan in hand names; see `plannedFiles`. */
export function openMemory(
  event: HostEvent,
  world: World,
  planned: readonly string[] = [],
): SessionMemory {
  const journal = world.journals.open(event.session);
  const folded = journal?.fold('exclusion', exclusionFold);
  const state: ExclusionMemory = folded?.state ?? exclusionFold.initial;
  const names = [...state.names, ...state.errorFiles, ...planned];
  let facts: ExemptionFacts | null = null;
  const key = (verdict: Excluded) => denialKey(verdict.path, verdict.rule.pattern);
  return {
    isExempt(path, guard) {
      facts ??= treeFacts(guard, world);
      return names.length > 0 && isExempt(path, guard.root, names, facts);
    },
    isSecondTry: (tool, verdict) =>
      tool === 'Read' &&
      verdict.purpose === 'waste' &&
      state.asks === 'change' &&
      state.latest === key(verdict),
    asksForChange: state.asks === 'change',
    wasDenied: (verdict) => (state.denials[key(verdict)] ?? 0) > 0,
    narrowed: (use) => (use === undefined ? null : (state.narrowed[use] ?? null)),
    persisted: (path) => state.persisted.find((fact) => fact.path === path) ?? null,
    ignoresRewrites: state.ignoresRewrites,
    hasNotice: (notice) => state.notices.includes(notice),
    known: folded?.known ?? false,
    record: (fact) => journal?.append([fact]),
    claim: (notices) => journal?.claim(notices) ?? notices.map(() => 'forgotten' as const),
  };
}

function treeFacts(guard: Guard, world: World): ExemptionFacts {
  return {
    isOnlyOfItsName: onlyNames(world.tree, guard.root),
    isExcludedDirectory: (directory) => guard.judge(directory, 'read', 'directory').excluded,
  };
}

/** What the plan in hand names; asked only when a denial is at hand, since it reads every plan. */
export async function plannedFiles(
  root: string,
  event: HostEvent,
  world: World,
): Promise<readonly string[]> {
  if (!world.files.has(`${root}/.planning`)) return [];
  const { filesOfPlan, readPlans } = await import('./plan.ts');
  const plans = readPlans(root, world, world.journals.open(event.session));
  return plans ? filesOfPlan(plans) : [];
}
