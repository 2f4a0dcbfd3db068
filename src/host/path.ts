import { normalise, resolve } from '../core/kit/path.ts';
import type { Environment } from '../world/environment/environment.ts';

/**
 * The absolute paths that a written one may mean to the host's tools: they take white space off its ends and know `~`, and the
 * older ones compose letters; only the newer ones do so before they ask a hook (docs/host.md). More than one only where
 * composing changes it, since a file's name may hold either.
 */
export function hostPaths(
  written: string,
  cwd: string,
  { home, platform }: Pick<Environment, 'home' | 'platform'>,
): readonly string[] {
  const plain = written.trim();
  const whole = /^~(?=[/\\]|$)/.test(plain) ? home + plain.slice(1) : plain;
  const path = resolve(cwd, normalise(whole, platform === 'windows'));
  return [...new Set([path, path.normalize('NFC')])];
}
