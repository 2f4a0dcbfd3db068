import type { WalkFacts } from '../../facts/access.ts';
import { resolve } from '../../kit/path.ts';
import { emitCopy, emitRead, emitWalk, pathOf } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import {
  type Field,
  field,
  fork,
  NOTHING,
  type Out,
  picked,
  rowOf,
  type Scope,
  UNSEEN,
  withIo,
  withShell,
} from '../state.ts';
import { mv } from './copy.ts';
import { aliased, noteAlias } from './git-alias.ts';
import { formatPatch, patch, reshaped } from './git-patch.ts';
import { arguments_, history, objectPath, readOrWalk, repository, walkOf } from './git-paths.ts';
import {
  bundle,
  changePaths,
  checkoutIndex,
  clone,
  fastExport,
  hashObject,
  noteTree,
  worktree,
} from './git-store.ts';
import type { Call } from './row.ts';
import { readExisting } from './unknown.ts';
import { namesOf, rootOf, rowsOf } from './walks.ts';

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
    else if (option === '--work-tree' && FILLS.test(sub.text)) noteTree(value, call.scope);
  const scope = withShell(call.scope, shell);
  const inner: Call = {
    verb: 'git',
    head: sub,
    args: parsed.operands.slice(1),
    scope: isConfigured(parsed, scope) ? reshaped(scope) : scope,
  };
  if (sub.text === 'config') noteAlias({ ...inner, scope: call.scope });
  const handler = Object.hasOwn(SUBCOMMANDS, sub.text) ? SUBCOMMANDS[sub.text] : undefined;
  return handler === undefined ? aliased(inner, parsed) : handler(inner);
}

/** Subcommands that put stored files into the working tree. */
const FILLS = /^(?:checkout|checkout-index|restore|reset|switch|read-tree)$/;

/** Whether the command line sets what patches may look like. */
function isConfigured(parsed: Parsed, { shell }: Scope): boolean {
  const own = parsed.values.some(
    ({ option, value }) =>
      option === '--config-env' || (option === '-c' && !value.text.startsWith('alias.')),
  );
  return (
    own || [...shell.variables.keys()].some((name) => /^GIT_(?:CONFIG|EXTERNAL_DIFF)/.test(name))
  );
}

const SUBCOMMANDS: Readonly<Record<string, (call: Call) => Out>> = {
  diff: (call) => patch(call, { always: true }),
  show: (call) => patch(call, { always: true }),
  'diff-tree': (call) => patch(call, { always: false }),
  'diff-index': (call) => patch(call, { always: false }),
  'diff-files': (call) => patch(call, { always: false }),
  log: (call) => patch(call, { always: false }),
  difftool: (call) => patch({ ...call, scope: reshaped(call.scope) }, { always: true }),
  whatchanged: (call) => patch(call, { always: false }),
  reflog: (call) => patch(call, { always: false }),
  stash: (call) =>
    /^(?:show|list)$/.test(call.args[0]?.text ?? '')
      ? patch(
          { ...call, head: call.args[0] ?? call.head, args: call.args.slice(1) },
          { always: false, whole: true },
        )
      : NOTHING,
  'format-patch': formatPatch,
  'range-diff': (call) => patch({ ...call, scope: reshaped(call.scope) }, { always: true }),
  'fast-export': fastExport,
  bundle,
  'hash-object': hashObject,
  'checkout-index': checkoutIndex,
  clone,
  worktree,
  checkout: changePaths,
  restore: changePaths,
  mv: (call) => mv(call),
  blame: readPaths,
  annotate: readPaths,
  config: readGiven,
  commit: readGiven,
  tag: readGiven,
  notes: readGiven,
  'interpret-trailers': readPaths,
  'merge-file': readPaths,
  mailinfo: readPaths,
  'cat-file': catFile,
  grep: gitGrep,
  'ls-files': listFiles,
  'ls-tree': listFiles,
  archive,
  'rev-list': revList,
  'rev-parse': revParse,
  status,
};

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

const GIVEN = values({ text: '-m --message --type --default', read: '-f --file -F' });

/** A message or a file of settings given by name. */
function readGiven(call: Call): Out {
  for (const { option, value } of parseOptions(call.args, { values: GIVEN }).values)
    if (GIVEN(option) === 'read') readExisting(value, 'git', call.scope);
  return UNSEEN;
}

function catFile(call: Call): Out {
  const { operands, flags } = parseOptions(call.args, {});
  const shown = !['-e', '-t', '-s'].some((flag) => flags.has(flag));
  const scope = shown ? call.scope : withIo(call.scope, { sink: { kind: 'none' } });
  const batch = ['--batch', '--batch-command'].some((flag) => flags.has(flag));
  if (flags.has('--batch-all-objects')) return allObjects(call, batch);
  for (const operand of [...operands, ...(batch ? (scope.io.stdin?.items ?? []) : [])]) {
    const object = objectPath(operand, scope);
    if (object !== null) emitRead(object, 'git', scope);
    // An id from a listing shows the file that it stands beside.
    else readExisting(picked(operand), 'git', scope);
  }
  return UNSEEN;
}

