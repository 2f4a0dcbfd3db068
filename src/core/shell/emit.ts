import type { Access, LineForm, WalkFacts } from '../facts/access.ts';
import type { Tree } from '../facts/tree.ts';
import { basename, dirname, resolve } from '../kit/path.ts';
import { fromBackslashes, matches } from './pattern.ts';
import { type Field, field, isKnown, type Scope, type Shell, UNKNOWN } from './state.ts';

/** The absolute path a field names; null where that cannot be known or it names no file. */
export function pathOf(name: Field, shell: Shell): string | null {
  const text = name.text.replace(OWN_DIRECTORY, './');
  if (text === '' || text === '-' || !isKnown(text) || text.length > 4096) return null;
  if (/^[a-z][a-z+.-]*:\/\//i.test(text) || /^\/(?:dev|proc)\//.test(text)) return null;
  if (text.startsWith('/')) return resolve('/', text);
  return shell.cwd === null ? null : resolve(shell.cwd, text);
}

/** The directory of a process itself is that of the shell that starts it. */
const OWN_DIRECTORY = /^\/proc\/[^/\d]+\/cwd\//;

/** The contents of `name` are read, and go where the scope's output goes. */
export function emitRead(name: Field, verb: string, scope: Scope): void {
  const walk = walkOf(name, scope.shell);
  if (walk !== null) {
    emitWalk(walk, verb, scope);
    return;
  }
  const path = pathOf(name, scope.shell);
  if (path === null || scope.run.tree.kind(path) === 'directory') return;
  emitPath(path, name, verb, scope);
}

/** A directory that a recursive search was given: of a glob's matches, excluded ones can be left out. */
export function emitRoot(
  name: Field,
  verb: string,
  scope: Scope,
  lines: LineForm | null = null,
): void {
  const listed = walkOf(name, scope.shell);
  if (listed !== null) emitWalk(searched(listed, lines), verb, scope);
  const path = pathOf(name, scope.shell);
  if (path === null || name.origin.kind !== 'glob' || scope.run.tree.kind(path) !== 'directory')
    return;
  emitPath(path, name, verb, scope);
}

function emitPath(path: string, name: Field, verb: string, scope: Scope): void {
  const source = contentOf(path, scope.shell);
  const { sink } = scope.io;
  if (sink.kind === 'none') push(scope, { role: 'name', verb, path: source });
  else if (sink.kind === 'held') {
    scope.shell.held.push({ role: 'read', verb, path: source, origin: name.origin });
  } else if (sink.kind === 'file') {
    push(scope, { role: 'copy', verb, path: source, target: sink.path, origin: name.origin });
  } else push(scope, { role: 'read', verb, path: source, origin: name.origin });
}

/** The contents of `name`, a file or a whole directory, are put into `target` (null: outside this machine). */
export function emitCopy(name: Field, target: string | null, verb: string, scope: Scope): void {
  const walk = walkOf(name, scope.shell);
  if (walk !== null) {
    push(scope, { role: 'walk', verb, path: walk.base, walk, target });
    return;
  }
  const path = pathOf(name, scope.shell);
  if (path === null) return;
  const source = contentOf(path, scope.shell);
  push(scope, { role: 'copy', verb, path: source, target, origin: name.origin });
}

export function emitWrite(name: Field, verb: string, scope: Scope, fresh = false): void {
  const path = pathOf(name, scope.shell);
  if (path !== null) push(scope, { role: 'write', verb, path, ...(fresh && { fresh }) });
}

/**
 * A file is changed in place by a program that writes a new one under its name: where that is a link, what it leads to then stands
 * under a name of its own.
 */
export function emitEdit(name: Field, verb: string, scope: Scope): void {
  const walk = walkOf(name, scope.shell);
  const path = pathOf(name, scope.shell);
  if (walk !== null) emitWalk(linksOf(walk), verb, scope);
  else if (path !== null && isLink(path, scope.run.tree)) emitRead(name, verb, scope);
  else emitWrite(name, verb, scope);
}

/** Of the entries of a walk the links, which are named as they are. */
function linksOf(walk: WalkFacts): WalkFacts {
  const takes: WalkFacts['takes'] = (shown, kind) => kind !== 'file' && walk.takes(shown, kind);
  return { ...walk, follows: 'files', takes, lines: null };
}

function isLink(path: string, tree: Tree): boolean {
  return tree.real(path) !== resolve(tree.real(dirname(path)), basename(path));
}

export function emitName(name: Field, verb: string, scope: Scope): void {
  const path = pathOf(name, scope.shell);
  if (path !== null) push(scope, { role: 'name', verb, path });
}

/** Notes that `target` now holds what `source` held, for what the same command does later. */
export function noteMove(source: string, target: string, shell: Shell): void {
  if (shell.moved.size < 200) shell.moved.set(target, contentOf(source, shell));
}

/** The path whose contents stand at `path` by now. */
function contentOf(path: string, shell: Shell): string {
  if (shell.moved.size === 0) return path;
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const source = shell.moved.get(at);
    if (source !== undefined) return source + path.slice(at.length);
  }
  return path;
}

