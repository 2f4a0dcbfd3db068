import process from 'node:process';
import type { FaultLog } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import type { HostEvent, Parser } from './events/base.ts';
import type { Outcome } from './outcome.ts';
import { type EventName, reply } from './reply.ts';
import { readPayload } from './stdin.ts';

export interface Hook<Event extends HostEvent> {
  readonly event: EventName;
  readonly parse: Parser<Event>;
  readonly handle: (event: Event, world: World) => Outcome;
}

/** What `run` needs of the outside; the real one is made by the entry. */
export interface Surroundings {
  readonly world: World;
  readonly faults: FaultLog;
}

/**
 * The whole life of a hook: read, parse, decide, answer. Whatever goes wrong, the host sees exit 0 and no output,
 * and the fault is written down. PreCompact and Stop fail like the others: a failure never blocks.
 */
export async function run<Event extends HostEvent>(
  hook: Hook<Event>,
  surroundings: () => Surroundings,
): Promise<void> {
  let faults: FaultLog | undefined;
  try {
    const payload = await readPayload(process.stdin);
    const here = surroundings();
    faults = here.faults;
    const answer = payload.ok
      ? answerTo(hook, payload.value, here.world)
      : complain(`payload ${payload.reason}`);
    process.stdout.write(answer);
  } catch (error) {
    faults?.write(hook.event, error);
  }
  process.exitCode = 0;
}

function answerTo<Event extends HostEvent>(
  hook: Hook<Event>,
  value: unknown,
  world: World,
): string {
  const event = hook.parse(value);
  if (event === null) return complain(`payload is not a ${hook.event} event`);
  return reply(hook.event, hook.handle(event, world));
}

function complain(message: string): never {
  throw new Error(message);
}
