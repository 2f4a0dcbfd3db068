import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What git says of one path: the rule that decided it, or that nothing did. */
export interface GitVerdict {
  readonly path: string;
  readonly excluded: boolean;
  /** The ignore file relative to the repository (or as configured, for the user's own), `''` where no rule decided. */
  readonly file: string;
  readonly line: number;
  readonly pattern: string;
}

export interface Entry {
  /** Relative to the repository. */
  readonly path: string;
  readonly kind: 'file' | 'directory';
}

/** A real repository in a temporary directory, whose ignore files are replaced between questions. */
export interface GitRepository {
  readonly root: string;
  readonly entries: readonly Entry[];
  /** `rules`: directory relative to the root -> text of its ignore file. One git process. */
  ask(
    rules: ReadonlyMap<string, string>,
    userWide: string,
    foldCase: boolean,
  ): readonly GitVerdict[];
  remove(): void;
}

export function createRepository(entries: readonly Entry[]): GitRepository {
  const root = mkdtempSync(join(tmpdir(), 'fire-flow-git-'));
  execFileSync('git', ['init', '--quiet', root]);
  for (const { path, kind } of entries) {
    mkdirSync(kind === 'directory' ? join(root, path) : dirname(join(root, path)), {
      recursive: true,
    });
    if (kind === 'file') writeFileSync(join(root, path), '');
  }
  const own = join(root, '.git', 'user-wide');
  return {
    root,
    entries,
    ask: (rules, userWide, foldCase) => {
      const written = [...rules].map(([directory, text]) => {
        const path = join(root, directory, '.gitignore');
        writeFileSync(path, text);
        return path;
      });
      writeFileSync(own, userWide);
      const verdicts = checkIgnore(root, own, entries, foldCase);
      for (const path of written) rmSync(path);
      return verdicts;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function checkIgnore(root: string, own: string, entries: readonly Entry[], foldCase: boolean) {
  const run = spawnSync(
    'git',
    [
      '-c',
      `core.excludesFile=${own}`,
      '-c',
      `core.ignoreCase=${foldCase}`,
      'check-ignore',
      '--no-index',
      '-v',
      '-z',
      '--stdin',
      '--non-matching',
    ],
    {
      cwd: root,
      input: entries.map(({ path }) => `${path}\0`).join(''),
      maxBuffer: 1 << 28,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    },
  );
  if (run.status !== 0 && run.status !== 1) throw new Error(run.stderr.toString());
  const fields = run.stdout.toString().split('\0');
  return entries.map(({ path }, at) => {
    const [file = '', line = '', pattern = '', echoed] = fields.slice(at * 4, at * 4 + 4);
    if (echoed !== path) throw new Error(`git answered for ${echoed}, not for ${path}`);
    const excluded = file !== '' && !pattern.startsWith('!');
    return { path, excluded, file: file === own ? 'user-wide' : file, line: Number(line), pattern };
  });
}
