import type { CommandFact, Fact, LookFact } from '../../core/facts/fact.ts';
import { hash } from '../../core/kit/hash.ts';
import { relative } from '../../core/kit/path.ts';
import { truncate } from '../../core/kit/text.ts';
import { diagnose } from '../../core/signature/index.ts';
import { describeTarget } from '../tool-targets.ts';
import { commandFact, common, failureFact, type KeepError } from './command.ts';
import { editFact, isEditTool } from './edit.ts';
import { textField, type ToolResult } from './result.ts';

/** Tools that read, search or fetch. */
const LOOKS = new Set([
  ...['Read', 'Grep', 'Glob', 'LS', 'NotebookRead', 'WebFetch', 'WebSearch', 'LSP'],
  ...['ListMcpResourcesTool', 'ReadMcpResourceTool', 'ToolSearch'],
]);
const MCP_LOOK = /^mcp__.*_(?:get|read|list|search|find|query|fetch|describe|show|view|status)/;

/**
 * The one fact about a tool call; the same from a hook's payload as from a finished session's transcript. `null` for what says
 * nothing about the work: lists of tasks, questions to the user, waiting for something in the background.
 */
export function observe(result: ToolResult, keepError: KeepError): Fact | null {
  if (result.tool === 'Bash' || result.tool === 'PowerShell') return commandFact(result, keepError);
  if (result.failed) return failedCall(result, keepError);
  if (isEditTool(result.tool)) return editFact(result);
  if (LOOKS.has(result.tool) || MCP_LOOK.test(result.tool)) return lookFact(result);
  return result.tool.startsWith('mcp__') ? foreignCall(result) : null;
}

function failedCall(result: ToolResult, keepError: KeepError): Fact {
  const { tool, text, root } = result;
  const diagnosis = diagnose({ tool, text, root, failed: true });
  const path = textField(result.input, 'file_path') || textField(result.input, 'notebook_path');
  const target = path === '' ? describeTarget(result.input) : (relative(root, path) ?? path);
  return failureFact({ result, diagnosis, target: truncate(target, 300) }, keepError);
}

function lookFact(result: ToolResult): LookFact {
  const { tool, input } = result;
  return { ...common(result), kind: 'look', tool, target: describeTarget(input) };
}

/** A tool of a server: what it did is not known, only that it was done. */
function foreignCall(result: ToolResult): CommandFact {
  const { tool: program, input, text } = result;
  const command = truncate(`${program} ${describeTarget(input)}`, 300);
  return { ...common(result), kind: 'command', command, program, ok: true, output: hash(text) };
}

