import type { LoopFact } from '../../core/facts/fact.ts';
import { relative } from '../../core/kit/path.ts';
import { type Activity, activityFold, type LoopState } from '../../core/loop/index.ts';
import type { HostEvent } from '../../host/events/base.ts';
import { type Outcome, PASS } from '../../host/outcome.ts';
import type { Session } from '../session.ts';
import { createLoopStore, type LoopStore } from './store.ts';

/** A session as the loop's handlers see it. */
export interface LoopSession extends Session {
  /** Never empty. */
  readonly id: string;
  readonly store: LoopStore;
  /** Where the plugin with its library stands; `null` where that is not known. */
  readonly plugin: string | null;
  /** What it did since the last stop, and the loop it runs. */
  readonly activity: Activity;
  readonly transcript: string | undefined;
}

export function openLoopSession(event: HostEvent, session: Session): LoopSession {
  const { journal, root, world } = session;
  const store = createLoopStore(root, world);
  const activity = journal.fold('loop', activityFold).state;
  const plugin = world.environment.pluginRoot;
  return {
    ...session,
    id: event.session ?? '',
    store,
    plugin,
    activity,
    transcript: event.transcript,
  };
}

/** Records what the loop does with this session. */
export function mark(
  session: LoopSession,
  loop: LoopState,
  phase: LoopFact['phase'],
  rest: Pick<LoopFact, 'halt'> = {},
): void {
  const at = session.world.clock.now();
  const { id, aggressive, breaker } = loop;
  const settings = phase === 'begin' ? { aggressive, breaker } : rest;
  session.journal.append([{ v: 1, kind: 'loop', at, loop: id, phase, ...settings }]);
}

/** A file of a loop as the user and the model know it: relative to the project. */
export function fileName({ root, store }: LoopSession, id: string, ending = '.md'): string {
  const path = store.path(id, ending);
  return relative(root, path) ?? path;
}

/** ISO 8601 in UTC, to the second: for files, never for a model. */
export function timestamp(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`;
}

/** An answer to the user in place of a model turn. */
export function answer(text: string): Outcome {
  return { ...PASS, decision: { type: 'blockPrompt', reason: text } };
}
