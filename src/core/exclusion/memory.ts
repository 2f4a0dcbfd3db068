import type { DenialFact, Fact, PromptFact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';

/** What exclusion remembers of a session. */
export interface ExclusionMemory {
  /** What the user named, oldest first. */
  readonly names: readonly string[];
  /** What the latest prompt asked for. */
  readonly asks: PromptFact['asks'] | null;
  /** How often each path was denied by each rule. */
  readonly denials: Readonly<Record<string, number>>;
  /** Key of the latest denial. */
  readonly latest: string | null;
  /** Notices the user has had. */
  readonly notices: readonly string[];
}

const MAX_NAMES = 500;
const MAX_DENIALS = 500;

export const exclusionFold: Fold<ExclusionMemory> = {
  version: 1,
  initial: { names: [], asks: null, denials: {}, latest: null, notices: [] },
  step,
};

function step(state: ExclusionMemory, fact: Fact): ExclusionMemory {
  if (fact.kind === 'prompt') {
    const names = [...state.names.filter((name) => !fact.names.includes(name)), ...fact.names];
    return { ...state, names: names.slice(-MAX_NAMES), asks: fact.asks };
  }
  if (fact.kind === 'denial') return countDenial(state, fact);
  if (fact.kind === 'said' && fact.channel === 'notice') {
    return { ...state, notices: [...state.notices, fact.key].slice(-50) };
  }
  return state;
}

function countDenial(state: ExclusionMemory, fact: DenialFact): ExclusionMemory {
  const key = denialKey(fact.path, fact.pattern);
  const { [key]: before = 0, ...others } = state.denials;
  const kept = Object.entries(others).slice(-MAX_DENIALS);
  return { ...state, denials: { ...Object.fromEntries(kept), [key]: before + 1 }, latest: key };
}

/** Names a denial: the same file kept out by the same rule. */
export function denialKey(path: string, pattern: string): string {
  return `${path}\n${pattern}`;
}
