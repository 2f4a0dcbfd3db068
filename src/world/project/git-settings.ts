import type { Environment } from '../environment/environment.ts';
import type { Files } from '../files/files.ts';
import { mainWorktree } from './root.ts';

const MAX_BYTES = 1 << 20;

/** Settings that change what a patch looks like or what its names are relative to; files included elsewhere may hold such. */
const RESHAPING =
  /^\s*(?:noprefix|mnemonicprefix|srcprefix|dstprefix|external|relative|command)\b|^\s*\[\s*include|=\s*"?always"?\s*$/im;

/** What an alias of git stands for in the repository at `top`; null where there is none. The nearest settings decide. */
export function gitAlias(
  files: Files,
  environment: Environment,
  top: string,
  name: string,
): string | null {
  for (const path of settingsFiles(files, environment, top)) {
    const text = files.read(path, MAX_BYTES);
    const found = text.ok ? aliasIn(text.value, name.toLowerCase()) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The last value of a name in the `[alias]` sections of a file; names do not tell capitals apart. */
function aliasIn(text: string, name: string): string | null {
  let inside = false;
  let found: string | null = null;
  for (const line of text.replaceAll('\\\n', '').split('\n')) {
    const section = /^\s*\[([^\]]*)\]/.exec(line)?.[1];
    if (section !== undefined) inside = section.trim().toLowerCase() === 'alias';
    const [, key, value] = /^\s*([\w-]+)\s*=(.*)$/.exec(line) ?? [];
    if (inside && key?.toLowerCase() === name && value !== undefined) found = plainValue(value);
  }
  return found;
}

/** Quotes and their escapes undone. */
function plainValue(value: string): string {
  const text = value.trim();
  return (/^"(.*)"$/.exec(text)?.[1] ?? text).replace(/\\(["\\])/g, '$1');
}

/** Whether git's settings leave patches their usual look in the repository at `top`. What cannot be read sets nothing. */
export function hasPlainPatches(files: Files, environment: Environment, top: string): boolean {
  if (environment.get('GIT_EXTERNAL_DIFF') || environment.get('GIT_CONFIG_COUNT')) return false;
  return settingsFiles(files, environment, top).every((path) => {
    const text = files.read(path, MAX_BYTES);
    return !text.ok || !RESHAPING.test(text.value);
  });
}

/** Where git looks for its settings, those that outrank others first. */
function settingsFiles(files: Files, environment: Environment, top: string): string[] {
  const { home } = environment;
  const repository = mainWorktree(files, top) ?? top;
  const config = environment.get('XDG_CONFIG_HOME') ?? `${home}/.config`;
  return [
    `${repository}/.git/config.worktree`,
    `${repository}/.git/config`,
    environment.get('GIT_CONFIG_GLOBAL') ?? `${home}/.gitconfig`,
    `${config}/git/config`,
    '/etc/gitconfig',
  ];
}
