import { basename } from '../../kit/path.ts';
import { emitRead, emitWrite, pathOf } from '../emit.ts';
import { type Field, field, type Out, type Scope, UNSEEN, withIo } from '../state.ts';
import type { Call } from './row.ts';

/** Options after which a word is where a command writes. */
const OUTPUT =
  /^-(?:o|O)$|^--?(?:out|output|outfile|out-file|output-file|out-dir|outdir|dest|target)$/i;
/** The same, and options after which a word is what it leaves out, or its settings. */
const OUTWARD =
  /^-(?:o|O)$|^--?(?:out|dest|target|dist|ignore|exclude|env-file|config|log|save|write|cache)/i;
/** Attached values that are input. */
const INWARD = /^--(?:in|input|file|from|src|source|data|body|path|read)[a-z-]*=(.+)$/;
/** Attached values that are output. */
const OUTGOING =
  /^--?(?:out|output|outfile|out-file|output-file|out-dir|outdir|dest|target)=(.+)$/i;
/** Commands that an unknown one is told to run. */
const RUNNERS =
  /^(?:node|deno|bun|tsx|ts-node|python\d?(?:\.\d+)?|ruby|php|perl|java|bash|sh|zsh|npm|npx|pnpm|yarn|go|cargo|make)$/;

/** A command not in the tables: operands that are existing files count as read, directories never. */
export function runUnknown(call: Call): Out {
  const runs = call.args.findIndex(({ text }) => RUNNERS.test(text));
  const args = runs < 0 ? call.args : call.args.slice(0, runs);
  const scope = outputOf(args, call);
  args.forEach((arg, i) => {
    const attached = INWARD.exec(arg.text)?.[1];
    if (attached !== undefined) readExisting(field(attached, arg.site), call.verb, scope);
    else if (!arg.text.startsWith('-') && !OUTWARD.test(args[i - 1]?.text ?? '')) {
      readExisting(arg, call.verb, scope);
    }
  });
  return runs < 0 ? UNSEEN : call.scope.run.invoke(call.args.slice(runs), call.scope);
}

/** Told where to write, a command puts there what it makes of its input. */
function outputOf(args: readonly Field[], { verb, scope }: Call): Scope {
  for (const [i, arg] of args.entries()) {
    const attached = OUTGOING.exec(arg.text)?.[1];
    const next = OUTPUT.test(arg.text) ? args[i + 1] : undefined;
    const target = attached === undefined ? next : field(attached, arg.site);
    const path = target === undefined ? null : pathOf(target, scope.shell);
    if (target === undefined || path === null) continue;
    emitWrite(target, verb, scope);
    return scope.io.sink.kind === 'model' ? withIo(scope, { sink: { kind: 'file', path } }) : scope;
  }
  return scope;
}

/** Counts as read where a file is there. */
export function readExisting(name: Field, verb: string, scope: Scope): void {
  const path = pathOf(name, scope.shell);
  const there = path !== null && basename(path) !== verb && scope.run.tree.kind(path) === 'file';
  if (there || name.origin.kind === 'walk') emitRead(name, verb, scope);
}
