import type { Fact } from '../../core/facts/fact.ts';
import { relative } from '../../core/kit/path.ts';
import { truncate } from '../../core/kit/text.ts';
import { diagnose } from '../../core/signature/index.ts';
import { describeTarget } from '../tool-targets.ts';
import { commandFact, failureFact, type KeepError } from './command.ts';
import { plainFact } from './plain.ts';
import { isPlain, isShell } from './quiet.ts';
import { type ToolResult, textField } from './result.ts';

/** The one fact about a tool call; the same from a hook's payload as from a finished session's transcript. */
export function observe(result: ToolResult, keepError: KeepError): Fact | null {
  if (isPlain(result)) return plainFact(result);
  return isShell(result.tool) ? commandFact(result, keepError) : failedCall(result, keepError);
}

function failedCall(result: ToolResult, keepError: KeepError): Fact {
  const { tool, text, root } = result;
  const diagnosis = diagnose({ tool, text, root, failed: true });
  const path = textField(result.input, 'file_path') || textField(result.input, 'notebook_path');
  const target = path === '' ? describeTarget(result.input) : (relative(root, path) ?? path);
  return failureFact({ result, diagnosis, target: truncate(target, 300) }, keepError);
}
