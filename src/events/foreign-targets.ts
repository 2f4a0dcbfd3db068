import { isRecord } from '../core/facts/record.ts';
import { hostPaths } from '../host/path.ts';
import { powershellOperands } from './powershell.ts';
import type { PathEnvironment, Target } from './tool-targets.ts';

/** Keys under which the tools of other servers take a file, by how they begin or end: `imagePath`, `old_file`, `source`. */
const FILE_KEYS =
  /^(?:path|file|ur[il])|(?:paths?|files?|filenames?|ur[il]s?|source|src|destination|dest|dst|target|notebook|document)$/i;
/** Those of them that name where something is put. */
const RESULT_KEYS = /^(?:out(?:put)?|dest|dst|save|export)|(?:destination|dest|dst)$/i;

/** Verbs in the name of another server's tool that put something into a file, and those that also show what is in one. */
const WRITERS = /(?:^|_)(?:write|create|save|append|put|update|delete|remove|touch|mkdir)(?:_|$)/i;
const READERS = /(?:^|_)(?:read|get|load|open|show|view|search|edit|patch|copy|move)(?:_|$)/i;

const MAX_TARGETS = 500;
const MAX_DEPTH = 20;

/** The files that a call of another server's tool, or of PowerShell, may be about, absolute. */
export function foreignTargets(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  cwd: string,
  environment: PathEnvironment,
): readonly Target[] {
  const isShell = tool === 'PowerShell';
  const named = isShell ? operands(input) : namedIn(input, '', 0);
  const want = isShell ? 'read' : wantOf(tool);
  return named.slice(0, MAX_TARGETS).flatMap(({ key, value }) => {
    const puts = want === 'both' && RESULT_KEYS.test(key);
    const paths = pathsOf(value, cwd, environment);
    return paths.map((path): Target => ({ path, want: puts ? 'write' : want }));
  });
}

function wantOf(tool: string): Target['want'] {
  const name = tool.slice(tool.lastIndexOf('__') + 2);
  return WRITERS.test(name) && !READERS.test(name) ? 'write' : 'both';
}

interface Named {
  readonly key: string;
  readonly value: string;
}

function operands(input: Readonly<Record<string, unknown>>): readonly Named[] {
  const words = powershellOperands(String(input['command'] ?? ''));
  return words.map((value) => ({ key: '', value }));
}

/** Texts under a key that names a file, however deep, and `file:` addresses under any. */
function namedIn(value: unknown, key: string, depth: number): readonly Named[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one, key, depth + 1));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, one]) => namedIn(one, name, depth + 1));
  if (typeof value !== 'string') return [];
  return FILE_KEYS.test(key) || isFileUri(value) ? [{ key, value }] : [];
}

function isFileUri(text: string): boolean {
  return /^\s*file:/i.test(text);
}

function pathsOf(value: string, cwd: string, environment: PathEnvironment): readonly string[] {
  const plain = isFileUri(value) ? fromFileUri(value) : value;
  if (plain === null || /^[a-z][a-z0-9+.-]+:\/\//i.test(plain)) return [];
  return hostPaths(plain, cwd, environment);
}

/** A drive's letter stands behind a slash there. */
function fromFileUri(uri: string): string | null {
  try {
    return decodeURIComponent(new URL(uri).pathname).replace(/^\/(?=[a-z]:\/)/i, '');
  } catch {
    return null;
  }
}
