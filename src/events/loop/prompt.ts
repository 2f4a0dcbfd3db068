import { MOST_ITERATIONS } from '../../core/facts/iterations.ts';
import { commandOf } from '../../core/kit/prompt.ts';
import { truncate } from '../../core/kit/text.ts';
import {
  ended,
  extended,
  isFinal,
  type LoopState,
  parseCount,
  resumeLine,
  statusText,
} from '../../core/loop/index.ts';
import type { UserPromptSubmitEvent } from '../../host/events/session.ts';
import { type Outcome, PASS } from '../../host/outcome.ts';
import type { Session } from '../session.ts';
import { resume, start } from './begin.ts';
import { settle } from './end.ts';
import { answer, fileName, type LoopSession, openLoopSession } from './session.ts';

const MAX_HINT = 2_000;
const SHOWN = 5;
const TRIES = 3;

type Command = (session: LoopSession, text: string) => Outcome;

const COMMANDS: Readonly<Record<string, Command>> = {
  'fire-loop': start,
  'fire-loop-resume': resumeCommand,
  'fire-loop-stop': stopCommand,
  'fire-loop-status': statusCommand,
  'fire-loop-hint': hintCommand,
  'fire-loop-extend': extendCommand,
};

/** Carries out a command of the loop from the prompt as typed. Only starting and resuming let a model turn follow. */
export function obey(event: UserPromptSubmitEvent, plain: Session): Outcome {
  const command = commandOf(event.prompt);
  const run = COMMANDS[command?.name ?? ''];
  const known = Object.keys(COMMANDS)
    .map((name) => `/fire-flow:${name}`)
    .join(', ');
  if (!run || !command) return answer(`Fire Flow: there is no such command; there are ${known}.`);
  return run(openLoopSession(event, plain), command.text);
}

/** The user says something else: the loop waits, and the answer says how it goes on. The iteration at hand is not counted. */
export function pauseForPrompt(event: UserPromptSubmitEvent, plain: Session): Outcome | null {
  const session = openLoopSession(event, plain);
  const id = session.activity.loop ?? '';
  const paused = change(session, id, (loop) =>
    loop.session === session.id && loop.status === 'running'
      ? ended(loop, 'paused', 'prompt', '', session.world.clock.now())
      : null,
  );
  if (typeof paused === 'string' || paused === null) {
    session.journal.append([
      { v: 1, kind: 'loop', at: session.world.clock.now(), loop: id, phase: 'end' },
    ]);
    return null;
  }
  settle(session, paused, 'Paused by a prompt');
  const text = `Fire Flow loop ${id} is paused at iteration ${paused.iteration + 1} by this prompt. ${resumeLine(paused)}`;
  return { ...PASS, context: [text], notice: text };
}

function resumeCommand(session: LoopSession, text: string): Outcome {
  const asked = idIn(text);
  if (text !== '' && asked === null)
    return answer(`Fire Flow: ${JSON.stringify(truncate(text, 60))} is no loop id.`);
  if (asked !== null && session.activity.loop !== null && session.activity.loop !== asked)
    return answer(
      `Fire Flow: loop ${session.activity.loop} runs in this session. /fire-flow:fire-loop-stop ends it.`,
    );
  if (asked !== null) return resume(session, asked);
  const waiting = loopsOf(session).filter((loop) => !isFinal(loop) && loop.status !== 'running');
  const [only] = waiting;
  if (!only) return answer('Fire Flow: no loop of this project waits to be resumed.');
  if (waiting.length > 1)
    return answer(['Fire Flow: which one?', ...described(session, waiting)].join('\n'));
  return resume(session, only.id);
}

function stopCommand(session: LoopSession, text: string): Outcome {
  const loop = targetOf(session, text);
  if (typeof loop === 'string') return answer(loop);
  const now = session.world.clock.now();
  const cancel = (state: LoopState) => ended(state, 'stopped', 'cancelled', '', now);
  const buried = session.store.bury(loop.id, cancel);
  if (!buried.ok)
    return answer(`Fire Flow: loop ${loop.id} could not be stopped: ${buried.message}.`);
  const last = session.store.peek(loop.id);
  const state = last.kind === 'loop' ? last.state : cancel(loop);
  if (session.activity.loop === loop.id) settle(session, state, 'Stopped by the user');
  return answer(
    `Fire Flow loop ${loop.id} is stopped for good after ${state.iteration} iterations. Its log: ${fileName(session, loop.id)}`,
  );
}

