import { writevSync } from 'node:fs';
import type { FaultLog } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import type { HostEvent, Parser } from './events/base.ts';
import type { Outcome } from './outcome.ts';
import { type EventName, reply } from './reply.ts';
import { readStandardInput } from './stdin.ts';

export interface Hook<Event extends HostEvent> {
  readonly event: EventName;
  readonly parse: Parser<Event>;
  readonly handle: (event: Event, world: World) => Outcome | Promise<Outcome>;
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
    const reading = readStandardInput(() => endInSilence(hook.event, faults));
    const here = surroundings();
    faults = here.faults;
    const payload = await reading;
    const answer = payload.ok
      ? await answerTo(hook, payload.value, here.world)
      : complain(`payload ${payload.reason}`);
    if (!write(answer)) return;
  } catch (error) {
    faults?.write(hook.event, error);
  }
  // Nothing is left to wait for; taking the heap down in order would only cost time.
  process.exit(0);
}

async function answerTo<Event extends HostEvent>(
  hook: Hook<Event>,
  value: unknown,
  world: World,
): Promise<string> {
  const event = hook.parse(value);
  if (event === null) return complain(`payload is not a ${hook.event} event`);
  return reply(hook.event, await hook.handle(event, world));
}

/** No byte came and none will: the read still holds a thread, so that only a signal can end this process. */
function endInSilence(event: EventName, faults: FaultLog | undefined): void {
  faults?.write(event, 'payload idle: no byte on standard input');
  process.kill(process.pid, 'SIGKILL');
}

function complain(message: string): never {
  throw new Error(message);
}

/**
 * Straight to the descriptor: making the stdout stream costs more than the write. A full pipe is the stream's to wait for:
 * `false` where it still holds some of the text.
 */
function write(text: string): boolean {
  const bytes = Buffer.from(text);
  const rest = (from: number) => (from === 0 ? bytes : bytes.subarray(from));
  let written = 0;
  try {
    while (written < bytes.length) written += writevSync(1, [rest(written)]);
  } catch {
    process.exitCode = 0;
    process.stdout.write(rest(written));
    return false;
  }
  return true;
}
