import type { ModelRequest } from './request.ts';

/** One piece of an assistant turn. A `call` without an id gets `toolu_<n>`, counted over the run. */
export type Block =
  | { readonly text: string }
  | {
      readonly call: string;
      readonly input: Readonly<Record<string, unknown>>;
      readonly id?: string;
    };

/** Token counts of a turn, in the names of the Messages API. */
export interface TurnUsage {
  readonly input_tokens?: number;
  readonly cache_creation_input_tokens?: number;
  readonly cache_read_input_tokens?: number;
  readonly output_tokens?: number;
}

/** What the model answers to one request. */
export interface Turn {
  readonly blocks: readonly Block[];
  readonly usage?: TurnUsage;
  /** Milliseconds before the answer begins. */
  readonly delay?: number;
  /** Answer with this HTTP status instead; a host's own retry takes the next turn. */
  readonly fail?: 400 | 401 | 429 | 500 | 529;
}

/** The turns in order (past the last one the model says "done"), or a decision per request. */
export type Turns =
  | readonly (Turn | readonly Block[])[]
  | ((request: ModelRequest) => Turn | readonly Block[]);

/** All that the stand-in for the model will ever say. */
export interface Script {
  readonly turns: Turns;
  /** Turns of subagents, all of them sharing one list. */
  readonly agentTurns?: Turns;
  /** The text answered when the host asks for a compaction, or the texts in order; the last one stands for all after it. */
  readonly summary?: string | readonly string[];
}

const DONE: Turn = { blocks: [{ text: 'done' }] };

/** A turn of plain text. */
export function say(text: string): Block {
  return { text };
}

/** A tool call. Give an id to ask the result about it later. */
export function call(name: string, input: Readonly<Record<string, unknown>>, id?: string): Block {
  return id === undefined ? { call: name, input } : { call: name, input, id };
}

/** Hands out one turn per request: the next of a list, or what the function decides. */
export function dealer(turns: Turns): (request: ModelRequest) => Turn {
  let next = 0;
  return (request) => {
    const given = typeof turns === 'function' ? turns(request) : turns[next++];
    if (given === undefined) return DONE;
    return 'blocks' in given ? given : { blocks: given };
  };
}
