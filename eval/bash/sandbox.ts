import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gitEnvironment } from './fixture.ts';

const TIMEOUT_MS = 6_000;
const MOST_BYTES = 2_000_000;

/** What one run of a command left behind. */
export interface Run {
  /** `null` where it was ended at the time limit. */
  readonly code: number | null;
  /** stdout and stderr in the order they were written, as the host merges them; git object names masked. */
  readonly output: string;
  /** New or changed files outside `.git`, path in the world -> content (latin1) or `link:TARGET`. */
  readonly files: ReadonlyMap<string, string>;
  /** Programs the shell looked for and did not find. */
  readonly missing: readonly string[];
}

/** A place on disk where worlds are run, always at the same path, one at a time. */
export interface Sandbox {
  /** The world's directory while a command runs; `repo` in it is the working directory. */
  readonly world: string;
  /** Puts an untouched copy of the template there. */
  enter(template: string): void;
  /** Enters, runs the command under bash, and compares with the template. */
  run(template: string, command: string): Promise<Run>;
}

/** Where worlds are kept: outside the folder for temporary files, so that a world can have one of its own. */
export function makeWorkspace(): string {
  const parent = fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir();
  return fs.realpathSync(fs.mkdtempSync(path.join(parent, 'fire-flow-bash-')));
}

export function createSandbox(workspace: string, name: string): Sandbox {
  const directory = path.join(workspace, name);
  const world = path.join(directory, 'world');
  fs.mkdirSync(directory, { recursive: true });
  const enter = keepCopies(directory, world);
  return {
    world,
    enter,
    async run(template, command) {
      enter(template);
      const { code, output, missing } = await execute(directory, world, command);
      const mask = objectMask(path.join(world, 'repo'));
      return { code, output: mask(output), missing, files: changes(template, world, mask) };
    },
  };
}

/** One copy of each template, moved to and from the world's path; a copy that a command has touched is made anew. */
function keepCopies(directory: string, world: string): (template: string) => void {
  let current: string | undefined;
  const parked = (template: string): string =>
    path.join(directory, `parked-${path.basename(template)}`);
  const park = (template: string): void => {
    if (fingerprint(world) === fingerprint(template)) fs.renameSync(world, parked(template));
    else discard(world, path.join(directory, 'discarded'));
  };
  return (template) => {
    if (current !== undefined) park(current);
    if (fs.existsSync(parked(template))) fs.renameSync(parked(template), world);
    else execFileSync('cp', ['-a', template, world]);
    resetReadTimes(world);
    current = template;
  };
}

/** Moved away first: what a command has left running in a session of its own may still write there while it is removed. */
function discard(world: string, to: string): void {
  fs.rmSync(to, FORCED);
  fs.renameSync(world, to);
  fs.rmSync(world, FORCED);
}

const FORCED = { recursive: true, force: true, maxRetries: 5 } as const;

/** When a file was last read goes into some archives; what the guard and earlier runs read must not tell there. */
function resetReadTimes(world: string): void {
  const visit = (at: string): void => {
    const stat = fs.lstatSync(at);
    if (stat.isDirectory() && !at.endsWith('/.git'))
      for (const child of fs.readdirSync(at)) visit(path.join(at, child));
    fs.lutimesSync(at, stat.mtime, stat.mtime);
  };
  visit(world);
}

/** Names, kinds, modes, sizes and times of everything in a directory. */
function fingerprint(directory: string): string {
  const lines: string[] = [];
  const visit = (at: string, name: string): void => {
    const stat = fs.lstatSync(at, { throwIfNoEntry: false });
    if (!stat) return;
    lines.push(`${name} ${stat.mode} ${stat.isDirectory() ? '' : stat.size} ${stat.mtimeMs}`);
    if (stat.isDirectory())
      for (const child of fs.readdirSync(at)) visit(path.join(at, child), `${name}/${child}`);
  };
  visit(directory, '');
  return lines.sort().join('\n');
}

async function execute(
  directory: string,
  world: string,
  command: string,
): Promise<Pick<Run, 'code' | 'output' | 'missing'>> {
  const outputFile = path.join(directory, 'output');
  const missingFile = path.join(directory, 'missing');
  fs.writeFileSync(missingFile, '');
  fs.writeFileSync(path.join(directory, 'bash-env'), NOTE_MISSING);
  const sink = fs.openSync(outputFile, 'w+');
  const appending = fs.openSync(outputFile, 'a');
  const code = await spawnBash(directory, world, command, appending);
  const buffer = Buffer.alloc(MOST_BYTES);
  const output = buffer.toString('utf8', 0, fs.readSync(sink, buffer, 0, MOST_BYTES, 0));
  fs.closeSync(sink);
  fs.closeSync(appending);
  return { code, output, missing: missingPrograms(fs.readFileSync(missingFile, 'utf8'), output) };
}

const NOTE_MISSING =
  'command_not_found_handle() { printf "%s\\n" "$1" >> "$FIRE_FLOW_MISSING"; printf "bash: %s: command not found\\n" "$1" >&2; return 127; }\n';

