import type { Fact, GuidanceFact } from '../facts/fact.ts';

/** How guidance did in a session; RECORD.md's `dtg_metrics`, and what the session has had. */
export interface GuidanceMetrics {
  /** Decision points at which something was said. */
  readonly activations: number;
  readonly skillsInjected: number;
  /** Distinct skills that showed in what came later. */
  readonly skillsUseful: number;
  /** Distinct errors that came three times and never had guidance. */
  readonly missedGuidance: number;
  /** Keys and hashes of what was given since the last compaction: `given` of `chooseSkills`. */
  readonly given: ReadonlySet<string>;
}

const OFTEN = 3;

/** Folds the facts of a session, oldest first. A fact with a tool_use_id seen before counts once. */
export function foldGuidance(facts: Iterable<Fact>): GuidanceMetrics {
  const tally = { activations: 0, injected: 0 };
  const useful = new Set<string>();
  const given = new Set<string>();
  const guided = new Set<string>();
  const seen = new Map<string, number>();
  const uses = new Set<string>();
  for (const fact of facts) {
    if (fact.use !== undefined && uses.has(`${fact.kind} ${fact.use}`)) continue;
    if (fact.use !== undefined) uses.add(`${fact.kind} ${fact.use}`);
    if (fact.kind === 'compaction') given.clear();
    if (fact.kind === 'useful') useful.add(fact.skill);
    if (fact.kind === 'guidance') take(fact, tally, given, guided);
    for (const id of errorsOf(fact)) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  const missed = [...seen].filter(([id, times]) => times >= OFTEN && !guided.has(id));
  return {
    activations: tally.activations,
    skillsInjected: tally.injected,
    skillsUseful: useful.size,
    missedGuidance: missed.length,
    given,
  };
}

function take(
  fact: GuidanceFact,
  tally: { activations: number; injected: number },
  given: Set<string>,
  guided: Set<string>,
): void {
  if (fact.skills.length === 0) return;
  tally.activations += 1;
  tally.injected += fact.skills.length;
  for (const mark of [...fact.skills, ...fact.hashes]) given.add(mark);
  for (const id of fact.signatures) guided.add(id);
}

function errorsOf(fact: Fact): readonly string[] {
  if (fact.kind === 'failure') return fact.host ? [] : [fact.signature.id];
  return fact.kind === 'check' ? fact.signatures.map((one) => one.id) : [];
}
