import { truncate } from '../core/kit/text.ts';
import { hostPaths } from '../host/path.ts';
import type { Environment } from '../world/environment/environment.ts';
import { foreignTargets } from './foreign-targets.ts';

/** A path that a tool call is about, and what the call does with it. */
export interface Target {
  readonly path: string;
  readonly want: 'read' | 'write' | 'both';
}

/** What of the surroundings tells a written path's meaning. */
export type PathEnvironment = Pick<Environment, 'home' | 'platform'>;

/** The host's own file tools: under which key each takes its file. A tool that only lists names is not here: names are no contents. */
const FILE_TOOLS: Readonly<Record<string, readonly [key: string, want: Target['want']]>> = {
  Read: ['file_path', 'read'],
  NotebookRead: ['notebook_path', 'read'],
  Edit: ['file_path', 'write'],
  MultiEdit: ['file_path', 'write'],
  Write: ['file_path', 'write'],
  NotebookEdit: ['notebook_path', 'write'],
  // Offered by 2.0.76 and 2.1.50. Of a folder it is a walk, which is not judged here.
  Grep: ['path', 'read'],
};

/** The host's own tool that asks another server for what stands at an address, which may be a file's. */
const RESOURCE_TOOL = 'ReadMcpResourceTool';

/** Whether a tool may mean anything by a path: one of another server, or a shell that is not parsed. */
export function isForeign(tool: string): boolean {
  return tool.startsWith('mcp__') || tool === 'PowerShell' || tool === RESOURCE_TOOL;
}

/** The files named by a tool call's input, absolute. Bash has a judge of its own; Glob shows only names. */
export function toolTargets(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  cwd: string,
  environment: PathEnvironment,
): readonly Target[] {
  const row = Object.hasOwn(FILE_TOOLS, tool) ? FILE_TOOLS[tool] : undefined;
  if (row === undefined)
    return isForeign(tool) ? foreignTargets(tool, input, cwd, environment) : [];
  const [key, want] = row;
  const value = input[key];
  const paths = typeof value === 'string' ? hostPaths(value, cwd, environment) : [];
  return paths.map((path) => ({ path, want }));
}

const MAX_TARGET = 300;

/** What a call is about, in one line for the record: its file, command, pattern or address. */
export function describeTarget(input: Readonly<Record<string, unknown>>): string {
  const keys = ['file_path', 'notebook_path', 'command', 'pattern', 'path', 'url', 'description'];
  const found = keys.map((key) => input[key]).find((value) => typeof value === 'string');
  const value = typeof found === 'string' ? found : JSON.stringify(input);
  return truncate(value, MAX_TARGET);
}
