import { describe, expect, it } from 'vitest';
import { createEnvironment } from '../../src/world/environment/environment.ts';

describe('the state directory', () => {
  it.each([
    [{ FIRE_FLOW_STATE: '/s' }, 'posix', '/s'],
    [{ XDG_STATE_HOME: '/xdg', HOME: '/h' }, 'posix', '/xdg/fire-flow'],
    [{ HOME: '/h' }, 'posix', '/h/.local/state/fire-flow'],
    [{}, 'posix', '/fallback/.local/state/fire-flow'],
    [{ CLAUDE_PLUGIN_DATA: '/data', HOME: '/h' }, 'posix', '/h/.local/state/fire-flow'],
    [
      { LOCALAPPDATA: 'c:\\Users\\a b\\AppData\\Local' },
      'windows',
      'C:/Users/a b/AppData/Local/fire-flow',
    ],
    [{ USERPROFILE: '/c/Users/x' }, 'windows', 'C:/Users/x/AppData/Local/fire-flow'],
  ] as const)('%j on %s is %s', (variables, platform, expected) => {
    expect(createEnvironment(variables, platform, () => '/fallback').stateDir).toBe(expected);
  });

  it('paths of a Git Bash or WSL host become native', () => {
    const dirs = ['/c/Users/x/r', '/mnt/c/Users/x/r', 'c:\\Users\\x\\r\\'].map(
      (dir) => createEnvironment({ CLAUDE_PROJECT_DIR: dir }, 'windows', () => '/h').projectDir,
    );
    expect(new Set(dirs)).toEqual(new Set(['C:/Users/x/r']));
  });
});
