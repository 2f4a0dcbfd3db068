import type { CheckFact, CommandFact, Fact, FailureFact } from '../../core/facts/fact.ts';
import { truncate } from '../../core/kit/text.ts';
import {
  checkFamily,
  commandShape,
  type Diagnosis,
  diagnose,
  isLookCommand,
  outputHash,
} from '../../core/signature/index.ts';
import { isOutside } from './outside.ts';
import { common, textField, type ToolResult } from './result.ts';

const MAX_COMMAND = 300;
const MAX_SIGNATURE_TEXT = 300;

/** Keeps a long error text whole beside the journal and gives its name there. */
export type KeepError = (text: string) => string;

/**
 * What a shell command was: a check with its outcome, a look, a failure, or just a command. A check whose exit code a pipe
 * has swallowed (`npm test | tail`) is judged by what it printed.
 */
export function commandFact(result: ToolResult, keepError: KeepError): Fact {
  const command = textField(result.input, 'command');
  const target = truncate(command.replace(/\s+/g, ' ').trim(), MAX_COMMAND);
  const { failed, text, root } = result;
  const diagnosis = diagnose({ tool: result.tool, command, text, root, failed });
  const call: Call = { result, diagnosis, target, shape: shapeOf(command) };
  if (failed && (diagnosis.host || result.interrupted)) return failureFact(call, null);
  const family = checkFamily(command);
  if (family !== null && !isBackground(result)) return checkFact(call, family, keepError);
  if (isLook(call, command)) return { ...common(result), kind: 'look', tool: result.tool, target };
  return failed ? failureFact(call, keepError) : plainCommand(call);
}

/** A tool call with what was found out about it. */
export interface Call {
  readonly result: ToolResult;
  readonly diagnosis: Diagnosis;
  /** What it was about, at most 300 characters. */
  readonly target: string;
  readonly shape?: { readonly program?: string; readonly writes?: true };
}

function shapeOf(command: string): NonNullable<Call['shape']> {
  const { program, writes } = commandShape(command);
  return { ...(program !== '' && { program }), ...(writes && { writes }) };
}

/** Started to run on beside the session: its outcome is not known yet. */
function isBackground({ input, response }: ToolResult): boolean {
  const id = textField(response, 'backgroundTaskId');
  return input['run_in_background'] === true || id !== '';
}

/** Programs that only find out whether something answers: their failing is what was asked for. */
const PROBES = new Set([
  ...['nc', 'ncat', 'netcat', 'ping', 'telnet', 'nmap', 'traceroute', 'host', 'dig', 'nslookup'],
  ...['pg_isready', 'lsof', 'which'],
]);

/** A failed look is a look, unless what stopped it lies outside the project. */
const OUTSIDE_CAUSES = new Set(['auth', 'rate-limit', 'quota', 'network-dns', 'disk-full']);

function isLook({ result, diagnosis, shape }: Call, command: string): boolean {
  // Only going to another folder, or setting what the next command needs.
  if (shape?.program === undefined && !shape?.writes) return !result.failed;
  if (PROBES.has(shape?.program ?? '')) return true;
  return isLookCommand(command) && !(result.failed && OUTSIDE_CAUSES.has(diagnosis.kind));
}

function checkFact(call: Call, family: CheckFact['family'], keepError: KeepError): CheckFact {
  const { result, diagnosis, target, shape } = call;
  const { passed, failed, more } = diagnosis;
  const ok = !result.failed && (failed ?? 0) === 0 && diagnosis.signatures.length === 0;
  const signatures = diagnosis.signatures.map((one) => ({
    ...one,
    text: truncate(one.text, MAX_SIGNATURE_TEXT),
  }));
  return {
    ...common(result),
    kind: 'check',
    family,
    command: target,
    ...shape,
    ok,
    ...(passed !== undefined && { passed }),
    ...(failed !== undefined && { failed }),
    signatures,
    more,
    ...(signatures.some((one) => isOutside(one, result.root)) && { outside: true }),
    output: outputHash(result.text),
    ...(!ok && { errors: keepError(result.text) }),
  };
}

function plainCommand({ result, target, shape }: Call): CommandFact {
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

/** A failed call that is no check. Of a call that failed there is always a signature. */
export function failureFact(call: Call, keepError: KeepError | null): FailureFact | CommandFact {
  const { result, diagnosis, target, shape } = call;
  const { signatures } = diagnosis;
  const signature = signatures.find(({ kind }) => kind === diagnosis.kind) ?? signatures[0];
  if (!signature) return { ...plainCommand(call), ok: false };
  return {
    ...common(result),
    kind: 'failure',
    tool: result.tool,
    target,
    ...(shape?.program && { program: shape.program }),
    signature,
    ...(isOutside(signature, result.root) && { outside: true }),
    host: diagnosis.host || result.interrupted,
    ...(diagnosis.misuse && { misuse: true }),
    ...(keepError && { errors: keepError(result.text) }),
  };
}
