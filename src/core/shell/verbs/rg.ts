import type { EntryKind } from '../../facts/access.ts';
import { emitRead, emitRoot, emitWalk } from '../emit.ts';
import { type Parsed, parseOptions, values } from '../options.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import { type Field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import { lastOf } from './grep.ts';
import { filterNames } from './lines.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom, whole } from './walks.ts';

const RG = {
  values: values({
    text: '-e --regexp -A -B -C -m -g -t -T -d -j -M -E -r --after-context --before-context --context --max-count --glob --iglob --type --type-not --max-depth --maxdepth --threads --max-columns --encoding --replace --sort --sortr --colors --color --context-separator --field-match-separator --path-separator --max-filesize --engine --type-add --type-clear --pre --pre-glob --dfa-size-limit --regex-size-limit --hyperlink-format --generate',
    read: '-f --file',
    name: '--ignore-file',
  }),
};
const SILENT = [
  '-q',
  '-c',
  '-l',
  '--quiet',
  '--count',
  '--count-matches',
  '--files-with-matches',
  '--files-without-match',
  '--files',
  '--type-list',
  '--version',
  '-V',
];
const LISTS = ['-l', '--files-with-matches', '--files-without-match', '--files'];

export function rg(call: Call): Out {
  const parsed = parseOptions(call.args, RG);
  const has = (flags: readonly string[]) => flags.some((flag) => parsed.flags.has(flag));
  const scope = has(SILENT) ? withIo(call.scope, { sink: { kind: 'none' } }) : call.scope;
  for (const { option, value } of parsed.values) {
    if (option === '-f' || option === '--file') emitRead(value, call.verb, scope);
  }
  const given = parsed.values.some(({ option }) =>
    ['-e', '--regexp', '-f', '--file'].includes(option),
  );
  const operands = parsed.operands.slice(given || has(['--files', '--type-list']) ? 0 : 1);
  if (operands.length === 0 && scope.io.stdin !== null && !has(['--files']))
    return filterNames(call, parsed, given);
  for (const operand of operands)
    if (operand.origin.kind !== 'walk') emitRead(operand, call.verb, scope);
  return walk(call, parsed, operands, scope, has(LISTS));
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
  const roots = operands.length === 0 ? hereRoot(scope, '') : given;
  if (roots.length === 0) return lists ? { items: operands, sure: true } : UNSEEN;
  const globs = parsed.values
    .filter(({ option }) => /^(?:-g|--i?glob)$/.test(option))
    .map(({ value }) => value);
  const overrides = parsed.values.flatMap(({ option, value }) => overrideFrom(option, value.text));
  const depth = parsed.values.find(({ option }) => /^(?:-d|--max-?depth)$/.test(option))?.value
    .text;
  const facts = walkFrom('rg', scope, {
    roots,
    ...unrestricted(call.args, parsed),
    ...(depth !== undefined && /^\d+$/.test(depth) ? { depth: Number(depth) } : {}),
    forces: (shown, kind) => overrideOf(overrides, shown, kind) === 'in',
    takes: takesBy(
      overrides,
      typesOf(parsed, ['-t', '--type']),
      typesOf(parsed, ['-T', '--type-not']),
    ),
    lines,
    follows: lists
      ? 'files'
      : parsed.flags.has('-L') || parsed.flags.has('--follow')
        ? 'all'
        : 'none',
    // Globs that fold case are asked last, whatever stands behind them.
    insert: parsed.values.some(({ option }) => option === '--iglob')
      ? null
      : after(lastOf(globs, call.head)),
  });
  emitWalk(facts, call.verb, scope);
  return lists
    ? namesOf(facts.hidden && parsed.flags.has('--files') ? { ...facts, whole: true } : facts)
    : UNSEEN;
}

/** `-u` once: what git ignores too; twice: hidden files too. */
function unrestricted(
  args: readonly Field[],
  parsed: Parsed,
): { hidden: boolean; skipsIgnored: boolean } {
  const us = args.reduce(
    (sum, { text }) => sum + (/^-[a-zA-Z]+$/.test(text) ? text.split('u').length - 1 : 0),
    0,
  );
  const long = args.filter(({ text }) => text === '--unrestricted').length;
  const ignored = ['--no-ignore', '--no-ignore-vcs'].some((flag) => parsed.flags.has(flag));
  const hidden = parsed.flags.has('--hidden') || parsed.flags.has('-.');
  return { hidden: hidden || us + long >= 2, skipsIgnored: !ignored && us + long === 0 };
}

