import type { WalkFacts, WalkRoot } from '../../facts/access.ts';
import { dirname, resolve } from '../../kit/path.ts';
import { emitCopy, emitName, emitRead, emitWalk, pathOf } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import {
  type Field,
  field,
  fork,
  NOTHING,
  type Out,
  type Scope,
  UNSEEN,
  withIo,
  withShell,
} from '../state.ts';
import type { Call } from './row.ts';
import { after, namesOf, walkFrom, whole } from './walks.ts';

const GLOBAL = values({
  text: '-c --git-dir --work-tree --namespace --config-env --exec-path',
  name: '-C',
});

/** `git`: global options, then the subcommand by its own reading of the arguments. */
export function git(call: Call): Out {
  const parsed = parseOptions(call.args, { values: GLOBAL, strict: true });
  const sub = parsed.operands[0];
  if (sub === undefined) return NOTHING;
  const shell = fork(call.scope.shell);
  for (const { option, value } of parsed.values)
    if (option === '-C') shell.cwd = pathOf(value, shell);
  const inner: Call = {
    verb: 'git',
    head: sub,
    args: parsed.operands.slice(1),
    scope: withShell(call.scope, shell),
  };
  const handler = Object.hasOwn(SUBCOMMANDS, sub.text) ? SUBCOMMANDS[sub.text] : undefined;
  return handler === undefined ? UNSEEN : handler(inner);
}

const SUBCOMMANDS: Readonly<Record<string, (call: Call) => Out>> = {
  diff: (call) => patch(call, 'shown'),
  show: (call) => patch(call, 'shown'),
  'diff-tree': (call) => patch(call, 'asked'),
  'diff-index': (call) => patch(call, 'asked'),
  'diff-files': (call) => patch(call, 'asked'),
  log: (call) => patch(call, 'asked'),
  difftool: (call) => patch(call, 'shown'),
  whatchanged: (call) => patch(call, 'asked'),
  reflog: (call) => patch(call, 'asked'),
  stash: (call) =>
    /^(?:show|list)$/.test(call.args[0]?.text ?? '')
      ? patch({ ...call, args: call.args.slice(1) }, 'asked')
      : NOTHING,
  'format-patch': formatPatch,
  blame: readPaths,
  annotate: readPaths,
  'cat-file': catFile,
  grep: gitGrep,
  'ls-files': listFiles,
  'ls-tree': listFiles,
  archive,
  'rev-parse': revParse,
};

const PATCH = values({
  text: '-n -S -G -L -U -O --since --until --after --before --author --committer --grep --max-count --skip --date --diff-filter --unified --inter-hunk-context --encoding --diff-algorithm --src-prefix --dst-prefix',
  out: '--output',
});
const SUMMARIES = [
  '--stat',
  '--name-only',
  '--name-status',
  '--numstat',
  '--shortstat',
  '--summary',
  '--quiet',
  '--no-patch',
  '-s',
  '--raw',
  '--dirstat',
  '--check',
  '--compact-summary',
];
const PATCHES = [
  '-p',
  '-u',
  '--patch',
  '-U',
  '--unified',
  '--patch-with-stat',
  '--patch-with-raw',
  '--cc',
  '-c',
  '--word-diff',
  '--color-words',
];

/** Commands that show changes as patches: all the time, or when asked to (`git log -p`). */
function patch(call: Call, default_: 'shown' | 'asked'): Out {
  const parsed = parseOptions(call.args, { values: PATCH });
  if (parsed.flags.has('--no-index')) return noIndex(parsed, call);
  const has = (flags: readonly string[]) =>
    flags.some(
      (flag) => parsed.flags.has(flag) || parsed.values.some(({ option }) => option === flag),
    );
  const traced = parsed.values.filter(({ option }) => option === '-L').map(({ value }) => value);
  const asked = has(PATCHES) || traced.length > 0;
  const shows = default_ === 'shown' ? asked || !has(SUMMARIES) : asked;
  const scope = shows ? call.scope : withIo(call.scope, { sink: { kind: 'none' } });
  for (const value of traced) {
    const path = /^.*?:(.+)$/s.exec(value.text)?.[1];
    if (path !== undefined)
      emitRead(field(path.replace(/^[^:]*:(?=.)/, ''), value.site), 'git', scope);
  }
  const { objects, paths } = arguments_(parsed, call, scope);
  for (const object of objects) emitRead(object, 'git', scope);
  const facts = walkOf(
    call,
    parsed,
    paths,
    scope,
    /^(?:diff|format-patch)/.test(call.head.text) ? 'git-patch' : 'git-log',
  );
  if (objects.length === 0 || paths.length > 0) readOrWalk(facts, paths, scope);
  return has(['--name-only']) && default_ === 'shown'
    ? namesOf({ ...facts, base: repository(scope) ?? facts.base })
    : UNSEEN;
}

