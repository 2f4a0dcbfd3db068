import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '..', 'servers', 'files-server.mjs');

/** Host arguments that connect the file server of the tests; its tools are `mcp__files__read_file`, … */
export function fileServerArguments(): string[] {
  const server = { type: 'stdio', command: process.execPath, args: [SERVER] };
  return ['--mcp-config', JSON.stringify({ mcpServers: { files: server } })];
}
