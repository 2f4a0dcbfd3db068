import { pathOf } from './emit.ts';
import { LIMITS } from './limits.ts';
import {
  type Field,
  field,
  isKnown,
  type Out,
  type Scope,
  type Shell,
  UNSEEN,
  withShell,
} from './state.ts';

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

/** What a file given by name holds, where that is the input (`-`), a `<(…)` or of this command's making; else nothing. */
export function textIn(file: Field, scope: Scope): string {
  const { text } = file;
  const out =
    text === '-' || text === '/dev/stdin'
      ? scope.io.stdin
      : isKnown(text)
        ? null
        : scope.run.streamed;
  if (out !== null) return out.items.map((item) => item.text).join('\n');
  return draftOf(file, scope.shell) ?? '';
}

/** The names in a list of files, given like that. */
export function namesIn(file: Field, scope: Scope): Out {
  if (file.text === '-') return scope.io.stdin ?? UNSEEN;
  if (!isKnown(file.text)) return scope.run.streamed ?? UNSEEN;
  const text = draftOf(file, scope.shell);
  if (text === null) return UNSEEN;
  const lines = text.split('\n').filter((line) => line !== '');
  return { items: lines.map((line) => field(line)), sure: true };
}

/** Runs a script of this command's own making in `scope`; null where it is none. */
export function runDraft(name: Field, args: readonly Field[], scope: Scope): Out | null {
  const text = draftOf(name, scope.shell);
  if (text === null) return null;
  return scope.run.text(text, withShell(scope, { ...scope.shell, positionals: args }), null);
}
