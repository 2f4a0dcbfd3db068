/** Token counts of one model call, as the host's transcript carries them. */
export interface Usage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheCreation: number;
  readonly output: number;
}

interface Line {
  /** Byte offset of the transcript line. */
  readonly offset: number;
  /** Milliseconds since the epoch, where the line has a timestamp. */
  readonly at?: number;
  /** Said inside a subagent. */
  readonly sidechain: boolean;
}

export interface UserTurn extends Line {
  readonly role: 'user';
  readonly text: string;
  /** `summary`: the host's own summary after a compaction. `envelope`: task notifications, reminders, command output. */
  readonly source: 'person' | 'summary' | 'envelope';
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface AssistantTurn extends Line {
  readonly role: 'assistant';
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly model?: string;
  readonly usage?: Usage;
}

export interface ResultTurn extends Line {
  readonly role: 'result';
  readonly id: string;
  readonly text: string;
  readonly isError: boolean;
}

/** A compaction happened here. */
export interface BoundaryTurn extends Line {
  readonly role: 'boundary';
}

/** Context that a hook gave and the host recorded. */
export interface InjectedTurn extends Line {
  readonly role: 'injected';
  readonly event: string;
  readonly text: string;
}

export type Turn = UserTurn | AssistantTurn | ResultTurn | BoundaryTurn | InjectedTurn;
