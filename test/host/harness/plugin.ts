import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a plugin made for a test consists of. */
export interface PluginParts {
  readonly name: string;
  /** Event name to the source of a CommonJS hook. */
  readonly hooks: Readonly<Record<string, string>>;
  /** Command name to its markdown. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** Writes a plugin into a directory. Its hooks have no matcher: they see every call. */
export function writePlugin(directory: string, parts: PluginParts): string {
  const put = (relative: string, content: string): void => {
    const file = path.join(directory, relative);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const manifest = { name: parts.name, version: '0.0.1', author: { name: 'test' } };
  put('.claude-plugin/plugin.json', JSON.stringify(manifest));
  const hooks: Record<string, unknown> = {};
  for (const [event, source] of Object.entries(parts.hooks)) {
    const file = `hooks/${parts.name}-${event}.cjs`;
    put(file, source);
    const command = `node "\${CLAUDE_PLUGIN_ROOT}/${file}"`;
    hooks[event] = [{ hooks: [{ type: 'command', command, timeout: 60 }] }];
  }
  put('hooks/hooks.json', JSON.stringify({ hooks }));
  for (const [name, body] of Object.entries(parts.commands ?? {})) put(`commands/${name}.md`, body);
  return directory;
}
