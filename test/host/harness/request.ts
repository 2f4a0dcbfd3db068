import { type Json, list, record, text } from './json.ts';

/** Who a request speaks for: the conversation, a subagent, the summariser, or a side question such as a title. */
export type RequestKind = 'main' | 'agent' | 'compact' | 'side';

/** One content block of a request, in the one shape the tests need. */
export type RequestBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: Json }
  | {
      readonly type: 'tool_result';
      readonly id: string;
      readonly text: string;
      readonly isError: boolean;
    }
  | { readonly type: 'other'; readonly text: string };

export interface RequestMessage {
  readonly role: string;
  readonly blocks: readonly RequestBlock[];
}

/** One request the model would have seen. */
export interface ModelRequest {
  /** Position in the run, from 0. */
  readonly n: number;
  readonly kind: RequestKind;
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly model: string;
  /** Names of the tools offered. */
  readonly tools: readonly string[];
  /** The definitions of these tools, as JSON. */
  readonly toolText: string;
  readonly system: string;
  readonly messages: readonly RequestMessage[];
}

const COMPACTION =
  /detailed summary of (?:the|this|our) conversation|CRITICAL: Respond with TEXT ONLY/i;
/** The main conversation and its agents are offered far more tools than a side question. */
const SIDE_TOOLS = 3;

/** Reads a Messages API body. `isAgentPrompt` knows the prompts the script gave to subagents. */
export function readRequest(
  body: Json,
  n: number,
  at: number,
  isAgentPrompt: (prompt: string) => boolean,
): ModelRequest {
  const messages = list(body['messages']).map(readMessage);
  const tools = list(body['tools']).map((tool) => text(record(tool)['name']));
  return {
    n,
    kind: kindOf(messages, tools, isAgentPrompt),
    at,
    model: text(body['model']),
    tools,
    toolText: JSON.stringify(body['tools'] ?? []),
    system: contentText(body['system']),
    messages,
  };
}

function kindOf(
  messages: readonly RequestMessage[],
  tools: readonly string[],
  isAgentPrompt: (prompt: string) => boolean,
): RequestKind {
  if (messages.slice(-2).some((message) => COMPACTION.test(textOf(message)))) return 'compact';
  if (tools.length <= SIDE_TOOLS) return 'side';
  const first = messages.find((message) => message.role === 'user');
  const opening = first?.blocks.map(blockText) ?? [];
  return opening.some((part) => isAgentPrompt(part.trim())) ? 'agent' : 'main';
}

function readMessage(value: unknown): RequestMessage {
  const { role, content } = record(value);
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : list(content);
  return { role: text(role), blocks: blocks.map(readBlock) };
}

function readBlock(value: unknown): RequestBlock {
  const block = record(value);
  switch (block['type']) {
    case 'text':
      return { type: 'text', text: text(block['text']) };
    case 'tool_use':
      return {
        type: 'tool_use',
        id: text(block['id']),
        name: text(block['name']),
        input: record(block['input']),
      };
    case 'tool_result':
      return {
        type: 'tool_result',
        id: text(block['tool_use_id']),
        text: contentText(block['content']),
        isError: block['is_error'] === true,
      };
    default:
      return { type: 'other', text: JSON.stringify(block) };
  }
}

/** The text of a content value: a string, or the joined text of its blocks. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => text(record(part)['text']))
    .join('\n');
}

/** What a block says, as text. */
export function blockText(block: RequestBlock): string {
  return block.type === 'tool_use' ? JSON.stringify(block.input) : block.text;
}

/** What a message says, as text. */
export function textOf(message: RequestMessage): string {
  return message.blocks.map(blockText).join('\n');
}
