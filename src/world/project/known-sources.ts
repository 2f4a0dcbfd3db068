import { hash } from '../../core/kit/hash.ts';
import { dirname, resolve } from '../../core/kit/path.ts';
import type { Environment } from '../environment/environment.ts';
import type { Files } from '../files/files.ts';
import { IGNORE_FILES } from './ignore-sources.ts';
import { isLinkedTree, projectTree } from './root.ts';

/** Folders that are never anybody's own source. */
const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.venv',
  'venv',
  '__pycache__',
  '.next',
  'target',
]);
const MAX_DIRECTORIES = 400;

/**
 * The ignore files below `root`, breadth first over at most 400 directories, so that a command which walks the tree
 * can be judged by nested rules without a search at every call.
 */
export function findIgnoreFiles(files: Files, root: string): readonly string[] {
  const found: string[] = [];
  const queue = [root];
  for (let looked = 0; looked < MAX_DIRECTORIES; looked++) {
    const directory = queue.shift();
    if (directory === undefined) break;
    const entries = files.list(directory);
    for (const { name, kind } of entries.ok ? entries.value : []) {
      if (IGNORE_FILES.some(([file]) => file === name)) found.push(`${directory}/${name}`);
      else if (kind === 'directory' && !SKIPPED.has(name)) queue.push(`${directory}/${name}`);
    }
  }
  return found;
}

/** Keeps what SessionStart found for the hooks of the session; in the state directory, never in the project. */
export function rememberIgnoreFiles(
  files: Files,
  environment: Environment,
  root: string,
  found: readonly string[],
): void {
  const list = found.map((path) => `${path}\n`).join('');
  // A file that says the same already, or none where there is nothing to say, is left as it is: writing costs more than all reading.
  if (list === readList(files, environment, root)) return;
  files.replace(listPath(environment, root), list);
}

/** The ignore files of a project that SessionStart found; empty where it has not run. */
export function knownIgnoreFiles(
  files: Files,
  environment: Environment,
  root: string,
): readonly string[] {
  return readList(files, environment, root)
    .split('\n')
    .filter((path) => path !== '');
}

function readList(files: Files, environment: Environment, root: string): string {
  const text = files.read(listPath(environment, root), 1 << 20);
  return text.ok ? text.value : '';
}

/** Whether any rule file may apply to a command in this project. Four or five looks, no parsing. */
export function mayHaveRules(files: Files, environment: Environment, root: string): boolean {
  if (files.has(`${environment.home}/.claude/powerignore`)) return true;
  if (IGNORE_FILES.some(([name]) => files.has(`${root}/${name}`))) return true;
  if (isLinkedTree(files, projectTree(files, root))) return true;
  return readList(files, environment, root) !== '';
}

const WORD = /[^\s'"`;|&<>()$=-][^\s'"`;|&<>()$=]*/g;
/** Different words; each costs a few looks, and most directories on the way are shared. */
const MAX_WORDS = 200;
/** Characters: a longer one names no file, and leads through thousands of directories. */
const MAX_WORD = 4_096;

/**
 * Whether a command names a path below whose root a rule file stands that the project's own list does not have: a nested one
 * made since, or one of another tree.
 */
export function namesRuledPath(files: Files, command: string, cwd: string): boolean {
  const words = command.slice(0, 20_000).match(WORD) ?? [];
  const seen = new Set<string>();
  const isRuled = (directory: string): boolean => {
    if (seen.has(directory)) return false;
    seen.add(directory);
    if (IGNORE_FILES.some(([name]) => files.has(`${directory}/${name}`))) return true;
    return dirname(directory) !== directory && isRuled(dirname(directory));
  };
  const paths = [...new Set(words)].filter((word) => word.length <= MAX_WORD).slice(0, MAX_WORDS);
  return isRuled(cwd) || paths.some((word) => isRuled(resolve(cwd, word)));
}

function listPath(environment: Environment, root: string): string {
  return `${environment.stateDir}/projects/${hash(root)}.rules`;
}
