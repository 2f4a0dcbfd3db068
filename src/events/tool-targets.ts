import { isRecord } from '../core/facts/record.ts';
import { normalise, resolve } from '../core/kit/path.ts';
import { truncate } from '../core/kit/text.ts';
import { powershellOperands } from './powershell.ts';

/** A path that a tool call is about, and what the call does with it. */
export interface Target {
  readonly path: string;
  readonly want: 'read' | 'write' | 'both';
}

type Row = readonly [keys: readonly string[], want: Target['want']];

/** The host's own file tools. A tool that only lists names is not here: names are no contents. */
const FILE_TOOLS: Readonly<Record<string, Row>> = {
  Read: [['file_path'], 'read'],
  NotebookRead: [['notebook_path'], 'read'],
  Edit: [['file_path'], 'write'],
  MultiEdit: [['file_path'], 'write'],
  Write: [['file_path'], 'write'],
  NotebookEdit: [['notebook_path'], 'write'],
  // Offered by 2.0.76 and 2.1.50. Of a folder it is a walk, which is not judged here.
  Grep: [['path'], 'read'],
};

/** Keys under which the tools of other servers take a file. */
const FILE_KEYS =
  /^(?:(?:file|notebook|source|input|target|absolute|relative)?_?(?:path|paths|file|files|filename)|ur[il])$/i;
const FOREIGN: Row = [[], 'both'];
const WRITES: Row = [[], 'write'];
const READS: Row = [[], 'read'];

/** Verbs in the name of another server's tool that put something into a file, and those that also show what is in one. */
const WRITERS = /(?:^|_)(?:write|create|save|append|put|update|delete|remove|touch|mkdir)(?:_|$)/i;
const READERS = /(?:^|_)(?:read|get|load|open|show|view|search|edit|patch|copy|move)(?:_|$)/i;

function foreignRow(tool: string): Row {
  const name = tool.slice(tool.lastIndexOf('__') + 2);
  return WRITERS.test(name) && !READERS.test(name) ? WRITES : FOREIGN;
}

const MAX_TARGETS = 64;

/** The files named by a tool call's input, absolute. Bash has a judge of its own; Glob shows only names. */
export function toolTargets(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  cwd: string,
  windows: boolean,
): readonly Target[] {
  const row = Object.hasOwn(FILE_TOOLS, tool) ? FILE_TOOLS[tool] : undefined;
  const [keys, want] = row ?? (tool === 'PowerShell' ? READS : foreignRow(tool));
  const values = row ? keys.map((key) => input[key]) : otherValues(tool, input);
  return values
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, MAX_TARGETS)
    .flatMap((value) => toPath(String(value), cwd, windows))
    .map((path) => ({ path, want }));
}

function otherValues(tool: string, input: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (tool === 'PowerShell') return powershellOperands(String(input['command'] ?? ''));
  return tool.startsWith('mcp__') ? foreignValues(input) : [];
}

function foreignValues(input: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(input).flatMap(([key, value]) => {
    if (isRecord(value)) return foreignValues(value);
    if (Array.isArray(value) && value.some(isRecord))
      return value.filter(isRecord).flatMap(foreignValues);
    return FILE_KEYS.test(key) ? [value].flat(4) : [];
  });
}

function toPath(value: string, cwd: string, windows: boolean): string[] {
  const plain = /^file:/i.test(value) ? fromFileUri(value) : value;
  if (plain === null || /^[a-z][a-z0-9+.-]+:\/\//i.test(plain) || plain.includes('\0')) return [];
  return [resolve(cwd, normalise(plain, windows))];
}

function fromFileUri(uri: string): string | null {
  try {
    return decodeURIComponent(new URL(uri).pathname);
  } catch {
    return null;
  }
}

const MAX_TARGET = 300;

/** What a call is about, in one line for the record: its file, command, pattern or address. */
export function describeTarget(input: Readonly<Record<string, unknown>>): string {
  const keys = ['file_path', 'notebook_path', 'command', 'pattern', 'path', 'url', 'description'];
  const found = keys.map((key) => input[key]).find((value) => typeof value === 'string');
  const value = typeof found === 'string' ? found : JSON.stringify(input);
  return truncate(value, MAX_TARGET);
}
