import type { PostToolUseEvent, PostToolUseFailureEvent } from '../host/events/tool.ts';
import { field, type ToolResult, textField } from './observe/result.ts';
import type { Session } from './session.ts';

/** A call that came back: what the model sees of it, in the terms of `observe`. */
export function successOf(event: PostToolUseEvent, session: Session): ToolResult {
  const { tool, input, response, use } = event;
  const text = typeof response === 'string' ? response : seen(response, session);
  return {
    ...common(session, use),
    tool,
    input,
    text,
    response,
    failed: false,
    interrupted: false,
  };
}

export function failureOf(event: PostToolUseFailureEvent, session: Session): ToolResult {
  const { tool, input, error, interrupted, use } = event;
  return { ...common(session, use), tool, input, text: error, failed: true, interrupted };
}

function common({ world, root }: Session, use: string | undefined) {
  return { at: world.clock.now(), root, ...(use && { use }) };
}

/** The host hands on the beginning of a long output and keeps the whole in a file, whose end is where checks sum up. */
const TAIL_BYTES = 16 << 10;

function seen(response: unknown, { world }: Session): string {
  const begin = printed(response);
  const path = textField(response, 'persistedOutputPath');
  const size = path === '' ? 0 : (world.files.stat(path)?.size ?? 0);
  if (size === 0) return begin;
  const from = Math.max(Buffer.byteLength(begin), size - TAIL_BYTES);
  const tail = world.files.readRange(path, from, TAIL_BYTES);
  const text = tail.ok ? Buffer.from(tail.value).toString('utf8') : '';
  // The first line of a piece is half a line.
  const rest = text.slice(text.indexOf('\n') + 1);
  return rest === '' ? begin : `${begin}\n${rest}`;
}

function printed(response: unknown): string {
  const content = textField(field(response, 'file'), 'content');
  const streams = [textField(response, 'stdout'), textField(response, 'stderr'), content];
  return streams.filter((stream) => stream !== '').join('\n');
}
