import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from '../src/core/guidance/index.ts';
import type { SkillSource } from '../src/core/guidance/skill.ts';
import { TABLES } from '../src/core/guidance/tables/tables.ts';
import { readSkill } from '../src/world/skills/source.ts';

/** Paths of the shipped skills, `<category>/<name>.md`, sorted; the page that lists them is none. */
export function skillFiles(root: string): readonly string[] {
  return readdirSync(path.join(root, 'skills-library'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && name !== LIBRARY_PAGE)
    .sort();
}

/** The page in skills-library/ that lists the skills; see skills-page.ts. */
export const LIBRARY_PAGE = 'README.md';

/** The shipped skills by path. Throws at a broken one. */
export function shippedSkills(root: string): readonly SkillSource[] {
  return skillFiles(root).map((name) => {
    const text = readFileSync(path.join(root, 'skills-library', name), 'utf8');
    const reading = readSkill(`skills-library/${name}`, text);
    if (!reading.skill || reading.problems.length > 0) {
      throw new Error(`${reading.path}: ${reading.problems.join('; ')}`);
    }
    return reading.skill;
  });
}

/** Builds the shipped library's index into hooks/, where the executables read it. A broken skill stops the build. */
export function writeSkillsIndex(
  root: string,
  outDir = root,
): {
  readonly skills: number;
  readonly bytes: number;
} {
  const skills = shippedSkills(root);
  const built = buildIndex(skills, TABLES);
  mkdirSync(path.join(outDir, 'hooks'), { recursive: true });
  writeFileSync(path.join(outDir, 'hooks/skills.idx'), built.lines);
  writeFileSync(path.join(outDir, 'hooks/skills.txt'), built.texts);
  const bytes = built.lines.length + built.texts.length;
  return { skills: skills.length, bytes };
}

if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) {
  const done = writeSkillsIndex(path.resolve(import.meta.dirname, '..'));
  console.log(`${done.skills} skills, ${done.bytes} bytes`);
}
