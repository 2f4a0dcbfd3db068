import type { WalkRoot, WalkVerb } from '../../facts/access.ts';
import { emitRead, emitRoot, emitWalk } from '../emit.ts';
import { type Parsed, parseOptions, type Values, values } from '../options.ts';
import { type Field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import { filterNames } from './lines.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom, whole } from './walks.ts';

/** A search tool that walks the current directory unless told otherwise. */
interface Searcher {
  readonly verb: WalkVerb & ('ag' | 'ack');
  readonly values: Values;
  /** Options that give the pattern, so that no operand does. */
  readonly patterns: readonly string[];
  /** Only test, count or name files. */
  readonly silent: readonly string[];
  readonly lists: readonly string[];
  /** Enter hidden files too; `always` where nothing is needed for it. */
  readonly hidden: 'always' | readonly string[];
  /** Enter what git ignores too. */
  readonly ignored: 'always' | readonly string[];
  /** Make the tool forget its own exclusions, ours too. */
  readonly deaf: readonly string[];
}

const AG: Searcher = {
  verb: 'ag',
  values: values({
    text: '-A -B -C -G -m -W --after --before --context --file-search-regex --ignore --ignore-dir --max-count --depth --width --pager --workers',
    name: '-p --path-to-ignore',
  }),
  patterns: ['-g'],
  silent: ['-c', '-l', '-L', '-g', '--count', '--files-with-matches', '--files-without-matches'],
  lists: ['-l', '-g', '--files-with-matches'],
  hidden: ['--hidden', '-u', '--unrestricted'],
  ignored: [
    '-u',
    '-U',
    '-a',
    '-t',
    '--unrestricted',
    '--skip-vcs-ignores',
    '--all-types',
    '--all-text',
  ],
  deaf: ['-u', '-a', '-t', '--unrestricted', '--all-types', '--all-text'],
};

const ACK: Searcher = {
  verb: 'ack',
  values: values({
    text: '-A -B -C -m -g -t -T --match --max-count --type --output --pager --ignore-dir --ignore-directory --ignore-file --range-start --range-end',
    read: '--files-from',
  }),
  patterns: ['--match', '-f', '-g'],
  silent: [
    '-c',
    '-l',
    '-L',
    '-f',
    '-g',
    '--count',
    '--files-with-matches',
    '--files-without-matches',
  ],
  lists: ['-l', '-f', '-g', '--files-with-matches'],
  hidden: 'always',
  ignored: 'always',
  deaf: [],
};

export function ag(call: Call): Out {
  return search(AG, call);
}

export function ack(call: Call): Out {
  return search(ACK, call);
}

function search(tool: Searcher, call: Call): Out {
  const parsed = parseOptions(call.args, tool);
  const has = (flags: readonly string[]) => given(parsed, flags);
  const scope = has(tool.silent) ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const { option, value } of parsed.values)
    if (tool.values(option) === 'read') emitRead(value, call.verb, scope);
  const patterned = has(tool.patterns);
  const operands = parsed.operands.slice(patterned ? 0 : 1);
  if (operands.length === 0 && scope.io.stdin !== null) return filterNames(call, parsed, patterned);
  const roots = operands.length === 0 ? hereRoot(scope, '') : named(operands, call, scope);
  if (roots.length === 0) return has(tool.lists) ? { items: operands, sure: true } : UNSEEN;
  const walk = walkFrom(tool.verb, scope, {
    roots,
    hidden: tool.hidden === 'always' || has(tool.hidden),
    skipsIgnored: tool.ignored !== 'always' && !has(tool.ignored),
    lines: hasNames(parsed) ? whole('colon', scope) : null,
    follows: followed(tool, has),
    insert: has(tool.deaf) ? null : after(call.head),
  });
  emitWalk(walk, call.verb, scope);
  return has(tool.lists) ? namesOf(walk) : UNSEEN;
}

/** Reads the files among the operands; the directories are the roots of the walk. */
function named(operands: readonly Field[], call: Call, scope: Scope): WalkRoot[] {
  for (const operand of operands) {
    emitRead(operand, call.verb, scope);
    emitRoot(operand, call.verb, scope);
  }
  return operands.flatMap((operand) => rootOf(operand, scope) ?? []);
}

/** What is only listed may be a link that a later command follows. */
function followed(
  tool: Searcher,
  has: (flags: readonly string[]) => boolean,
): 'none' | 'files' | 'all' {
  if (has(tool.verb === 'ag' ? ['-f', '--follow'] : ['--follow'])) return 'all';
  return has(tool.lists) ? 'files' : 'none';
}

function hasNames(parsed: Parsed): boolean {
  return !given(parsed, [
    '-h',
    '--no-filename',
    '--nofilename',
    '-0',
    '--null',
    '--print0',
    '--output',
  ]);
}

function given({ flags, values: found }: Parsed, wanted: readonly string[]): boolean {
  return (
    wanted.some((flag) => flags.has(flag)) || found.some(({ option }) => wanted.includes(option))
  );
}
