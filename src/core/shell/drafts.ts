import { pathOf } from './emit.ts';
import { LIMITS } from './limits.ts';
import { type Field, isKnown, type Out, type Scope, type Shell, withShell } from './state.ts';

/** Notes what a command has put into a file, as far as that is known: a script may be run later on. */
export function noteDraft(path: string, { items, sure }: Out, { drafts }: Shell): void {
  const text = items.map((item) => item.text).join('\n');
  const whole = `${drafts.get(path) ?? ''}${text}\n`;
  const keeps = sure && items.length > 0 && isKnown(text) && whole.length <= LIMITS.value;
  if (keeps && drafts.size < 200) drafts.set(path, whole);
}

/** The text of a file that this command has written; null where it has not, or the text is not known. */
export function draftOf(name: Field, shell: Shell): string | null {
  const path = shell.drafts.size === 0 ? null : pathOf(name, shell);
  return path === null ? null : (shell.drafts.get(path) ?? null);
}

/** Runs a script of this command's own making in `scope`; null where it is none. */
export function runDraft(name: Field, args: readonly Field[], scope: Scope): Out | null {
  const text = draftOf(name, scope.shell);
  if (text === null) return null;
  return scope.run.text(text, withShell(scope, { ...scope.shell, positionals: args }), null);
}
