import { parseOptions, values } from '../options.ts';
import type { Out } from '../state.ts';
import { UNSEEN } from '../state.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom } from './walks.ts';

const LS = values('-I -w -T --ignore --hide --color --sort --time --format --block-size --width');

/** `ls`: names only; those of files as written, those of a directory without it. */
export function list(call: Call): Out {
  const parsed = parseOptions(call.args, { values: LS });
  const flag = (...names: string[]) => names.some((name) => parsed.flags.has(name));
  if (flag('-l', '-s', '-i', '-g', '-n', '-R', '-F', '-p')) return UNSEEN;
  if (flag('-d', '--directory')) return { items: parsed.operands, sure: true };
  const files = parsed.operands.filter((operand) => rootOf(operand, call.scope) === null);
  if (parsed.operands.length > 0 && files.length === parsed.operands.length)
    return { items: files, sure: true };
  const [only] = parsed.operands;
  const roots =
    only === undefined
      ? hereRoot(call.scope, '')
      : [rootOf(only, call.scope)].filter((root) => root !== null);
  const [root] = roots;
  if (root === undefined || parsed.operands.length > 1) return { items: files, sure: false };
  return namesOf(
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
