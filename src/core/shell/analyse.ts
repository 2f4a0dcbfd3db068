import type { ParsedScript, Statement } from 'unbash';
import type { Access, Site, Text } from '../facts/access.ts';
import type { Tree } from '../facts/tree.ts';
import { invoke } from './invoke.ts';
import { LIMITS } from './limits.ts';
import { type Out, type Run, type Scope, type Shell, SHOWN, setVariable, UNSEEN } from './state.ts';
import { runScript, runStatements } from './statements.ts';

/** The tree of a command's text; `null` where it is beyond this parser. */
export type Parse = (text: string) => ParsedScript | null;

export interface ShellContext {
  /** `parsePlain` for nearly all commands, the grammar for what that one leaves. */
  readonly parse: Parse;
  /** Absolute, where the command starts. */
  readonly cwd: string;
  /** Absolute, what `~` and `$HOME` stand for. */
  readonly home: string;
  /** Variables known to be set. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly tree: Tree;
  /** What git's settings make of a subcommand in the repository at `top`; absent where nobody looks. */
  gitAlias?(top: string, name: string): string | null;
}

export interface ShellFacts {
  readonly accesses: readonly Access[];
  /** Every command that runs, without its directory. */
  readonly verbs: readonly string[];
  /** The last one: the exit code of the whole is its. */
  readonly final: string;
  /** A bound was hit: not everything was looked at. */
  readonly limited: boolean;
  /** Something was beyond the parser: the rest of the answer is of no use. */
  readonly unparsed: boolean;
}

const BEYOND: ShellFacts = { accesses: [], verbs: [], final: '', limited: true, unparsed: false };

/** What a bash command reads, writes, copies, walks and names. Never throws; bounded by LIMITS. */
export function analyse(command: string, context: ShellContext): ShellFacts {
  if (command.length > LIMITS.command || count(command, '<<') > LIMITS.heredocs) return BEYOND;
  const shell = startShell(context);
  const run: Run = {
    parse: context.parse,
    tree: context.tree,
    home: context.home,
    gitAlias: (top, name) => context.gitAlias?.(top, name) ?? null,
    accesses: [],
    verbs: new Set(),
    steps: 0,
    nesting: 0,
    limited: false,
    unparsed: false,
    streamed: null,
    final: '',
    script: runScript,
    invoke,
    text: runText,
  };
  const source: Text = { text: command, within: null };
  const scope: Scope = {
    run,
    shell,
    source,
    io: { stdin: null, sink: SHOWN, errors: SHOWN },
  };
  runStatements(runnable(command, run), scope);
  const { accesses, final, limited, unparsed } = run;
  return { accesses, verbs: [...run.verbs], final, limited, unparsed };
}

function startShell(context: ShellContext): Shell {
  const shell: Shell = {
    cwd: context.cwd,
    stack: [],
    variables: new Map(),
    others: [],
    positionals: [],
    functions: new Map(),
    options: new Set(),
    moved: new Map(),
    drafts: new Map(),
    held: [],
    depth: 0,
  };
  for (const [name, text] of Object.entries(context.variables ?? {}))
    setVariable(shell, name, text);
  return shell;
}

/** The statements bash would run: with a syntax error, those on lines before it. */
function runnable(text: string, run: Run): readonly Statement[] {
  const script = run.parse(text);
  if (script === null) {
    run.unparsed = true;
    return [];
  }
  const error = script.errors?.[0];
  if (error === undefined) return script.commands;
  const line = text.lastIndexOf('\n', error.pos) + 1;
  return script.commands.filter((statement) => statement.end <= line - 1);
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}

/** Runs a text in a shell of its own that shares the scope's state. */
function runText(text: string, scope: Scope, site: Site | null): Out {
  const { run } = scope;
  if (run.nesting >= LIMITS.depth || text.length > LIMITS.value || run.steps > LIMITS.steps) {
    run.limited = true;
    return UNSEEN;
  }
  const source: Text = { text, within: site };
  run.nesting++;
  const out = runStatements(runnable(text, run), { ...scope, source });
  run.nesting--;
  return out;
}
