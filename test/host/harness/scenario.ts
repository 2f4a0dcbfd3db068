import type { Json } from './json.ts';
import type { Place } from './place.ts';
import type { Script } from './script.ts';
import type { HostVersion } from './versions.ts';

/** One event of the host's own stream, and when it came (milliseconds since the run began). */
export interface HostEvent {
  readonly at: number;
  readonly type: string;
  readonly subtype: string;
  readonly value: Json;
}

/** What a watcher may do to a running session. */
export interface Session {
  /** `kill -9` of the host. */
  kill(): void;
  /** Asks the host to interrupt the turn, as a user's Escape does. */
  interrupt(): void;
}

export type PermissionMode = 'default' | 'acceptEdits' | 'plan' | 'bypassPermissions';

/** One run of the host: a session from its start to its end. */
export interface Scenario extends Script {
  readonly place: Place;
  /** Where the host is started, below the project; the project itself where nothing is said. */
  readonly folder?: string;
  /** User messages; each is sent when the one before has its result. Commands such as `/compact` are messages too. */
  readonly prompts: readonly string[];
  /** The host under test where nothing is said. */
  readonly version?: HostVersion;
  /** Plugin directories; this repository's own where nothing is said. */
  readonly plugins?: readonly string[];
  readonly permissionMode?: PermissionMode;
  /** Host settings (permissions, hooks of the user, …). */
  readonly settings?: Json;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The id of a session of the same place to go on with. */
  readonly resume?: string;
  /** Sees each event as it comes. */
  readonly watch?: (event: HostEvent, session: Session) => void;
  /** After an answer: while true, nothing more is sent and the session is kept open; asked again at every event. */
  readonly hold?: (events: readonly HostEvent[]) => boolean;
  /** Hard end of the run, in seconds. */
  readonly seconds?: number;
}
