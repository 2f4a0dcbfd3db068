import path from 'node:path';
import { call, type Place, type Scenario, say, type Turn } from '../../test/host/harness/index.ts';

type Block = Turn['blocks'][number];
export type Step = readonly Block[];

/** A scripted session with what health has to say of it. */
export interface Trace {
  readonly name: string;
  /** States that have to be spoken, in order; none for a healthy session. */
  readonly says: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** Links the type checker and the linter into the project. */
  readonly tools?: true;
  readonly prompts: readonly string[];
  readonly turns: (desk: Desk) => readonly Step[];
  readonly agentTurns?: (desk: Desk) => readonly Step[];
  /** What the folder needs besides files. */
  readonly prepare?: (folder: string) => void;
  /** A session of its own, run in this way. */
  readonly run?: Partial<Scenario>;
}

/** Builds calls against the files of a place. */
export interface Desk {
  readonly place: Place;
  readonly bash: (command: string) => Block;
  readonly read: (file: string) => Block;
  readonly write: (file: string, content: string) => Block;
  readonly edit: (file: string, from: string, to: string) => Block;
}

export function deskAt(place: Place): Desk {
  const at = (file: string) => (path.isAbsolute(file) ? file : path.join(place.project, file));
  return {
    place,
    bash: (command) => call('Bash', { command }),
    read: (file) => call('Read', { file_path: at(file) }),
    write: (file, content) => call('Write', { file_path: at(file), content }),
    edit: (file, from, to) =>
      call('Edit', { file_path: at(file), old_string: from, new_string: to }),
  };
}

/** The model's last word to a prompt. */
export const END: Step = [say('That is where it stands.')];

export const FIX = 'Fix the failing check, please.';
