import type { ServerResponse } from 'node:http';
import type { Block, Turn } from './script.ts';

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
};

/** Numbers messages and tool calls of one run. */
export interface Ids {
  message(): string;
  call(): string;
}

/** Ids counted from 1, the same in every run of the same script. */
export function countingIds(): Ids {
  let messages = 0;
  let calls = 0;
  return { message: () => `msg_${++messages}`, call: () => `toolu_${++calls}` };
}

/** Sends a JSON document. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_scripted' });
  response.end(JSON.stringify(value));
}

/** Sends an API error in the API's own shape. */
export function sendError(response: ServerResponse, status: number): void {
  const type = ERROR_TYPES[status] ?? 'not_found_error';
  sendJson(response, status, { type: 'error', error: { type, message: `scripted ${type}` } });
}

/** Sends a turn, as a stream of events or as one document. */
export function sendTurn(
  response: ServerResponse,
  turn: Turn,
  how: { readonly model: string; readonly stream: boolean; readonly ids: Ids },
): void {
  const content = turn.blocks.map((block) => contentOf(block, how.ids));
  const message = {
    id: how.ids.message(),
    type: 'message',
    role: 'assistant',
    model: how.model,
    stop_sequence: null,
    usage: {
      input_tokens: 10,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 20,
      ...turn.usage,
    },
  };
  const stopReason = content.some((block) => block.type === 'tool_use') ? 'tool_use' : 'end_turn';
  if (how.stream) streamMessage(response, message, content, stopReason);
  else sendJson(response, 200, { ...message, content, stop_reason: stopReason });
}

type Content =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: unknown;
    };

function contentOf(block: Block, ids: Ids): Content {
  if ('text' in block) return { type: 'text', text: block.text };
  return { type: 'tool_use', id: block.id ?? ids.call(), name: block.call, input: block.input };
}

function streamMessage(
  response: ServerResponse,
  message: { readonly usage: object },
  content: readonly Content[],
  stopReason: string,
): void {
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_scripted' });
  const usage = { ...message.usage, output_tokens: 1 };
  send('message_start', { message: { ...message, content: [], stop_reason: null, usage } });
  for (const [index, block] of content.entries()) {
    send('content_block_start', { index, content_block: opened(block) });
    send('content_block_delta', { index, delta: delta(block) });
    send('content_block_stop', { index });
  }
  const end = { stop_reason: stopReason, stop_sequence: null };
  send('message_delta', { delta: end, usage: message.usage });
  send('message_stop', {});
  response.end();
}

function opened(block: Content): object {
  return block.type === 'text' ? { type: 'text', text: '' } : { ...block, input: {} };
}

function delta(block: Content): object {
  return block.type === 'text'
    ? { type: 'text_delta', text: block.text }
    : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
}
