import { resolve } from '../../kit/path.ts';
import { emitCopy, emitWrite, noteMove, pathOf } from '../emit.ts';
import { isFlag, type Parsed, parseOptions, values } from '../options.ts';
import { type Field, field, NOTHING, type Out, type Scope } from '../state.ts';
import { type Call, destination } from './row.ts';
import { rootOf, walkFrom } from './walks.ts';

const CP = values({
  text: '-S --suffix --mode -m -o -g --owner --group',
  name: '-t --target-directory',
});

/** `cp`, `install`: sources into a target; a directory only with `-r`. */
export function cp(call: Call): Out {
  const parsed = parseOptions(call.args, { values: CP });
  const whole = ['-r', '-R', '-a', '--recursive', '--archive'].some((flag) =>
    parsed.flags.has(flag),
  );
  const { sources, target } = ends(parsed);
  if (target === null || (call.verb === 'install' && parsed.flags.has('-d'))) return NOTHING;
  for (const source of sources) {
    if (rootOf(source, call.scope) === null) copyFile(source, target, sources.length > 1, call);
    else if (whole) copyTree(source, target, sources.length > 1, call);
  }
  emitWrite(target, call.verb, call.scope);
  return NOTHING;
}

/** `mv`: a file that leaves its place is a copy, a directory only a new name; later commands know what stands where. */
export function mv(call: Call): Out {
  const { sources, target } = ends(parseOptions(call.args, { values: CP }));
  if (target === null) return NOTHING;
  for (const source of sources) {
    if (rootOf(source, call.scope) === null) copyFile(source, target, sources.length > 1, call);
    else note(source, target, sources.length > 1, call.scope);
  }
  emitWrite(target, call.verb, call.scope);
  return NOTHING;
}

/** `ln`: another name for a file; one that is symbolic leads to the file, by whose own path a later command is judged. */
export function ln(call: Call): Out {
  const { sources, target } = ends(parseOptions(call.args, { values: CP }));
  const [only] = sources;
  const place = target ?? field('.');
  for (const source of target === null && only !== undefined ? [only] : sources) {
    const path = linked(source, place, call);
    if (path === null) continue;
    const named = field(path, source.site, source.origin);
    if (isSymbolic(call) || call.scope.run.tree.kind(path) === 'directory')
      note(named, place, sources.length > 1, call.scope);
    else copyFile(named, place, sources.length > 1, call);
  }
  if (target !== null) emitWrite(target, call.verb, call.scope);
  return NOTHING;
}

function isSymbolic({ args }: Call): boolean {
  return args.some(({ text }) => isFlag(text, ['-s', '--symbolic']));
}

/** A symbolic link's text is relative to the directory the link is in. */
function linked(source: Field, place: Field, call: Call): string | null {
  const symbolic = isSymbolic(call);
  const target = pathOf(place, call.scope.shell);
  const path = pathOf(source, call.scope.shell);
  const relative = call.args.some(({ text }) => isFlag(text, ['-r', '--relative']));
  if (!symbolic || relative || path === null || target === null || source.text.startsWith('/'))
    return path;
  const directory =
    call.scope.run.tree.kind(target) === 'directory' ? target : resolve(target, '..');
  return resolve(directory, source.text);
}

function ends(parsed: Parsed): { sources: readonly Field[]; target: Field | null } {
  const given = parsed.values.find(
    ({ option }) => option === '-t' || option === '--target-directory',
  );
  if (given !== undefined)
    return { sources: parsed.operands, target: field(`${given.value.text}/`) };
  return { sources: parsed.operands.slice(0, -1), target: parsed.operands.at(-1) ?? null };
}

export function copyFile(source: Field, target: Field, several: boolean, call: Call): void {
  const { scope, verb } = call;
  const path = targetPath(source, target, several, scope);
  if (path === undefined) return;
  emitCopy(source, path, verb, scope);
  note(source, target, several, scope);
}

function note(source: Field, target: Field, several: boolean, scope: Scope): void {
  const from = pathOf(source, scope.shell);
  const path = targetPath(source, target, several, scope);
  if (from !== null && path !== undefined && path !== null && from !== path)
    noteMove(from, path, scope.shell);
}

/** The path a copy creates; null for a place on another machine, undefined where it cannot be known. */
export function targetPath(
  source: Field,
  target: Field,
  several: boolean,
  scope: Scope,
): string | null | undefined {
  if (isRemote(target.text)) return null;
  const path = pathOf(target, scope.shell);
  if (path === null) return undefined;
  const into = several || target.text.endsWith('/') || scope.run.tree.kind(path) === 'directory';
  return destination(source.text.replace(/\/$/, ''), path, into);
}

export function isRemote(text: string): boolean {
  return /^(?:[^/:]+@)?[^/:]+:|^[a-z]+:\/\//i.test(text);
}

function copyTree(source: Field, target: Field, several: boolean, call: Call): void {
  const root = rootOf(source, call.scope);
  const path = targetPath(source, target, several, call.scope);
  if (root === null || path === undefined) return;
  copyRoot(source, path, call);
  emitCopy(
    walkField(
      source,
      walkFrom('cp', call.scope, { roots: [root], follows: follows(call) ? 'all' : 'none' }),
      call.scope,
    ),
    path,
    call.verb,
    call.scope,
  );
  note(source, target, several, call.scope);
}

/** A directory that a glob matches: an excluded one can be left out of the word. */
export function copyRoot(source: Field, target: string | null | undefined, call: Call): void {
  if (source.origin.kind === 'glob' && target !== undefined)
    emitCopy(source, target, call.verb, call.scope);
}

function follows({ args }: Call): boolean {
  return args.some(({ text }) => isFlag(text, ['-L', '--dereference']));
}

export function walkField(source: Field, walk: ReturnType<typeof walkFrom>, scope: Scope): Field {
  return {
    text: '\0',
    site: source.site,
    origin: { kind: 'walk', walk: { ...walk, base: scope.shell.cwd ?? walk.base } },
  };
}
