import type { EntryKind } from '../../facts/access.ts';
import { basename } from '../../kit/path.ts';
import { emitWrite } from '../emit.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import { type Field, field, NOTHING, type Out, type Scope, UNKNOWN } from '../state.ts';
import type { Call } from './row.ts';
import { after, hereRoot, namesOf, rootOf, walkFrom } from './walks.ts';

type Truth = boolean | 'maybe';
interface Entry {
  readonly shown: string;
  readonly kind: EntryKind;
}
/** What one evaluation did: which actions (may have) run, whether the entry was certainly pruned. */
interface Effects {
  readonly ran: Set<number>;
  pruned: boolean;
}
type Test = (entry: Entry, effects: Effects) => Truth;

interface Action {
  readonly name: string;
  readonly args: readonly Field[];
}

interface Parser {
  readonly tokens: readonly Field[];
  at: number;
  readonly actions: Action[];
  depth: number;
  alternatives: boolean;
}

const ONE = new Set(
  '-size -mtime -mmin -newer -user -group -perm -regex -iregex -amin -atime -cmin -ctime -links -inum -fstype -anewer -cnewer -samefile -lname -ilname -uid -gid -used -xtype -maxdepth -mindepth -regextype -printf -fprint -fprint0 -fls -newermt -newerct -newerat -D'.split(
    ' ',
  ),
);
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
const RUNS = new Set(['-exec', '-execdir', '-ok', '-okdir']);

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
  actions.forEach(({ name, args }, i) => {
    if (RUNS.has(name)) scope.run.invoke(withNames(args, names(i).items[0]), scope);
    else if (name === '-print' || name === '-print0') items.push(...names(i).items);
    else if (name === '-printf' && /^%p(?:\\n|\\0|\n)?$/.test(args[0]?.text ?? ''))
      items.push(...names(i).items);
    else if (name.startsWith('-fprint') && args[0] !== undefined) emitWrite(args[0], 'find', scope);
  });
  return items.length === 0 ? NOTHING : { items, sure: true };
}

function withNames(args: readonly Field[], names: Field | undefined): Field[] {
  return args.map((arg) => {
    if (!arg.text.includes('{}') || names === undefined) return arg;
    return field(arg.text.replaceAll('{}', UNKNOWN), arg.site, names.origin);
  });
}

function or(parser: Parser): Test {
  let left = and(parser);
  for (;;) {
    const token = parser.tokens[parser.at]?.text;
    if (token !== '-o' && token !== '-or' && token !== ',') return left;
    parser.at++;
    parser.alternatives = true;
    left = either(left, and(parser), token === ',');
  }
}

function either(a: Test, b: Test, both: boolean): Test {
  return (entry, effects) => {
    const left = a(entry, effects);
    if (left === true && !both) return true;
    const right = b(entry, effects);
    if (both) return right;
    return left === 'maybe' && right !== true ? 'maybe' : right;
  };
}

function and(parser: Parser): Test {
  let left = not(parser);
  for (;;) {
    const token = parser.tokens[parser.at]?.text;
    if (token === undefined || token === '-o' || token === '-or' || token === ',' || token === ')')
      return left;
    if (token === '-a' || token === '-and') parser.at++;
    left = conjunction(left, not(parser));
  }
}

function conjunction(a: Test, b: Test): Test {
  return (entry, effects) => {
    const left = a(entry, effects);
    if (left === false) return false;
    const right = b(entry, effects);
    return left === 'maybe' && right === true ? 'maybe' : right;
  };
}

function not(parser: Parser): Test {
  const token = parser.tokens[parser.at]?.text;
  if (token === '!' || token === '-not') {
    parser.at++;
    const inner = not(parser);
    return (entry, effects) => {
      const truth = inner(entry, effects);
      return truth === 'maybe' ? 'maybe' : !truth;
    };
  }
  if (token !== '(') return primary(parser);
  parser.at++;
  const inner = or(parser);
  if (parser.tokens[parser.at]?.text === ')') parser.at++;
  return inner;
}

