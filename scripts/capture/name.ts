import { type Json, text } from '../../test/host/harness/index.ts';

const ENVELOPE = /^<([a-z-]+)>/;

/** The name of a fixture: the event, and what tells this payload from others of the event. */
export function fixtureName(event: string, payload: Json): string {
  const variant = variantOf(event, payload);
  return variant === '' ? event : `${event}-${variant}`;
}

function variantOf(event: string, payload: Json): string {
  switch (event) {
    case 'SessionStart':
      return text(payload['source']);
    case 'SessionEnd':
      return text(payload['reason']);
    case 'PreCompact':
      return text(payload['trigger']);
    case 'UserPromptSubmit':
      return promptVariant(text(payload['prompt']));
    case 'SubagentStart':
    case 'SubagentStop':
      return text(payload['agent_type']) === '' ? 'untyped' : text(payload['agent_type']);
    case 'Stop':
      return payload['stop_hook_active'] === true ? 'active' : '';
    default:
      return toolVariant(payload);
  }
}

function promptVariant(prompt: string): string {
  if (prompt.startsWith('/')) return 'command';
  if (prompt.includes('@')) return 'mention';
  return ENVELOPE.exec(prompt)?.[1] ?? '';
}

/** The ids of the scripted calls name the fixtures; a payload without one is named by its tool. */
function toolVariant(payload: Json): string {
  const id = text(payload['tool_use_id']);
  return id.startsWith('toolu_') ? id.slice('toolu_'.length) : text(payload['tool_name']);
}
