import { emitRead, emitWalk, emitWrite, pathOf, reveal } from '../emit.ts';
import { type Names, scanProgram } from '../inline.ts';
import { withArguments } from '../inline-args.ts';
import { filledQuietly } from '../inline-quiet.ts';
import { showsEnvironment } from '../inline-show.ts';
import { type ProgramWalk, walksOf } from '../inline-walk.ts';
import { type Field, field, fork, isKnown, type Scope, withIo, withShell } from '../state.ts';
import { rootOf, walkFrom } from './walks.ts';

/** How a program is run. */
export interface Running {
  readonly args?: readonly Field[];
  /** The value of its last statement is printed. */
  readonly printsResult?: boolean;
  /** It is Python or JavaScript: of these it can be told that a program shows nothing. */
  readonly canBeQuiet?: boolean;
}

export function fromStdin(scope: Scope, how: Running = {}): void {
  const { stdin } = scope.io;
  if (stdin !== null) program(stdin.items.map(({ text }) => text).join('\n'), scope, how);
}

/** A directory that a program goes to. */
const MOVES = /\bchdir\s?\(?\s?["']([^"'\n]{1,200})["']/;

/** Looks through a program's text for files it reads, trees whose contents it prints and commands it runs. */
export function program(written: string, scope: Scope, how: Running = {}): void {
  const { args = [] } = how;
  const text = withArguments(written, args.map((arg) => arg.text).filter(isKnown));
  scan(text, scope, how);
  const place = MOVES.exec(text)?.[1];
  const cwd = place === undefined ? null : pathOf(field(place), scope.shell);
  if (cwd !== null) scan(text, withShell(scope, { ...fork(scope.shell), cwd }), how);
}

/** Calls that take `.env` into the environment without naming it. */
const TAKES_ENV =
  /\bloadEnvFile\(\s*\)|\bdotenv["']?\)?\.config\(\s*\)|\b(?:load_dotenv|dotenv_values)\(\s*\)|["']dotenv\/config["']|\bDotenv\.load\b/;

function scan(text: string, scope: Scope, how: Running): void {
  const { printsResult = false, canBeQuiet = false } = how;
  if (showsEnvironment(text, printsResult)) {
    const taken = withIo(scope, { sink: { kind: 'held' } });
    if (TAKES_ENV.test(text)) emitRead(field('.env'), 'program', taken);
    reveal(scope);
  }
  const names: Names = (name) => {
    const path = isKnown(name) ? pathOf(field(name), scope.shell) : null;
    return path === null ? null : scope.run.tree.kind(path);
  };
  const found = scanProgram(text, names);
  const { walks, shown, files } = walksOf(text, names, printsResult);
  for (const walk of walks) {
    if (shown) walked(walk, scope);
    for (const name of files) {
      const path = pathOf(field(name), scope.shell);
      if (path !== null) walked(walk, withIo(scope, { sink: { kind: 'file', path } }));
    }
  }
  const isQuiet = canBeQuiet && !printsResult && found.reads.length > 0;
  emitReads(found.reads, isQuiet ? filledQuietly(text) : null, scope);
  for (const name of found.writes) emitWrite(field(name), 'program', scope);
  for (const { from, to } of found.copies)
    scope.run.invoke(
      ['cp', '-r', from, to].map((word) => field(word)),
      scope,
    );
  for (const command of found.commands) scope.run.text(command, scope, null);
}

/** What a program reads is shown, or goes into the files that it writes and to no other place. */
function emitReads(names: readonly string[], files: readonly string[] | null, scope: Scope): void {
  const sinks = files?.map((name) => pathOf(field(name), scope.shell)) ?? [];
  const places =
    files === null || sinks.includes(null)
      ? [scope]
      : sinks.map((path) => withIo(scope, { sink: { kind: 'file', path } }));
  for (const place of places) for (const name of names) emitRead(field(name), 'program', place);
}

/** Nothing can be put into a program to leave files out, and its lines do not name their files. */
function walked({ root, ...walk }: ProgramWalk, scope: Scope): void {
  const place = rootOf(field(root), scope);
  if (place === null) return;
  const roots = [{ ...place, shown: '' }];
  emitWalk(walkFrom('program', scope, { ...walk, roots, follows: 'files' }), 'program', scope);
}
