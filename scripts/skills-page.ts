import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CROSS_CATEGORIES, DOMAINS, type SkillSource } from '../src/core/guidance/skill.ts';
import { LIBRARY_PAGE, shippedSkills } from './skills-index.ts';

/** The page that lists the library: counts by category, then each skill in one line. The same skills give the same bytes. */
export function libraryPage(skills: readonly SkillSource[]): string {
  const shelves = [...DOMAINS, ...CROSS_CATEGORIES]
    .map((category) => ({ category, skills: skills.filter((one) => one.category === category) }))
    .filter((shelf) => shelf.skills.length > 0);
  const counts = shelves.map(
    ({ category, skills: own }) => `| [${category}](#${category}) | ${own.length} |`,
  );
  const parts = [
    '# The skills library',
    `${skills.length} skills in ${shelves.length} categories. Made by \`npm run skills:index\`; do not edit.\nHow to write one: [docs/skills.md](../docs/skills.md).`,
    ['| category | skills |', '| --- | ---: |', ...counts].join('\n'),
    ...shelves.map(shelfText),
  ];
  return `${parts.join('\n\n')}\n`;
}

function shelfText(shelf: {
  readonly category: string;
  readonly skills: readonly SkillSource[];
}): string {
  const lines = shelf.skills.map(
    ({ category, name, title, description }) =>
      `- [${name}](${category}/${name}.md) — ${title}. ${description}`,
  );
  return `## ${shelf.category}\n\n${lines.join('\n')}`;
}

if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) {
  const root = path.resolve(import.meta.dirname, '..');
  const skills = shippedSkills(root);
  writeFileSync(path.join(root, 'skills-library', LIBRARY_PAGE), libraryPage(skills));
  console.log(`${skills.length} skills listed`);
}
