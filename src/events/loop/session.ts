import type { Fact } from '../../core/facts/fact.ts';
import { type Activity, activityFold, type LoopState } from '../../core/loop/index.ts';
import { relative } from '../../core/kit/path.ts';
import type { HostEvent } from '../../host/events/base.ts';
import { type Outcome, PASS } from '../../host/outcome.ts';
import type { Config } from '../../world/config/config.ts';
import type { Journal } from '../../world/journal/journal.ts';
import { projectRoot } from '../../world/project/root.ts';
import type { World } from '../../world/world.ts';
import { eventDirectory } from '../guard.ts';
import { createLoopStore, type LoopStore } from './store.ts';

/** A session as the loop's handlers see it. */
export interface LoopSession {
  readonly id: string;
  readonly root: string;
  readonly world: World;
  readonly config: Config;
  readonly store: LoopStore;
  readonly journal: Journal;
  /** What it did since the last stop, and the loop it runs. */
  readonly activity: Activity;
  readonly transcript: string | undefined;
}

/** `null` for a subagent, and where there is no session id or no readable memory: no loop there. */
export function openLoopSession(event: HostEvent, world: World): LoopSession | null {
  if (event.agent !== undefined || !event.session) return null;
  const journal = world.journals.open(event.session);
  const folded = journal?.fold('loop', activityFold);
  if (!journal || !folded?.known) return null;
  const root = projectRoot(world.files, world.environment, eventDirectory(event, world));
  return {
    id: event.session,
    root,
    world,
    config: world.config(root).config,
    store: createLoopStore(root, world),
    journal,
    activity: folded.state,
    transcript: event.transcript,
  };
}

/** Records what the loop does with this session. */
export function mark(session: LoopSession, loop: string, phase: 'begin' | 'iteration' | 'end'): void {
  const fact: Fact = { v: 1, kind: 'loop', at: session.world.clock.now(), loop, phase };
  session.journal.append([fact]);
}

/** The loop's log as the user and the model know it: relative to the project. */
export function logName(session: Pick<LoopSession, 'root' | 'store'>, { id }: LoopState): string {
  const path = session.store.path(id, '.md');
  return relative(session.root, path) ?? path;
}

/** ISO 8601 in UTC, to the second: for files, never for a model. */
export function timestamp(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`;
}

/** An answer to the user in place of a model turn. */
export function answer(text: string): Outcome {
  return { ...PASS, decision: { type: 'blockPrompt', reason: text } };
}
