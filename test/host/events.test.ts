import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HostEvent, Parser } from '../../src/host/events/base.ts';
import {
  parsePreCompact,
  parseSessionEnd,
  parseSessionStart,
  parseStop,
  parseUserPromptSubmit,
} from '../../src/host/events/session.ts';
import {
  parsePermissionRequest,
  parsePostToolUse,
  parsePostToolUseFailure,
  parsePreToolUse,
} from '../../src/host/events/tool.ts';

const parsers: Readonly<Record<string, Parser<HostEvent>>> = {
  SessionStart: parseSessionStart,
  SessionEnd: parseSessionEnd,
  UserPromptSubmit: parseUserPromptSubmit,
  PreToolUse: parsePreToolUse,
  PostToolUse: parsePostToolUse,
  PostToolUseFailure: parsePostToolUseFailure,
  PermissionRequest: parsePermissionRequest,
  PreCompact: parsePreCompact,
  Stop: parseStop,
};

const payloads = path.resolve(import.meta.dirname, '../fixtures/payloads');
const captured = fs
  .readdirSync(payloads)
  .flatMap((version) =>
    fs.readdirSync(path.join(payloads, version)).map((name) => ({
      version,
      name,
      event: name.replace(/[-.].*$/, ''),
      payload: JSON.parse(fs.readFileSync(path.join(payloads, version, name), 'utf8')),
    })),
  )
  .filter(({ event }) => event in parsers);

describe('payloads captured from the host', () => {
  it('cover four versions and every event', () => {
    expect(new Set(captured.map(({ version }) => version)).size).toBe(4);
    expect(new Set(captured.map(({ event }) => event))).toEqual(new Set(Object.keys(parsers)));
  });

  it.each(captured)('$version $name is understood', ({ event, payload, name }) => {
    const parsed = parsers[event]?.(payload);
    expect(parsed).toMatchObject({ session: payload.session_id, cwd: payload.cwd });
    if (payload.tool_name) {
      expect(parsed).toMatchObject({ tool: payload.tool_name, input: payload.tool_input });
    }
    if (payload.prompt) expect(parsed).toMatchObject({ prompt: payload.prompt });
    if (name.includes('subagent') && payload.agent_id)
      expect(parsed).toMatchObject({ agent: payload.agent_id });
    if (event === 'PostToolUseFailure') expect(parsed).toMatchObject({ error: payload.error });
  });

  it('lose optional fields one by one, or have them of another type, and are still understood', () => {
    const required = new Set(['tool_name', 'prompt']);
    for (const { event, payload } of captured) {
      for (const key of Object.keys(payload)) {
        if (required.has(key)) continue;
        const { [key]: _, ...without } = payload;
        expect(parsers[event]?.(without), `${event} without ${key}`).not.toBeNull();
        expect(parsers[event]?.({ ...payload, [key]: 7 }), `${event} ${key}: 7`).not.toBeNull();
      }
    }
  });
});

describe('any other document', () => {
  it('is no event, and no parser throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(parsers)), fc.jsonValue(), (event, value) => {
        const parsed = parsers[event]?.(value);
        if (typeof value !== 'object' || value === null) expect(parsed).toBeNull();
      }),
    );
    expect(parsePreToolUse({ session_id: 's' })).toBeNull();
    expect(parseUserPromptSubmit({ user_prompt: 'p' })).toBeNull();
  });
});
