import os from 'node:os';
import { createEnvironment, type Environment } from './environment.ts';

export function createNodeEnvironment(): Environment {
  const platform = process.platform === 'win32' ? 'windows' : 'posix';
  return createEnvironment(process.env, platform, os.homedir);
}
