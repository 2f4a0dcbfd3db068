import { resolve } from '../../kit/path.ts';
import { emitRead, emitWrite, pathOf } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { type Field, field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import { arguments_, readOrWalk, repository, walkOf } from './git-paths.ts';
import type { Call } from './row.ts';
import { namesOf, rootOf, rowsOf } from './walks.ts';

const PATCH = values({
  text: '-n -S -G -L -U -O --since --until --after --before --author --committer --grep --max-count --skip --date --diff-filter --unified --inter-hunk-context --encoding --diff-algorithm --src-prefix --dst-prefix --line-prefix --word-diff-regex --output-indicator-new --output-indicator-old --output-indicator-context',
  out: '--output',
  name: '-o --output-directory',
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

/** Summaries with a name in each line. */
const ROWS = ['--name-status', '--stat', '--numstat', '--raw', '--compact-summary'];

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
  '--binary',
  '--remerge-diff',
];

/** Options that change what lines of a patch look like, or what its names are relative to. */
const RESHAPED = [
  '-z',
  '--graph',
  '--patch-with-stat',
  '--patch-with-raw',
  '--relative',
  '--word-diff',
  '--word-diff-regex',
  '--color-words',
  '--line-prefix',
  '--ext-diff',
  '--src-prefix',
  '--dst-prefix',
  '--output-indicator-new',
  '--output-indicator-old',
  '--output-indicator-context',
];

/** How a command shows changes as patches. */
interface Showing {
  /** Without being asked to (`git diff`), unlike `git log`. */
  readonly always: boolean;
  /** Takes no pathspecs. */
  readonly whole?: boolean;
}

/** Commands that show changes as patches. */
export function patch(call: Call, showing: Showing): Out {
  const parsed = parseOptions(call.args, { values: PATCH });
  if (parsed.flags.has('--no-index')) return noIndex(parsed, call);
  const has = (flags: readonly string[]) => given(parsed, flags);
  const traced = parsed.values.filter(({ option }) => option === '-L').map(({ value }) => value);
  const asked = has(PATCHES) || traced.length > 0;
  const shows = showing.always ? asked || !has(SUMMARIES) : asked;
  const scope = patchScope(parsed, shows, asked && has(SUMMARIES), call.scope);
  for (const value of traced) readTraced(value, scope);
  const { objects, paths, revisions } = arguments_(parsed, call, scope);
  for (const object of objects) emitRead(object, 'git', scope);
  const walk = walkOf(call, parsed, paths, scope, KIND[call.head.text] ?? 'git-log');
  const facts = showing.whole === true ? { ...walk, insert: null } : walk;
  if (objects.length === 0 || paths.length > 0 || revisions.length > 0)
    readOrWalk(facts, paths, scope);
  const named = { ...facts, follows: 'files' as const, base: repository(scope) ?? facts.base };
  if (has(['--name-only'])) return namesOf(named);
  return has(ROWS) ? rowsOf(named) : UNSEEN;
}

const KIND: Readonly<Record<string, 'git-patch'>> = {
  diff: 'git-patch',
  difftool: 'git-patch',
  'diff-tree': 'git-patch',
  'diff-index': 'git-patch',
  'diff-files': 'git-patch',
  'format-patch': 'git-patch',
  'range-diff': 'git-patch',
};

function given(parsed: Parsed, flags: readonly string[]): boolean {
  return flags.some(
    (flag) => parsed.flags.has(flag) || parsed.values.some(({ option }) => option === flag),
  );
}

/** Where the patches go, and whether their lines can be told apart when they come out. */
function patchScope(parsed: Parsed, shows: boolean, mixed: boolean, scope: Scope): Scope {
  if (!shows) return withIo(scope, { sink: { kind: 'none' } });
  const output = parsed.values.find(({ option }) => option === '--output')?.value;
  const path = output === undefined ? null : pathOf(output, scope.shell);
  if (output !== undefined && path !== null) {
    emitWrite(output, 'git', scope, true);
    return withIo(scope, { sink: { kind: 'file', path } });
  }
  return mixed || given(parsed, RESHAPED) ? reshaped(scope) : scope;
}

/** The scope of output whose lines do not say which file they are from. */
export function reshaped(scope: Scope): Scope {
  return scope.io.sink.kind === 'model'
    ? withIo(scope, { sink: { kind: 'model', form: 'other' } })
    : scope;
}

/** `-L start,end:file` and `-L :function:file`. */
function readTraced(value: Field, scope: Scope): void {
  const path = /^.*?:(.+)$/s.exec(value.text)?.[1];
  if (path !== undefined)
    emitRead(field(path.replace(/^[^:]*:(?=.)/, ''), value.site), 'git', scope);
}

/** One file for each commit, unless `--stdout`. */
export function formatPatch(call: Call): Out {
  const { scope } = call;
  if (call.args.some(({ text }) => text === '--stdout') || scope.shell.cwd === null)
    return patch({ ...call, scope: reshaped(scope) }, { always: true });
  return patch(
    {
      ...call,
      scope: withIo(scope, {
        sink: { kind: 'file', path: resolve(scope.shell.cwd, '0001-patch') },
      }),
    },
    { always: true },
  );
}

function noIndex(parsed: Parsed, call: Call): Out {
  const silent = SUMMARIES.some((flag) => parsed.flags.has(flag));
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const operand of parsed.operands) emitRead(operand, 'git', scope);
  const trees = parsed.operands.filter((operand) => rootOf(operand, scope) !== null);
  if (trees.length > 0) scope.run.invoke([field('diff'), field('-r'), ...trees], scope);
  return UNSEEN;
}
