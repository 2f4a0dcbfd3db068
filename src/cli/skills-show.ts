import { defineCommand } from 'citty';
import type { SkillReading } from '../world/skills/source.ts';
import { allReadings, knows, type SkillsContext } from './skills-context.ts';

/** The whole skill of this name or `category/name`; the last library's, as it replaces the others. `null`: there is none. */
export function shown(readings: readonly SkillReading[], name: string): string | null {
  const found = readings.filter(({ skill }) => {
    return skill !== null && (skill.name === name || `${skill.category}/${skill.name}` === name);
  });
  const last = found.at(-1);
  if (!last?.skill) return null;
  const { skill } = last;
  const head = [
    `# ${skill.title}`,
    skill.description,
    `(${skill.category}/${skill.name}, ${last.path})`,
  ];
  return [...head.filter((line) => line !== ''), '', skill.body].join('\n');
}

/** `fire-flow skills show <name>`. Exit 1 where there is no such skill. */
export function showCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'show', description: 'Print one skill' },
    args: { name: { type: 'positional', description: 'name or category/name', required: true } },
    run({ args }) {
      if (!knows(context, args, ['name'], 'fire-flow skills show <name>')) return;
      const text = shown(allReadings(context), args.name);
      context.print(text ?? `There is no skill "${args.name}".`);
      if (text === null) context.exit(1);
    },
  });
}