function statusCommand(session: LoopSession, text: string): Outcome {
  const id = idIn(text) ?? session.activity.loop;
  const all = loopsOf(session, true);
  const shown = id === null ? all.slice(0, SHOWN) : all.filter((loop) => loop.id === id);
  const broken = session.store.ids().flatMap((one) => {
    const reading = session.store.peek(one);
    return reading.kind === 'broken'
      ? [
          `Loop ${one}: its state cannot be used: ${reading.problem}. /fire-flow:fire-loop-resume ${one} goes on from its log.`,
        ]
      : [];
  });
  if (shown.length + broken.length === 0) return answer('Fire Flow: this project has no loops.');
  const more = id === null && all.length > SHOWN ? [`and ${all.length - SHOWN} older ones`] : [];
  return answer([...described(session, shown), ...broken.slice(0, SHOWN), ...more].join('\n\n'));
}

function hintCommand(session: LoopSession, text: string): Outcome {
  if (text === '') return answer('Fire Flow: /fire-flow:fire-loop-hint <text> needs the text.');
  if (text.length > MAX_HINT)
    return answer(`Fire Flow: a hint has at most ${MAX_HINT} characters.`);
  return changeLive(
    session,
    '',
    (loop) => ({ ...loop, hint: loop.hint === null ? text : `${loop.hint}\n${text}` }),
    (loop) => `Fire Flow loop ${loop.id}: the hint goes with the next iteration.`,
  );
}

function extendCommand(session: LoopSession, text: string): Outcome {
  const [number = '', rest = ''] = text.split(/\s+/, 2);
  const count = parseCount(number);
  if (typeof count === 'string')
    return answer(`Fire Flow: /fire-flow:fire-loop-extend N: N ${count}.`);
  return changeLive(
    session,
    rest,
    (loop) => {
      const more = extended(loop, count, session.config.loop);
      return more.maxIterations > MOST_ITERATIONS
        ? `no loop has more than ${MOST_ITERATIONS} iterations`
        : more;
    },
    (loop) => `Fire Flow loop ${loop.id}: now ${statusText(loop, session.world.clock.now())}`,
  );
}

function changeLive(
  session: LoopSession,
  text: string,
  next: (loop: LoopState) => LoopState | string,
  said: (loop: LoopState) => string,
): Outcome {
  const loop = targetOf(session, text);
  if (typeof loop === 'string') return answer(loop);
  const changed = change(session, loop.id, next);
  if (changed === null) return answer(`Fire Flow: loop ${loop.id} is over.`);
  return answer(typeof changed === 'string' ? `Fire Flow: ${changed}.` : said(changed));
}

/** Reads, changes and writes; again where another process wrote between. Text: why not. */
function change(
  session: LoopSession,
  id: string,
  next: (loop: LoopState) => LoopState | string | null,
): LoopState | string | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const reading = session.store.read(id);
    if (reading.kind !== 'loop') return null;
    const after = next(reading.state);
    if (after === null || typeof after === 'string') return after;
    const saved = session.store.save(reading.state, after);
    if (saved.kind === 'saved') return saved.state;
    if (saved.kind === 'failed') return saved.message;
    if (saved.kind === 'gone') return null;
  }
  return 'its state is being written by others; try again';
}

/** The loop a command is about: the one named, else this session's, else the only one that is not over. */
function targetOf(session: LoopSession, text: string): LoopState | string {
  const id = idIn(text) ?? session.activity.loop;
  const live = loopsOf(session).filter((loop) => !isFinal(loop));
  const found =
    id === null
      ? live.filter((loop, _, all) => all.length === 1 || loop.status === 'running')
      : live.filter((loop) => loop.id === id);
  const [only] = found;
  if (only && found.length === 1) return only;
  if (id !== null) return `Fire Flow: there is no loop ${id} here that is not over.`;
  if (live.length === 0) return 'Fire Flow: this project has no loop that is not over.';
  return ['Fire Flow: which one? Name its id.', ...described(session, live)].join('\n');
}

function loopsOf({ store }: LoopSession, all = false): readonly LoopState[] {
  return store.ids().flatMap((id) => {
    const reading = all ? store.peek(id) : store.read(id);
    return reading.kind === 'loop' ? [reading.state] : [];
  });
}

function described(session: LoopSession, loops: readonly LoopState[]): readonly string[] {
  const now = session.world.clock.now();
  return loops
    .slice(0, SHOWN)
    .map((loop) =>
      [statusText(loop, now), resumeHint(loop)].filter((line) => line !== '').join('\n'),
    );
}

function resumeHint(loop: LoopState): string {
  return loop.status === 'running' ? '' : resumeLine(loop);
}

function idIn(text: string): string | null {
  return /(?:^|[\s/-])(\d{8}-\d{6}(?:-\d{1,2})?)(?=$|[\s.])/.exec(text.slice(0, 400))?.[1] ?? null;
}
