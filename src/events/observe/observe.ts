import type { Fact } from '../../core/facts/fact.ts';
import { truncate } from '../../core/kit/text.ts';
import { diagnose } from '../../core/signature/index.ts';
import { describeTarget } from '../tool-targets.ts';
import { commandFact, failureFact, type KeepError } from './command.ts';
import { editFact, isEditTool } from './edit.ts';
import { type ToolResult, textField } from './result.ts';

/** The one fact about a tool call; the same from a hook's payload as from a finished session's transcript. */
export function observe(result: ToolResult, keepError: KeepError): Fact | null {
  if (result.tool === 'Bash' || result.tool === 'PowerShell') return commandFact(result, keepError);
  if (result.failed) return failedCall(result, keepError);
  if (isEditTool(result.tool)) return editFact(result);
  const { tool, input, at, use } = result;
  return { v: 1, kind: 'look', at, ...(use && { use }), tool, target: describeTarget(input) };
}

function failedCall(result: ToolResult, keepError: KeepError): Fact | null {
  const { tool, text, root } = result;
  const diagnosis = diagnose({ tool, text, root, failed: true });
  const target = textField(result.input, 'file_path') || describeTarget(result.input);
  return failureFact(result, diagnosis, truncate(target, 300), keepError);
}
