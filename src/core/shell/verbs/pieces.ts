import { resolve } from '../../kit/path.ts';
import { noteDraft } from '../drafts.ts';
import { emitCopy, emitRead, emitWrite, pathOf } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Field, field, NOTHING, type Out, UNSEEN } from '../state.ts';
import type { Call } from './row.ts';

/** `dd`: `if=` is read into `of=`, else onto the output. */
export function dd({ args, verb, scope }: Call): Out {
  const value = (name: string) => args.find(({ text }) => text.startsWith(`${name}=`));
  const part = (arg: Field) => field(arg.text.slice(3), arg.site, arg.origin);
  const input = value('if');
  const output = value('of');
  if (output !== undefined) emitWrite(part(output), verb, scope);
  if (input === undefined) return UNSEEN;
  if (output === undefined) emitRead(part(input), verb, scope);
  else if (part(output).text !== '/dev/null') {
    const target = pathOf(part(output), scope.shell);
    if (target !== null) emitCopy(part(input), target, verb, scope);
    else emitRead(part(input), verb, scope);
  }
  return UNSEEN;
}

/** `cpio -p dir`: files named on its input are copied. */
export function cpio({ args, verb, scope }: Call): Out {
  const target = parseOptions(args, {}).operands.at(-1);
  const path = target === undefined ? null : pathOf(target, scope.shell);
  const passes = args.some(({ text }) => /^-[a-z]*p/.test(text) || text === '--pass-through');
  for (const item of scope.io.stdin?.items ?? []) {
    if (passes && path !== null)
      emitCopy(item, resolve(path, item.text.replaceAll('\0', '') || '.'), verb, scope);
    else if (!passes) emitRead(item, verb, scope);
  }
  return UNSEEN;
}

/** `split`, `csplit`: pieces of the first operand in new files. */
export function split(call: Call): Out {
  const syntax = {
    values: values(
      '-a -b -C -l -n -t -f -k --bytes --lines --number --additional-suffix --suffix-length --prefix',
    ),
  };
  const { operands } = parseOptions(call.args, syntax);
  const [source, prefix] = operands;
  if (source === undefined) return NOTHING;
  const start = call.verb === 'split' ? (prefix?.text ?? 'x') : 'xx';
  const target = pathOf(field(`${start}aa`), call.scope.shell);
  if (target !== null) emitCopy(source, target, call.verb, call.scope);
  return NOTHING;
}

/** `tee`: writes its input to files and passes it on. */
export function tee({ args, verb, scope }: Call): Out {
  const { stdin } = scope.io;
  for (const operand of parseOptions(args, {}).operands) {
    emitWrite(operand, verb, scope);
    const path = pathOf(operand, scope.shell);
    if (path !== null && stdin !== null) noteDraft(path, stdin, scope.shell);
  }
  return stdin ?? UNSEEN;
}
