import { createNodeClock } from './clock/node.ts';
import { loadConfig } from './config/load.ts';
import { createNodeEnvironment } from './environment/node.ts';
import { createFaultLog, type FaultLog } from './faults.ts';
import { createNodeFiles } from './files/node.ts';
import { createTree } from './files/tree.ts';
import { createJournalStore } from './journal/store.ts';
import type { World } from './world.ts';

/** The real world, and the log for what goes wrong in it. */
export function createNodeWorld(): { readonly world: World; readonly faults: FaultLog } {
  const files = createNodeFiles();
  const clock = createNodeClock();
  const environment = createNodeEnvironment();
  const faults = createFaultLog(files, clock, environment.stateDir);
  const journals = createJournalStore(files, clock, environment.stateDir, (message) =>
    faults.write('journal', message),
  );
  const world: World = {
    files,
    tree: createTree(files),
    clock,
    environment,
    journals,
    config: (root) => loadConfig(files, root, environment.home),
  };
  return { world, faults };
}