function primary(parser: Parser): Test {
  const name = parser.tokens[parser.at++]?.text ?? '';
  if (RUNS.has(name)) return action(parser, name, commandArgs(parser));
  if (/^-f?print|^-f?ls$/.test(name))
    return action(parser, name, take(parser, argumentCount(name)));
  if (name === '-delete' || name === '-quit') return action(parser, name, []);
  if (name === '-prune') return prune;
  const [arg] = take(parser, argumentCount(name));
  if (name === '-maxdepth' && /^\d+$/.test(arg?.text ?? '')) parser.depth = Number(arg?.text);
  return tests(name, arg?.text ?? '');
}

const prune: Test = (_, effects) => {
  effects.pruned = true;
  return true;
};

function argumentCount(name: string): number {
  if (name === '-fprintf') return 2;
  return ONE.has(name) || /^-(?:i?name|i?path|i?wholename|type|newer..)$/.test(name) ? 1 : 0;
}

function take(parser: Parser, count: number): Field[] {
  const args = parser.tokens.slice(parser.at, parser.at + count);
  parser.at += count;
  return args;
}

function commandArgs(parser: Parser): Field[] {
  const rest = parser.tokens.slice(parser.at);
  const end = rest.findIndex(
    ({ text }, i) => text === ';' || (text === '+' && rest[i - 1]?.text === '{}'),
  );
  const args = end < 0 ? rest : rest.slice(0, end);
  parser.at += end < 0 ? rest.length : end + 1;
  return args;
}

function action(parser: Parser, name: string, args: readonly Field[]): Test {
  const index = parser.actions.push({ name, args }) - 1;
  return (_, effects) => {
    effects.ran.add(index);
    return RUNS.has(name) && args.at(-1)?.text !== '{}' ? 'maybe' : true;
  };
}

function tests(name: string, arg: string): Test {
  const fold = (text: string) => (name.startsWith('-i') ? text.toLowerCase() : text);
  const pattern = fromBackslashes(fold(arg));
  switch (name.replace(/^-i(?=name|path|whole)/, '-')) {
    case '-name':
      return ({ shown }) => matches(pattern, fold(basename(shown)));
    case '-path':
    case '-wholename':
      return ({ shown }) => matches(pattern, fold(shown));
    case '-type':
      return ({ kind }) => ofType(arg, kind);
    case '-false':
      return () => false;
    case '-true':
    case '-maxdepth':
    case '-mindepth':
    case '-depth':
    case '-mount':
    case '-xdev':
      return () => true;
    default:
      return () => 'maybe';
  }
}

function ofType(types: string, kind: EntryKind): Truth {
  const letters = types.split(',');
  return letters.includes({ file: 'f', directory: 'd', link: 'l' }[kind]);
}

/** `fd`: its command is run on what it finds; patterns are not evaluated. */
export function fd(call: Call): Out {
  const { scope, args } = call;
  const run = args.findIndex(({ text }) => /^(?:-x|-X|--exec|--exec-batch)$/.test(text));
  const own = run < 0 ? args : args.slice(0, run);
  const texts = own.map(({ text }) => text);
  const hidden = texts.some((text) => /^(?:--hidden|--unrestricted)$|^-[a-zA-Z]*[Hu]/.test(text));
  const skipsIgnored = !texts.some((text) =>
    /^(?:--no-ignore|--unrestricted)$|^-[a-zA-Z]*[Iu]/.test(text),
  );
  const roots = own.flatMap((arg) => (arg.text.startsWith('-') ? [] : (rootOf(arg, scope) ?? [])));
  const extensions = texts.flatMap((text, i) =>
    /^(?:-e|--extension)$/.test(text) ? [texts[i + 1] ?? ''] : [],
  );
  const facts = walkFrom('fd', scope, {
    roots: roots.length > 0 ? roots : hereRoot(scope, ''),
    hidden,
    skipsIgnored,
    follows: 'files',
    takes: (shown, kind) =>
      kind === 'directory' ||
      extensions.length === 0 ||
      extensions.some((end) => shown.endsWith(`.${end}`)),
    insert: after(call.head),
  });
  if (run < 0) return namesOf(facts);
  const command = args.slice(run + 1);
  const named = withNames(command, namesOf(facts).items[0]);
  const last = command.some(({ text }) => text.includes('{}')) ? [] : namesOf(facts).items;
  return scope.run.invoke([...named, ...last], scope);
}
