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
  /**
   * `summary`: the host's own summary after a compaction. `envelope`: task notifications, reminders, command output,
   * bodies of skills. `command`: a slash command, its text as typed (`/name arguments`). What a person said when
   * refusing a tool call is a `person` turn of its own, after the result.
   */
  readonly source: 'person' | 'summary' | 'envelope' | 'command';
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
  /** The host writes one line per content block: lines of one model call share this id and repeat its usage. */
  readonly message?: string;
  /** Without any `[1m]` mark, which the host drops here; see `ModelTurn`. Absent for the host's own error messages. */
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
  readonly trigger?: 'auto' | 'manual';
  /** Tokens in the context just before it. */
  readonly before?: number;
}

/** The model in use from here on, with its marks (`claude-sonnet-4-5[1m]`); recent hosts only. */
export interface ModelTurn extends Line {
  readonly role: 'model';
  readonly id: string;
}

/** Context that a hook gave and the host recorded. */
export interface InjectedTurn extends Line {
  readonly role: 'injected';
  readonly event: string;
  readonly text: string;
}

export type Turn = UserTurn | AssistantTurn | ResultTurn | BoundaryTurn | ModelTurn | InjectedTurn;
