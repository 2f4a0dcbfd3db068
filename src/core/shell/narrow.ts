import type { GlobSite, WalkFacts } from '../facts/access.ts';
import { basename, dirname, relative } from '../kit/path.ts';
import { applyEdits, type Edit, shellQuote } from './edit.ts';
import { LIMITS } from './limits.ts';
import type { Meeting } from './look.ts';
import { fromBackslashes, matches } from './pattern.ts';

/** A rule as it is in force below a directory. */
export interface NarrowingRule {
  readonly pattern: string;
  readonly negated: boolean;
  readonly directoryOnly: boolean;
  readonly anchored: boolean;
}

/** A walk that meets excluded files among others. */
export interface MetWalk {
  readonly walk: WalkFacts;
  readonly meeting: Meeting;
  /** Rules in force at the walk's roots. */
  readonly rules: readonly NarrowingRule[];
}

/** A glob some of whose names are excluded, and those that are not. */
export interface MetGlob {
  readonly glob: GlobSite;
  readonly kept: readonly string[];
}

export interface Narrowed {
  readonly command: string;
  /** What was added, one option or name each, for the line that tells the model. */
  readonly added: readonly string[];
}

interface Part {
  readonly edits: readonly Edit[];
  readonly added: readonly string[];
}

/** A base name, or a path below a root, that narrowing leaves out. */
interface Out {
  readonly kind: 'name' | 'path';
  readonly directory: boolean;
  /** A glob for `name`; for `path` the absolute path. */
  readonly text: string;
}

/** The command with its walks and globs narrowed to what is not excluded; null where that cannot be done exactly. */
export function narrow(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
): Narrowed | null {
  const parts = [...walks.map(narrowWalk), ...globs.map(narrowGlob)];
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const part of parts) {
    if (part === null) return null;
    edits.push(...part.edits);
    for (const text of part.added) if (!added.includes(text)) added.push(text);
  }
  const text = applyEdits(command, edits);
  return text === null || added.length > LIMITS.added * 2 ? null : { command: text, added };
}

function narrowGlob({ glob, kept }: MetGlob): Part | null {
  if (glob.site === null || kept.length === 0 || kept.length > 200) return null;
  const dropped = glob.names.filter((name) => !kept.includes(name));
  const text = kept.map((name) => shellQuote(name.startsWith('-') ? `./${name}` : name)).join(' ');
  return {
    edits: [{ site: glob.site, text }],
    added: dropped.slice(0, 20).map((name) => `without ${name}`),
  };
}

function narrowWalk(met: MetWalk): Part | null {
  const { walk } = met;
  if (walk.insert === null) return null;
  switch (walk.verb) {
    case 'grep':
      return options(met, namesOnly(met), (out) =>
        out.directory ? `--exclude-dir=${out.text}` : `--exclude=${out.text}`,
      );
    case 'rg':
      return options(met, mixed(met), (out) => ripgrepGlob(out, walk));
    case 'diff':
      return options(met, namesOnly(met), (out) => `--exclude=${out.text}`);
    case 'ls':
      return options(met, namesOnly(met), (out) => `--ignore=${out.text}`);
    case 'fd':
      return options(met, namesOnly(met), (out) => `--exclude=${out.text}`);
    case 'find':
      return findTests(met);
    case 'git-files':
    case 'git-patch':
    case 'git-log':
      return pathspecs(met);
    case 'tar':
      return before(met, pathsOnly(met), (out) =>
        shownPath(out, walk, (path) => `--exclude=${globQuote(path)}`),
      );
    case 'rsync':
      return options(met, pathsOnly(met), (out) => rsyncFilter(out, walk));
    case 'zip':
      return zipPatterns(met);
    default:
      return null;
  }
}

/** Puts options at the walk's place, each quoted; null where one cannot be written. */
function options(
  met: MetWalk,
  outs: readonly Out[] | null,
  write: (out: Out) => string | null,
): Part | null {
  const { insert } = met.walk;
  const added = written(outs, write);
  if (added === null || insert === null) return null;
  return {
    edits: [{ site: insert, text: added.map((text) => ` ${shellQuote(text)}`).join('') }],
    added,
  };
}

function before(
  met: MetWalk,
  outs: readonly Out[] | null,
  write: (out: Out) => string | null,
): Part | null {
  const { insert } = met.walk;
  const added = written(outs, write);
  if (added === null || insert === null) return null;
  return {
    edits: [{ site: insert, text: added.map((text) => `${shellQuote(text)} `).join('') }],
    added,
  };
}

function written(outs: readonly Out[] | null, write: (out: Out) => string | null): string[] | null {
  if (outs === null || outs.length === 0 || outs.length > LIMITS.added) return null;
  const texts = outs.map(write);
  return texts.includes(null) ? null : [...new Set(texts.filter((text) => text !== null))];
}

/** Everything met, by patterns on base names that meet nothing else; null where there are none. */
function namesOnly(met: MetWalk): Out[] | null {
  const outs = met.meeting.excluded.map(({ path, kind }) =>
    byName(path, kind === 'directory', met),
  );
  return outs.includes(null) ? null : outs.filter((out) => out !== null);
}

/** By names where that is exact, else by path. */
function mixed(met: MetWalk): Out[] {
  return met.meeting.excluded.map(({ path, kind }) => {
    const directory = kind === 'directory';
    return byName(path, directory, met) ?? { kind: 'path', directory, text: path };
  });
}

