import { defineCommand } from 'citty';
import type { SkillReading } from '../world/skills/source.ts';
import { allReadings, knows, type SkillsContext } from './skills-context.ts';

/** Skills by category, one a line: `category/name  title`. Of namesakes the last, which replaces the others. */
export function listing(readings: readonly SkillReading[], category?: string): string {
  const skills = readings.flatMap(({ skill }) => skill ?? []);
  const wanted = skills.filter((skill) => category === undefined || skill.category === category);
  const titles = new Map(wanted.map((skill) => [`${skill.category}/${skill.name}`, skill.title]));
  const width = [...titles.keys()].reduce((most, key) => Math.max(most, key.length), 0);
  const lines = [...titles].map(([key, title]) => `${key.padEnd(width)}  ${title}`);
  return [...lines.sort(), `${lines.length} skills`].join('\n');
}

/** The categories there are, where none is called so; else `null`. */
export function strange(readings: readonly SkillReading[], category: string): string | null {
  const all = [...new Set(readings.flatMap(({ skill }) => skill?.category ?? []))].sort();
  return all.includes(category)
    ? null
    : `There is no category "${category}"; there are ${all.join(', ')}.`;
}

const USAGE = 'fire-flow skills list [<category>]';

/** `fire-flow skills list [<category>]`, the category as a word or as `--category`. Exit 1 where there is none of that name, 2 on wrong usage. */
export function listCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'list', description: 'List the skills of all libraries' },
    args: {
      word: { type: 'positional', description: 'Only this category', required: false },
      category: { type: 'string', description: 'Only this category' },
    },
    run({ args }) {
      if (!knows(context, args, ['word', 'category'], USAGE)) return;
      const category = (args.category ?? args.word)?.toLowerCase();
      const readings = allReadings(context);
      const none = category === undefined ? null : strange(readings, category);
      context.print(none ?? listing(readings, category));
      if (none !== null) context.exit(1);
    },
  });
}
