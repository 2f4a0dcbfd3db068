import type { SaidFact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { Outcome } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import type { Guard } from './guard.ts';
import { openMemory, type SessionMemory } from './memory.ts';

/** Rules that exist and are not in force are the user's to know: once per session and problem, never the model's. */
export function tellProblems(
  outcome: Outcome,
  event: HostEvent,
  guard: Guard,
  world: World,
): Outcome {
  const problems = guard.problems();
  if (problems.length === 0 || outcome.notice) return outcome;
  const memory = openMemory(event, world);
  const notice = memory.known ? tellOnce(problems, memory, world) : null;
  return notice === null ? outcome : { ...outcome, notice };
}

/** The lines that the user of this session has not been told, as one notice; `null` where there is none. */
export function tellOnce(
  lines: readonly string[],
  memory: SessionMemory,
  world: World,
): string | null {
  const unsaid = lines.filter((line) => !memory.hasNotice(hash(line)));
  if (unsaid.length === 0) return null;
  const claims = memory.claim(unsaid.map((line) => noticeFact(hash(line), world)));
  const fresh = unsaid.filter((_, at) => claims[at] !== 'others');
  return fresh.length === 0 ? null : `Fire Flow: ${fresh.join('\n')}`;
}

export function noticeFact(key: string, world: World): SaidFact {
  return { v: 1, kind: 'said', at: world.clock.now(), channel: 'notice', key, hash: key };
}
