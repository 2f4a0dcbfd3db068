import type { IndexFiles } from '../core/guidance/index.ts';
import { buildIndex, INDEX_EDITION } from '../core/guidance/index.ts';
import type { SkillSource } from '../core/guidance/skill.ts';
import { hash } from '../core/kit/hash.ts';
import type { Files } from '../world/files/files.ts';
import { readSkill, type SkillReading } from '../world/skills/source.ts';

const MOST_BYTES = 200_000;
/** Of one folder. */
export const MOST_FILES = 5_000;
const DEEPEST = 4;

/** Folders of a repository of skills that hold no skills. */
const SKIPPED = new Set([
  'node_modules',
  '.git',
  'scripts',
  'assets',
  'references',
  'templates',
  'examples',
]);

const NO_SKILL =
  /^(?:readme|index|contributing|changelog|license|skills_library_index)\.(?:md|markdown)$/i;

/**
 * Markdown files under `folder`, sorted: `<name>/SKILL.md` folders give that one file. A folder that is not there gives none,
 * and one that links lead to again is read once.
 */
export function findSkills(files: Files, folder: string): readonly string[] {
  return skillsUnder(files, folder, new Set(), 0).slice(0, MOST_FILES);
}

function skillsUnder(
  files: Files,
  folder: string,
  seen: Set<string>,
  depth: number,
): readonly string[] {
  const place = files.real(folder);
  if (depth > DEEPEST || seen.has(place)) return [];
  seen.add(place);
  const listed = files.list(folder);
  if (!listed.ok) return [];
  const names = listed.value.map(({ name }) => name);
  const own = names.find((name) => name.toLowerCase() === 'skill.md');
  if (own !== undefined) return [`${folder}/${own}`];
  const found: string[] = [];
  for (const name of names) {
    const path = `${folder}/${name}`;
    if (SKIPPED.has(name) || NO_SKILL.test(name)) continue;
    if (kindOf(files, path) === 'directory') {
      found.push(...skillsUnder(files, path, seen, depth + 1));
    } else if (/\.(?:md|markdown)$/i.test(name)) {
      found.push(path);
    }
  }
  return found;
}

/** Skills may be linked into a library: a link counts as what it points to. */
function kindOf(files: Files, path: string): string | undefined {
  const stat = files.stat(path);
  return stat?.kind === 'link' ? files.stat(files.real(path))?.kind : stat?.kind;
}

export function readSkills(files: Files, paths: readonly string[]): readonly SkillReading[] {
  return paths.map((path) => {
    const text = files.read(path, MOST_BYTES);
    if (text.ok) return readSkill(path, text.value);
    return { path, skill: null, problems: [text.message], notes: [] };
  });
}

/** Changes when a skill file comes, goes or is written (paths, sizes and times, no content), and when the plugin builds otherwise. */
export function fingerprint(files: Files, paths: readonly string[]): string {
  const marks = paths.map((path) => {
    const stat = files.stat(files.real(path));
    return `${path}\t${stat?.size}\t${stat?.modified}`;
  });
  return hash([String(INDEX_EDITION), ...marks].join('\n'));
}

/** Where a user's index is kept, under the state directory. */
export interface IndexPlace {
  /** `<folder>/<fingerprint>.idx` and `.txt`, and `current` holding the fingerprint. */
  readonly folder: string;
}

/**
 * Brings the index of a user's own folders up to date; meant for SessionStart and the command line, never the hot path.
 * `null`: there are no skills. `judge` tells which files of a folder may be said. Unchanged folders cost one stat per file. Later folders replace namesakes of earlier ones.
 */
export function refreshIndex(
  files: Files,
  folders: readonly string[],
  place: IndexPlace,
  judge: (folder: string) => (path: string) => boolean = () => () => true,
): { readonly changed: boolean; readonly problems: readonly SkillReading[] } | null {
  const paths = folders.flatMap((folder) => findSkills(files, folder).filter(judge(folder)));
  const current = `${place.folder}/current`;
  if (paths.length === 0) {
    files.remove(current);
    return null;
  }
  const mark = fingerprint(files, paths);
  const before = files.read(current, 100);
  if (before.ok && before.value.trim() === mark) return { changed: false, problems: [] };
  const readings = readSkills(files, paths);
  const built = indexOf(readings);
  files.replace(`${place.folder}/${mark}.txt`, built.texts);
  files.replace(`${place.folder}/${mark}.idx`, built.lines);
  files.replace(current, `${mark}\n`);
  if (before.ok) dropOld(files, place, before.value.trim());
  return { changed: true, problems: readings.filter((one) => one.skill === null) };
}

function dropOld(files: Files, place: IndexPlace, mark: string): void {
  if (!/^[0-9a-f]{16}$/.test(mark)) return;
  // Version 1 had postings of their own.
  for (const end of ['idx', 'bm', 'txt']) files.remove(`${place.folder}/${mark}.${end}`);
}

function indexOf(readings: readonly SkillReading[]): IndexFiles {
  const byKey = new Map<string, SkillSource>();
  for (const { skill } of readings) if (skill) byKey.set(`${skill.category}/${skill.name}`, skill);
  return buildIndex([...byKey.values()], []);
}
