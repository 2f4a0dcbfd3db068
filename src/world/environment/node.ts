import { createEnvironment, type Environment } from './environment.ts';

export function createNodeEnvironment(): Environment {
  const platform = process.platform === 'win32' ? 'windows' : 'posix';
  // Loading `os` costs every hook more than a look at a file; HOME is nearly always set.
  const home = () => (process.getBuiltinModule ?? require)('node:os').homedir();
  return createEnvironment(process.env, platform, home);
}
