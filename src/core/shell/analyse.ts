import { parse, type Statement } from 'unbash';
import type { Access, Site, Text } from '../facts/access.ts';
import type { Tree } from '../facts/tree.ts';
import { invoke } from './invoke.ts';
import { LIMITS } from './limits.ts';
import { type Out, type Run, type Scope, setVariable, type Shell, UNSEEN } from './state.ts';
import { runScript, runStatements } from './statements.ts';

export interface ShellContext {
  /** Absolute, where the command starts. */
  readonly cwd: string;
  /** Absolute, what `~` and `$HOME` stand for. */
  readonly home: string;
  /** Variables known to be set. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly tree: Tree;
}

export interface ShellFacts {
  readonly accesses: readonly Access[];
  /** Every command that runs, without its directory. */
  readonly verbs: readonly string[];
  /** The last one: the exit code of the whole is its. */
  readonly final: string;
  /** A bound was hit: not everything was looked at. */
  readonly limited: boolean;
}

const BEYOND: ShellFacts = { accesses: [], verbs: [], final: '', limited: true };

/** What a bash command reads, writes, copies, walks and names. Never throws; bounded by LIMITS. */
export function analyse(command: string, context: ShellContext): ShellFacts {
  if (command.length > LIMITS.command || count(command, '<<') > LIMITS.heredocs) return BEYOND;
  const shell = startShell(context);
  const run: Run = {
    tree: context.tree,
    home: context.home,
    accesses: [],
    verbs: new Set(),
    steps: 0,
    nesting: 0,
    limited: false,
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
    io: { stdin: null, sink: { kind: 'model', form: 'whole' } },
  };
  runStatements(runnable(command), scope);
  return { accesses: run.accesses, verbs: [...run.verbs], final: run.final, limited: run.limited };
}

function startShell(context: ShellContext): Shell {
  const shell: Shell = {
    cwd: context.cwd,
    stack: [],
    variables: new Map(),
    positionals: [],
    functions: new Map(),
    options: new Set(),
    moved: new Map(),
    held: [],
    depth: 0,
  };
  for (const [name, text] of Object.entries(context.variables ?? {}))
    setVariable(shell, name, text);
  return shell;
}

/** The statements bash would run: with a syntax error, those on lines before it. */
function runnable(text: string): readonly Statement[] {
  const script = parse(text);
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
  const out = runStatements(runnable(text), { ...scope, source });
  run.nesting--;
  return out;
}
