import * as z from 'zod/mini';
import {
  base,
  baseShape,
  type HostEvent,
  optionalFlag,
  optionalRecord,
  optionalText,
  parser,
  text,
} from './base.ts';

interface ToolEvent extends HostEvent {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The call's id; the same in all events about it. */
  readonly use?: string;
}

export type PreToolUseEvent = ToolEvent;
export type PermissionRequestEvent = ToolEvent;

export interface PostToolUseEvent extends ToolEvent {
  /** In the tool's own shape; arriving here is success. */
  readonly response: unknown;
}

export interface PostToolUseFailureEvent extends ToolEvent {
  /** At most 10,040 characters: the first and last 5,000 of the first 30,000. */
  readonly error: string;
  readonly interrupted: boolean;
}

const toolShape = {
  ...baseShape,
  tool_name: text,
  tool_input: optionalRecord,
  tool_use_id: optionalText,
};

const toolSchema = () => z.object(toolShape);

function toolEvent(payload: z.infer<ReturnType<typeof toolSchema>>): ToolEvent {
  return {
    ...base(payload),
    tool: payload.tool_name,
    input: payload.tool_input ?? {},
    ...(payload.tool_use_id && { use: payload.tool_use_id }),
  };
}

export const parsePreToolUse = parser(toolSchema, toolEvent);
export const parsePermissionRequest = parser(toolSchema, toolEvent);

export const parsePostToolUse = parser(
  () => z.object({ ...toolShape, tool_response: z.optional(z.unknown()) }),
  (payload): PostToolUseEvent => ({ ...toolEvent(payload), response: payload.tool_response }),
);

export const parsePostToolUseFailure = parser(
  () =>
    z.object({
      ...toolShape,
      error: optionalText,
      is_interrupt: optionalFlag,
    }),
  (payload): PostToolUseFailureEvent => ({
    ...toolEvent(payload),
    error: payload.error ?? '',
    interrupted: payload.is_interrupt ?? false,
  }),
);
