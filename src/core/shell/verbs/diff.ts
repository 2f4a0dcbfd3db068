import { emitRead, emitRoot, emitWalk } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Out, UNSEEN, withIo } from '../state.ts';
import { lastOf } from './grep.ts';
import type { Call } from './row.ts';
import { after, byNames, rootOf, walkFrom } from './walks.ts';

const DIFF = values({
  text: '-U -C -W -I -x -L -F -S --label --width --exclude --ignore-matching-lines --starting-file',
  name: '-X --exclude-from',
  read: '--from-file --to-file',
});

/** `diff`: two files, or two trees with `-r`. */
export function diff(call: Call): Out {
  const parsed = parseOptions(call.args, { values: DIFF });
  const silent = parsed.flags.has('-q') || parsed.flags.has('--brief');
  const scope = silent ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  const recursive = parsed.flags.has('-r') || parsed.flags.has('--recursive');
  const excludes = parsed.values
    .filter(({ option }) => option === '-x' || option === '--exclude')
    .map(({ value }) => value);
  const names = excludes.map(({ text }) => text);
  const more = parsed.values.filter(({ option }) => DIFF(option) === 'read');
  for (const operand of [...parsed.operands, ...more.map(({ value }) => value)]) {
    const root = rootOf(operand, scope);
    if (root === null) emitRead(operand, call.verb, scope);
    else {
      emitRoot(operand, call.verb, scope);
      const facts = {
        roots: [root],
        takes: byNames([], names, names),
        insert: after(lastOf(excludes, call.head)),
        follows: 'all' as const,
      };
      emitWalk(
        walkFrom('diff', scope, recursive ? facts : { ...facts, depth: 1 }),
        call.verb,
        scope,
      );
    }
  }
  return UNSEEN;
}
