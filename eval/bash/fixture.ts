import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Every file and folder of a built world carries this time, so that listings and archives of two twins are equal. */
const BUILT_AT = new Date('2024-05-01T12:00:00Z');
const GIT_DATE = '2024-05-01T12:00:00Z';

/** The two words that tell the twins' excluded contents apart: equally long, absent from everything else. */
export const TWIN_WORDS = ['quartz', 'jasper'] as const;

/** The folders of a world: the repository, the scratch folder beside it, a home and a place for temporary files. */
export const WORLD_FOLDERS = ['repo', 'guard-out', 'home', 'tmp'] as const;

export interface FixtureFiles {
  /** Path in the repository -> content. */
  readonly plain: Readonly<Record<string, string>>;
  readonly excluded: Readonly<Record<string, string>>;
  /** Path -> target. */
  readonly links: Readonly<Record<string, string>>;
  /** Excluded files that are committed: path -> their earlier content (in HEAD~1). */
  readonly committed: Readonly<Record<string, string>>;
}

export const RULES = ['dist/', '.env', '.env.*', '!.env.example', 'secrets/', '*.log', ''].join(
  '\n',
);

/** The repository of the issue "Bash: what a command reads", with `word` in every line of every excluded file. */
export function issueFixture(word: string): FixtureFiles {
  return {
    plain: PLAIN,
    excluded: excludedFiles(word),
    links: LINKS,
    committed: earlierFiles(word),
  };
}

const PLAIN: FixtureFiles['plain'] = {
  '.powerignore': RULES,
  '.gitignore': 'dist/\n.env\n',
  '.env.example': 'TOKEN=put-yours-here\nMODE=development\n',
  'README.md': [
    '# Sample',
    '',
    'Build into dist and serve it. Copy .env.example to .env first.',
    'The TOKEN is read from the environment.',
    '',
  ].join('\n'),
  'src/a.js': 'const token = process.env.TOKEN; // TOKEN\nmodule.exports = { token };\n',
  'src/b.js': "const { token } = require('./a.js');\nconsole.log(token.length);\n",
  'src/distance.js': 'exports.distance = (a, b) => Math.abs(a - b);\n',
  'src/environment.js': "exports.environment = process.env.MODE || 'development';\n",
  'src/pat.txt': 'TOKEN\nKEY\n',
  'distx/file.txt': 'beside dist, not in it\nTOKEN is only a word here\n',
};

const LINKS: FixtureFiles['links'] = { 'link-env': '.env', linkdir: 'dist' };

function excludedFiles(word: string): Record<string, string> {
  const upper = word.toUpperCase();
  return {
    '.env': `TOKEN=${word}-${upper}\n${upper}_KEY=x${word}\n`,
    'pkg/.env': `TOKEN=pkg-${word}\n${upper}_PKG=x${word}\n`,
    'dist/app.js': `const ${word} = 'TOKEN ${upper}'; // ${word}\nconsole.log('${word}', ${word}); // ${upper}\n`,
    'dist/index.html': `<p id="${word}">TOKEN ${upper} ${word}</p>\n`,
    'secrets/key.pem': `-----BEGIN ${upper} KEY-----\nTOKEN x${word}x${upper}\n-----END ${upper} KEY-----\n`,
    'secrets/my key.txt': `${word} TOKEN ${upper}\nx ${word}\n`,
  };
}

function earlierFiles(word: string): Record<string, string> {
  const upper = word.toUpperCase();
  return {
    'secrets/key.pem': `-----BEGIN OLD ${upper} KEY-----\nTOKEN old${word}\n-----END OLD ${upper} KEY-----\n`,
    'secrets/my key.txt': `${word} TOKEN ${upper}\nx ${word}\n`,
  };
}

/** The same files with nothing excluded in them: what a walk should show when it is narrowed exactly. */
export function withoutExcluded(files: FixtureFiles): FixtureFiles {
  return { plain: files.plain, excluded: {}, links: {}, committed: {} };
}

/**
 * Writes a world into the empty or missing `directory`: `repo` (a git repository of two commits), and the folders beside it.
 * Two worlds built from twins differ in nothing but the excluded contents and what git derives from them.
 */
export function buildWorld(directory: string, files: FixtureFiles): void {
  for (const folder of WORLD_FOLDERS)
    fs.mkdirSync(path.join(directory, folder), { recursive: true });
  const repo = path.join(directory, 'repo');
  write(repo, { ...files.plain, ...files.excluded, 'README.md': '# Sample\n' });
  write(repo, files.committed);
  for (const [name, target] of Object.entries(files.links))
    fs.symlinkSync(target, path.join(repo, name));
  gitIn(repo, ['init', '-q', '-b', 'main']);
  commitAll(repo, files, 'First version');
  write(repo, { ...files.plain, ...files.excluded });
  commitAll(repo, files, 'Second version');
  fs.rmSync(path.join(repo, '.git/hooks'), { recursive: true, force: true });
  setTimes(directory);
}

function write(repo: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(repo, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

function commitAll(repo: string, files: FixtureFiles, message: string): void {
  gitIn(repo, [
    'add',
    '-f',
    '--',
    ...Object.keys({ ...files.plain, ...files.links, ...files.committed }),
  ]);
  gitIn(repo, ['commit', '-q', '-m', message]);
}

function gitIn(repo: string, args: readonly string[]): void {
  execFileSync('git', ['-C', repo, ...args], { env: gitEnvironment(path.dirname(repo)) });
}

/** Who commits, and when: the same in every twin, and nothing of the machine's own settings. */
export function gitEnvironment(world: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: path.join(world, 'home'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Dev',
    GIT_AUTHOR_EMAIL: 'dev@example.test',
    GIT_COMMITTER_NAME: 'Dev',
    GIT_COMMITTER_EMAIL: 'dev@example.test',
    GIT_AUTHOR_DATE: GIT_DATE,
    GIT_COMMITTER_DATE: GIT_DATE,
  };
}

function setTimes(entry: string): void {
  const stat = fs.lstatSync(entry);
  if (stat.isDirectory())
    for (const name of fs.readdirSync(entry)) setTimes(path.join(entry, name));
  fs.lutimesSync(entry, BUILT_AT, BUILT_AT);
}
