import type { Tree } from '../core/facts/tree.ts';
import type { Clock } from './clock/clock.ts';
import type { LoadedConfig } from './config/load.ts';
import type { Environment } from './environment/environment.ts';
import type { Files } from './files/files.ts';
import type { JournalStore } from './journal/journal.ts';

/** Everything a handler may ask of the outside. Entries pick the real one, tests the in-memory twins. */
export interface World {
  readonly files: Files;
  readonly tree: Tree;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly journals: JournalStore;
  /** Merged project and user settings for a project root; read once. */
  config(root: string): LoadedConfig;
}
