import { isRecord } from '../core/facts/record.ts';
import { normalise, resolve } from '../core/kit/path.ts';
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

/** Different names: each costs a few looks at the file system, and a call may carry a megabyte of them. */
const MAX_NAMES = 5_000;
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
  return distinct(named).flatMap(({ key, value }) => {
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

function distinct(named: readonly Named[]): readonly Named[] {
  const found = new Map(named.map((one) => [`${one.key}\n${one.value}`, one]));
  return [...found.values()].slice(0, MAX_NAMES);
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

/** As the host would take it, and with the white space at its ends, which other servers may leave there. */
function pathsOf(value: string, cwd: string, environment: PathEnvironment): readonly string[] {
  const plain = isFileUri(value) ? fromFileUri(value) : value;
  if (plain === null || /^[a-z][a-z0-9+.-]+:\/\//i.test(plain)) return [];
  const paths = hostPaths(plain, cwd, environment);
  if (plain === plain.trim()) return paths;
  return [...paths, resolve(cwd, normalise(plain, environment.platform === 'windows'))];
}

/** A drive's letter stands behind a slash there. */
function fromFileUri(uri: string): string | null {
  const url = URL.canParse(uri) ? new URL(uri).pathname : null;
  return url === null ? null : decoded(url).replace(/^\/(?=[a-z]:\/)/i, '');
}

/** A per cent sign that begins no escape is itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