/** Everything that git has stored: shown, or named by ids. */
function allObjects(call: Call, shows: boolean): Out {
  const walk = walkOf(call, parseOptions([], {}), [], call.scope, 'git-files');
  const facts = { ...walk, ...history(call.scope), insert: null };
  if (shows) emitWalk(facts, 'git', call.scope);
  return rowsOf(facts);
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
  const { paths, revisions } = arguments_(operands, call, scope);
  const files = walkOf(call, parsed, paths, scope, 'git-files');
  const facts = {
    ...files,
    skipsIgnored: !entersIgnored(parsed),
    ...(revisions.length > 0 && history(scope)),
  };
  readOrWalk(facts, paths, scope);
  if (lists) return namesOf(facts);
  return silent ? rowsOf(facts) : UNSEEN;
}

/** Outside the index, what git ignores is searched unless it is told otherwise. */
function entersIgnored({ flags }: Parsed): boolean {
  if (flags.has('--no-exclude-standard')) return true;
  return flags.has('--no-index') && !flags.has('--exclude-standard');
}

function listFiles(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({ text: '-x --exclude --format --abbrev', name: '-X --exclude-from' }),
  });
  const { paths } = arguments_(parsed, call, call.scope);
  const facts = walkOf(call, parsed, paths, call.scope, 'git-files');
  const has = (...flags: string[]) => flags.some((flag) => parsed.flags.has(flag));
  const skipsIgnored =
    !has('-o', '--others') || (has('--exclude-standard') && !has('-i', '--ignored'));
  const named = paths.filter(
    (path) =>
      !path.text.startsWith(':') &&
      !facts.roots.some(({ shown }) => shown === resolve(call.scope.shell.cwd ?? '/', path.text)),
  );
  const isTree = call.head.text === 'ls-tree';
  const rows = isTree
    ? !has('--name-only', '--name-status')
    : has('-s', '--stage', '-t', '-v', '--eol', '--debug');
  const walk = { ...facts, ...(isTree && treeNames(parsed)), skipsIgnored };
  const listed = rows ? rowsOf(walk) : namesOf(walk);
  return withFiles(walk.roots.length > 0 ? listed : NOTHING, rows, named, call.scope);
}

/** Files that a listing is asked for stand in it by themselves. */
function withFiles(
  listed: Out,
  rows: boolean,
  named: readonly Field[],
  { run, shell }: Scope,
): Out {
  const files = named.filter((name) => {
    const path = pathOf(name, shell);
    return path !== null && run.tree.kind(path) === 'file';
  });
  if (files.length === 0) return listed;
  return { ...listed, items: [...listed.items, ...(rows ? files.map(rowOf) : files)] };
}

/** `git status`: what has changed, and what git does not know. */
function status(call: Call): Out {
  const parsed = parseOptions(call.args, {});
  const { paths } = arguments_(parsed, call, call.scope);
  const facts = walkOf(call, parsed, paths, call.scope, 'git-files');
  return rowsOf({ ...facts, follows: 'files', skipsIgnored: !parsed.flags.has('--ignored') });
}

/** `git rev-list --objects`: names of everything stored, which no pathspec here takes anything out of. */
function revList(call: Call): Out {
  const parsed = parseOptions(call.args, {});
  if (!parsed.flags.has('--objects')) return UNSEEN;
  const walk = walkOf(call, parsed, [], call.scope, 'git-files');
  return rowsOf({ ...walk, ...history(call.scope), insert: null });
}

/** `git ls-tree` knows no pathspec that leaves something out: its names are filtered where they are plain. */
function treeNames({ flags }: Parsed): Partial<WalkFacts> {
  const plain = !['-z', '--full-name', '--full-tree', '--format', '--object-only'].some((flag) =>
    flags.has(flag),
  );
  return plain ? { verb: flags.has('--name-only') ? 'git-names' : 'git-rows' } : { insert: null };
}

function archive(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({
      text: '--format --prefix --remote --exec --add-virtual-file',
      name: '-o --output',
      read: '--add-file',
    }),
  });
  const [, ...paths] = parsed.operands;
  const added = parsed.values.filter(({ option }) => option === '--add-file');
  const facts = walkOf(call, parsed, paths, call.scope, 'git-files');
  const walk: WalkFacts = {
    ...facts,
    pathspec: paths.length > 0 ? 'given' : facts.pathspec,
    ...history(call.scope),
  };
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
  for (const { value } of added) {
    if (target === null) emitRead(value, 'git', call.scope);
    else emitCopy(value, target, 'git', call.scope);
  }
  for (const path of paths) {
    if (target === null) emitRead(path, 'git', call.scope);
    else if (rootOf(path, call.scope) === null) emitCopy(path, target, 'git', call.scope);
  }
  return UNSEEN;
}

function revParse({ args, scope }: Call): Out {
  const top = repository(scope);
  if (top === null) return UNSEEN;
  const texts = args.map(({ text }) => text);
  if (texts.includes('--show-toplevel')) return { items: [field(top)], sure: true };
  if (texts.includes('--show-cdup')) return { items: [field(`${top}/`)], sure: true };
  // The id of a file's contents shows them like the name it was asked by.
  const objects = args.filter((arg) => objectPath(arg, scope) !== null);
  return objects.length > 0 ? { items: objects, sure: true } : UNSEEN;
}
