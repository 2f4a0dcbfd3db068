import { joinIndexes, openIndex, type SkillIndex } from '../core/guidance/index.ts';
import { hash } from '../core/kit/hash.ts';
import { resolve } from '../core/kit/path.ts';
import type { World } from '../world/world.ts';

/** Bytes; a longer file is none of ours. */
const MAX_INDEX = 32 << 20;

/** The shipped library and, where there is one, the user's; `null` where neither can be opened. */
export function openLibraries(
  plugin: string | null,
  root: string,
  world: World,
): SkillIndex | null {
  const own = userIndexFolder(root, world);
  const mark = world.files.read(`${own}/current`, 100);
  const found = [
    plugin ? openFiles(`${plugin}/hooks/skills`, 'shipped', world) : null,
    mark.ok ? openFiles(`${own}/${mark.value.trim()}`, 'user', world) : null,
  ].filter((index) => index !== null);
  return found.length === 0 ? null : joinIndexes(found);
}

function openFiles(base: string, origin: 'shipped' | 'user', { files }: World): SkillIndex | null {
  const opened = (end: string) => {
    const file = files.open(`${base}.${end}`);
    return file.ok && file.value.length <= MAX_INDEX ? file.value : null;
  };
  const lines = opened('idx');
  if (lines === null) return null;
  const text = (offset: number, length: number) => {
    const bytes = files.readRange(`${base}.txt`, offset, length);
    return bytes.ok ? new TextDecoder().decode(bytes.value) : null;
  };
  return openIndex(lines, { postings: () => opened('bm'), text }, origin);
}

/** The folders of the user's own skills that are there, the project's after the user's. */
export function skillFolders(root: string, world: World): readonly string[] {
  const { files, environment } = world;
  const { paths } = world.config(root).config.skills;
  const named = paths.map((path) =>
    path.startsWith('~/') ? environment.home + path.slice(1) : resolve(root, path),
  );
  const usual = [environment.home, root].map((base) => `${base}/.claude/skills-library`);
  return [...new Set([...usual, ...named])].filter((folder) => files.stat(folder) !== null);
}

/** Where the index of a project's and a user's own skills is kept. */
export function userIndexFolder(root: string, { environment }: World): string {
  return `${environment.stateDir}/skills/${hash(root)}`;
}
