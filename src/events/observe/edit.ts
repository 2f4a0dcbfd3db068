import type { EditFact } from '../../core/facts/fact.ts';
import { packagesIn } from '../../core/guidance/index.ts';
import { hash } from '../../core/kit/hash.ts';
import { relative } from '../../core/kit/path.ts';
import { holdsAny, isListed, truncate } from '../../core/kit/text.ts';
import { field, type ToolResult, textField, writtenBy } from './result.ts';

const MAX_EXCERPT = 160;

interface Change {
  readonly before: string;
  readonly after: string;
}

/** The change a file tool made. Its hash and the hash of its inverse tell repeats and reverts; nothing of the file is kept but a short excerpt. */
export function editFact(result: ToolResult): EditFact | null {
  const path = textField(result.input, 'file_path') || textField(result.input, 'notebook_path');
  if (path === '') return null;
  const changes = changesOf(result);
  const forth = changes.map(({ before, after }) => `${before}\0${after}`);
  const back = changes.map(({ before, after }) => `${after}\0${before}`).reverse();
  const line = firstLine(result.response);
  return {
    v: 1,
    kind: 'edit',
    at: result.at,
    ...(result.use && { use: result.use }),
    path: relative(result.root, path) ?? path,
    hash: hash([path, ...forth].join('\0')),
    inverse: hash([path, ...back].join('\0')),
    ...(line !== null && { line }),
    excerpt: truncate(excerpt(changes), MAX_EXCERPT),
    ...(field(result.response, 'type') === 'create' && { created: true as const }),
    generated: isGenerated(path),
    ...packagesOf(result, path),
  };
}

/** What the change brings in, lock files aside: those name everything. */
function packagesOf(result: ToolResult, path: string): { readonly packages?: readonly string[] } {
  const packages = isGenerated(path) ? [] : packagesIn(writtenBy(result), path).slice(0, 20);
  return packages.length > 0 ? { packages } : {};
}

function changesOf({ tool, input, response }: ToolResult): readonly Change[] {
  if (tool === 'Write') {
    return [{ before: textField(response, 'originalFile'), after: textField(input, 'content') }];
  }
  if (tool === 'NotebookEdit') {
    return [{ before: textField(response, 'old_source'), after: textField(input, 'new_source') }];
  }
  const edits = field(input, 'edits');
  const all = Array.isArray(edits) ? edits : [input];
  return all.map((edit) => ({
    before: textField(edit, 'old_string'),
    after: textField(edit, 'new_string'),
  }));
}

/** The first line that the change puts in and was not there before. */
function excerpt(changes: readonly Change[]): string {
  for (const { before, after } of changes) {
    const old = new Set(before.split('\n').map((line) => line.trim()));
    const fresh = after.split('\n').map((line) => line.trim());
    const found = fresh.find((line) => line.length > 1 && !old.has(line));
    if (found) return found;
  }
  const removed = changes[0]?.before.split('\n').find((line) => line.trim().length > 1);
  return removed ? `removed: ${removed.trim()}` : '';
}

function firstLine(response: unknown): number | null {
  const patch = field(response, 'structuredPatch');
  const start = Array.isArray(patch) ? field(patch[0], 'newStart') : undefined;
  return typeof start === 'number' ? start : null;
}

/** What tools write: lock files, build output, snapshots, caches. Told without patterns where a plain look tells: to compile one costs more. */
const LOCK_FILES = ' package-lock.json npm-shrinkwrap.json pnpm-lock.yaml go.sum bun.lockb ';
const OUTPUT_FOLDERS = [
  ...['/node_modules/', '/dist/', '/build/', '/out/', '/target/', '/coverage/', '/vendor/'],
  ...['/__pycache__/', '/__snapshots__/', '/.next/', '/.nuxt/', '/.cache/', '/.turbo/'],
];
const OUTPUT_ENDINGS = [
  ...['.min.js', '.min.css', '.map', '.snap', '.pyc', '.class', '.o', '.g.dart', '.pb.go'],
];

export function isGenerated(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isListed(LOCK_FILES, name) || holdsAny(`/${path}`, OUTPUT_FOLDERS)) return true;
  if (OUTPUT_ENDINGS.some((ending) => name.endsWith(ending))) return true;
  if (name.endsWith('.lock') && /^[\w.-]+\.lock$/.test(name)) return true;
  return name.includes('.generated.') && /\.generated\.\w+$/.test(name);
}
