import { ordinalOf, SPOKEN } from '../core/budget/index.ts';
import { isEditTool, type ToolResult, textField } from './observe/result.ts';
import { hasPlanningFolder } from './planning-folder.ts';
import type { Session } from './session.ts';

/** The name under which a composed block waits beside the journal until it is verified. */
export const COMPOSED = 'composed.json';
const LOOK_EVERY = 25;

/** A block has been composed that is to be given back, and verified. One look at the file system. */
export function hasComposed({ journal, world, config }: Session): boolean {
  return config.preservation.enabled && world.files.has(journal.path(COMPOSED));
}

/** Nobody has looked yet at what became of a composed block, and the transcript has been written to since. */
export function awaitsVerification(session: Session, transcript: string | undefined): boolean {
  if (transcript === undefined || !hasComposed(session)) return false;
  const { files } = session.world;
  const composed = files.stat(session.journal.path(COMPOSED));
  const written = files.stat(transcript);
  return composed !== null && written !== null && written.modified >= composed.modified;
}

/** The window fills slowly: at every twenty-fifth call the transcript's tail is worth reading for it. `use`: the call of this event. */
export function isBudgetDue({ journal, config }: Session, use?: string): boolean {
  if (!config.budget.enabled) return false;
  const { state, known } = journal.fold('budget', SPOKEN);
  return known && state.calls > 0 && ordinalOf(state, use) % LOOK_EVERY === 0;
}

/** The project has a folder for plans, be it a link to one. */
export function hasPlans({ root, world }: Session): boolean {
  return hasPlanningFolder(root, world);
}

/** The project keeps plans, and they are to be recited. */
export function keepsPlans(session: Session): boolean {
  return session.config.recitation.enabled && hasPlans(session);
}

/** Whether a call changed a file under `.planning/`. */
export function changesPlan({ tool, input }: ToolResult): boolean {
  const path = isEditTool(tool) ? textField(input, 'file_path') : '';
  return path.includes('.planning') && /(?:^|[\\/])\.planning[\\/].*\.md$/.test(path);
}
