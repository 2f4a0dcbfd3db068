import type { Fact } from '../core/facts/fact.ts';
import { hash } from '../core/kit/hash.ts';
import type { HostEvent } from '../host/events/base.ts';
import type { Outcome } from '../host/outcome.ts';
import type { World } from '../world/world.ts';
import type { Guard } from './guard.ts';
import { openMemory } from './memory.ts';

/** Rules that exist and are not in force are the user's to know: once per session and problem, never the model's. */
export function tellProblems(
  outcome: Outcome,
  event: HostEvent,
  guard: Guard,
  world: World,
): Outcome {
  const problems = guard.problems();
  if (problems.length === 0 || outcome.notice) return outcome;
  const notice = problems.join('\n');
  const memory = openMemory(event, world);
  const key = hash(notice);
  if (!memory.known || memory.hasNotice(key)) return outcome;
  memory.record(noticeFact(key, world));
  return { ...outcome, notice: `Fire Flow: ${notice}` };
}

export function noticeFact(key: string, world: World): Fact {
  return { v: 1, kind: 'said', at: world.clock.now(), channel: 'notice', key, hash: key };
}
