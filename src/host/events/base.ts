import * as z from 'zod/mini';
import { isRecord } from '../../core/facts/record.ts';

// A hook parses one document and ends: compiling a parser for it first would cost more than the parsing.
z.config({ jitless: true });

/** What every event carries. Fields the host adds are ignored, fields it leaves out are absent. */
export interface HostEvent {
  readonly session?: string;
  readonly transcript?: string;
  readonly cwd: string;
  /** Set inside a subagent: the event is not the main conversation's. */
  readonly agent?: string;
}

export const text = z.string();

/** A field that may be missing; of a wrong type it is treated as missing. `is` tells the right one. */
export function tolerant<T>(is: (value: unknown) => value is T) {
  return z.transform((value: unknown): T | undefined => (is(value) ? value : undefined));
}

export const optionalText = tolerant((value) => typeof value === 'string');
export const optionalFlag = tolerant((value) => typeof value === 'boolean');
export const optionalRecord = tolerant(isRecord);

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return tolerant((value): value is Word => words.some((word) => word === value));
}

/** The fields of `HostEvent` as the host spells them. */
export const baseShape = {
  session_id: optionalText,
  transcript_path: optionalText,
  cwd: optionalText,
  agent_id: optionalText,
};

interface Spelled {
  session_id?: string | undefined;
  transcript_path?: string | undefined;
  cwd?: string | undefined;
  agent_id?: string | undefined;
}

export function base(payload: Spelled): HostEvent {
  return {
    cwd: payload.cwd ?? '',
    ...(payload.session_id && { session: payload.session_id }),
    ...(payload.transcript_path && { transcript: payload.transcript_path }),
    ...(payload.agent_id && { agent: payload.agent_id }),
  };
}

/** `null` for a payload that is not this event at all. */
export type Parser<Event extends HostEvent> = (payload: unknown) => Event | null;

/**
 * A parser from a schema and the translation of what it found into this program's own words. The schema is made when it is
 * asked for: a hook parses one event.
 */
export function parser<Schema extends z.ZodMiniType, Event extends HostEvent>(
  schema: () => Schema,
  translate: (payload: z.infer<Schema>) => Event,
): Parser<Event> {
  return (payload) => {
    const checked = z.safeParse(schema(), payload);
    return checked.success ? translate(checked.data) : null;
  };
}
