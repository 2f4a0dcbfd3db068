import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Json, record, text } from './json.ts';
import type { Place } from './place.ts';
import { writePlugin } from './plugin.ts';

/** The events that every host of ours knows. Another name in hooks.json would silence all of them. */
export const EVENTS = [
  'SessionStart',
  'SessionEnd',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'PreCompact',
  'Stop',
  'SubagentStart',
  'SubagentStop',
] as const;

/** One call of the recorder: what the host gave a hook. */
export interface Recorded {
  readonly event: string;
  readonly payload: Json;
  /** The variables of the host's making: `CLAUDE_…`. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Writes each payload, the environment and the folder to a file of its own; the names sort in the order of calls. */
const SOURCE = `
const { readFileSync, writeFileSync } = require('node:fs');
const stdin = readFileSync(0, 'utf8');
const name = String(Date.now()).padStart(15, '0') + '-' + process.hrtime.bigint() + '-' + process.pid;
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => key.startsWith('CLAUDE')));
writeFileSync(process.env.RECORDER_OUT + '/' + name + '.json', JSON.stringify({ stdin, env, cwd: process.cwd() }));
`;

/** A plugin that writes down every payload, and a way to read what it wrote. */
export function recorder(place: Place): {
  readonly plugin: string;
  readonly env: Readonly<Record<string, string>>;
  recorded(): Recorded[];
} {
  const out = path.join(place.root, 'recorded');
  mkdirSync(out, { recursive: true });
  const hooks = Object.fromEntries(EVENTS.map((event) => [event, SOURCE]));
  const plugin = writePlugin(path.join(place.root, 'recorder'), { name: 'recorder', hooks });
  const recorded = (): Recorded[] =>
    readdirSync(out)
      .sort()
      .map((name) => read(path.join(out, name)));
  return { plugin, env: { RECORDER_OUT: out }, recorded };
}

function read(file: string): Recorded {
  const entry = record(JSON.parse(readFileSync(file, 'utf8')));
  const payload = record(JSON.parse(text(entry['stdin'])));
  return {
    event: text(payload['hook_event_name']),
    payload,
    env: record(entry['env']) as Record<string, string>,
    cwd: text(entry['cwd']),
  };
}
