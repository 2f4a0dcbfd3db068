import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary directory of one test: a project, a home and a state directory of its own. */
export interface Place {
  readonly root: string;
  readonly project: string;
  readonly home: string;
  readonly state: string;
  /** Temporary files of the host itself. */
  readonly tmp: string;
  /** Writes a file below the project and returns its absolute path. */
  write(relative: string, content: string): string;
  remove(): void;
}

/** Makes a place, with the given files in the project. */
export function createPlace(files: Readonly<Record<string, string>> = {}): Place {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'ff-host-')));
  const at = (name: string): string => {
    const directory = path.join(root, name);
    mkdirSync(directory);
    return directory;
  };
  const project = at('project');
  const write = (relative: string, content: string): string => {
    const file = path.join(project, relative);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    root,
    project,
    home: at('home'),
    state: at('state'),
    tmp: at('tmp'),
    write,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
