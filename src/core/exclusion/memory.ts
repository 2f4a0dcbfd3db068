import type { DenialFact, Fact, NarrowFact, PersistedFact, PromptFact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import type { Signature } from '../facts/signature.ts';

/** What exclusion remembers of a session. */
export interface ExclusionMemory {
  /** What the user named, oldest first. */
  readonly names: readonly string[];
  /** Files that errors of this session named. */
  readonly errorFiles: readonly string[];
  /** What the latest prompt asked for. */
  readonly asks: PromptFact['asks'] | null;
  /** How often each path was denied by each rule. */
  readonly denials: Readonly<Record<string, number>>;
  /** Key of the latest denial. */
  readonly latest: string | null;
  /** Notices the user has had. */
  readonly notices: readonly string[];
  /** Commands narrowed lately, by the id of their call. */
  readonly narrowed: Readonly<Record<string, NarrowFact>>;
  /** Files of the host that hold what a filter has dropped. */
  readonly persisted: readonly PersistedFact[];
  /** Whether this host was seen to run a rewritten command as it was. */
  readonly ignoresRewrites: boolean;
}

const MAX_NAMES = 500;
const MAX_DENIALS = 500;
const MAX_NARROWED = 20;
const MAX_PERSISTED = 50;

export const exclusionFold: Fold<ExclusionMemory> = {
  version: 2,
  initial: {
    names: [],
    errorFiles: [],
    asks: null,
    denials: {},
    latest: null,
    notices: [],
    narrowed: {},
    persisted: [],
    ignoresRewrites: false,
  },
  step,
};

function step(state: ExclusionMemory, fact: Fact): ExclusionMemory {
  switch (fact.kind) {
    case 'prompt':
      return { ...state, names: joinNames(state.names, fact.names), asks: fact.asks };
    case 'check':
      return { ...state, errorFiles: joinNames(state.errorFiles, fact.signatures.flatMap(fileOf)) };
    case 'failure':
      return fact.host
        ? state
        : { ...state, errorFiles: joinNames(state.errorFiles, fileOf(fact.signature)) };
    case 'denial':
      return countDenial(state, fact);
    case 'narrow':
      return fact.use === undefined ? state : keepNarrowed(state, fact.use, fact);
    case 'persisted':
      return { ...state, persisted: [...state.persisted, fact].slice(-MAX_PERSISTED) };
    case 'host':
      return { ...state, ignoresRewrites: true };
    case 'said':
      return fact.channel === 'notice'
        ? { ...state, notices: [...state.notices, fact.key].slice(-MAX_NOTICES) }
        : state;
    default:
      return state;
  }
}

const MAX_NOTICES = 50;

function fileOf({ file }: Signature): string[] {
  return file ? [file] : [];
}

function joinNames(before: readonly string[], added: readonly string[]): readonly string[] {
  return [...before.filter((name) => !added.includes(name)), ...added].slice(-MAX_NAMES);
}

function keepNarrowed(state: ExclusionMemory, use: string, fact: NarrowFact): ExclusionMemory {
  const kept = Object.entries(state.narrowed).slice(-MAX_NARROWED);
  return { ...state, narrowed: { ...Object.fromEntries(kept), [use]: fact } };
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
