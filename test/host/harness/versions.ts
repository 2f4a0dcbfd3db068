import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The version the project is developed against: a dev dependency. */
export const PINNED = '2.1.332';
/** Older hosts that people still run, and that differ from it where docs/host.md says so. */
export const OLDER = ['2.0.76', '2.1.50', '2.1.197'] as const;
export type HostVersion = typeof PINNED | (typeof OLDER)[number];

/** The host under test: `FIRE_FLOW_HOST`, which `npm run test:hosts` sets, or the pinned one. */
export function currentHost(): HostVersion {
  const wanted = process.env['FIRE_FLOW_HOST'];
  return OLDER.find((version) => version === wanted) ?? PINNED;
}

/** The root of this repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = process.env['FIRE_FLOW_HOSTS'] ?? path.join(tmpdir(), 'fire-flow-hosts');

/** The executable of a host, whether installed or not. */
export function hostBinary(version: HostVersion): string {
  const base = version === PINNED ? ROOT : path.join(CACHE, version);
  return path.join(base, 'node_modules', '.bin', 'claude');
}

/** Installs an older host into the cache directory where it is absent. Throws when npm cannot. */
export function installHost(version: HostVersion): void {
  if (existsSync(hostBinary(version))) return;
  const prefix = path.join(CACHE, version);
  mkdirSync(prefix, { recursive: true });
  const spec = `@anthropic-ai/claude-code@${version}`;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', prefix, spec], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Whether a host streams its hook events (`--include-hook-events`). */
export function streamsHooks(version: HostVersion): boolean {
  return version === PINNED || version === '2.1.197';
}