function named(parsed: Parsed): boolean {
  const off = [
    '-I',
    '--no-filename',
    '-N0',
    '-0',
    '--null',
    '--heading',
    '-p',
    '--pretty',
    '--json',
    '--vimgrep0',
  ];
  if (off.some((flag) => parsed.flags.has(flag))) return false;
  return (
    !parsed.values.some(({ option }) => /^-[ABC]$|context$/.test(option)) || parsed.flags.has('-n')
  );
}

/** A few of ripgrep's file types; a type not here is taken to hold everything. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'js jsx mjs cjs vue',
  ts: 'ts tsx mts cts',
  py: 'py pyi',
  python: 'py pyi',
  rust: 'rs',
  go: 'go',
  java: 'java jsp jspx properties',
  ruby: 'rb ru rake gemspec',
  php: 'php',
  c: 'c h',
  cpp: 'cpp cc cxx hpp hh h',
  css: 'css scss',
  html: 'html htm ejs',
  json: 'json',
  md: 'md markdown mdx mkd mdown',
  markdown: 'md markdown mdx mkd mdown',
  sh: 'sh bash zsh fish',
  yaml: 'yaml yml',
  toml: 'toml',
  sql: 'sql psql',
};

function typesOf(parsed: Parsed, options: readonly string[]): (readonly string[] | null)[] {
  return parsed.values
    .filter(({ option }) => options.includes(option))
    .map(({ value }) =>
      Object.hasOwn(TYPES, value.text) ? (TYPES[value.text]?.split(' ') ?? null) : null,
    );
}

type Types = readonly (readonly string[] | null)[];

/** A `-g` or `--iglob`. */
interface Override {
  readonly glob: string;
  readonly negated: boolean;
  readonly fold: boolean;
}

function overrideFrom(option: string, text: string): Override[] {
  if (!/^(?:-g|--i?glob)$/.test(option)) return [];
  const negated = text.startsWith('!');
  const glob = negated ? text.slice(1) : text;
  const fold = option === '--iglob';
  return [{ glob: fold ? glob.toLowerCase() : glob, negated, fold }];
}

function takesBy(overrides: readonly Override[], types: Types, not: Types) {
  const chosen = overrides.some(({ negated }) => !negated);
  return (shown: string, kind: EntryKind): boolean => {
    const said = overrideOf(overrides, shown, kind, true);
    if (said === 'out' || (said === null && chosen && kind !== 'directory')) return false;
    if (kind === 'directory') return true;
    const extension = shown.slice(shown.lastIndexOf('.') + 1);
    if (types.length > 0 && !types.some((type) => type === null || type.includes(extension)))
      return false;
    return !not.some((type) => type?.includes(extension) === true);
  };
}

/** The last glob that matches decides; what a glob takes in is read although it is hidden or git ignores it. */
function overrideOf(
  overrides: readonly Override[],
  shown: string,
  kind: EntryKind,
  parents = false,
): 'in' | 'out' | null {
  const path = shown.replace(/^\.\//, '');
  const last = overrides.findLast(({ glob, negated, fold }) =>
    globMatches(
      glob,
      fold ? path.toLowerCase() : path,
      negated || (parents && kind !== 'directory'),
    ),
  );
  if (last === undefined) return null;
  return last.negated ? 'out' : 'in';
}

/** A glob as ripgrep's `-g` has them: without a slash it is about names at any depth. */
export function globMatches(glob: string, path: string, parents: boolean): boolean {
  const pattern = fromBackslashes(glob.replace(/\/(?:\*\*)?$/, '').replace(/^\.?\//, ''));
  const anchored = glob.replace(/\/$/, '').includes('/') && !glob.startsWith('**/');
  const parts = path.split('/');
  const prefixes = parents ? parts.map((_, i) => parts.slice(0, i + 1)) : [parts];
  return prefixes.some((prefix) => {
    const name = anchored ? prefix.join('/') : (prefix.at(-1) ?? '');
    return choices(pattern.replace(/^\*\*\//, '')).some((choice) => matches(choice, name));
  });
}

/** `{a,b}` in a glob: one level. */
function choices(glob: string): string[] {
  const found = /^(.*?)\{([^{}]*)\}(.*)$/s.exec(glob);
  if (found === null) return [glob];
  const [, before = '', list = '', rest = ''] = found;
  return list.split(',').map((item) => before + item + rest);
}
