import { basename } from '../../kit/path.ts';
import { emitRead, pathOf } from '../emit.ts';
import { type Field, field, type Out, type Scope, UNSEEN } from '../state.ts';
import type { Call } from './row.ts';

/** Options after which a word is where a command writes, what it leaves out, or its settings. */
const OUTWARD =
  /^-(?:o|O|d)$|^--?(?:out|dest|target|dist|ignore|exclude|env-file|config|log|save|write|cache)/i;
/** Attached values that are input. */
const INWARD = /^--(?:in|input|file|from|src|source|data|body|path|read)[a-z-]*=(.+)$/;

/** A command not in the tables: operands that are existing files count as read, directories never. */
export function runUnknown(call: Call): Out {
  call.args.forEach((arg, i) => {
    const attached = INWARD.exec(arg.text)?.[1];
    if (attached !== undefined) readExisting(field(attached, arg.site), call.verb, call.scope);
    else if (!arg.text.startsWith('-') && !OUTWARD.test(call.args[i - 1]?.text ?? '')) {
      readExisting(arg, call.verb, call.scope);
    }
  });
  return UNSEEN;
}

/** Counts as read where a file is there. */
export function readExisting(name: Field, verb: string, scope: Scope): void {
  const path = pathOf(name, scope.shell);
  const there = path !== null && basename(path) !== verb && scope.run.tree.kind(path) === 'file';
  if (there || name.origin.kind === 'walk') emitRead(name, verb, scope);
}
