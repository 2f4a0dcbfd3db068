import { emitRead, emitRoot, emitWalk } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { type Field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import { filterNames } from './lines.ts';
import type { Call } from './row.ts';
import { after, byNames, hereRoot, namesOf, rootOf, rowsOf, walkFrom, whole } from './walks.ts';

/** `ugrep`: grep's options and some more; hidden files only when asked for. */
const UGREP = {
  values: values({
    text: '-e --regexp -A -B -C -m -D -d -g -O -t -M -N -J -K --after-context --before-context --context --max-count --glob --iglob --include --exclude --include-dir --exclude-dir --file-extension --file-type --file-magic --neg-regexp --binary-files --color --colour --label --devices --directories --jobs --range --encoding --format --replace --sort --tag --zmax --max-files --depth --width',
    read: '-f --file --from',
    name: '--exclude-from --include-from --ignore-files',
  }),
};

const SYNTAX = {
  values: values({
    text: '-e --regexp -A -B -C -m -D -d --after-context --before-context --context --max-count --include --exclude --exclude-dir --binary-files --color --colour --label --devices --directories',
    read: '-f --file',
    name: '--exclude-from',
  }),
};

/** Flags with which grep only tests, counts or names. */
export const GREP_SILENT = [
  '-q',
  '-c',
  '-l',
  '-L',
  '--quiet',
  '--silent',
  '--count',
  '--files-with-matches',
  '--files-without-match',
];
const LISTS = ['-l', '-L', '--files-with-matches', '--files-without-match'];

export function grep(call: Call): Out {
  const parsed = parseOptions(call.args, isUgrep(call) ? UGREP : SYNTAX);
  const has = (flags: readonly string[]) => flags.some((flag) => parsed.flags.has(flag));
  const scope = has(GREP_SILENT) ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const { option, value } of parsed.values) {
    if (['-f', '--file', '--from'].includes(option)) emitRead(value, call.verb, scope);
  }
  const patternGiven = parsed.values.some(({ option }) =>
    ['-e', '--regexp', '-f', '--file'].includes(option),
  );
  const operands = parsed.operands.slice(patternGiven ? 0 : 1);
  const recursive =
    has(['-r', '-R', '--recursive', '--dereference-recursive']) ||
    call.verb === 'rgrep' ||
    directoriesRecurse(parsed);
  if (!recursive && operands.length === 0) return filterNames(call, parsed, patternGiven);
  for (const operand of operands)
    if (!recursive || operand.origin.kind !== 'walk') emitRead(operand, call.verb, scope);
  const files = { items: operands, sure: true };
  if (!recursive) return has(LISTS) ? files : UNSEEN;
  return walk(call, parsed, operands, scope, has(LISTS));
}

function directoriesRecurse(parsed: Parsed): boolean {
  return parsed.values.some(
    ({ option, value }) => /^(?:-d|--directories)$/.test(option) && value.text === 'recurse',
  );
}

function walk(
  call: Call,
  parsed: Parsed,
  operands: readonly Field[],
  scope: Scope,
  lists: boolean,
): Out {
  const lines = named(parsed) ? whole('colon', scope) : null;
  for (const operand of operands) emitRoot(operand, call.verb, scope, lines);
  const given = operands.flatMap((operand) => rootOf(operand, scope) ?? []);
  const roots = operands.length === 0 ? hereRoot(scope) : given;
  if (roots.length === 0) return UNSEEN;
  const of = (name: string) => parsed.values.filter(({ option }) => option === name);
  const chosen = [...of('--include'), ...of('--exclude'), ...of('--exclude-dir')].map(
    ({ value }) => value,
  );
  const texts = (name: string) => of(name).map(({ value }) => value.text);
  const facts = walkFrom('grep', scope, {
    roots,
    takes: byNames(texts('--include'), texts('--exclude'), texts('--exclude-dir')),
    lines,
    hidden: !isUgrep(call) || parsed.flags.has('-.') || parsed.flags.has('--hidden'),
    follows: parsed.flags.has('-R') || parsed.flags.has('--dereference-recursive') ? 'all' : 'none',
    insert: after(lastOf(chosen, call.head)),
  });
  emitWalk(facts, call.verb, scope);
  if (lists) return namesOf(facts);
  return parsed.flags.has('-c') || parsed.flags.has('--count') ? rowsOf(facts) : UNSEEN;
}

function isUgrep({ verb }: Call): boolean {
  return verb === 'ugrep' || verb === 'ug';
}

/** Whether each line begins with its file's name, context lines too. */
function named(parsed: Parsed): boolean {
  if (['-h', '--no-filename', '-Z', '--null'].some((flag) => parsed.flags.has(flag))) return false;
  const context = parsed.values.some(({ option }) => /^-[ABC]$|context$/.test(option));
  return !context || parsed.flags.has('-n') || parsed.flags.has('--line-number');
}

/** The rightmost of some words in the command's text. */
export function lastOf(fields: readonly Field[], otherwise: Field): Field {
  return fields.reduce((a, b) => ((b.site?.end ?? 0) > (a.site?.end ?? 0) ? b : a), otherwise);
}
