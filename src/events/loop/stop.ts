import type { Assessment } from '../../core/health/index.ts';
import {
  type Activity,
  afterStop,
  composePrompt,
  type Decision,
  decide,
  ended,
  givesPromise,
  type LoopState,
  PASS_EVERY,
  recapText,
  type StopFacts,
} from '../../core/loop/index.ts';
import { SIGNALS } from '../../core/preservation/index.ts';
import type { StopEvent } from '../../host/events/session.ts';
import { type Outcome, PASS } from '../../host/outcome.ts';
import { readTail } from '../../host/transcript/index.ts';
import type { Session } from '../session.ts';
import { type Speech, speak } from '../speech.ts';
import { causeOf, settle, tell } from './end.ts';
import { type Measure, measure } from './measure.ts';
import { readPlan, reciteLoop } from './plan.ts';
import { recordIteration, showInConscience } from './record.ts';
import { writeSnapshot } from './rest.ts';
import { fileName, type LoopSession, mark, openLoopSession } from './session.ts';
import { signalsOf } from './signals.ts';
import { changedFiles, forgetTree } from './tree.ts';

/** All that is known of the iteration that has just come to its stop. */
interface Iteration {
  readonly measured: Measure;
  readonly done: Activity;
  readonly changed: number;
  readonly assessment: Assessment | null;
  readonly speeches: readonly Speech[];
}

const TRIES = 3;

/** The agent stops in a session that runs a loop: it goes on, rests, or has ended, and every end says why. */
export async function loopStop(event: StopEvent, plain: Session): Promise<Outcome> {
  const session = openLoopSession(event, plain);
  const id = session.activity.loop ?? '';
  const first = session.store.read(id);
  if (first.kind !== 'loop')
    return lost(session, id, first.kind === 'broken' ? first.problem : null);
  if (first.state.session !== session.id || first.state.status !== 'running')
    return released(session, first.state);
  if (event.backgroundTasks > 0) return wait(event, session, first.state);
  const iteration = await take(event, session, first.state);
  for (let tries = 0; tries < TRIES; tries++) {
    const reading = session.store.read(id);
    if (reading.kind !== 'loop') return lost(session, id, null);
    const decision = decide(reading.state, factsOf(event, session, reading.state, iteration));
    if (decision.type === 'none') return released(session, reading.state);
    const { measured, done } = iteration;
    const now = session.world.clock.now();
    const health = iteration.assessment?.health ?? '';
    const spent = { now, health, tokens: measured.tokens, offset: measured.offset };
    const saved = session.store.save(
      reading.state,
      afterStop(reading.state, decision, done, spent),
    );
    if (saved.kind === 'changed') continue;
    if (saved.kind !== 'saved') return unsaved(session, reading.state, saved);
    return follow(session, reading.state, saved.state, decision, iteration);
  }
  return unsaved(session, first.state, {
    kind: 'failed',
    message: 'it is being written by others',
  });
}

/** Measures the iteration and records what it was, before anything is decided. */
async function take(event: StopEvent, session: LoopSession, loop: LoopState): Promise<Iteration> {
  const measured = measure(event, session, loop.stretch.offset);
  const { recordAndAssess } = await import('../health.ts');
  const { stopFacts } = await import('../stop-facts.ts');
  const { facts, turns } = stopFacts(event, session);
  const checkUp = await recordAndAssess(facts, event, session, turns);
  const { assessment, speeches } = checkUp;
  const { activity } = session;
  const done = { ...activity, calls: Math.max(activity.calls, measured.calls) };
  const tree = changedFiles(session.world, session.root, loop.id) ?? 0;
  return { measured, done, changed: Math.max(tree, done.files.length), assessment, speeches };
}

function factsOf(
  event: StopEvent,
  session: LoopSession,
  loop: LoopState,
  { measured, done, changed, assessment }: Iteration,
): StopFacts {
  const unseen = changed > 0 && done.checks === 0 && done.evidence === 'not-needed';
  const [, trigger] = assessment ? causeOf(assessment) : [null, ''];
  const tripped = assessment?.trippedBy === 'spin' || assessment?.trippedBy === 'stall';
  return {
    session: session.id,
    now: session.world.clock.now(),
    ended: session.store.isBuried(loop.id),
    background: event.backgroundTasks,
    promised: givesPromise(measured.lastMessage, loop.promise),
    calls: done.calls,
    action: done.action,
    evidence: unseen ? 'none' : done.evidence,
    tokens: measured.tokens,
    context: measured.context,
    compressed: done.compactions > 0 && measured.context !== null && measured.context < 60,
    health: assessment && {
      state: assessment.health,
      breaker: assessment.breaker,
      ...assessment.counters,
      declineLimit: assessment.limits.decline[1],
      trigger,
      blocked: assessment.health === 'BLOCKED',
      tripped,
    },
  };
}

