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
  /** Which files of a folder may be said: a project's are not where a link leads out of it or a rule keeps them private. */
  readonly judge: (folder: string) => (path: string) => boolean;
  /** All libraries joined; `null` where none could be opened. */
  readonly index: () => SkillIndex | null;
  /** Absolute path of a name given on the command line. */
  readonly resolve: (path: string) => string;
  readonly print: (text: string) => void;
  readonly exit: (code: number) => void;
}

/** What the libraries hold, as a session reads them: a file that may not be said is not read, only named. */
export function allReadings({ files, folders, judge }: SkillsContext): readonly SkillReading[] {
  return folders.flatMap((folder) => {
    const maySay = judge(folder);
    const paths = findSkills(files, folder);
    const readings = readSkills(files, paths.filter(maySay));
    const refused = paths.filter((path) => !maySay(path)).map((path) => nothing(path, LEFT_OUT));
    const all = [...readings, ...refused];
    return paths.length < MOST_FILES ? all : [...all, nothing(folder, OVERFULL)];
  });
}

const LEFT_OUT = 'left out: it is private, or leads out of the project';
const OVERFULL = `only ${MOST_FILES} skills of a folder are read`;

function nothing(path: string, problem: string): SkillReading {
  return { path, skill: null, problems: [problem], notes: [] };
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
