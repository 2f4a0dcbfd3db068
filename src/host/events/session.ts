import * as z from 'zod/mini';
import { base, baseShape, type HostEvent, optionalText, parser, text } from './base.ts';

export interface SessionStartEvent extends HostEvent {
  readonly source: 'startup' | 'resume' | 'clear' | 'compact';
}

export interface SessionEndEvent extends HostEvent {
  readonly reason: string;
}

export interface UserPromptSubmitEvent extends HostEvent {
  readonly prompt: string;
}

export interface PreCompactEvent extends HostEvent {
  readonly trigger: 'auto' | 'manual';
  /** What the user typed after `/compact`. */
  readonly instructions: string;
}

export interface StopEvent extends HostEvent {
  /** Absent on hosts that do not send it: the transcript is then the only source. */
  readonly lastMessage?: string;
  /** Work the agent started that still runs. */
  readonly backgroundTasks: number;
}

export const parseSessionStart = parser(
  z.object({
    ...baseShape,
    source: z.catch(z.enum(['startup', 'resume', 'clear', 'compact']), 'startup'),
  }),
  (payload): SessionStartEvent => ({ ...base(payload), source: payload.source }),
);

export const parseSessionEnd = parser(
  z.object({ ...baseShape, reason: z.catch(text, 'other') }),
  (payload): SessionEndEvent => ({ ...base(payload), reason: payload.reason }),
);

export const parseUserPromptSubmit = parser(
  z.object({ ...baseShape, prompt: text }),
  (payload): UserPromptSubmitEvent => ({ ...base(payload), prompt: payload.prompt }),
);

export const parsePreCompact = parser(
  z.object({
    ...baseShape,
    trigger: z.catch(z.enum(['auto', 'manual']), 'auto'),
    custom_instructions: z.catch(optionalText, undefined),
  }),
  (payload): PreCompactEvent => ({
    ...base(payload),
    trigger: payload.trigger,
    instructions: payload.custom_instructions ?? '',
  }),
);

export const parseStop = parser(
  z.object({
    ...baseShape,
    last_assistant_message: z.catch(optionalText, undefined),
    background_tasks: z.catch(z.array(z.object({ status: z.catch(text, 'running') })), []),
  }),
  (payload): StopEvent => ({
    ...base(payload),
    ...(payload.last_assistant_message !== undefined && {
      lastMessage: payload.last_assistant_message,
    }),
    backgroundTasks: payload.background_tasks.filter(({ status }) => status === 'running').length,
  }),
);
