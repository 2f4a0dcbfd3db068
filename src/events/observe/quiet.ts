import type { CommandFact, LookFact } from '../../core/facts/fact.ts';
import { truncate } from '../../core/kit/text.ts';
import {
  checkFamily,
  commandShape,
  isLookCommand,
  outputHash,
} from '../../core/signature/index.ts';
import { common, type ToolResult, textField } from './result.ts';

const MAX_COMMAND = 300;

/** The program that matters in a command, and whether it surely writes files. */
export interface Shape {
  readonly program?: string;
  readonly writes?: true;
}

export function isShell(tool: string): boolean {
  return tool === 'Bash' || tool === 'PowerShell';
}

/** Whether a call tells what it did by itself: no output is to be judged. */
export function isPlain(result: ToolResult): boolean {
  return !result.failed && (!isShell(result.tool) || isQuiet(result));
}

/** Whether a shell command's output judges nothing: it succeeded and is no check, or its outcome is not known yet. */
function isQuiet(result: ToolResult): boolean {
  if (result.failed) return false;
  return isBackground(result) || checkFamily(textField(result.input, 'command')) === null;
}

/** The fact about a quiet command: a look, or just a command. */
export function quietFact(result: ToolResult): LookFact | CommandFact {
  const command = textField(result.input, 'command');
  const shape = shapeOf(command);
  const target = targetOf(command);
  // Only going to another folder, or setting what the next command needs.
  const idle = shape.program === undefined && !shape.writes;
  return idle || looks(command, shape)
    ? lookFact(result, target)
    : commandOf(result, target, shape);
}

/** Started to run on beside the session: its outcome is not known yet. */
export function isBackground({ input, response }: ToolResult): boolean {
  const id = textField(response, 'backgroundTaskId');
  return input['run_in_background'] === true || id !== '';
}

export function targetOf(command: string): string {
  return truncate(command.replace(/\s+/g, ' ').trim(), MAX_COMMAND);
}

export function shapeOf(command: string): Shape {
  const { program, writes } = commandShape(command);
  return { ...(program !== '' && { program }), ...(writes && { writes }) };
}

/** Programs that only find out whether something answers: their failing is what was asked for. */
const PROBES = new Set([
  ...['nc', 'ncat', 'netcat', 'ping', 'telnet', 'nmap', 'traceroute', 'host', 'dig', 'nslookup'],
  ...['pg_isready', 'lsof', 'which'],
]);

/** Whether a command only looks. */
export function looks(command: string, { program, writes }: Shape = {}): boolean {
  if (program === undefined && !writes) return false;
  return PROBES.has(program ?? '') || isLookCommand(command);
}

export function lookFact(result: ToolResult, target: string): LookFact {
  return { ...common(result), kind: 'look', tool: result.tool, target };
}

export function commandOf(result: ToolResult, target: string, shape: Shape = {}): CommandFact {
  const commit = /^\[[^\]\n]{1,100} ([0-9a-f]{7,40})\] /m.exec(result.text.slice(0, 10_000))?.[1];
  return {
    ...common(result),
    kind: 'command',
    command: target,
    ...shape,
    ok: true,
    output: outputHash(result.text),
    ...(commit && { commit }),
  };
}
