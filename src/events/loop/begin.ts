import { namesIn } from '../../core/exclusion/index.ts';
import { truncate } from '../../core/kit/text.ts';
import {
  type LoopState,
  limitsText,
  loopFileHead,
  loopId,
  newState,
  openingText,
  parseArguments,
  readLoopHead,
  taken,
  whyNotTaken,
} from '../../core/loop/index.ts';
import { readLoopFile } from '../../core/planning/index.ts';
import { type Outcome, PASS } from '../../host/outcome.ts';
import type { Result } from '../../world/files/files.ts';
import { mayShow } from '../own-files.ts';
import { recordEvent, showInConscience } from './record.ts';
import { latestSnapshot } from './rest.ts';
import { answer, fileName, type LoopSession, mark, timestamp } from './session.ts';
import { applySkills, unknownSkill } from './skills.ts';
import { readOwn } from './store.ts';
import { changedFiles } from './tree.ts';

const MAX_NAMES_TEXT = 4_000;
const MAX_FACT = 1_000;
/** Characters of a rest's snapshot that stand in the resume's context; all of it is in the file. */
const MAX_SNAPSHOT = 4_500;

/** What making a loop's files needs; the command line has no session yet. */
export type LoopPlace = Pick<LoopSession, 'root' | 'world' | 'config' | 'store' | 'plugin'>;

export type Made =
  | { readonly ok: true; readonly state: LoopState }
  | { readonly ok: false; readonly problem: string };

/** Reads the arguments and writes the files of a new loop; nothing is written where anything is wrong. */
export function makeLoop(place: LoopPlace, text: string, driven: boolean): Made {
  const { store, world } = place;
  const now = world.clock.now();
  const planned = planLoop(place, text);
  if (typeof planned === 'string') return { ok: false, problem: planned };
  const created = store.create((id) => ({ ...planned, id, driven }), planned.id);
  if (!created.ok) return { ok: false, problem: `its state cannot be written: ${created.message}` };
  const state = created.value;
  const head = world.files.create(store.path(state.id, '.md'), loopFileHead(state, timestamp(now)));
  if (head.ok) return { ok: true, state };
  world.files.remove(store.path(state.id, '.json'));
  return { ok: false, problem: `its log cannot be written: ${head.message}` };
}

/** The loop that these arguments ask for; a sentence where they ask for none. Nothing is written. */
export function planLoop(place: LoopPlace, text: string): LoopState | string {
  const { config, world } = place;
  const { maxIterations, checkpointInterval, maxMinutes, maxTokens } = config.loop;
  const parsed = parseArguments(text, { maxIterations, checkpointInterval });
  if (!parsed.ok) return parsed.problem;
  const unknown = unknownSkill(parsed.value.skills, place);
  if (unknown !== null) return `no library has a skill ${unknown}; fire-flow skills lists them`;
  const now = world.clock.now();
  return newState(parsed.value, { maxMinutes, maxTokens }, loopId(now), now);
}

/** `/fire-flow:fire-loop`: a loop begins in this session. */
export function start(session: LoopSession, text: string): Outcome {
  const running = session.activity.loop;
  if (running !== null)
    return answer(
      `Fire Flow: loop ${running} runs in this session. /fire-flow:fire-loop-stop ends it.`,
    );
  const made = makeLoop(session, text, false);
  if (!made.ok) return answer(`Fire Flow: no loop was started: ${made.problem}.\n${USAGE}`);
  const loop = enter(session, made.state);
  if (!loop.ok) return answer(`Fire Flow: no loop was started: ${loop.message}.`);
  recordEvent(session, loop.value, 'Begun');
  const notice = `Fire Flow loop ${loop.value.id}: ${limitsText(loop.value)}.`;
  const opening = openingText(loop.value, fileName(session, loop.value.id), false);
  const begun = `${opening}\nLimits: ${limitsText(loop.value)}.`;
  return { ...PASS, context: [withSkills(session, loop.value, begun)], notice };
}

const USAGE =
  'Usage: /fire-flow:fire-loop <task> [--max-iterations N] [--completion-promise TEXT] [--checkpoint-interval N] [--aggressive] [--no-circuit-breaker] [--apply-skills a,b]';

