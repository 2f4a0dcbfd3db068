import type { Fact } from '../../core/facts/fact.ts';
import { truncate } from '../../core/kit/text.ts';
import {
  checkFamily,
  type Diagnosis,
  diagnose,
  isLookCommand,
  outputHash,
} from '../../core/signature/index.ts';
import { textField, type ToolResult } from './result.ts';

const MAX_COMMAND = 300;

/** Keeps a long error text whole beside the journal and gives its name there. */
export type KeepError = (text: string) => string;

/**
 * What a shell command was: a check with its outcome, a look, a failure, or just a command. A check whose exit code a pipe
 * has swallowed (`npm test | tail`) is judged by what it printed.
 */
export function commandFact(result: ToolResult, keepError: KeepError): Fact {
  const command = textField(result.input, 'command');
  const base = { v: 1, at: result.at, ...(result.use && { use: result.use }) } as const;
  const shown = truncate(command.replace(/\s+/g, ' ').trim(), MAX_COMMAND);
  const { failed, text, root } = result;
  const diagnosis = diagnose({ tool: result.tool, command, text, root, failed });
  if (failed && diagnosis.host) return hostFailure(result, diagnosis, shown);
  const family = checkFamily(command);
  const output = outputHash(text);
  if (family !== null) {
    const ok = !failed && (diagnosis.failed ?? 0) === 0 && diagnosis.signatures.length === 0;
    return {
      ...base,
      kind: 'check',
      family,
      command: shown,
      ok,
      ...(diagnosis.passed !== undefined && { passed: diagnosis.passed }),
      ...(diagnosis.failed !== undefined && { failed: diagnosis.failed }),
      signatures: diagnosis.signatures,
      more: diagnosis.more,
      output,
      ...(!ok && { errors: keepError(text) }),
    };
  }
  if (isLookCommand(command)) return { ...base, kind: 'look', tool: result.tool, target: shown };
  if (!failed) return { ...base, kind: 'command', command: shown, ok: true, output };
  return (
    failureFact(result, diagnosis, shown, keepError) ?? {
      ...base,
      kind: 'command',
      command: shown,
      ok: false,
      output,
    }
  );
}

function hostFailure(result: ToolResult, diagnosis: Diagnosis, target: string): Fact {
  const found = failureFact(result, diagnosis, target, null);
  return found ?? { v: 1, kind: 'look', at: result.at, tool: result.tool, target };
}

/** A failed call that is no check; `null` where nothing was said about why. */
export function failureFact(
  result: ToolResult,
  diagnosis: Diagnosis,
  target: string,
  keepError: KeepError | null,
): Fact | null {
  const [signature] = diagnosis.signatures;
  if (!signature) return null;
  return {
    v: 1,
    kind: 'failure',
    at: result.at,
    ...(result.use && { use: result.use }),
    tool: result.tool,
    target,
    signature,
    host: diagnosis.host || result.interrupted,
    ...(keepError && { errors: keepError(result.text) }),
  };
}
