import type { HostEvent } from '../host/events/base.ts';
import type { Config } from '../world/config/config.ts';
import type { Journal } from '../world/journal/journal.ts';
import { projectRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';
import { eventDirectory } from './guard.ts';

/** The session an event belongs to, as far as it is remembered. A subagent has a journal of its own and is never spoken to. */
export interface Session {
  readonly journal: Journal;
  readonly root: string;
  readonly config: Config;
  readonly world: World;
  readonly isSubagent: boolean;
}

/** `null` where the host names no session: nothing is remembered and nothing said. */
export function openSession(event: HostEvent, world: World): Session | null {
  const journal = world.journals.open(event.session, event.agent);
  if (journal === null) return null;
  const root = projectRoot(world.files, world.environment, eventDirectory(event, world));
  const { config } = world.config(root);
  return { journal, root, config, world, isSubagent: event.agent !== undefined };
}
