import type { CommandFact, Fact, LookFact } from '../../core/facts/fact.ts';
import { hash } from '../../core/kit/hash.ts';
import { truncate } from '../../core/kit/text.ts';
import { describeTarget } from '../tool-targets.ts';
import { editFact } from './edit.ts';
import { isShell, quietFact } from './quiet.ts';
import { common, field, isEditTool, type ToolResult, textField } from './result.ts';

/** Tools that read, search or fetch. */
const LOOKS = new Set([
  ...['Read', 'Grep', 'Glob', 'LS', 'NotebookRead', 'WebFetch', 'WebSearch', 'LSP'],
  ...['ListMcpResourcesTool', 'ReadMcpResourceTool', 'ToolSearch'],
]);
const MCP_LOOK = /^mcp__.*_(?:get|read|list|search|find|query|fetch|describe|show|view|status)/;

/**
 * The fact about a plain call. `null` for what says nothing about the work: lists of tasks, questions to the user, waiting
 * for something in the background.
 */
export function plainFact(result: ToolResult): Fact | null {
  if (isShell(result.tool)) return quietFact(result);
  if (isEditTool(result.tool)) return editFact(result);
  if (LOOKS.has(result.tool) || MCP_LOOK.test(result.tool)) return lookFact(result);
  return result.tool.startsWith('mcp__') ? foreignCall(result) : null;
}

function lookFact(result: ToolResult): LookFact {
  const { tool, input } = result;
  const base = { ...common(result), kind: 'look', tool, target: describeTarget(input) } as const;
  const read = field(result.response, 'file');
  const content = textField(read, 'content');
  if (tool !== 'Read' || content === '') return base;
  const whole = field(read, 'numLines') === field(read, 'totalLines');
  return { ...base, version: hash(content), ...(whole && { whole }) };
}

/** A tool of a server: what it did is not known, only that it was done. */
function foreignCall(result: ToolResult): CommandFact {
  const { tool: program, input, text } = result;
  const command = truncate(`${program} ${describeTarget(input)}`, 300);
  return { ...common(result), kind: 'command', command, program, ok: true, output: hash(text) };
}