/** One file for each commit, unless `--stdout`. */
function formatPatch(call: Call): Out {
  const { scope } = call;
  if (call.args.some(({ text }) => text === '--stdout') || scope.shell.cwd === null)
    return patch(call, 'shown');
  return patch(
    {
      ...call,
      scope: withIo(scope, {
        sink: { kind: 'file', path: resolve(scope.shell.cwd, '0001-patch') },
      }),
    },
    'shown',
  );
}

function noIndex(parsed: Parsed, call: Call): Out {
  const silent = SUMMARIES.some((flag) => parsed.flags.has(flag));
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const operand of parsed.operands) emitRead(operand, 'git', scope);
  return UNSEEN;
}

interface Arguments {
  /** `REV:path`, as the path. */
  readonly objects: readonly Field[];
  readonly paths: readonly Field[];
}

/** Tells revisions, `REV:path` and paths apart as git does: after `--` all are paths, before it what exists is one. */
function arguments_(parsed: Parsed, call: Call, scope: Scope): Arguments {
  const marker = parsed.marker;
  const cut = marker === null ? -1 : call.args.indexOf(marker);
  const afterMarker = cut < 0 ? [] : call.args.slice(cut + 1);
  const before =
    cut < 0
      ? parsed.operands
      : parsed.operands.slice(0, parsed.operands.length - afterMarker.length);
  const objects = before.flatMap((operand) => objectPath(operand, scope) ?? []);
  const paths = before.filter((operand) => isPath(operand, scope));
  return { objects, paths: [...paths, ...afterMarker] };
}

function isPath(operand: Field, scope: Scope): boolean {
  if (operand.text.startsWith(':')) return /^:[!^(/]/.test(operand.text);
  if (operand.text === '.' || operand.origin.kind === 'walk') return true;
  const path = pathOf(operand, scope.shell);
  return path !== null && !operand.text.includes(':') && scope.run.tree.kind(path) !== null;
}

/** The file that `REV:path` names: from the top of the repository unless it begins with `./` or `../`. */
function objectPath(operand: Field, scope: Scope): Field | null {
  const found = /^(?:[^:\0]*|:\d):(\.{0,2}[^(!^/\0:][^\0]*)$/.exec(operand.text);
  const path = found?.[1];
  if (path === undefined || operand.text.startsWith(':(')) return null;
  const base = /^\.\.?\//.test(path) ? scope.shell.cwd : repository(scope);
  return base === null ? null : field(resolve(base, path), operand.site);
}

/** The top of the repository that the current directory is in. */
export function repository(scope: Scope): string | null {
  const { cwd } = scope.shell;
  if (cwd === null) return null;
  for (let at = cwd; ; at = dirname(at)) {
    if (scope.run.tree.kind(at === '/' ? '/.git' : `${at}/.git`) !== null) return at;
    if (at === dirname(at)) return cwd;
  }
}

function walkOf(
  call: Call,
  parsed: Parsed,
  paths: readonly Field[],
  scope: Scope,
  verb: 'git-patch' | 'git-log' | 'git-files',
): WalkFacts {
  const end = call.args.reduce(
    (last, arg) => ((arg.site?.end ?? 0) > (last.site?.end ?? 0) ? arg : last),
    call.head,
  );
  const { roots, left } = pathspecs(
    paths,
    scope,
    verb === 'git-files' ? scope.shell.cwd : repository(scope),
  );
  return walkFrom(verb, scope, {
    roots,
    skipsIgnored: true,
    follows: verb === 'git-files' && call.head.text.startsWith('ls') ? 'files' : 'none',
    takes: (shown) =>
      !left.some((pattern) => matches(pattern, shown) || matches(`${pattern}/*`, shown)),
    lines: verb === 'git-files' ? null : whole('patch', scope),
    insert: after(end),
    wrap: after(call.head),
    pathspec: paths.length > 0 ? 'given' : parsed.marker === null ? 'none' : 'marked',
  });
}

/** Directories that pathspecs reach, and patterns (of absolute paths) that they leave out. */
function pathspecs(
  paths: readonly Field[],
  scope: Scope,
  whole_: string | null,
): { roots: WalkRoot[]; left: string[] } {
  const roots: WalkRoot[] = [];
  const left: string[] = [];
  const top = repository(scope) ?? '/';
  const cwd = scope.shell.cwd ?? '/';
  for (const { text } of paths) {
    const magic = /^:(?:\(([^)]*)\)|([!^/]+))/.exec(text);
    const words = magic?.[1]?.split(',') ?? [...(magic?.[2] ?? '')];
    const base = words.includes('top') || words.includes('/') ? top : cwd;
    const path = resolve(base, text.slice(magic?.[0].length ?? 0) || '.');
    if (['exclude', '!', '^'].some((word) => words.includes(word)))
      left.push(fromBackslashes(path));
    else if (/[*?[]/.test(path))
      roots.push({ path: base, shown: base, globbed: false, site: null });
    else if (scope.run.tree.kind(path) === 'directory')
      roots.push({ path, shown: path, globbed: false, site: null });
  }
  const positive = paths.some(({ text }) => !/^:(?:[!^]|\([^)]*exclude)/.test(text));
  if (!positive && whole_ !== null)
    roots.push({ path: whole_, shown: whole_, globbed: false, site: null });
  return { roots, left };
}

function readOrWalk(walk: WalkFacts, paths: readonly Field[], scope: Scope): void {
  for (const path of paths) if (!path.text.startsWith(':')) emitRead(path, 'git', scope);
  if (walk.roots.length > 0) emitWalk(walk, 'git', scope);
}

function readPaths(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({
      text: '-L -S --since --ignore-rev',
      name: '--ignore-revs-file --contents',
    }),
  });
  for (const operand of parsed.operands) {
    const path = pathOf(operand, call.scope.shell);
    if (path !== null && call.scope.run.tree.kind(path) !== null)
      emitRead(operand, 'git', call.scope);
  }
  return UNSEEN;
}

