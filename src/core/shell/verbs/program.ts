import { emitRead, emitWalk, emitWrite, pathOf, reveal } from '../emit.ts';
import { type Names, scanProgram } from '../inline.ts';
import { withArguments } from '../inline-args.ts';
import { showsEnvironment } from '../inline-show.ts';
import { type ProgramWalk, walksOf } from '../inline-walk.ts';
import { type Field, field, fork, isKnown, type Scope, withIo, withShell } from '../state.ts';
import { rootOf, walkFrom } from './walks.ts';

export function fromStdin(scope: Scope, args: readonly Field[] = []): void {
  const { stdin } = scope.io;
  if (stdin !== null) program(stdin.items.map(({ text }) => text).join('\n'), scope, args);
}

/** A directory that a program goes to. */
const MOVES = /\bchdir\s?\(?\s?["']([^"'\n]{1,200})["']/;

/** Looks through a program's text for files it reads, trees whose contents it prints and commands it runs. */
export function program(
  written: string,
  scope: Scope,
  args: readonly Field[] = [],
  printsResult = false,
): void {
  const text = withArguments(written, args.map((arg) => arg.text).filter(isKnown));
  scan(text, scope, printsResult);
  const place = MOVES.exec(text)?.[1];
  const cwd = place === undefined ? null : pathOf(field(place), scope.shell);
  if (cwd !== null) scan(text, withShell(scope, { ...fork(scope.shell), cwd }), printsResult);
}

/** Calls that take `.env` into the environment without naming it. */
const TAKES_ENV =
  /\bloadEnvFile\(\s*\)|\bdotenv["']?\)?\.config\(\s*\)|\b(?:load_dotenv|dotenv_values)\(\s*\)|["']dotenv\/config["']|\bDotenv\.load\b/;

function scan(text: string, scope: Scope, printsResult: boolean): void {
  if (showsEnvironment(text, printsResult)) {
    const taken = withIo(scope, { sink: { kind: 'held' } });
    if (TAKES_ENV.test(text)) emitRead(field('.env'), 'program', taken);
    reveal(scope);
  }
  const names: Names = (name) => {
    const path = isKnown(name) ? pathOf(field(name), scope.shell) : null;
    const kind = path === null ? null : scope.run.tree.kind(path);
    return kind === 'other' ? null : kind;
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
  for (const name of found.reads) emitRead(field(name), 'program', scope);
  for (const name of found.writes) emitWrite(field(name), 'program', scope);
  for (const { from, to } of found.copies)
    scope.run.invoke(
      ['cp', '-r', from, to].map((word) => field(word)),
      scope,
    );
  for (const command of found.commands) scope.run.text(command, scope, null);
}

/** Nothing can be put into a program to leave files out, and its lines do not name their files. */
function walked({ root, ...walk }: ProgramWalk, scope: Scope): void {
  const place = rootOf(field(root), scope);
  if (place === null) return;
  const roots = [{ ...place, shown: '' }];
  emitWalk(walkFrom('other', scope, { ...walk, roots, follows: 'files' }), 'program', scope);
}
