import * as z from 'zod/mini';
import { isRecord } from '../../core/facts/record.ts';
import {
  base,
  baseShape,
  type HostEvent,
  oneOf,
  optionalText,
  parser,
  text,
  tolerant,
} from './base.ts';

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
  () =>
    z.object({
      ...baseShape,
      source: oneOf('startup', 'resume', 'clear', 'compact'),
    }),
  (payload): SessionStartEvent => ({ ...base(payload), source: payload.source ?? 'startup' }),
);

export const parseSessionEnd = parser(
  () => z.object({ ...baseShape, reason: optionalText }),
  (payload): SessionEndEvent => ({ ...base(payload), reason: payload.reason ?? 'other' }),
);

export const parseUserPromptSubmit = parser(
  () => z.object({ ...baseShape, prompt: text }),
  (payload): UserPromptSubmitEvent => ({ ...base(payload), prompt: payload.prompt }),
);

export const parsePreCompact = parser(
  () =>
    z.object({
      ...baseShape,
      trigger: oneOf('auto', 'manual'),
      custom_instructions: optionalText,
    }),
  (payload): PreCompactEvent => ({
    ...base(payload),
    trigger: payload.trigger ?? 'auto',
    instructions: payload.custom_instructions ?? '',
  }),
);

export const parseStop = parser(
  () =>
    z.object({
      ...baseShape,
      last_assistant_message: optionalText,
      background_tasks: tolerant(isList),
    }),
  (payload): StopEvent => ({
    ...base(payload),
    ...(payload.last_assistant_message !== undefined && {
      lastMessage: payload.last_assistant_message,
    }),
    backgroundTasks: (payload.background_tasks ?? []).filter(isRunning).length,
  }),
);

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** A task that does not say how it is doing is taken to run. */
function isRunning(task: unknown): boolean {
  const status = isRecord(task) ? task['status'] : null;
  return status === 'running' || (isRecord(task) && typeof status !== 'string');
}
