import type { Function as FunctionNode, ParsedScript, Script } from 'unbash';
import type { Access, Origin, Site, Text } from '../facts/access.ts';
import type { Tree } from '../facts/tree.ts';

/** Stands for what cannot be known. No argument of a process can contain it. */
export const UNKNOWN = '\0';

/**
 * A line of a listing that has a name beside other things (`ls -l`, `git status -s`), as the text of a field: it opens nothing
 * before a column is taken out of it. A name that is known stands behind UNKNOWN and a blank.
 */
export const ROW = `${UNKNOWN} ${UNKNOWN}`;

export const NAMED: Origin = { kind: 'named' };

/** One argument of a command, after all expansions. */
export interface Field {
  /** May contain UNKNOWN. */
  readonly text: string;
  readonly origin: Origin;
  /** The word it came from. */
  readonly site: Site | null;
}

/** What a command writes to its standard output, in lines, as far as it is known. */
export interface Out {
  readonly items: readonly Field[];
  /** Whether `items` is all of it. */
  readonly sure: boolean;
}

export const NOTHING: Out = { items: [], sure: true };
export const UNSEEN: Out = { items: [], sure: false };

/** Where standard output goes. */
export type Sink =
  /** To the model: as written, its lines in some order or choice, or made into something else. */
  | { readonly kind: 'model'; readonly form: 'whole' | 'lines' | 'other' }
  /** Nowhere: discarded, or only counted or tested. */
  | { readonly kind: 'none' }
  /** Into variables of the shell: shown only if a later command prints them. */
  | { readonly kind: 'held' }
  /** Into a file; null for a place on another machine. */
  | { readonly kind: 'file'; readonly path: string | null };

/** To the model as written. */
export const SHOWN: Sink = { kind: 'model', form: 'whole' };

export interface Io {
  /** What is known about standard input; null where it is not a pipe, document or string of this command. */
  readonly stdin: Out | null;
  readonly sink: Sink;
  /** Where standard error goes: to the model, unless it is led elsewhere. */
  readonly errors: Sink;
}

export interface Variable {
  readonly values: readonly Field[];
  readonly array: boolean;
  /** Of an array with keys (`declare -A`): those of its values. */
  readonly keys?: readonly string[];
  /** Its value is the name of the variable that is meant (`declare -n`). */
  readonly refers?: true;
}

/** A function's body. */
export interface Defined {
  readonly body: FunctionNode['body'];
  readonly source: Text;
}

/** What a shell may hold at one point, by how conditions before it came out. */
export interface Way {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly cwd: string | null;
  readonly cwdFrom: Origin | undefined;
}

/** The state of one shell. Subshells work on a copy. */
export interface Shell {
  /** Absolute; null once it cannot be known. */
  cwd: string | null;
  /** The glob that `cwd` is a match of, in a loop over directories. */
  cwdFrom?: Origin | undefined;
  readonly stack: (string | null)[];
  readonly variables: Map<string, Variable>;
  /** What it may hold instead, where a condition decides; what comes next runs once for each. */
  readonly others: Way[];
  positionals: readonly Field[];
  readonly functions: Map<string, Defined>;
  readonly options: Set<string>;
  /** Files that hold what another file held: moved, copied or linked by this command. */
  readonly moved: Map<string, string>;
  /** What is known of the lines of files that this command has written. */
  readonly drafts: Map<string, readonly Field[]>;
  /** Reads whose content sits in variables of this shell, not yet shown. */
  readonly held: Access[];
  readonly depth: number;
}

/** One analysis. The interpreter hands itself to the parts through it, so that they need not import it. */
export interface Run {
  readonly parse: (text: string) => ParsedScript | null;
  /** A text was beyond `parse`. */
  unparsed: boolean;
  readonly tree: Tree;
  readonly home: string;
  gitAlias(top: string, name: string): string | null;
  readonly accesses: Access[];
  readonly verbs: Set<string>;
  steps: number;
  /** Texts run inside each other at the moment. */
  nesting: number;
  limited: boolean;
  /** What the latest `<(…)` printed: the word itself names a pipe. */
  streamed: Out | null;
  /** The last verb that decides the exit code of the whole command. */
  final: string;
  script(script: Script, scope: Scope): Out;
  /** Runs a command already expanded. */
  invoke(argv: readonly Field[], scope: Scope): Out;
  /** Runs a text as a shell would; `site` is the word it stands in, if it is exactly that word's text. */
  text(text: string, scope: Scope, site: Site | null): Out;
}

/** Where a node is interpreted. */
export interface Scope {
  readonly run: Run;
  readonly shell: Shell;
  readonly source: Text;
  readonly io: Io;
  /** What UNKNOWN stands for where it was put into the text itself (`xargs -I{} sh -c 'head {}'`). */
  readonly standIn?: Origin;
}

export function field(text: string, site: Site | null = null, origin: Origin = NAMED): Field {
  return { text, origin, site };
}

/** The line of a listing that has a name in it. */
export function rowOf(name: Field): Field {
  return { ...name, text: name.text === UNKNOWN ? ROW : `${UNKNOWN} ${name.text}` };
}

/** What stands in a column of a line: the name that it has. */
export function picked(line: Field): Field {
  const { text } = line;
  return text.startsWith(`${UNKNOWN} `) ? { ...line, text: text.slice(2) } : line;
}

export function isKnown(text: string): boolean {
  return !text.includes(UNKNOWN);
}

/** A copy for a subshell, or for a child process that inherits nothing but the directory and the variables. */
export function fork(shell: Shell): Shell {
  return {
    cwd: shell.cwd,
    cwdFrom: shell.cwdFrom,
    stack: [...shell.stack],
    variables: new Map(shell.variables),
    others: [],
    positionals: shell.positionals,
    functions: new Map(shell.functions),
    options: new Set(shell.options),
    moved: shell.moved,
    drafts: shell.drafts,
    held: shell.held,
    depth: shell.depth + 1,
  };
}

export function setVariable(shell: Shell, name: string, text: string): void {
  shell.variables.set(name, { values: [field(text)], array: false });
}

export function withIo(scope: Scope, io: Partial<Io>): Scope {
  return { ...scope, io: { ...scope.io, ...io } };
}

export function withShell(scope: Scope, shell: Shell): Scope {
  return { ...scope, shell };
}
