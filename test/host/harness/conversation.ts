import type { ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { parseLine, text } from './json.ts';
import { eachLine } from './lines.ts';
import type { HostEvent, Scenario, Session } from './scenario.ts';

/** Talks to a running host over its stream-json input and output. */
export interface Conversation {
  readonly events: readonly HostEvent[];
  /** Lines on stdout that are not JSON. */
  readonly noise: readonly string[];
}

/** The host's standard streams, as spawned with pipes. */
export interface HostStreams {
  readonly stdin: Writable;
  readonly stdout: NonNullable<ChildProcess['stdout']>;
}

/** Sends the scenario's prompts one by one, and calls its watcher. `kill` ends the host with SIGKILL. */
export function converse(
  streams: HostStreams,
  scenario: Scenario,
  since: () => number,
  kill: () => void,
): Conversation {
  const events: HostEvent[] = [];
  const noise: string[] = [];
  const waiting = [...scenario.prompts];
  let answered = true;
  const send = (message: object): void => {
    streams.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const session: Session = { kill, interrupt: () => send(interruption(events.length)) };
  const advance = (): void => {
    if (!answered || (events.length > 0 && scenario.hold?.(events))) return;
    const prompt = waiting.shift();
    if (prompt === undefined) return void streams.stdin.end();
    answered = false;
    send(userMessage(prompt));
  };
  // A host that has been killed has no reader any more: that is the exit's to report.
  streams.stdin.on('error', () => undefined);
  eachLine(streams.stdout, (line) => {
    const value = parseLine(line);
    if (value === undefined) return void noise.push(line);
    const event = {
      at: since(),
      type: text(value['type']),
      subtype: text(value['subtype']),
      value,
    };
    events.push(event);
    scenario.watch?.(event, session);
    if (event.type === 'result') answered = true;
    advance();
  });
  advance();
  return { events, noise };
}

function userMessage(content: string): object {
  return {
    type: 'user',
    session_id: '',
    parent_tool_use_id: null,
    message: { role: 'user', content },
  };
}

function interruption(n: number): object {
  return {
    type: 'control_request',
    request_id: `interrupt_${n}`,
    request: { subtype: 'interrupt' },
  };
}
