import { normalise } from '../../core/kit/path.ts';
import { stateDirOf } from './state-dir.ts';

/** The process' surroundings, captured once and read-only. */
export interface Environment {
  readonly home: string;
  readonly platform: 'posix' | 'windows';
  /** `CLAUDE_PROJECT_DIR`, normalised. */
  readonly projectDir: string | null;
  /** `CLAUDE_PLUGIN_ROOT`, normalised. */
  readonly pluginRoot: string | null;
  /** Where this program keeps its state. Never inside the plugin: an update deletes that folder. */
  readonly stateDir: string;
  get(name: string): string | undefined;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the few variables this program knows. `home` is asked only where the variables name none. */
export function createEnvironment(
  variables: Variables,
  platform: 'posix' | 'windows',
  home: () => string,
): Environment {
  const windows = platform === 'windows';
  const path = (name: string) => {
    const value = variables[name];
    return value ? normalise(value, windows) : null;
  };
  const homeDir = path('HOME') ?? path('USERPROFILE') ?? normalise(home(), windows);
  const data = windows
    ? (path('LOCALAPPDATA') ?? `${homeDir}/AppData/Local`)
    : path('XDG_STATE_HOME');
  return {
    home: homeDir,
    platform,
    projectDir: path('CLAUDE_PROJECT_DIR'),
    pluginRoot: path('CLAUDE_PLUGIN_ROOT'),
    stateDir: stateDirOf({ own: path('FIRE_FLOW_STATE'), data, home: homeDir }),
    get: (name) => variables[name],
  };
}
