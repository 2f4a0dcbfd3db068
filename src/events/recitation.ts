import { hash } from '../core/kit/hash.ts';
import { advanceOf, closesCycle, readBlueprint, readDebug } from '../core/planning/index.ts';
import { type Recital, recitationFold, recite, reciteDebug } from '../core/recitation/index.ts';
import { textField, type ToolResult } from './observe/result.ts';
import { readPlans } from './plan.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';

/** What a caller knows beside the plan's files. */
export type Surplus = Pick<Recital, 'iteration' | 'approach' | 'health' | 'note'>;

/** The plan in hand, where the model has not seen it as it is now. `named`: the user's own command names it, so that its age does not matter. */
export function recitePlan(session: Session, surplus: Surplus = {}, named = false): Speech | null {
  const { root, world } = session;
  const plans = readPlans(root, world);
  if (!plans?.active) return null;
  const text = recite({
    ...surplus,
    plan: plans.active,
    ...(!named && { age: world.clock.now() - plans.changed }),
    decisions: plans.conscience?.decisions ?? [],
    blockers: plans.openBlockers,
  });
  return unlessSeen(text, session);
}

/** After an edit of a plan that finished a task or closed a breath, or of a debug file that closed a cycle. */
export function reciteAdvance(result: ToolResult, session: Session): Speech | null {
  const path = textField(result.input, 'file_path');
  const before = textField(result.response, 'originalFile');
  const now = session.world.files.read(path, 1 << 20);
  if (!now.ok) return null;
  if (/\/debug\/[^/]+\.md$/.test(path)) {
    const debug = readDebug(now.value);
    if (!closesCycle(readDebug(before), debug)) return null;
    return unlessSeen(reciteDebug({ path, debug }), session);
  }
  const advance = advanceOf(readBlueprint(before), readBlueprint(now.value));
  return advance === null ? null : recitePlan(session, {}, true);
}

function unlessSeen(text: string | null, { journal, config }: Session): Speech | null {
  if (text === null || !config.recitation.enabled) return null;
  const memory = journal.fold('recitation', recitationFold);
  if (!memory.known || memory.state.seen === hash(text)) return null;
  return { channel: 'recitation', key: 'plan', text };
}
