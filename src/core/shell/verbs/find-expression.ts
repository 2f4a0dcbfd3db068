import type { EntryKind } from '../../facts/access.ts';
import { basename } from '../../kit/path.ts';
import { fromBackslashes, matches } from '../pattern.ts';
import type { Field } from '../state.ts';

type Truth = boolean | 'maybe';

interface Entry {
  readonly shown: string;
  readonly kind: EntryKind;
}

/** What one evaluation did: which actions (may have) run, whether the entry was certainly pruned. */
export interface Effects {
  readonly ran: Set<number>;
  pruned: boolean;
}

export type Test = (entry: Entry, effects: Effects) => Truth;

export interface Action {
  readonly name: string;
  readonly args: readonly Field[];
}

export interface Parser {
  readonly tokens: readonly Field[];
  at: number;
  readonly actions: Action[];
  depth: number;
  alternatives: boolean;
}

export const ONE = new Set(
  '-size -mtime -mmin -newer -user -group -perm -regex -iregex -amin -atime -cmin -ctime -links -inum -fstype -anewer -cnewer -samefile -lname -ilname -uid -gid -used -xtype -maxdepth -mindepth -regextype -printf -fprint -fprint0 -fls -newermt -newerct -newerat -D'.split(
    ' ',
  ),
);

export const RUNS = new Set(['-exec', '-execdir', '-ok', '-okdir']);

export function or(parser: Parser): Test {
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

export const prune: Test = (_, effects) => {
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

export function action(parser: Parser, name: string, args: readonly Field[]): Test {
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
