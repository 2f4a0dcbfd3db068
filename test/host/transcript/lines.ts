/** Builders of transcript lines as the host writes them, one JSON text each, without the line end. */
let count = 0;

function envelope(parent: string | null): Record<string, unknown> {
  return {
    parentUuid: parent,
    isSidechain: false,
    uuid: `u${++count}`,
    timestamp: '2026-01-02T03:04:05.000Z',
  };
}

export function userLine(content: unknown, rest: Record<string, unknown> = {}): string {
  return JSON.stringify({
    ...envelope(null),
    type: 'user',
    message: { role: 'user', content },
    ...rest,
  });
}

export function assistantLine(
  content: unknown,
  rest: Record<string, unknown> = {},
  message: Record<string, unknown> = {},
): string {
  const body = { id: 'msg_1', role: 'assistant', model: 'claude-opus-5', content, ...message };
  return JSON.stringify({ ...envelope(null), type: 'assistant', message: body, ...rest });
}

export function resultLine(
  id: string,
  content: unknown,
  isError = false,
  rest: Record<string, unknown> = {},
): string {
  return userLine([{ type: 'tool_result', tool_use_id: id, content, is_error: isError }], rest);
}

export function attachmentLine(
  attachment: Record<string, unknown>,
  rest: Record<string, unknown> = {},
): string {
  return JSON.stringify({ ...envelope(null), attachment, type: 'attachment', ...rest });
}
