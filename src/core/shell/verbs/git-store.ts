import { basename, resolve } from '../../kit/path.ts';
import { emitCopy, emitRead, emitWalk, emitWrite, noteMove, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import {
  type Field,
  field,
  NOTHING,
  type Out,
  type Scope,
  UNKNOWN,
  UNSEEN,
  withIo,
} from '../state.ts';
import { arguments_, repository, walkOf } from './git-paths.ts';
import type { Call } from './row.ts';

/** `git fast-export`: every stored version of the files its pathspecs leave in. */
export function fastExport(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values({ text: '--refspec', name: '--export-marks --import-marks' }),
  });
  if (parsed.flags.has('--no-data')) return UNSEEN;
  const { paths } = arguments_(parsed, call, call.scope);
  const walk = walkOf(call, parsed, paths, call.scope, 'git-patch');
  emitWalk({ ...walk, lines: null }, 'git', call.scope);
  return UNSEEN;
}

/** `git bundle create file …`: a repository in one file, which no pathspec can narrow. */
export function bundle(call: Call): Out {
  const [action, file] = parseOptions(call.args, {}).operands;
  const path = file === undefined ? null : pathOf(file, call.scope.shell);
  if (action?.text !== 'create' || file === undefined) return UNSEEN;
  const parsed = parseOptions([], {});
  const walk = walkOf(call, parsed, [], call.scope, 'git-patch');
  const scope = path === null ? call.scope : withIo(call.scope, { sink: { kind: 'file', path } });
  emitWalk({ ...walk, insert: null, lines: null }, 'git', scope);
  return NOTHING;
}

/** `git hash-object -w file` puts a file where `git cat-file` shows it under the name that is printed. */
export function hashObject(call: Call): Out {
  const parsed = parseOptions(call.args, { values: values({ text: '-t', name: '--path' }) });
  if (!parsed.flags.has('-w')) return UNSEEN;
  for (const operand of parsed.operands)
    emitRead(operand, 'git', withIo(call.scope, { sink: { kind: 'held' } }));
  return { items: [field(UNKNOWN)], sure: true };
}

/** `git checkout-index --prefix=place/`, `--temp`: files of the index in another place. */
export function checkoutIndex(call: Call): Out {
  const parsed = parseOptions(call.args, { values: values({ out: '--prefix', text: '--stage' }) });
  const prefix = parsed.values.find(({ option }) => option === '--prefix')?.value;
  const place = pathOf(prefix ?? field('.'), call.scope.shell);
  const temporary = parsed.flags.has('--temp');
  if (place === null || (prefix === undefined && !temporary)) return UNSEEN;
  for (const operand of parsed.operands)
    emitCopy(operand, resolve(place, temporary ? '.merge_file' : operand.text), 'git', call.scope);
  if (!parsed.flags.has('-a') && !parsed.flags.has('--all')) return NOTHING;
  const walk = walkOf(call, parsed, [], call.scope, 'git-files');
  emitWalk(
    { ...walk, insert: null },
    'git',
    withIo(call.scope, { sink: { kind: 'file', path: place } }),
  );
  return NOTHING;
}

/** `git checkout -- path`, `git restore path`: files are written over; with a whole branch or folder nothing is known. */
export function changePaths(call: Call): Out {
  const parsed = parseOptions(call.args, {
    values: values('-b -B --orphan -s --source --conflict -U'),
  });
  const staged = parsed.flags.has('--staged') || parsed.flags.has('-S');
  if (staged && !parsed.flags.has('--worktree') && !parsed.flags.has('-W')) return NOTHING;
  for (const path of arguments_(parsed, call, call.scope).paths)
    if (!path.text.startsWith(':')) emitWrite(path, 'git', call.scope);
  return NOTHING;
}

/** That the files of the repository stand in another place too, for what the same command does later. */
export function noteTree(place: Field, scope: Scope): void {
  const top = repository(scope);
  const path = pathOf(place, scope.shell);
  if (top !== null && path !== null && path !== top) noteMove(top, path, scope.shell);
}

/** `git worktree add place`. */
export function worktree({ args, scope }: Call): Out {
  const { operands } = parseOptions(args, { values: values('-b -B --reason') });
  const [action, place] = operands;
  if (action?.text === 'add' && place !== undefined) noteTree(place, scope);
  return UNSEEN;
}

const CLONE = values(
  '-b -o -u -c -j --branch --depth --origin --config --filter --jobs --reference',
);

/** `git clone repository place`, of one on this machine. */
export function clone({ args, scope }: Call): Out {
  const [source, place] = parseOptions(args, { values: CLONE }).operands;
  const from = source?.text.replace(/^file:\/\//, '') ?? '';
  const path = pathOf(field(from), scope.shell);
  const target = pathOf(place ?? field(basename(from).replace(/\.git$/, '')), scope.shell);
  if (
    path !== null &&
    target !== null &&
    path !== target &&
    scope.run.tree.kind(path) === 'directory'
  )
    noteMove(path, target, scope.shell);
  return UNSEEN;
}
