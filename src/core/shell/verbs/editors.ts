import { emitRead, emitWrite } from '../emit.ts';
import { parseOptions, values } from '../options.ts';
import { type Field, field, type Out, UNSEEN } from '../state.ts';
import { program } from './program.ts';
import type { Call } from './row.ts';

const VI = values({ text: '-c --cmd -i -T -u -w -W', name: '-S' });
const ED = values('-p');
/** Commands that bring a file in, under their short and long names, after the lines they are for. */
const OPENS =
  /^[:\s\d$.,%]*(?:r|read|e|ed|edit|E|n|next|sp|split|vs|vsplit|tabe|tabedit|vie|view|so|source)!?\s+([^\s!|]+)/;
const PUTS = /^[:\s\d$.,%]*(?:w|write|sav|saveas)!?\s+([^\s!|]+)/;
/** A command for the shell, by itself or in place of a file. */
const SHELL = /^[:\s\d$.,%]*(?:r|read|w|write)?\s*!(.+)/;
const MOST = 200;

/** `vi`, `ex`, `ed` and their kin: their operands, and the files that commands given with `-c`, `+` or on the input bring in. */
export function editor(call: Call): Out {
  const old = call.verb === 'ed' || call.verb === 'red';
  const { operands, values: given } = parseOptions(call.args, { values: old ? ED : VI });
  const isCommand = ({ text }: Field): boolean => !old && text.startsWith('+');
  for (const operand of operands) if (!isCommand(operand)) emitRead(operand, call.verb, call.scope);
  const words = given.filter(({ option }) => option === '-c' || option === '--cmd');
  const commands = [
    ...words.map(({ value }) => value.text),
    ...operands.filter(isCommand).map(({ text }) => text.slice(1)),
    ...(call.scope.io.stdin?.items ?? []).flatMap(({ text }) => text.split('\n')),
  ];
  for (const command of commands.slice(0, MOST)) runCommand(command, call);
  return UNSEEN;
}

function runCommand(text: string, { scope, verb }: Call): void {
  const shell = SHELL.exec(text)?.[1];
  if (shell !== undefined) {
    scope.run.text(shell, scope, null);
    return;
  }
  for (const part of text.split('|')) {
    const opened = OPENS.exec(part)?.[1];
    const put = PUTS.exec(part)?.[1];
    if (opened !== undefined) emitRead(field(opened), verb, scope);
    if (put !== undefined) emitWrite(field(put), verb, scope);
  }
  program(text, scope);
}
