import type { SkillIndex } from '../core/guidance/index.ts';
import { findSkills, MOST_FILES, readSkills } from '../events/user-skills.ts';
import type { Files } from '../world/files/files.ts';
import type { SkillReading } from '../world/skills/source.ts';
import { unknownOptions } from './options.ts';

/** What the skills verbs need; the command line's main gives it. */
export interface SkillsContext {
  readonly files: Files;
  /** The shipped library first, then the user's and the project's folders. */
  readonly folders: readonly string[];
  /** All libraries joined; `null` where none could be opened. */
  readonly index: () => SkillIndex | null;
  /** Absolute path of a name given on the command line. */
  readonly resolve: (path: string) => string;
  readonly print: (text: string) => void;
  readonly exit: (code: number) => void;
}

export function allReadings({ files, folders }: SkillsContext): readonly SkillReading[] {
  return folders.flatMap((folder) => {
    const paths = findSkills(files, folder);
    const readings = readSkills(files, paths);
    return paths.length < MOST_FILES ? readings : [...readings, overfull(folder)];
  });
}

function overfull(path: string): SkillReading {
  return {
    path,
    skill: null,
    problems: [`only ${MOST_FILES} skills of a folder are read`],
    notes: [],
  };
}

type Arguments = Readonly<Record<string, unknown>> & { readonly _: readonly string[] };

/** A mistyped option must not pass for an answer: names it, with the usage, and exits 2. Whether all is well. */
export function knows(
  context: SkillsContext,
  args: Arguments,
  options: readonly string[],
  usage: string,
): boolean {
  const unknown = unknownOptions(args, options);
  if (unknown.length === 0) return true;
  context.print(`There is no option ${unknown.join(', ')}.\nusage: ${usage}`);
  context.exit(2);
  return false;
}
