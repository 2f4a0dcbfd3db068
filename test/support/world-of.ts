import { createMemoryClock } from '../../src/world/clock/memory.ts';
import { loadConfig } from '../../src/world/config/load.ts';
import { createEnvironment } from '../../src/world/environment/environment.ts';
import type { Files } from '../../src/world/files/files.ts';
import { createTree } from '../../src/world/files/tree.ts';
import { createJournalStore } from '../../src/world/journal/store.ts';
import type { World } from '../../src/world/world.ts';

/** The world of a session in `project`, over these files; settings are read from them. */
export function worldOf(files: Files, project: string | undefined): World {
  const clock = createMemoryClock(1);
  const environment = createEnvironment(
    { HOME: '/home/u', CLAUDE_PROJECT_DIR: project, FIRE_FLOW_STATE: '/state' },
    'posix',
    () => '/home/u',
  );
  return {
    files,
    tree: createTree(files),
    clock,
    environment,
    journals: createJournalStore(files, clock, '/state', () => {}),
    config: (root) => loadConfig(files, root, '/home/u'),
  };
}
