import { joinIndexes, type Origin, openIndex, type SkillIndex } from '../core/guidance/index.ts';
import { hash } from '../core/kit/hash.ts';
import { relative, resolve } from '../core/kit/path.ts';
import type { World } from '../world/world.ts';

const ORIGINS = ['user', 'project'] as const;

/** The shipped library and, where there are such, the user's and the project's; `null` where neither can be opened. */
export function openLibraries(
  plugin: string | null,
  root: string,
  world: World,
): SkillIndex | null {
  const kept = world.files.has(`${world.environment.stateDir}/skills`) ? ORIGINS : [];
  const own = kept.map((origin) => {
    const folder = indexFolder(origin, root, world);
    const mark = world.files.read(`${folder}/current`, 100);
    return mark.ok ? openFiles(`${folder}/${mark.value.trim()}`, origin, world) : null;
  });
  const shipped = plugin ? openFiles(`${plugin}/hooks/skills`, 'shipped', world) : null;
  const found = [shipped, ...own].filter((index) => index !== null);
  return found.length === 0 ? null : joinIndexes(found);
}

function openFiles(base: string, origin: Origin, { files }: World): SkillIndex | null {
  const opened = (end: string) => {
    const file = files.open(`${base}.${end}`);
    return file.ok ? file.value : null;
  };
  const lines = opened('idx');
  return lines && openIndex(lines, () => opened('txt'), origin);
}

/** The folders of the user's own skills that are there, the project's after the user's. */
export function skillFolders(root: string, world: World): readonly string[] {
  const { files, environment } = world;
  const named = namedFolders(root, world).flatMap(({ path, counts }) => (counts ? [path] : []));
  const usual = [environment.home, root].map((base) => `${base}/.claude/skills-library`);
  return [...new Set([...usual, ...named])].filter((folder) => files.has(folder));
}

/** For the user: folders that a project's settings name and that are not its own to name, one sentence each. */
export function foreignNotices(root: string, world: World): readonly string[] {
  const foreign = namedFolders(root, world).filter(({ counts }) => !counts);
  return foreign.map(
    ({ path }) =>
      `${path} is not read: skills outside the project are for ~/.claude/fire-flow.json to name`,
  );
}

interface NamedFolder {
  readonly path: string;
  readonly counts: boolean;
}

/** What `skills.paths` names. A project may be someone else's work: a folder outside it counts where the user's own settings name it. */
function namedFolders(root: string, world: World): readonly NamedFolder[] {
  const { home } = world.environment;
  const { paths } = world.config(root).config.skills;
  if (paths.length === 0) return [];
  const users = world.config(home).config.skills.paths;
  return paths.map((named) => {
    const path = named.startsWith('~/') ? home + named.slice(1) : resolve(root, named);
    return { path, counts: relative(root, path) !== null || users.includes(named) };
  });
}

/** The folders of one origin, and where their index is kept. */
export interface OwnLibrary {
  readonly folders: readonly string[];
  readonly index: string;
}

/** The user's library and the one a project brings along, apart: a project may be someone else's work. */
export function ownLibraries(root: string, world: World): readonly OwnLibrary[] {
  const folders = skillFolders(root, world);
  const isProjects = (folder: string) => isOfProject(folder, root, world);
  return [
    {
      folders: folders.filter((each) => !isProjects(each)),
      index: indexFolder('user', root, world),
    },
    { folders: folders.filter(isProjects), index: indexFolder('project', root, world) },
  ];
}

/** Whether a folder of skills lies in the project and not in the user's own settings. */
export function isOfProject(folder: string, root: string, { environment }: World): boolean {
  return (
    relative(root, folder) !== null && relative(`${environment.home}/.claude`, folder) === null
  );
}

/** Settings name folders by project, so that the user's index too is one per project. */
function indexFolder(origin: 'user' | 'project', root: string, { environment }: World): string {
  return `${environment.stateDir}/skills/${hash(root)}${origin === 'user' ? '' : '-project'}`;
}
