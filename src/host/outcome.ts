/**
 * What a handler decides. Only `reply.ts` knows the host's JSON for it.
 * There is no `allow`: not denying is saying nothing, so that the user's own permission rules stay in force.
 */
export type Decision =
  | { readonly type: 'pass' }
  /** PreToolUse: the call does not run; `reason` becomes the tool's result. */
  | { readonly type: 'deny'; readonly reason: string }
  /** PreToolUse: the call runs with this input instead, under the normal permission rules. */
  | { readonly type: 'rewrite'; readonly input: Readonly<Record<string, unknown>> }
  /** PostToolUse: the model sees this output instead; it has the tool's own shape. */
  | { readonly type: 'replaceOutput'; readonly output: unknown }
  /** UserPromptSubmit: the prompt is taken back and `reason` shown to the user; no model turn is spent. */
  | { readonly type: 'blockPrompt'; readonly reason: string }
  /** Stop: the agent goes on with `prompt` as its next message. */
  | { readonly type: 'continueLoop'; readonly prompt: string }
  /** Ends the run; see docs/host.md for the events and versions that honour it. */
  | {
      readonly type: 'halt';
      readonly reason: string;
      readonly alsoDeny?: string;
      readonly input?: Readonly<Record<string, unknown>>;
    };

export interface Outcome {
  readonly decision: Decision;
  /** For the model, most important first. The emitter joins and bounds it. */
  readonly context: readonly string[];
  /** For the user only. */
  readonly notice?: string;
}

/** Silence: nothing is printed at all. */
export const PASS: Outcome = { decision: { type: 'pass' }, context: [] };
