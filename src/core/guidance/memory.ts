import type { Fact, GuidanceFact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';

/** What guidance remembers of a session. */
export interface GuidanceMemory {
  /** Decision points at which something was said. */
  readonly activations: number;
  readonly injected: number;
  /** Skills that showed in what came later. */
  readonly useful: readonly string[];
  /** Keys and hashes of what was given since the last compaction: `given` of `chooseSkills`. */
  readonly given: readonly string[];
  /** The latest gift, with what it was about: where its use may show. */
  readonly latest: { readonly skills: readonly string[]; readonly about: string } | null;
  /** Errors that had guidance. */
  readonly guided: readonly string[];
  /** How often each error came. */
  readonly errors: Readonly<Record<string, number>>;
  /** Packages met in this session's edits. */
  readonly packages: readonly string[];
}

/** RECORD.md's `dtg_metrics`. */
export interface GuidanceMetrics {
  readonly activations: number;
  readonly skillsInjected: number;
  readonly skillsUseful: number;
  /** Distinct errors that came three times and never had guidance. */
  readonly missedGuidance: number;
}

const OFTEN = 3;
const MAX_ERRORS = 300;
const MAX_PACKAGES = 500;

export const guidanceFold: Fold<GuidanceMemory> = {
  version: 1,
  initial: {
    activations: 0,
    injected: 0,
    useful: [],
    given: [],
    latest: null,
    guided: [],
    errors: {},
    packages: [],
  },
  step,
};

export function metricsOf(memory: GuidanceMemory): GuidanceMetrics {
  const guided = new Set(memory.guided);
  const missed = Object.entries(memory.errors).filter(
    ([id, times]) => times >= OFTEN && !guided.has(id),
  );
  return {
    activations: memory.activations,
    skillsInjected: memory.injected,
    skillsUseful: memory.useful.length,
    missedGuidance: missed.length,
  };
}

function step(memory: GuidanceMemory, fact: Fact): GuidanceMemory {
  switch (fact.kind) {
    case 'compaction':
      return { ...memory, given: [] };
    case 'useful':
      return { ...memory, useful: [...new Set([...memory.useful, fact.skill])] };
    case 'said':
      // What is said is remembered before the rest of it: a hook at the same time must not give it once more.
      return fact.channel === 'guidance' ? tell(memory, fact.key.split(' ')) : memory;
    case 'guidance':
      return fact.skills.length === 0 ? memory : give(memory, fact);
    case 'edit':
      return fact.packages ? { ...memory, packages: join(memory.packages, fact.packages) } : memory;
    case 'failure':
      return fact.host ? memory : countErrors(memory, [fact.signature.id]);
    case 'check':
      return countErrors(
        memory,
        fact.signatures.map(({ id }) => id),
      );
    default:
      return memory;
  }
}

function give(memory: GuidanceMemory, fact: GuidanceFact): GuidanceMemory {
  return {
    ...memory,
    activations: memory.activations + 1,
    injected: memory.injected + fact.skills.length,
    given: [...new Set([...memory.given, ...fact.skills, ...fact.hashes])],
    latest: { skills: fact.skills, about: fact.about ?? '' },
    guided: [...new Set([...memory.guided, ...fact.signatures])],
  };
}

function tell(memory: GuidanceMemory, keys: readonly string[]): GuidanceMemory {
  return { ...memory, given: [...new Set([...memory.given, ...keys])] };
}

function countErrors(memory: GuidanceMemory, ids: readonly string[]): GuidanceMemory {
  if (ids.length === 0) return memory;
  const errors = { ...memory.errors };
  for (const id of new Set(ids)) errors[id] = (errors[id] ?? 0) + 1;
  return { ...memory, errors: Object.fromEntries(Object.entries(errors).slice(-MAX_ERRORS)) };
}

function join(before: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...before, ...added])].slice(-MAX_PACKAGES);
}
