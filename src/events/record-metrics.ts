import type { Fold } from '../core/facts/fold.ts';
import { guidanceFold, metricsOf } from '../core/guidance/index.ts';
import { relative, resolve } from '../core/kit/path.ts';
import {
  addMetrics,
  agentWorkFold,
  isPartial,
  latestRecordFold,
  readBlueprint,
  readRecord,
  setDtgMetrics,
  stemOf,
  together,
  type Work,
  workFold,
} from '../core/planning/index.ts';
import type { Journal } from '../world/journal/journal.ts';
import type { Session } from './session.ts';

const MAX_BYTES = 1 << 20;

/** Who wrote a RECORD, or worked on its plan. */
interface Hand {
  /** The RECORD written last, relative to the project. */
  readonly record: string | null;
  readonly work: Work | null;
}

/**
 * Brings the metrics of the RECORD this session wrote last up to date, and of those its subagents wrote; other records are other
 * sessions' account. `id` is the session's.
 */
export function writeMetrics(session: Session, id: string | undefined): void {
  if (session.isSubagent) return;
  const own = handOf(session.journal, workFold);
  const began = own.work?.since ?? 0;
  const agents = session.world.journals
    .agents(id)
    .map((agent) => handOf(agent, agentWorkFold))
    .filter(({ work }) => (work?.since ?? 0) >= began);
  for (const record of new Set([own, ...agents].map((hand) => hand.record)))
    if (record !== null) update(record, workFor(record, own, agents), session);
}

/** The work a RECORD accounts for: its writer's and, where that is the session itself, that of those who wrote none of their own. */
function workFor(record: string, own: Hand, agents: readonly Hand[]): Work | null {
  const isOwn = record === own.record;
  if (isOwn && own.work === null) return null;
  const hands = agents.filter((agent) => agent.record === record || (isOwn && !agent.record));
  const works = (isOwn ? [own, ...hands] : hands).flatMap(({ work }) => work ?? []);
  return works.length > 0 ? together(works) : null;
}

function handOf(journal: Journal, fold: Fold<Work | null>): Hand {
  const record = journal.fold('record', latestRecordFold);
  const work = journal.fold('work', fold);
  return { record: record.known ? record.state : null, work: work.known ? work.state : null };
}

function update(record: string, work: Work | null, session: Session): void {
  const { root, world } = session;
  // A link is written through, and only inside the project.
  const path = world.files.real(resolve(root, record));
  const text = world.files.read(path, MAX_BYTES);
  // What is no UTF-8 would not be given back as it was.
  if (!text.ok || text.value.includes('\uFFFD') || !isWithin(path, session)) return;
  const counts = counted(path, text.value, work, session);
  const after = withGuidance(addMetrics(text.value, counts), session);
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
function counted(
  path: string,
  record: string,
  work: Work | null,
  session: Session,
): ReadonlyMap<string, number> {
  const found = new Map(tasksDone(path, record, session));
  if (work === null) return found;
  const { created, modified, commits, more } = work;
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
