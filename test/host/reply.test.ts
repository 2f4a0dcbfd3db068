import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, Outcome } from '../../src/host/outcome.ts';
import { PASS } from '../../src/host/outcome.ts';
import { type EventName, reply } from '../../src/host/reply.ts';

const events: readonly EventName[] = [
  'SessionStart',
  'SessionEnd',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'PreCompact',
  'Stop',
];

const anyDecision: fc.Arbitrary<Decision> = fc.oneof(
  fc.constant({ type: 'pass' as const }),
  fc.record({ type: fc.constant('deny' as const), reason: fc.string({ unit: 'binary' }) }),
  fc.record({
    type: fc.constant('rewrite' as const),
    input: fc.dictionary(fc.string(), fc.string()),
  }),
  fc.record({ type: fc.constant('replaceOutput' as const), output: fc.string() }),
  fc.record({ type: fc.constant('blockPrompt' as const), reason: fc.string() }),
  fc.record({ type: fc.constant('continueLoop' as const), prompt: fc.string() }),
  fc.record({ type: fc.constant('halt' as const), reason: fc.string() }),
);

const anyOutcome: fc.Arbitrary<Outcome> = fc.record(
  { decision: anyDecision, context: fc.array(fc.string()), notice: fc.string() },
  { requiredKeys: ['decision', 'context'] },
);

describe('reply', () => {
  it.each(events)('silence is no byte at all: %s', (event) => {
    expect(reply(event, PASS)).toBe('');
  });

  it('never allows and never asks, whatever the outcome', () => {
    fc.assert(
      fc.property(fc.constantFrom(...events), anyOutcome, (event, outcome) => {
        const text = reply(event, outcome);
        if (event === 'PreCompact' || text === '') return;
        const answer = JSON.parse(text);
        expect(['deny', undefined]).toContain(answer.hookSpecificOutput?.permissionDecision);
        if (answer.hookSpecificOutput) expect(answer.hookSpecificOutput.hookEventName).toBe(event);
        if (event !== 'Stop' && event !== 'UserPromptSubmit')
          expect(answer.decision).toBeUndefined();
      }),
    );
  });

  it('PreCompact prints plain text only and can never block', () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const text = reply('PreCompact', outcome);
        expect(text).toBe(reply('PreCompact', { ...PASS, context: outcome.context }));
      }),
    );
  });

  it('shapes', () => {
    const say = (event: EventName, decision: Decision) => reply(event, { ...PASS, decision });
    expect(say('PreToolUse', { type: 'deny', reason: 'R' })).toBe(
      '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"R"}}',
    );
    expect(say('PreToolUse', { type: 'rewrite', input: { command: 'c' } })).toBe(
      '{"hookSpecificOutput":{"hookEventName":"PreToolUse","updatedInput":{"command":"c"}}}',
    );
    expect(say('PostToolUse', { type: 'replaceOutput', output: { stdout: 's' } })).toBe(
      '{"hookSpecificOutput":{"hookEventName":"PostToolUse","updatedToolOutput":{"stdout":"s"}}}',
    );
    expect(say('UserPromptSubmit', { type: 'blockPrompt', reason: 'R' })).toBe(
      '{"decision":"block","reason":"R"}',
    );
    expect(say('Stop', { type: 'continueLoop', prompt: 'P' })).toBe(
      '{"decision":"block","reason":"P"}',
    );
    expect(say('Stop', { type: 'halt', reason: 'R' })).toBe('{"continue":false,"stopReason":"R"}');
    expect(reply('SessionStart', { ...PASS, context: ['C'], notice: 'N' })).toBe(
      '{"hookSpecificOutput":{"hookEventName":"SessionStart","additionalContext":"C"},"systemMessage":"N"}',
    );
    expect(reply('Stop', { ...PASS, context: ['C'] })).toBe('');
  });
});
