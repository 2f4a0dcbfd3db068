import type { PostToolUseEvent, PostToolUseFailureEvent } from '../host/events/tool.ts';
import { field, type ToolResult, textField } from './observe/result.ts';
import type { Session } from './session.ts';

/** A call that came back: what the model sees of it, in the terms of `observe`. */
export function successOf(event: PostToolUseEvent, session: Session): ToolResult {
  const { tool, input, response, use } = event;
  const text = typeof response === 'string' ? response : printed(response);
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

function printed(response: unknown): string {
  const content = textField(field(response, 'file'), 'content');
  const streams = [textField(response, 'stdout'), textField(response, 'stderr'), content];
  return streams.filter((stream) => stream !== '').join('\n');
}