/** What follows from a decision that is saved. */
function follow(
  session: LoopSession,
  before: LoopState,
  loop: LoopState,
  decision: Decision,
  iteration: Iteration,
): Outcome {
  if (decision.type === 'wait' || decision.type === 'none') return PASS;
  const { done, changed, assessment, measured } = iteration;
  const { failed } = session.journal.fold('preservation', SIGNALS).state;
  const approaches = failed.map(({ text, reason }) => `${text} -> ${reason}`);
  const record = { done, changed, lines: measured.lines, assessment, approaches };
  recordIteration(session, loop, record, actionOf(decision, loop));
  mark(session, loop, 'iteration');
  if (session.store.isBuried(loop.id)) return lost(session, loop.id, null);
  if (decision.type === 'continue') {
    showInConscience(session, loop, assessment);
    return goOn(session, before, loop, decision.ask, iteration);
  }
  return finish(session, loop, iteration);
}

function actionOf(decision: Decision, loop: LoopState): string {
  if (decision.type !== 'continue') return loop.reason ?? decision.type;
  return decision.ask === 'evidence' ? 'evidence asked' : '-';
}

/** `before` still has the hint that the next prompt delivers. */
function goOn(
  session: LoopSession,
  before: LoopState,
  loop: LoopState,
  ask: 'task' | 'evidence',
  { assessment, speeches, measured }: Iteration,
): Outcome {
  const view = readPlan(session);
  const signals = signalsOf(session, measured.turns, loop.task, view.upcoming, assessment);
  const passes = (loop.iteration - loop.stretch.first) % PASS_EVERY === 0;
  const errors = signals.errors.flatMap(({ lines }) => lines.slice(0, 1));
  const prompt = composePrompt({ ...loop, hint: before.hint }, ask, {
    recitation: session.config.recitation.enabled
      ? reciteLoop(session, loop, view, assessment, signals.hypothesis)
      : null,
    recap: passes ? recapText({ errors, failed: signals.failed }) : null,
    speech: speak(speeches, session).join('\n\n'),
    file: fileName(session, loop.id),
  });
  return { ...PASS, decision: { type: 'continueLoop', prompt } };
}

function finish(
  session: LoopSession,
  loop: LoopState,
  { assessment, measured }: Iteration,
): Outcome {
  const { world, root, transcript } = session;
  let body = loop.detail;
  if (loop.status === 'resting' || loop.status === 'stopped') {
    const view = readPlan(session);
    const turns = transcript ? readTail(world.files, transcript).turns : measured.turns;
    const signals = signalsOf(session, turns, loop.task, view.upcoming, assessment);
    const path = writeSnapshot(session, loop, { turns, view, signals, assessment });
    if (path) body += `\n\nSnapshot: ${path.slice(root.length + 1)}`;
  } else forgetTree(world, root, loop.id);
  settle(session, loop, loop.status === 'resting' ? 'Sabbath rest' : 'Loop ended', body);
  return { ...PASS, notice: tell(session, loop, assessment) };
}

/** Work in the background runs on: nothing is counted, and what wakes the session wakes the loop. */
function wait(event: StopEvent, session: LoopSession, loop: LoopState): Outcome {
  const { tokens, offset } = measure(event, session, loop.stretch.offset);
  const now = session.world.clock.now();
  session.store.save(
    loop,
    afterStop(loop, { type: 'wait' }, session.activity, {
      now,
      health: loop.health,
      tokens,
      offset,
    }),
  );
  return PASS;
}

/** The loop was stopped for good, or its state is gone or broken: this session runs it no longer. */
function lost(session: LoopSession, id: string, problem: string | null): Outcome {
  const at = session.world.clock.now();
  session.journal.append([{ v: 1, kind: 'loop', at, loop: id, phase: 'end' }]);
  if (session.store.isBuried(id)) return PASS;
  const why =
    problem === null ? 'its state file was removed' : `its state file cannot be used: ${problem}`;
  const how =
    problem === null
      ? ''
      : `\n/fire-flow:fire-loop-resume ${id} goes on from its log, ${fileName(session, id)}.`;
  return { ...PASS, notice: `Fire Flow loop ${id} runs no longer: ${why}.${how}` };
}

/** Another session has taken the loop, or it was paused from elsewhere. */
function released(session: LoopSession, loop: LoopState): Outcome {
  mark(session, loop, 'end');
  const why = loop.status === 'running' ? 'another session has taken it' : `it is ${loop.status}`;
  return { ...PASS, notice: `Fire Flow loop ${loop.id} runs here no longer: ${why}.` };
}

/** What cannot be counted must not go on: without a saved count there is no limit. */
function unsaved(
  session: LoopSession,
  loop: LoopState,
  saved:
    | { readonly kind: 'gone' }
    | { readonly kind: 'failed'; readonly message: string }
    | { readonly kind: 'changed' },
): Outcome {
  if (saved.kind !== 'failed') return lost(session, loop.id, null);
  const paused = ended(loop, 'paused', 'save-failed', saved.message, session.world.clock.now());
  session.store.save(loop, paused);
  mark(session, loop, 'end');
  return {
    ...PASS,
    notice: `Fire Flow loop ${loop.id} is paused, since its state could not be saved: ${saved.message}. Then: /fire-flow:fire-loop-resume ${loop.id}`,
  };
}
