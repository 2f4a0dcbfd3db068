import { type Parsed, parseOptions, values } from '../options.ts';
import { type Out, UNSEEN } from '../state.ts';
import type { Call } from './row.ts';
import { after, byNames, hereRoot, namesOf, rootOf, rowsOf, walkFrom } from './walks.ts';

const DU = values({
  text: '-d -t -B --max-depth --threshold --block-size --time-style --exclude',
  name: '-X --exclude-from --files0-from',
});

/** `du -a`: each line has a size and the path of a file; without `-a` there are only directories. */
export function du(call: Call): Out {
  const parsed = parseOptions(call.args, { values: DU });
  if (!parsed.flags.has('-a') && !parsed.flags.has('--all')) return UNSEEN;
  const excludes = textsOf(parsed, '--exclude');
  return rowsOf(listed(call, parsed, 'du', byNames([], excludes, excludes), true));
}

const TREE = values(
  '-L -I -P -o -H -T --filelimit --charset --sort --timefmt --gitfile --infofile',
);

/** `tree -f`: paths, alone (`-i`) or behind branches that are drawn. */
export function tree(call: Call): Out {
  const parsed = parseOptions(call.args, { values: TREE });
  if (!parsed.flags.has('-f')) return UNSEEN;
  const excludes = textsOf(parsed, '-I').flatMap((text) => text.split('|'));
  const includes = textsOf(parsed, '-P').flatMap((text) => text.split('|'));
  const walk = listed(
    call,
    parsed,
    'tree',
    byNames(includes, excludes, excludes),
    parsed.flags.has('-a'),
  );
  const level = Number(textsOf(parsed, '-L')[0] ?? Number.POSITIVE_INFINITY);
  const facts = { ...walk, depth: level, ...(excludes.length > 0 && { insert: null }) };
  return (parsed.flags.has('-i') ? namesOf : rowsOf)(facts);
}

function textsOf({ values: given }: Parsed, name: string): string[] {
  return given.filter(({ option }) => option === name).map(({ value }) => value.text);
}

function listed(
  call: Call,
  { operands }: Parsed,
  verb: 'du' | 'tree',
  takes: ReturnType<typeof byNames>,
  hidden: boolean,
) {
  const given = operands.flatMap((operand) => rootOf(operand, call.scope) ?? []);
  const roots = operands.length === 0 ? hereRoot(call.scope) : given;
  return walkFrom(verb, call.scope, {
    roots,
    takes,
    hidden,
    follows: 'files',
    insert: after(call.head),
  });
}
