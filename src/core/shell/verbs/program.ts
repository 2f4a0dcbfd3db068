import { emitRead, emitWrite, pathOf, reveal } from '../emit.ts';
import { scanProgram } from '../inline.ts';
import { field, isKnown, type Scope } from '../state.ts';

export function fromStdin(scope: Scope): void {
  const { stdin } = scope.io;
  if (stdin !== null) program(stdin.items.map(({ text }) => text).join('\n'), scope);
}

/** Looks through a program's text for files it reads and commands it runs. */
export function program(text: string, scope: Scope): void {
  if (scope.shell.held.length > 0 && /\benv(?:iron)?\b|getenv|\bENV\b/.test(text)) reveal(scope);
  const found = scanProgram(text, (name) => {
    const path = isKnown(name) ? pathOf(field(name), scope.shell) : null;
    const kind = path === null ? null : scope.run.tree.kind(path);
    return kind === 'other' ? null : kind;
  });
  for (const name of found.reads) emitRead(field(name), 'program', scope);
  for (const name of found.writes) emitWrite(field(name), 'program', scope);
  for (const { from, to } of found.copies)
    scope.run.invoke(
      ['cp', '-r', from, to].map((word) => field(word)),
      scope,
    );
  for (const command of found.commands) scope.run.text(command, scope, null);
}
