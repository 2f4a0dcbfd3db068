import type { EntryKind } from '../../facts/access.ts';
import { emitWrite } from '../emit.ts';
import {
  type Field,
  field,
  fork,
  NOTHING,
  type Out,
  rowOf,
  type Scope,
  UNKNOWN,
  withShell,
} from '../state.ts';
import {
  type Action,
  type Effects,
  ONE,
  or,
  type Parser,
  RUNS,
  type Test,
} from './find-expression.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom } from './walks.ts';

const GLOBAL = new Set([
  '-maxdepth',
  '-mindepth',
  '-depth',
  '-mount',
  '-xdev',
  '-daystart',
  '-regextype',
  '-follow',
  '-noleaf',
  '-warn',
  '-nowarn',
]);

/** `find`: its expression is evaluated for the entries of a walk, its actions are run on the names it would find. */
export function find(call: Call): Out {
  const { scope } = call;
  const start = call.args.findIndex((arg, i) => isExpression(arg.text, i));
  const head = (start < 0 ? call.args : call.args.slice(0, start)).filter(
    ({ text }) => !/^-[HLP]$|^-O\d$/.test(text),
  );
  const tokens = start < 0 ? [] : call.args.slice(start);
  const parser: Parser = {
    tokens,
    at: 0,
    actions: [],
    depth: Number.POSITIVE_INFINITY,
    alternatives: false,
  };
  const test: Test = tokens.length === 0 ? () => true : or(parser);
  const roots =
    head.length === 0 ? hereRoot(scope) : head.flatMap((root) => rootOf(root, scope) ?? []);
  const names = (action: number | null): Out =>
    namesOf(
      walkFrom('find', scope, {
        roots,
        depth: parser.depth,
        follows: call.args[0]?.text === '-L' ? 'all' : 'files',
        takes: taker(
          test,
          action,
          roots.map(({ shown }) => shown),
        ),
        ...places(call, head, parser),
      }),
    );
  const printing = parser.actions.every(({ name }) => name === '-prune' || name === '-quit');
  return printing ? names(null) : runActions(parser.actions, names, scope);
}

function isExpression(text: string, index: number): boolean {
  if (/^-[HLP]$|^-O\d$/.test(text) && index < 4) return false;
  return text === '(' || text === '!' || text === ')' || (text.startsWith('-') && text.length > 1);
}

/** Where narrowing goes: after roots and global options; a list with `-o` is put in parentheses. */
function places(call: Call, head: readonly Field[], parser: Parser) {
  let last = head.at(-1) ?? call.head;
  for (let i = 0; i < parser.tokens.length && GLOBAL.has(parser.tokens[i]?.text ?? ''); i++) {
    if (ONE.has(parser.tokens[i]?.text ?? '')) i++;
    last = parser.tokens[i] ?? last;
  }
  const end = parser.tokens.at(-1);
  return {
    insert: after(last),
    wrap: parser.alternatives && end !== undefined ? after(end) : null,
  };
}

/** Whether an entry reaches an action (`null`: the implicit print): the expression lets it, and no directory above was pruned. */
function taker(test: Test, action: number | null, roots: readonly string[]) {
  const pruned = new Map<string, boolean>();
  const prunes = (shown: string): boolean => {
    const known = pruned.get(shown);
    if (known !== undefined) return known;
    const effects: Effects = { ran: new Set(), pruned: false };
    const truth = test({ shown, kind: 'directory' }, effects);
    const result = effects.pruned && truth !== 'maybe';
    pruned.set(shown, result);
    return result;
  };
  return (shown: string, kind: EntryKind): boolean => {
    const root =
      roots.find(
        (each) => shown === each || shown.startsWith(each.endsWith('/') ? each : `${each}/`),
      ) ?? '';
    for (let i = shown.indexOf('/', root.length + 1); i > 0; i = shown.indexOf('/', i + 1)) {
      if (prunes(shown.slice(0, i))) return false;
    }
    if (kind === 'directory') return !prunes(shown);
    const effects: Effects = { ran: new Set(), pruned: false };
    const truth = test({ shown, kind }, effects);
    return action === null ? truth !== false : effects.ran.has(action);
  };
}

function runActions(
  actions: readonly Action[],
  names: (action: number | null) => Out,
  scope: Scope,
): Out {
  const items: Field[] = [];
  const child = withShell(scope, { ...fork(scope.shell), functions: new Map() });
  actions.forEach(({ name, args }, i) => {
    if (RUNS.has(name))
      items.push(...scope.run.invoke(withNames(args, names(i).items[0]), child).items);
    else if (name === '-print' || name === '-print0') items.push(...names(i).items);
    else if (name === '-printf') items.push(...printed(args[0]?.text ?? '', names(i).items));
    else if (name.startsWith('-fprint') && args[0] !== undefined) emitWrite(args[0], 'find', scope);
  });
  return items.length === 0 ? NOTHING : { items, sure: true };
}

/** Names as `-printf` prints them: alone, or in lines with other things. */
function printed(format: string, names: readonly Field[]): readonly Field[] {
  if (!format.includes('%p')) return [];
  return /^%p(?:\\n|\\0|\n)?$/.test(format) ? names : names.map(rowOf);
}

export function withNames(args: readonly Field[], names: Field | undefined): Field[] {
  return args.map((arg) => {
    if (!arg.text.includes('{}') || names === undefined) return arg;
    return field(arg.text.replaceAll('{}', UNKNOWN), arg.site, names.origin);
  });
}