/** A tree is read; what is read goes where the scope's output goes. */
export function emitWalk(walk: WalkFacts, verb: string, scope: Scope): void {
  const { sink } = scope.io;
  if (sink.kind === 'none') return;
  const { cwdFrom } = scope.shell;
  for (const root of cwdFrom === undefined ? [] : walk.roots.filter(({ globbed }) => globbed))
    emitPath(root.path, field(root.shown, null, cwdFrom), verb, scope);
  const path = walk.roots[0]?.path ?? walk.base;
  if (sink.kind === 'held') scope.shell.held.push({ role: 'walk', verb, path, walk });
  else if (sink.kind === 'file') push(scope, { role: 'walk', verb, path, walk, target: sink.path });
  else push(scope, { role: 'walk', verb, path, walk });
}

/** What was read into variables is printed now. */
export function reveal(scope: Scope): void {
  const { kind } = scope.io.sink;
  if (kind === 'none' || kind === 'held') return;
  for (const access of scope.shell.held.splice(0)) push(scope, access);
}

function push(scope: Scope, access: Access): void {
  if (scope.run.accesses.length < 10_000) scope.run.accesses.push(access);
}

/** The walk whose printed names a field stands for, where they are opened from the directory they are relative to. */
function walkOf(name: Field, shell: Shell): WalkFacts | null {
  if (name.origin.kind !== 'walk' || shell.cwd === null) return null;
  const [prefix = '', suffix, ...more] = name.text.split(UNKNOWN);
  if (suffix === undefined || more.length > 0 || (prefix !== '' && !prefix.endsWith('/')))
    return null;
  const { walk } = name.origin;
  if (resolve(shell.cwd, prefix || '.') !== walk.base) return null;
  if (suffix === '') return walk;
  return suffix.startsWith('/') ? walkBelow(walk, suffix) : null;
}

/** What a recursive search of the names that a walk prints reads: they may be directories. */
function searched(walk: WalkFacts, lines: LineForm | null): WalkFacts {
  const top = walk.roots.map(({ path }) => path);
  const hides = (shown: string) =>
    !walk.hidden &&
    basename(shown).startsWith('.') &&
    top.includes(resolve(walk.base, dirname(shown)));
  const takes: WalkFacts['takes'] = (shown, kind) => kind !== 'link' && !hides(shown);
  return { ...walk, takes, depth: Number.POSITIVE_INFINITY, hidden: true, lines };
}

/** The files of one name in the directories that a walk prints: leaving names out of the walk does not leave these out. */
function walkBelow(walk: WalkFacts, suffix: string): WalkFacts {
  const takes: WalkFacts['takes'] = (shown, kind) =>
    kind === 'directory' ? walk.takes(shown, kind) : matches(`*${fromBackslashes(suffix)}`, shown);
  const depth = walk.depth + suffix.split('/').length - 1;
  return { ...walk, verb: 'other', takes, depth, hidden: true, insert: null, lines: null };
}