function catFile(call: Call): Out {
  const { operands, flags } = parseOptions(call.args, {});
  const shown = !['-e', '-t', '-s'].some((flag) => flags.has(flag));
  const scope = shown ? call.scope : withIo(call.scope, { sink: { kind: 'none' } });
  const batch = ['--batch', '--batch-command'].some((flag) => flags.has(flag))
    ? (scope.io.stdin?.items ?? [])
    : [];
  for (const operand of [...operands, ...batch]) {
    const object = objectPath(operand, scope);
    if (object !== null) emitRead(object, 'git', scope);
  }
  return UNSEEN;
}

const GREP = values({
  text: '-e -A -B -C -m -O --max-depth --threads --open-files-in-pager --max-count --context',
  read: '-f',
});

function gitGrep(call: Call): Out {
  const parsed = parseOptions(call.args, { values: GREP });
  const lists = ['-l', '-L', '--files-with-matches', '--files-without-match', '--name-only'].some(
    (flag) => parsed.flags.has(flag),
  );
  const silent = lists || ['-q', '-c', '--quiet', '--count'].some((flag) => parsed.flags.has(flag));
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  const given = parsed.values.some(({ option }) => option === '-e' || option === '-f');
  const operands = given ? parsed : { ...parsed, operands: parsed.operands.slice(1) };
  const { paths } = arguments_(operands, call, scope);
  const facts = walkOf(call, parsed, paths, scope, 'git-files');
  readOrWalk(facts, paths, scope);
  return lists ? namesOf(facts) : UNSEEN;
}

function listFiles(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({ text: '-x --exclude --format --abbrev', name: '-X --exclude-from' }),
  });
  if (['-s', '--stage', '-t', '-v', '--eol', '--debug'].some((flag) => parsed.flags.has(flag)))
    return UNSEEN;
  const { paths } = arguments_(parsed, call, call.scope);
  const facts = walkOf(call, parsed, paths, call.scope, 'git-files');
  const others = parsed.flags.has('-o') || parsed.flags.has('--others');
  const named = paths.filter(
    (path) =>
      !path.text.startsWith(':') &&
      !facts.roots.some(({ shown }) => shown === resolve(call.scope.shell.cwd ?? '/', path.text)),
  );
  const globs = named
    .filter(({ text }) => /[*?[]/.test(text))
    .map(({ text }) => fromBackslashes(text));
  const takes: WalkFacts['takes'] = (shown, kind) =>
    facts.takes(shown, kind) &&
    (kind === 'directory' ||
      globs.length === 0 ||
      globs.some((glob) => fits(glob, shown, facts.base)));
  return namesOf({
    ...facts,
    takes,
    skipsIgnored: !others || parsed.flags.has('--exclude-standard'),
  });
}

/** Globs of pathspecs cross directories. */
function fits(glob: string, shown: string, base: string): boolean {
  const path = shown.startsWith(`${base}/`) ? shown.slice(base.length + 1) : shown;
  return matches(glob, path);
}

function archive(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({ text: '--format --prefix --remote --exec', name: '-o --output' }),
  });
  const [, ...paths] = parsed.operands;
  const facts = walkOf(call, parsed, paths, call.scope, 'git-files');
  const walk: WalkFacts = { ...facts, pathspec: paths.length > 0 ? 'given' : facts.pathspec };
  const output = parsed.values.find(
    ({ option }) => option === '-o' || option === '--output',
  )?.value;
  const target = output === undefined ? null : pathOf(output, call.scope.shell);
  const all: Field = {
    text: '\0',
    site: null,
    origin: { kind: 'walk', walk: { ...walk, base: call.scope.shell.cwd ?? walk.base } },
  };
  if (target === null) emitRead(all, 'git', call.scope);
  else emitCopy(all, target, 'git', call.scope);
  for (const path of paths) emitName(path, 'git', call.scope);
  return UNSEEN;
}

function revParse({ args, scope }: Call): Out {
  const top = repository(scope);
  if (top === null) return UNSEEN;
  const texts = args.map(({ text }) => text);
  if (texts.includes('--show-toplevel')) return { items: [field(top)], sure: true };
  if (texts.includes('--show-cdup')) return { items: [field(`${top}/`)], sure: true };
  return UNSEEN;
}
