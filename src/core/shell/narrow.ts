import type { GlobSite, WalkFacts } from '../facts/access.ts';
import { basename, dirname, relative } from '../kit/path.ts';
import { applyEdits, type Edit, shellQuote } from './edit.ts';
import { LIMITS } from './limits.ts';
import { findTests } from './narrow-find.ts';
import {
  before,
  fits,
  globQuote,
  type MetWalk,
  mixed,
  namesOnly,
  type Out,
  options,
  type Part,
  pathsOnly,
  shownPath,
  written,
} from './narrow-options.ts';
import { literalSpec, pastSpecs } from './pathspecs.ts';

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

/**
 * The command with its walks and globs narrowed to what is not excluded; null where that cannot be done exactly. What the
 * command names itself is left out only where `named` says so.
 */
export function narrow(
  command: string,
  walks: readonly MetWalk[],
  globs: readonly MetGlob[],
  named: 'kept' | 'dropped' = 'kept',
): Narrowed | null {
  const drop = named === 'dropped';
  const parts = [...walks.flatMap((met) => narrowRooted(met, drop)), ...globs.map(narrowGlob)];
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

/** A walk without the excluded directories among its own roots, and narrowed in the others. */
function narrowRooted(met: MetWalk, drop: boolean): (Part | null)[] {
  const { walk, meeting } = met;
  const isRoot = (path: string) => walk.roots.some((root) => root.path === path);
  const below = meeting.excluded.filter(({ path }) => !isRoot(path));
  if (below.length === meeting.excluded.length) return [narrowWalk(met)];
  const out = walk.roots.filter(({ path }) => meeting.excluded.some((each) => each.path === path));
  const sites = out.flatMap(({ site }) => site ?? []);
  if (!drop || walk.verb === 'diff' || sites.length < out.length) return [null];
  if (out.length === walk.roots.length) return [null];
  const dropped: Part = {
    edits: sites.map((site) => ({ site: { ...site, start: site.start - 1 }, text: '' })),
    added: out.map(({ shown }) => `without ${shown}`),
  };
  if (below.length === 0) return [dropped];
  const roots = walk.roots.filter((root) => !out.includes(root));
  const rest = { ...met, walk: { ...walk, roots }, meeting: { ...meeting, excluded: below } };
  return [dropped, narrowWalk(rest)];
}

function narrowWalk(met: MetWalk): Part | null {
  const { walk } = met;
  if (walk.insert === null) return null;
  switch (walk.verb) {
    case 'grep':
      return options(met, namesOnly(met), (out) => grepOption(out, walk));
    case 'ag':
      return options(met, namesOnly(met), (out) => `--ignore=${out.text}`);
    case 'ack':
      return options(met, namesOnly(met), ackOption);
    case 'rg':
      return options(met, mixed(met), (out) => ripgrepGlob(out, walk));
    case 'diff':
      return options(met, namesOnly(met), (out) => `--exclude=${out.text}`);
    case 'ls':
      if (!isListed(met)) return null;
      return options(met, namesOnly(met), (out) => `--ignore=${out.text}`);
    case 'fd':
      return options(met, namesOnly(met), (out) => `--exclude=${out.text}`);
    case 'find':
      return findTests(met);
    case 'git-names':
    case 'git-rows':
      return withoutNames(met);
    case 'du':
      return options(met, namesOnly(met), (out) => `--exclude=${out.text}`);
    case 'tree':
      return treePattern(met);
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

/** `ls` leaves out what it prints: nothing below the entries of its directories. */
function isListed({ walk, meeting }: MetWalk): boolean {
  const listed = walk.roots.map(({ path }) => path);
  return walk.depth === 1 || meeting.excluded.every(({ path }) => listed.includes(dirname(path)));
}

/** Of what the command line names, `--exclude-dir` leaves out what ends in such a name. */
function grepOption(out: Out, walk: WalkFacts): string | null {
  if (!out.directory) return `--exclude=${out.text}`;
  const named = walk.roots.some(({ shown }) => fits(out.text, basename(shown.replace(/\/+$/, ''))));
  return named ? null : `--exclude-dir=${out.text}`;
}

/** `ack` takes whole names, and extensions of files. */
function ackOption(out: Out): string | null {
  if (!/[*?[\\]/.test(out.text))
    return out.directory ? `--ignore-dir=${out.text}` : `--ignore-file=is:${out.text}`;
  const extension = out.directory ? undefined : /^\*\.(\w+)$/.exec(out.text)?.[1];
  return extension === undefined ? null : `--ignore-file=ext:${extension}`;
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

/** `tree` takes one pattern, of several names. */
function treePattern(met: MetWalk): Part | null {
  const names = written(namesOnly(met), (out) => (out.text.includes('|') ? null : out.text));
  const [only] = met.meeting.excluded;
  if (names === null || only === undefined) return null;
  const all = [{ kind: 'name' as const, directory: false, text: names.join('|') }];
  return options(met, all, (out) => `-I${out.text}`);
}

/** Names on lines of their own, or behind a tab, without those that are excluded. */
function withoutNames({ walk, meeting }: MetWalk): Part | null {
  const names = meeting.excluded.map(({ path, kind }) => {
    const name = relative(walk.base, path)?.replace(/[.*[\]\\^$]/g, '\\$&');
    const before = walk.verb === 'git-rows' ? '.*\t' : '';
    return name === undefined ? null : `${before}${name}${kind === 'directory' ? '/.*' : ''}`;
  });
  if (walk.insert === null || names.length > LIMITS.added || names.includes(null)) return null;
  const added = names.map((name) => ` -e ${shellQuote(name ?? '')}`).join('');
  return {
    edits: [{ site: walk.insert, text: ` | grep -vx${added}` }],
    added: [`| grep -vx${added}`],
  };
}

/** Pathspecs from the top of the repository; a whole log keeps the commits that touch nothing else. */
function pathspecs(met: MetWalk): Part | null {
  const { walk } = met;
  const outs = met.meeting.excluded;
  if (walk.insert === null || outs.length > LIMITS.added) return null;
  const literal = outs.map(({ path }) => literalSpec(path, walk));
  if (literal.includes(null)) return null;
  const added = [...literal.filter((spec) => spec !== null), ...pastSpecs(met)];
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
