import { defineCommand } from 'citty';
import type { SkillReading } from '../world/skills/source.ts';
import { allReadings, type SkillsContext } from './skills-context.ts';

/** Skills by category, one a line: `category/name  title`. */
export function listing(readings: readonly SkillReading[], category?: string): string {
  const skills = readings.flatMap(({ skill }) => skill ?? []);
  const wanted = skills.filter((skill) => category === undefined || skill.category === category);
  const keys = wanted.map((skill) => `${skill.category}/${skill.name}`);
  const width = Math.max(0, ...keys.map((key) => key.length));
  const lines = wanted.map((skill, at) => `${(keys[at] ?? '').padEnd(width)}  ${skill.title}`);
  return [...lines.sort(), `${wanted.length} skills`].join('\n');
}

/** `fire-flow skills list [--category c]`. */
export function listCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'list', description: 'List the skills of all libraries' },
    args: { category: { type: 'string', description: 'Only this category' } },
    run({ args }) {
      context.print(listing(allReadings(context), args.category));
    },
  });
}
