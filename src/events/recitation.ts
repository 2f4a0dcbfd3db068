import { hash } from '../core/kit/hash.ts';
import { resolve } from '../core/kit/path.ts';
import {
  advanceOf,
  closesCycle,
  planningKind,
  readBlueprint,
  readDebug,
} from '../core/planning/index.ts';
import { type Recital, recitationFold, recite, reciteDebug } from '../core/recitation/index.ts';
import { textField, type ToolResult } from './observe/result.ts';
import { type Plans, readPlans } from './plan.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

/** What a caller knows beside the plan's files. */
export type Surplus = Pick<Recital, 'iteration' | 'approach' | 'health' | 'note'>;

/** The plan in hand, where the model has not seen it as it is now. `named`: the user's own command names it, so that its age does not matter. */
export function recitePlan(session: Session, surplus: Surplus = {}, named = false): Speech | null {
  const plans = readPlans(session.root, session.world, session.journal);
  return plans && plansSpeech(plans, session, surplus, named);
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

/** After an edit of a plan that finished a task or closed a breath, or of a debug file that closed a cycle. */
export function reciteAdvance(result: ToolResult, session: Session): Speech | null {
  const path = resolve(session.root, textField(result.input, 'file_path').replaceAll('\\', '/'));
  const kind = planningKind(path);
  const before = textField(result.response, 'originalFile');
  const now = session.world.files.read(path, 1 << 20);
  if (!now.ok) return null;
  if (kind === 'debug') {
    const debug = readDebug(now.value);
    if (!closesCycle(readDebug(before), debug)) return null;
    return unlessSeen(reciteDebug({ path, debug }), session);
  }
  // The summary of a breath: its plans were worked through by subagents, whose edits are not answered.
  if (kind === 'summary') return recitePlan(session, {}, true);
  if (kind !== 'blueprint') return null;
  const advance = advanceOf(readBlueprint(before), readBlueprint(now.value));
  return advance === null ? null : reciteNext(path, session);
}

/** The task that comes next in the plan that was edited. A plan that is finished leads to no other one unless the phase is executed. */
function reciteNext(path: string, session: Session): Speech | null {
  const plans = readPlans(session.root, session.world, session.journal);
  const active = plans?.active;
  const isSame = active?.path.split('/.planning/').at(-1) === path.split('/.planning/').at(-1);
  return plans && isSame ? plansSpeech(plans, session, {}, true) : null;
}

function unlessSeen(text: string | null, { journal, config }: Session): Speech | null {
  if (text === null || !config.recitation.enabled) return null;
  const memory = journal.fold('recitation', recitationFold);
  if (!memory.known || memory.state.seen === hash(text)) return null;
  return { channel: 'recitation', key: 'plan', text };
}