function missingPrograms(noted: string, output: string): string[] {
  const said = [...output.matchAll(/(?:^|: )([\w.+-]{1,40}): (?:command )?not found$/gm)].map(
    (m) => m[1] ?? '',
  );
  const sought = [...output.matchAll(/[‘'"]?([\w.+-]{1,40})['’"]?: No such file or directory$/gm)]
    .map((m) => m[1] ?? '')
    .filter((name) => RUNNERS_PROGRAMS.has(name));
  return [...new Set([...noted.split('\n').filter(Boolean), ...said, ...sought])];
}

/** Programs that others start (xargs, find, env): their absence shows only in that program's own message. */
const RUNNERS_PROGRAMS = new Set([
  'rg',
  'fd',
  'bat',
  'ruby',
  'php',
  'pwsh',
  'gawk',
  'zsh',
  'fish',
  'jq',
]);

function spawnBash(
  directory: string,
  world: string,
  command: string,
  sink: number,
): Promise<number | null> {
  const [file, args] = commandLine(world, command);
  const child = spawn(file, args, {
    cwd: path.join(world, 'repo'),
    env: runEnvironment(directory, world),
    stdio: ['ignore', sink, sink],
    detached: true,
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => killGroup(child.pid), TIMEOUT_MS);
    child.on('error', () => resolve(null));
    child.on('exit', (code) => {
      clearTimeout(timer);
      killGroup(child.pid);
      resolve(code);
    });
  });
}

/** What the command left running goes with it: only the group this program started. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}

/** The clean environment of a run. */
export function runEnvironment(directory: string, world: string): Record<string, string> {
  return {
    ...gitEnvironment(world),
    PWD: path.join(world, 'repo'),
    TMPDIR: path.join(world, 'tmp'),
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    USER: 'dev',
    SHELL: '/bin/bash',
    GIT_EDITOR: 'true',
    BASH_ENV: path.join(directory, 'bash-env'),
    FIRE_FLOW_MISSING: path.join(directory, 'missing'),
  };
}

/**
 * No network, the world's own folder in place of /tmp, and process numbers of its own, so that whatever the command leaves running
 * ends with it; where this machine lets us.
 */
function commandLine(world: string, command: string): [string, string[]] {
  isolation ??= findIsolation();
  const bash = ['bash', '-c', command];
  if (isolation.length === 0) return ['bash', bash.slice(1)];
  const enter = 'mount --bind "$0" /tmp && cd "$1" && shift && exec "$@"';
  const args = [
    ...isolation.slice(1),
    'sh',
    '-c',
    enter,
    path.join(world, 'tmp'),
    path.join(world, 'repo'),
    ...bash,
  ];
  return [isolation[0] ?? 'unshare', args];
}

let isolation: readonly string[] | undefined;

function findIsolation(): readonly string[] {
  const ways = [
    ['unshare', '-n', '-m', '-p', '-f', '--kill-child'],
    ['unshare', '-r', '-n', '-m', '-p', '-f', '--kill-child'],
  ];
  const works = (way: readonly string[]): boolean =>
    spawnSync(way[0] ?? '', [...way.slice(1), 'sh', '-c', 'mount --bind /var/tmp /tmp'], {
      stdio: 'ignore',
    }).status === 0;
  return ways.find(works) ?? [];
}

/** A checksum as the usual tools print it: before a name, or behind one. */
const DIGEST = /^[0-9a-f]{32,128}(?= {1,2}\*?\S)|(?<== )[0-9a-f]{32,128}$/gm;

/** Object names and checksums follow from contents, so twins cannot share them; they tell nothing of a content. */
function objectMask(repo: string): (text: string) => string {
  let names: string | undefined;
  const known = (name: string): boolean => {
    names ??= objectNames(repo);
    return names.includes(`\n${name}`);
  };
  return (text) =>
    text
      .replace(DIGEST, '<digest>')
      .replace(/\b[0-9a-f]{7,40}\b/g, (name) => (known(name) ? '<object>' : name));
}

function objectNames(repo: string): string {
  const { stdout } = spawnSync(
    'git',
    ['-C', repo, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)'],
    { encoding: 'utf8', env: gitEnvironment(path.dirname(repo)) },
  );
  return `\n${stdout ?? ''}`;
}

/** New and changed files; a file that only moved elsewhere was not read and is none of them. */
function changes(
  template: string,
  world: string,
  mask: (text: string) => string,
): Map<string, string> {
  const before = contents(template);
  const after = contents(world);
  const gone = new Set(
    [...before].filter(([file]) => !after.has(file)).map(([, content]) => content),
  );
  const moved = (file: string, content: string): boolean => !before.has(file) && gone.has(content);
  const changed = [...after].filter(
    ([file, content]) => before.get(file) !== content && !moved(file, content),
  );
  return new Map(changed.map(([file, content]) => [file, mask(content)]));
}

function contents(
  world: string,
  under = '',
  found = new Map<string, string>(),
): Map<string, string> {
  for (const entry of fs.readdirSync(path.join(world, under), { withFileTypes: true })) {
    const name = under === '' ? entry.name : `${under}/${entry.name}`;
    const file = path.join(world, name);
    if (name === 'repo/.git') continue;
    if (entry.isSymbolicLink()) found.set(name, `link:${fs.readlinkSync(file)}`);
    else if (entry.isDirectory()) contents(world, name, found);
    else if (entry.isFile()) found.set(name, readable(file));
  }
  return found;
}

function readable(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1').slice(0, MOST_BYTES);
  } catch {
    return '';
  }
}
