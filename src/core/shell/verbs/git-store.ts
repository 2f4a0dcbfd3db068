import { resolve } from '../../kit/path.ts';
import { emitCopy, emitRead, emitWalk, emitWrite, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { field, NOTHING, type Out, UNKNOWN, UNSEEN, withIo } from '../state.ts';
import { arguments_, walkOf } from './git-paths.ts';
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
