import { truncate } from '../core/kit/text.ts';
import { emitContext, MAX_CHARACTERS } from './emitter.ts';
import type { Decision, Outcome } from './outcome.ts';

export type EventName =
  | 'SessionStart'
  | 'SessionEnd'
  | 'UserPromptSubmit'
  | 'PreToolUse'
  | 'PostToolUse'
  | 'PostToolUseFailure'
  | 'PermissionRequest'
  | 'PreCompact'
  | 'Stop';

/** Events whose JSON reply may carry context for the model. */
const SPEAKS: ReadonlySet<EventName> = new Set([
  'SessionStart',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
]);

/** What goes to stdout: `''` for silence. The exit code is always 0. */
export function reply(event: EventName, outcome: Outcome): string {
  const context = emitContext(outcome.context);
  if (event === 'PreCompact') return context;
  const specific = {
    ...decisionFields(event, outcome.decision),
    ...(context !== '' && SPEAKS.has(event) && { additionalContext: context }),
  };
  const answer = {
    ...topFields(event, outcome.decision),
    ...(Object.keys(specific).length > 0 && {
      hookSpecificOutput: { hookEventName: event, ...specific },
    }),
    ...(outcome.notice && {
      systemMessage: truncate(outcome.notice.toWellFormed(), MAX_CHARACTERS),
    }),
  };
  return Object.keys(answer).length === 0 ? '' : JSON.stringify(answer);
}

/** Fields inside `hookSpecificOutput`. A decision that the event cannot carry out is dropped. */
function decisionFields(event: EventName, decision: Decision): Record<string, unknown> {
  switch (decision.type) {
    case 'deny':
      return event === 'PreToolUse' ? denial(decision.reason) : {};
    case 'rewrite':
      return event === 'PreToolUse' ? { updatedInput: decision.input } : {};
    case 'replaceOutput':
      return event === 'PostToolUse' ? { updatedToolOutput: decision.output } : {};
    case 'halt':
      if (event !== 'PreToolUse') return {};
      return {
        ...(decision.alsoDeny && denial(decision.alsoDeny)),
        ...(decision.input && { updatedInput: decision.input }),
      };
    default:
      return {};
  }
}

function denial(reason: string): Record<string, unknown> {
  return {
    permissionDecision: 'deny',
    permissionDecisionReason: truncate(reason.toWellFormed(), MAX_CHARACTERS),
  };
}

function topFields(event: EventName, decision: Decision): Record<string, unknown> {
  if (decision.type === 'halt') return { continue: false, stopReason: decision.reason };
  const blocks =
    (decision.type === 'blockPrompt' && event === 'UserPromptSubmit') ||
    (decision.type === 'continueLoop' && event === 'Stop');
  if (!blocks) return {};
  const reason = decision.type === 'blockPrompt' ? decision.reason : decision.prompt;
  return { decision: 'block', reason: reason.toWellFormed() };
}
