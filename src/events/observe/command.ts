import type { CheckFact, CommandFact, Fact, FailureFact } from '../../core/facts/fact.ts';
import { truncate } from '../../core/kit/text.ts';
import { checkFamily, type Diagnosis, diagnose, outputHash } from '../../core/signature/index.ts';
import { isOutside } from './outside.ts';
import {
  commandOf,
  isBackground,
  lookFact,
  looks,
  quietFact,
  type Shape,
  shapeOf,
  targetOf,
} from './quiet.ts';
import { common, type ToolResult, textField } from './result.ts';

const MAX_SIGNATURE_TEXT = 300;

/** Keeps a long error text whole beside the journal and gives its name there. */
export type KeepError = (text: string) => string;

/**
 * What a shell command was: a check with its outcome, a look, a failure, or just a command. A check whose exit code a pipe
 * has swallowed (`npm test | tail`) is judged by what it printed.
 */
export function commandFact(result: ToolResult, keepError: KeepError): Fact {
  const command = textField(result.input, 'command');
  const target = targetOf(command);
  const { failed, text, root } = result;
  const family = isBackground(result) ? null : checkFamily(command);
  if (!failed && family === null) return quietFact(result);
  const diagnosis = diagnose({ tool: result.tool, command, text, root, failed });
  const call: Call = { result, diagnosis, target, shape: shapeOf(command) };
  if (failed && (diagnosis.host || result.interrupted)) return failureFact(call, null);
  if (family !== null) return checkFact(call, family, keepError);
  const outside = OUTSIDE_CAUSES.has(diagnosis.kind);
  if (looks(command, call.shape) && !outside) return lookFact(result, target);
  return failureFact(call, keepError);
}

/** A tool call with what was found out about it. */
export interface Call {
  readonly result: ToolResult;
  readonly diagnosis: Diagnosis;
  /** What it was about, at most 300 characters. */
  readonly target: string;
  readonly shape?: Shape;
}

/** A failed look is a look, unless what stopped it lies outside the project. */
const OUTSIDE_CAUSES = new Set(['auth', 'rate-limit', 'quota', 'network-dns', 'disk-full']);

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

/** A failed call that is no check. Of a call that failed there is always a signature. */
export function failureFact(call: Call, keepError: KeepError | null): FailureFact | CommandFact {
  const { result, diagnosis, target, shape } = call;
  const { signatures } = diagnosis;
  const signature = signatures.find(({ kind }) => kind === diagnosis.kind) ?? signatures[0];
  if (!signature) return { ...commandOf(result, target, shape), ok: false };
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
