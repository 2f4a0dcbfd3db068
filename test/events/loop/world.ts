import { createMemoryClock } from '../../../src/world/clock/memory.ts';
import { DEFAULTS } from '../../../src/world/config/config.ts';
import { createEnvironment } from '../../../src/world/environment/environment.ts';
import type { Files } from '../../../src/world/files/files.ts';
import { createMemoryFiles, type Seed } from '../../../src/world/files/memory.ts';
import { createTree } from '../../../src/world/files/tree.ts';
import { createJournalStore } from '../../../src/world/journal/store.ts';
import type { World } from '../../../src/world/world.ts';

export const ROOT = '/p';

/** A world in memory, its clock at a fixed day, with the parts a test wants to reach. `wrap` stands between program and files. */
export function memoryWorld(seed: Seed = {}, wrap: (files: Files) => Files = (files) => files) {
  const clock = createMemoryClock(Date.UTC(2026, 2, 2, 10, 15, 0));
  const files = wrap(createMemoryFiles({ '/p/.git/HEAD': 'ref: x', ...seed }, clock));
  const variables = { HOME: '/h', CLAUDE_PROJECT_DIR: ROOT, FIRE_FLOW_STATE: '/s' };
  const world: World = {
    files,
    tree: createTree(files),
    clock,
    environment: createEnvironment(variables, 'posix', () => '/h'),
    journals: createJournalStore(files, clock, '/s', () => undefined),
    config: () => ({ config: DEFAULTS, problems: [] }),
  };
  return { world, clock, files };
}
