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

/** Notes what a command has put into a file, as far as that is known: a script may be run, a list of names be gone through later on. */
export function noteDraft(path: string, { items, sure }: Out, { drafts }: Shell): void {
  if (items.length === 0 || drafts.size >= 200) return;
  const added = items.map(({ text, origin }) => field(text, null, origin));
  const lines = [...(drafts.get(path) ?? []), ...added];
  const length = lines.reduce((sum, { text }) => sum + text.length + 1, 0);
  const tells = (sure && items.every(({ text }) => isKnown(text))) || items.some(isName);
  if (tells && length <= LIMITS.value && lines.length <= LIMITS.fields) drafts.set(path, lines);
}

/** Whether a line stands for names, though it is not known which. */
function isName({ origin }: Field): boolean {
  return origin.kind !== 'named';
}

/** The text of a file that this command has written; null where it has not, or the text is not known. */
export function draftOf(name: Field, shell: Shell): string | null {
  const lines = linesOf(name, shell);
  if (lines === null || lines.some(({ text }) => !isKnown(text))) return null;
  return `${lines.map(({ text }) => text).join('\n')}\n`;
}

function linesOf(name: Field, shell: Shell): readonly Field[] | null {
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

/** The lines of a file, given like that. */
export function namesIn(file: Field, scope: Scope): Out {
  if (file.text === '-') return scope.io.stdin ?? UNSEEN;
  if (!isKnown(file.text)) return scope.run.streamed ?? UNSEEN;
  const lines = linesOf(file, scope.shell);
  if (lines === null) return UNSEEN;
  const items = lines.flatMap((line) =>
    line.text
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => field(text, null, line.origin)),
  );
  return { items, sure: true };
}

/** Runs a script of this command's own making, or a `<(…)`, in `scope`; null where it is none. */
export function runDraft(name: Field, args: readonly Field[], scope: Scope): Out | null {
  const text = isKnown(name.text) ? draftOf(name, scope.shell) : textIn(name, scope);
  if (text === null || text === '') return null;
  return scope.run.text(text, withShell(scope, { ...scope.shell, positionals: args }), null);
}