function pathsOnly(met: MetWalk): Out[] {
  return met.meeting.excluded.map(({ path, kind }) => ({
    kind: 'path',
    directory: kind === 'directory',
    text: path,
  }));
}

/** The rule's own pattern where it is about names and no other entry bears such a name; else the name itself under the same test. */
function byName(path: string, directory: boolean, met: MetWalk): Out | null {
  const name = basename(path);
  const { meeting, rules, walk } = met;
  if (walk.roots.some((root) => root.path === path)) return null;
  const rule = rules.findLast(
    (each) => !each.negated && isPlain(each, directory) && fits(each.pattern, name),
  );
  const free = (pattern: string) => [...meeting.names].every((other) => !fits(pattern, other));
  const unopposed = !rules.some((each) => each.negated);
  const seen = meeting.complete || (rule !== undefined && unopposed);
  if (!seen) return null;
  if (rule !== undefined && free(rule.pattern))
    return { kind: 'name', directory, text: rule.pattern };
  return meeting.complete && !meeting.names.has(name) && !isGlobbed(name)
    ? { kind: 'name', directory, text: name }
    : null;
}

function isPlain(rule: NarrowingRule, directory: boolean): boolean {
  return !rule.anchored && !rule.pattern.includes('/') && (directory || !rule.directoryOnly);
}

function fits(pattern: string, name: string): boolean {
  return matches(fromBackslashes(pattern), name);
}

function isGlobbed(text: string): boolean {
  return /[*?[\]{}\\!]/.test(text);
}

function globQuote(text: string): string {
  return text.replace(/[*?[\]{}\\]/g, '\\$&');
}

/** ripgrep's globs are relative to its working directory. */
function ripgrepGlob(out: Out, walk: WalkFacts): string | null {
  if (out.kind === 'name') return `--glob=!${out.text}`;
  const path = relative(walk.base, out.text);
  return path === null || path === '' ? null : `--glob=!/${globQuote(path)}`;
}

function rsyncFilter(out: Out, walk: WalkFacts): string | null {
  const root = walk.roots[0];
  if (root === undefined) return null;
  const path = relative(
    root.shown.endsWith('/') || root.shown === '.' ? root.path : dirname(root.path),
    out.text,
  );
  return path === null ? null : `--exclude=/${globQuote(path)}${out.directory ? '/' : ''}`;
}

/** A path as the walk prints it: below the root that leads to it. */
function shownPath(out: Out, walk: WalkFacts, write: (path: string) => string): string | null {
  for (const root of walk.roots) {
    const below = relative(root.path, out.text);
    if (below === null || below === '') continue;
    const prefix = root.shown === '' || root.shown.endsWith('/') ? root.shown : `${root.shown}/`;
    return write(prefix + below);
  }
  return null;
}

function findTests(met: MetWalk): Part | null {
  const { walk } = met;
  const tests = written(mixed(met), (out) => findTest(out, walk));
  if (tests === null || walk.insert === null) return null;
  const open = walk.wrap === null ? '' : ' \\(';
  const edits: Edit[] = [{ site: walk.insert, text: ` ${tests.join(' ')}${open}` }];
  if (walk.wrap !== null) edits.push({ site: walk.wrap, text: ' \\)' });
  return { edits, added: tests };
}

function findTest(out: Out, walk: WalkFacts): string | null {
  const test = (name: string, pattern: string) => `! ${name} ${shellQuote(pattern)}`;
  if (out.kind === 'name')
    return out.directory ? test('-path', `*/${out.text}/*`) : test('-name', out.text);
  return shownPath(out, walk, (path) =>
    test('-path', out.directory ? `${globQuote(path)}/*` : globQuote(path)),
  );
}

/** Pathspecs from the top of the repository; a whole log keeps the commits that touch nothing else. */
function pathspecs(met: MetWalk): Part | null {
  const { walk } = met;
  const outs = met.meeting.excluded;
  if (walk.insert === null || outs.length > LIMITS.added) return null;
  const specs = outs
    .map(({ path }) => relative(walk.base, path))
    .map((path) => (path === null ? null : `:(exclude,literal)${path}`));
  if (specs.includes(null)) return null;
  const added = specs.filter((spec) => spec !== null);
  const quoted = added.map((text) => ` ${shellQuote(text)}`).join('');
  const positive = walk.verb === 'git-files' ? '' : ' :/';
  const head = { none: ` --${positive}`, marked: positive, given: '' }[walk.pathspec];
  const edits: Edit[] = [{ site: walk.insert, text: `${head}${quoted}` }];
  if (walk.verb === 'git-log' && walk.wrap !== null && walk.pathspec !== 'given') {
    edits.push({ site: walk.wrap, text: ' --full-history --sparse' });
  }
  return { edits, added };
}

function zipPatterns(met: MetWalk): Part | null {
  const { walk } = met;
  const strip = (path: string) => path.replace(/^\.\//, '');
  const patterns = written(pathsOnly(met), (out) =>
    shownPath(out, walk, (path) => globQuote(strip(path)) + (out.directory ? '/*' : '')),
  );
  if (patterns === null || walk.insert === null) return null;
  const text = patterns.map((pattern) => ` ${shellQuote(pattern)}`).join('');
  return {
    edits: [{ site: walk.insert, text: (walk.pathspec === 'given' ? '' : ' -x') + text }],
    added: patterns,
  };
}
