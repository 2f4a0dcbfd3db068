import { type Field, field } from './state.ts';

/** What an argument is to its command. */
export type Role =
  /** Contents reach the output. */
  | 'read'
  | 'write'
  /** Only named, tested, counted or run. */
  | 'name'
  /** Not a path: a pattern, a number, a program. */
  | 'text'
  /** Where the command writes what it would print. */
  | 'out'
  /** Contents leave this machine. */
  | 'upload'
  /** `@file` is read, anything else is text; also `name=@file`. */
  | 'at';

/** What the value of an option is, as written (`-e`, `--regexp`); nothing for an option that takes none. */
export type Values = (option: string) => Role | undefined;

export interface Syntax {
  readonly values?: Values;
  /** Long options have one dash (`find`, `openssl`, `java`). */
  readonly oneDash?: boolean;
  /** Options end at the first operand (wrappers: what follows is another command). */
  readonly strict?: boolean;
}

export interface Parsed {
  /** Options without value, clusters taken apart; long ones with `=value` cut off. */
  readonly flags: ReadonlySet<string>;
  readonly values: readonly { readonly option: string; readonly value: Field }[];
  readonly operands: readonly Field[];
  /** Index of the first operand among the arguments; their number where there is none. */
  readonly first: number;
  /** The last argument that is an option or an option's value, before any `--`. */
  readonly lastOption: Field | null;
  /** The `--`, where there is one. */
  readonly marker: Field | null;
}

interface Work {
  readonly flags: Set<string>;
  readonly values: { option: string; value: Field }[];
  readonly operands: Field[];
  first: number;
  lastOption: Field | null;
  marker: Field | null;
}

/** Splits the arguments of a command by what its syntax says about options. */
export function parseOptions(args: readonly Field[], syntax: Syntax): Parsed {
  const work: Work = {
    flags: new Set(),
    values: [],
    operands: [],
    first: args.length,
    lastOption: null,
    marker: null,
  };
  let i = 0;
  while (i < args.length) {
    const arg = args[i];
    if (arg === undefined) break;
    if (arg.text === '--') {
      work.marker = arg;
      operands(args, i + 1, work);
      break;
    }
    if (isOption(arg.text)) {
      i += option(arg, args[i + 1], syntax, work);
      work.lastOption = args[i - 1] ?? arg;
    } else if (syntax.strict === true) {
      operands(args, i, work);
      break;
    } else {
      operands([arg], 0, work, i);
      i++;
    }
  }
  return work;
}

function operands(args: readonly Field[], from: number, work: Work, index = from): void {
  if (work.operands.length === 0 && from < args.length) work.first = index;
  work.operands.push(...args.slice(from));
}

function isOption(text: string): boolean {
  return text.length > 1 && text.startsWith('-');
}

/** Reads one option; returns how many arguments it took. */
function option(arg: Field, next: Field | undefined, syntax: Syntax, work: Work): 1 | 2 {
  const { text } = arg;
  if (text.startsWith('--') || syntax.oneDash === true) return long(arg, next, syntax, work);
  for (let i = 1; i < text.length; i++) {
    const name = `-${text[i]}`;
    if (syntax.values?.(name) === undefined) {
      work.flags.add(name);
      continue;
    }
    const attached = text.slice(i + 1);
    if (attached !== '')
      work.values.push({ option: name, value: field(attached, arg.site, arg.origin) });
    else if (next !== undefined) work.values.push({ option: name, value: next });
    return attached === '' && next !== undefined ? 2 : 1;
  }
  return 1;
}

function long(arg: Field, next: Field | undefined, syntax: Syntax, work: Work): 1 | 2 {
  const cut = arg.text.indexOf('=');
  const name = cut < 0 ? arg.text : arg.text.slice(0, cut);
  const valued = syntax.values?.(name) !== undefined;
  if (cut >= 0) {
    work.values.push({ option: name, value: field(arg.text.slice(cut + 1), arg.site, arg.origin) });
    if (!valued) work.flags.add(name);
    return 1;
  }
  if (!valued || next === undefined) work.flags.add(name);
  else work.values.push({ option: name, value: next });
  return valued && next !== undefined ? 2 : 1;
}

/**
 * Values as a table: `values({ text: '-e --regexp', read: '-f --file' })`. The lists are searched, not taken apart: a hundred
 * tables are made for each command, and one or two are asked.
 */
export function values(by: Partial<Record<Role, string>> | string): Values {
  const lists = Object.entries(typeof by === 'string' ? { text: by } : by);
  return (option) => {
    if (option.includes(' ')) return undefined;
    const found = lists.find(([, list]) => ` ${list} `.includes(` ${option} `));
    return found?.[0] as Role | undefined;
  };
}

/** Whether a word is, or holds in its cluster, one of the flags. */
export function isFlag(word: string, flags: readonly string[]): boolean {
  if (word.startsWith('--')) return flags.includes(word);
  if (!/^-[A-Za-z]+$/.test(word)) return false;
  return flags.some((flag) => flag.length === 2 && word.includes(flag.charAt(1)));
}
