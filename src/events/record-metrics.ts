import { guidanceFold, metricsOf } from '../core/guidance/index.ts';
import { relative, resolve } from '../core/kit/path.ts';
import {
  addMetrics,
  isPartial,
  latestRecordFold,
  readBlueprint,
  readRecord,
  setDtgMetrics,
  stemOf,
  workFold,
} from '../core/planning/index.ts';
import type { Session } from './session.ts';

const MAX_BYTES = 1 << 20;

/** Brings the metrics of the RECORD this session wrote last up to date; other records are other sessions' account. */
export function writeMetrics(session: Session): void {
  const { journal, root, world, isSubagent } = session;
  const written = isSubagent ? null : journal.fold('record', latestRecordFold);
  if (written === null || !written.known || written.state === null) return;
  // A link is written through, and only inside the project.
  const path = world.files.real(resolve(root, written.state));
  const text = world.files.read(path, MAX_BYTES);
  // What is no UTF-8 would not be given back as it was.
  if (!text.ok || text.value.includes('\uFFFD') || !isWithin(path, session)) return;
  const after = withGuidance(addMetrics(text.value, counted(path, text.value, session)), session);
  if (after !== text.value) world.files.replace(path, after);
}

function isWithin(path: string, { root, world }: Session): boolean {
  return relative(root, path) !== null || relative(world.files.real(root), path) !== null;
}

/** How guidance fared; it replaces what stands there. */
function withGuidance(record: string, { journal, config }: Session): string {
  const guidance = journal.fold('guidance', guidanceFold);
  if (!config.guidance.enabled || !guidance.known) return record;
  const { activations, skillsInjected, skillsUseful, missedGuidance } = metricsOf(guidance.state);
  return setDtgMetrics(record, {
    activations,
    skills_injected: skillsInjected,
    skills_useful: skillsUseful,
    missed_guidance: missedGuidance,
  });
}

/** What can be counted of the work: the tasks done in the blueprint, and since the command that began it, files and commits. */
function counted(path: string, record: string, session: Session): ReadonlyMap<string, number> {
  const work = session.journal.fold('work', workFold);
  const found = new Map(tasksDone(path, record, session));
  if (!work.known || work.state === null) return found;
  const { created, modified, commits, more } = work.state;
  if (!more) found.set('files_created', created.length).set('files_modified', modified.length);
  return found.set('commits', commits.length);
}

/** Nothing where the blueprint has open tasks and the RECORD does not say so: which of them is right is not for us to say. */
function tasksDone(
  path: string,
  record: string,
  { world }: Session,
): readonly (readonly [string, number])[] {
  const stem = stemOf(path);
  const joint = stem.endsWith('/') ? [''] : ['-', '.'];
  const names = joint.flatMap((mark) => [`${stem}${mark}BLUEPRINT.md`, `${stem}${mark}PLAN.md`]);
  const texts = names.map((name) => world.files.read(name, MAX_BYTES));
  const plan = texts.find((text) => text.ok);
  const tasks = plan?.ok ? readBlueprint(plan.value).tasks : [];
  const done = tasks.filter((task) => task.done).length;
  const agree = done === tasks.length || isPartial(readRecord(record));
  return tasks.length > 0 && agree ? [['tasks_completed', done]] : [];
}
