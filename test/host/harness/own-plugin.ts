import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './versions.ts';

/** What of this repository makes the plugin, as far as it is there. */
const PARTS = ['.claude-plugin', 'plugin.json', 'hooks', 'bin', 'commands', 'skills-library'];

/** Copies the built plugin, without its sources and node_modules, as an installation would. */
export function copyPlugin(to: string): string {
  for (const part of PARTS.filter((name) => existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, part), path.join(to, part), { recursive: true });
  }
  return to;
}
