import type { Environment } from '../environment/environment.ts';
import type { Files } from '../files/files.ts';
import { mainWorktree } from './root.ts';

const MAX_BYTES = 1 << 20;

/** Settings that change what a patch looks like or what its names are relative to; files included elsewhere may hold such. */
const RESHAPING =
  /^\s*(?:noprefix|mnemonicprefix|srcprefix|dstprefix|external|relative|command)\b|^\s*\[\s*include|=\s*"?always"?\s*$/im;

/** Whether git's settings leave patches their usual look in the repository at `top`. What cannot be read sets nothing. */
export function hasPlainPatches(files: Files, environment: Environment, top: string): boolean {
  const { home } = environment;
  const repository = mainWorktree(files, top) ?? top;
  const config = environment.get('XDG_CONFIG_HOME') ?? `${home}/.config`;
  const settings = [
    `${repository}/.git/config`,
    `${repository}/.git/config.worktree`,
    environment.get('GIT_CONFIG_GLOBAL') ?? `${home}/.gitconfig`,
    `${config}/git/config`,
    '/etc/gitconfig',
  ];
  if (environment.get('GIT_EXTERNAL_DIFF') || environment.get('GIT_CONFIG_COUNT')) return false;
  return settings.every((path) => {
    const text = files.read(path, MAX_BYTES);
    return !text.ok || !RESHAPING.test(text.value);
  });
}
