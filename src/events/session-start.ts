import { dirname, relative } from '../core/kit/path.ts';
import type { SessionStartEvent } from '../host/events/session.ts';
import { type Outcome, PASS } from '../host/outcome.ts';
import { findIgnoreFiles, rememberIgnoreFiles } from '../world/project/known-sources.ts';
import { projectRoot } from '../world/project/root.ts';
import type { World } from '../world/world.ts';
import { createGuard, eventDirectory } from './guard.ts';
import { foreignNotices, ownLibraries } from './libraries.ts';
import { hasLoops } from './loop/running.ts';
import { openMemory } from './memory.ts';
import { maySay } from './own-files.ts';
import { COMPOSED, hasComposed } from './pending.ts';
import { tellOnce } from './problems.ts';
import { openSession, type Session } from './session.ts';
import { speak } from './speech.ts';

/** Tells the user, once per session, which rules are in force and which settings are not; gives back what a compaction took. */
export async function sessionStart(event: SessionStartEvent, world: World): Promise<Outcome> {
  const session = openSession(event, world);
  if (event.source === 'clear') session?.journal.drop(COMPOSED);
  const back = event.source === 'compact' && session ? await restored(session) : [];
  const notice = noticeFor(event, world, await loopsAtStart(event, world));
  await refreshSkills(event, world);
  return { ...PASS, context: back, ...(notice && { notice }) };
}

async function restored(session: Session): Promise<readonly string[]> {
  if (!hasComposed(session)) return [];
  const { giveBack } = await import('./preservation.ts');
  return speak([giveBack(session)], session);
}

/** The index of the user's own skills follows their files; nothing is loaded for it where there are none. */
async function refreshSkills(event: SessionStartEvent, world: World): Promise<void> {
  const root = projectRoot(world.files, world.environment, eventDirectory(event, world));
  const judge = (folder: string) => maySay(root, folder, world);
  for (const { folders, index } of ownLibraries(root, world)) {
    // Skills that are gone leave an index that must go too.
    if (folders.length === 0 && !world.files.has(`${index}/current`)) continue;
    const { refreshIndex } = await import('./user-skills.ts');
    refreshIndex(world.files, folders, { folder: index }, judge);
  }
}

/** Loops of this project that were cut off. */
async function loopsAtStart(event: SessionStartEvent, world: World): Promise<readonly string[]> {
  const session = openSession(event, world);
  if (session === null || session.isSubagent || !hasLoops(session.root, world)) return [];
  const { sessionStarted } = await import('./loop/part.ts');
  const told = sessionStarted(event, session);
  return told === null ? [] : [told];
}

function noticeFor(
  event: SessionStartEvent,
  world: World,
  loops: readonly string[],
): string | null {
  const root = projectRoot(world.files, world.environment, eventDirectory(event, world));
  const { config, problems } = world.config(root);
  const rules = config.exclusion.enabled ? describeRules(event, root, world) : [];
  const lines = [...problems, ...foreignNotices(root, world), ...rules, ...loops];
  return lines.length === 0 ? null : tellOnce(lines, openMemory(event, world), world);
}

/** One line on the rules in force, one on each ignore file that is not. Empty where there are no ignore files. */
function describeRules(event: SessionStartEvent, root: string, world: World): string[] {
  const { files, environment } = world;
  const found = findIgnoreFiles(files, root);
  rememberIgnoreFiles(files, environment, root, found);
  const guard = createGuard(event, world, true);
  const inForce = [...new Set([root, ...found.map(dirname)])].flatMap((directory) =>
    guard.filesOf(directory),
  );
  const counts = new Map(inForce.map(({ path, rules }) => [path, rules]));
  const names = [...counts]
    .filter(([, rules]) => rules > 0)
    .map(([file, rules]) => `${shown(file, root, world)} (${plural(rules)})`);
  const force =
    names.length > 0
      ? [`in force: ${names.slice(0, MAX_NAMED).join(', ')}${rest(names.length)}`]
      : [];
  return [...force, ...guard.problems()];
}

const MAX_NAMED = 8;

function rest(count: number): string {
  return count > MAX_NAMED ? ` and ${count - MAX_NAMED} more` : '';
}

function plural(count: number): string {
  return count === 1 ? '1 rule' : `${count} rules`;
}

function shown(file: string, root: string, { environment }: World): string {
  const inHome = relative(environment.home, file);
  return relative(root, file) ?? (inHome === null ? file : `~/${inHome}`);
}