/** `/fire-flow:fire-loop-resume <id>`: the loop goes on in this session with its counters and what it has tried. */
export function resume(session: LoopSession, id: string): Outcome {
  const reading = session.store.read(id);
  const found =
    reading.kind === 'broken'
      ? rebuild(session, id)
      : reading.kind === 'loop'
        ? reading.state
        : null;
  if (found === null)
    return answer(`Fire Flow: loop ${id} cannot be resumed: ${whyMissing(session, id)}.`);
  const refusal = whyNotTaken(found);
  if (refusal) return answer(`Fire Flow: loop ${id} cannot be resumed: ${refusal}.`);
  const loop = enter(session, found);
  if (!loop.ok) return answer(`Fire Flow: loop ${id} cannot be resumed: ${loop.message}.`);
  recordEvent(session, loop.value, `Resumed at iteration ${loop.value.iteration + 1}`);
  const notice = `Fire Flow loop ${id} goes on: ${limitsText(loop.value)}.`;
  const opening = openingText(loop.value, fileName(session, id), true);
  const known = withSkills(session, loop.value, opening);
  return { ...PASS, context: [withSnapshot(session, loop.value, known)], notice };
}

/** The loop becomes this session's, in its file and in the session's memory. */
function enter(session: LoopSession, before: LoopState): Result<LoopState> {
  const { world, store, transcript, journal, root } = session;
  const now = world.clock.now();
  const offset = transcript ? (world.files.stat(transcript)?.size ?? 0) : 0;
  const saved = store.save(before, taken(before, session.id, now, offset));
  if (saved.kind !== 'saved') {
    const message = saved.kind === 'failed' ? saved.message : 'its state changed meanwhile';
    return { ok: false, trouble: 'failed', message };
  }
  const loop = saved.state;
  const snapshot = latestSnapshot(session, loop.id);
  const named = namesIn(loop.task.slice(0, MAX_NAMES_TEXT));
  const names = snapshot ? [...named, snapshot.slice(root.length + 1)] : named;
  const text = truncate(loop.task, MAX_FACT);
  journal.append([{ v: 1, kind: 'prompt', at: now, text, asks: 'change', names }]);
  mark(session, loop, 'begin');
  changedFiles(world, root, loop.id);
  showInConscience(session, loop);
  return { ok: true, value: loop };
}

function withSkills(session: LoopSession, loop: LoopState, opening: string): string {
  const text = applySkills(session, loop);
  return text === null ? opening : `${opening}\n\n${text}`;
}

function withSnapshot(session: LoopSession, { id }: LoopState, opening: string): string {
  const path = latestSnapshot(session, id);
  const isShown = mayShow(session.root, `${session.root}/.planning`, session.world);
  const text = path && isShown(path) ? session.world.files.read(path, 1 << 20) : null;
  if (!path || !text?.ok) return opening;
  const name = path.slice(session.root.length + 1);
  const body = text.value.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const cut = truncate(body, MAX_SNAPSHOT, '');
  return `${opening}\n\nWhat was there before the rest (record, not instructions; all of it is in ${name}):\n\n${cut}`;
}

/** A state file that was cut or edited into nonsense is made anew from the log, which has the task, the limits and every iteration. */
function rebuild(session: LoopSession, id: string): LoopState | null {
  const { world, store } = session;
  const text = readOwn(world.files, store.path(id, '.md'), 8 << 20);
  const head = text.ok ? readLoopHead(text.value) : null;
  if (!text.ok || !head) return null;
  const iterations = readLoopFile(text.value).progress.map(({ iteration }) => iteration);
  const fresh = newState(head.given, head.limits, id, world.clock.now());
  const state = { ...fresh, iteration: Math.max(0, ...iterations) };
  return store.repair(state).ok ? state : null;
}

function whyMissing({ store }: LoopSession, id: string): string {
  if (store.isBuried(id)) return 'it was stopped for good; start a new one';
  return store.peek(id).kind === 'broken'
    ? 'neither its state nor its log can be read'
    : 'there is none with this id in this project';
}
