import type { Moment } from '../core/guidance/index.ts';
import { hash } from '../core/kit/hash.ts';
import { resolve } from '../core/kit/path.ts';
import {
  advanceOf,
  closesCycle,
  planningKind,
  readBlueprint,
  readDebug,
  type Task,
} from '../core/planning/index.ts';
import { type Recital, recitationFold, recite, reciteDebug } from '../core/recitation/index.ts';
import { type ToolResult, textField } from './observe/result.ts';
import { mayShow } from './own-files.ts';
import { type Plans, readPlans } from './plan.ts';
import type { Session } from './session.ts';
import { choose, type Speech } from './speech.ts';

/** What a caller knows beside the plan's files. */
export type Surplus = Pick<Recital, 'iteration' | 'approach' | 'health' | 'note'>;

/** The plan in hand, where the model has not seen it as it is now. */
export function recitePlan(session: Session, surplus: Surplus): Speech | null {
  const plans = readPlans(session.root, session.world, session.journal, mayShow);
  return plans && plansSpeech(plans, session, surplus, false);
}

/** The plan in hand as one of its tasks begins, with the guidance that fits the task. The user's own command names it, so that its age does not matter. */
export async function beginTask(session: Session, surplus: Surplus = {}): Promise<Speeches> {
  const plans = readPlans(session.root, session.world, session.journal, mayShow);
  return plans ? taskSpeeches(plans, session, surplus) : [];
}

type Speeches = readonly Speech[];

async function taskSpeeches(plans: Plans, session: Session, surplus: Surplus): Promise<Speeches> {
  const speech = plansSpeech(plans, session, surplus, true);
  if (speech === null || !plans.active) return [];
  const { guide } = await import('./guidance.ts');
  const both = choose([speech, guide(taskMoment(plans.active.current), session)]);
  // Guidance goes first where there is room for one: here the task itself must not give way to it.
  return both.includes(speech) ? both : [speech];
}

/** The decision point that the start of a task is. */
function taskMoment({ type, title, steps, skills, files }: Task): Moment {
  const named = skills.map((skill) => skill.replace(/[/-]/g, ' '));
  const text = [title, ...steps, ...named].join('\n');
  return { kind: type.includes('decision') ? 'decision' : 'prompt', text, files };
}

function plansSpeech(
  plans: Plans,
  session: Session,
  surplus: Surplus,
  named: boolean,
): Speech | null {
  if (!plans.active) return null;
  const text = recite({
    ...surplus,
    plan: plans.active,
    ...(!named && { age: session.world.clock.now() - plans.changed }),
    decisions: plans.conscience?.decisions ?? [],
    blockers: plans.openBlockers,
  });
  return unlessSeen(text, session);
}

/** After an edit of a plan that finished a task or closed a breath, of a breath's summary, or of a debug file that closed a cycle. */
export async function reciteAdvance(result: ToolResult, session: Session): Promise<Speeches> {
  const path = resolve(session.root, textField(result.input, 'file_path').replaceAll('\\', '/'));
  const kind = planningKind(path);
  const before = textField(result.response, 'originalFile');
  const now = session.world.files.read(path, 1 << 20);
  if (!now.ok) return [];
  if (kind === 'debug') return debugSpeeches(path, before, now.value, session);
  // The summary of a breath: its plans were worked through by subagents, whose edits are not answered.
  if (kind === 'summary') return beginTask(session);
  if (kind !== 'blueprint') return [];
  const advance = advanceOf(readBlueprint(before), readBlueprint(now.value));
  return advance === null ? [] : nextTask(path, session);
}

function debugSpeeches(path: string, before: string, now: string, session: Session): Speeches {
  const debug = readDebug(now);
  if (!closesCycle(readDebug(before), debug)) return [];
  const speech = unlessSeen(reciteDebug({ path, debug }), session);
  return speech ? [speech] : [];
}

/** The task that comes next in the plan that was edited. A plan that is finished leads to no other one unless the phase is executed. */
async function nextTask(path: string, session: Session): Promise<Speeches> {
  const plans = readPlans(session.root, session.world, session.journal, mayShow);
  const inFolder = (whole?: string) => whole?.split('/.planning/').at(-1);
  const isSame = inFolder(plans?.active?.path) === inFolder(path);
  return plans && isSame ? taskSpeeches(plans, session, {}) : [];
}

function unlessSeen(text: string | null, { journal, config }: Session): Speech | null {
  if (text === null || !config.recitation.enabled) return null;
  const memory = journal.fold('recitation', recitationFold);
  const key = hash(text);
  if (!memory.known || memory.state.seen === key) return null;
  return { channel: 'recitation', key, text };
}
