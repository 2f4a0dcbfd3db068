import { parseOptions, values } from '../options.ts';
import { type Field, type Out, rowOf, UNSEEN } from '../state.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, rowsOf, walkFrom } from './walks.ts';

const LS = values('-I -w -T --ignore --hide --color --sort --time --format --block-size --width');

/** `ls`: names only; those of files as written, those of a directory without it. */
export function list(call: Call): Out {
  const parsed = parseOptions(call.args, { values: LS });
  const flag = (...names: string[]) => names.some((name) => parsed.flags.has(name));
  if (flag('-R', '--recursive')) return UNSEEN;
  const rows = flag('-l', '-s', '-i', '-g', '-n', '-o');
  const lines = (files: readonly Field[]) => (rows ? files.map(rowOf) : files);
  if (flag('-d', '--directory')) return { items: lines(parsed.operands), sure: true };
  const files = parsed.operands.filter((operand) => rootOf(operand, call.scope) === null);
  if (parsed.operands.length > 0 && files.length === parsed.operands.length)
    return { items: lines(files), sure: true };
  const [only] = parsed.operands;
  const roots =
    only === undefined
      ? hereRoot(call.scope, '')
      : [rootOf(only, call.scope)].filter((root) => root !== null);
  const [root] = roots;
  if (root === undefined || parsed.operands.length > 1) return { items: lines(files), sure: false };
  return (rows ? rowsOf : namesOf)(
    walkFrom('ls', call.scope, {
      roots: [{ path: root.path, shown: '', globbed: false, site: null }],
      base: root.path,
      depth: 1,
      follows: 'files',
      hidden: flag('-a', '-A', '--all', '--almost-all'),
      insert: after(call.head),
    }),
  );
}
