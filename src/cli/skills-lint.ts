import { defineCommand } from 'citty';
import { extract } from '../core/guidance/extract.ts';
import type { SkillReading } from '../world/skills/source.ts';
import { allReadings, knows, type SkillsContext } from './skills-context.ts';

export interface Lint {
  readonly text: string;
  /** Files that are left out or lose something. */
  readonly broken: number;
}

/** What is broken (`error`) and what could be better (`note`), file by file; a file without either is not named. */
export function lint(readings: readonly SkillReading[]): Lint {
  const lines = readings.flatMap((reading) => [
    ...reading.problems.map((problem) => `${reading.path}: error: ${problem}`),
    ...[...reading.notes, ...advice(reading)].map((note) => `${reading.path}: note: ${note}`),
  ]);
  const broken = readings.filter((reading) => reading.problems.length > 0).length;
  const summary = `${readings.length} files, ${broken} broken`;
  return { text: [...lines, summary].join('\n'), broken };
}

function advice({ skill }: SkillReading): readonly string[] {
  if (!skill) return [];
  const { errors, packages, files, words } = skill.signals;
  const micro = extract(skill.title, skill.body);
  const notes: string[] = [];
  if (errors.length + packages.length + files.length + words.length === 0) {
    notes.push(
      'no signals: hardly ever chosen without errors, packages, files or words of its own',
    );
  }
  if (micro.pattern.length === 0)
    notes.push('nothing to say: no pattern, solution or paragraph that fits');
  if (micro.pitfalls.length + micro.checklist.length === 0)
    notes.push('no pitfalls and no checklist');
  return notes;
}

/** `fire-flow skills lint`. Exit 0, or 1 where a file is broken. */
export function lintCommand(context: SkillsContext) {
  return defineCommand({
    meta: { name: 'lint', description: 'Check the skill files of all libraries' },
    run({ args }) {
      if (!knows(context, args, [], 'fire-flow skills lint')) return;
      const { text, broken } = lint(allReadings(context));
      context.print(text);
      if (broken > 0) context.exit(1);
    },
  });
}
