import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Candidate } from './cold.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAYLOADS = path.join(ROOT, 'test/fixtures/payloads/2.1.332');

/** The executables, the payload each is measured on, and what it may cost in terms of bare node. */
export const HOOKS = [
  { hook: 'session-start', payload: 'SessionStart-startup', budget: 1.25 },
  { hook: 'session-end', payload: 'SessionEnd-other', budget: 1.25 },
  { hook: 'user-prompt-submit', payload: 'UserPromptSubmit', budget: 1.25 },
  { hook: 'pre-tool-use', payload: 'PreToolUse-Read', budget: 1.2 },
  { hook: 'pre-tool-use', payload: 'PreToolUse-Bash-grep', budget: 1.2 },
  { hook: 'pre-tool-use', payload: 'PreToolUse-Edit', budget: 1.2 },
  { hook: 'post-tool-use', payload: 'PostToolUse-Bash', budget: 1.25 },
  { hook: 'post-tool-use', payload: 'PostToolUse-Edit', budget: 1.25 },
  { hook: 'post-tool-use-failure', payload: 'PostToolUseFailure-Bash-fails', budget: 1.25 },
  { hook: 'permission-request', payload: 'PermissionRequest-Bash', budget: 1.25 },
  { hook: 'pre-compact', payload: 'PreCompact-manual', budget: 1.25 },
  { hook: 'stop', payload: 'Stop', budget: 1.25 },
] as const;

/** A project with a given number of ignore rules, and a home and state of its own. */
export interface Workplace {
  readonly project: string;
  /** A hook of the plugin on a captured payload, its paths led into this project. */
  candidate(hook: string, payload: string): Candidate;
  /** Bare node on an empty file, in the same surroundings and with the same payload on stdin. */
  floor(): Candidate;
  remove(): void;
}

/** Makes a workplace; with 0 rules there is no ignore file at all. */
export function createWorkplace(rules: number): Workplace {
  const root = mkdtempSync(path.join(tmpdir(), 'ff-bench-'));
  const [project, home, state] = ['project', 'home', 'state'].map((name) => {
    const directory = path.join(root, name);
    mkdirSync(directory);
    return directory;
  }) as [string, string, string];
  mkdirSync(path.join(project, 'src'));
  writeFileSync(path.join(project, 'src/app.ts'), 'export const answer = 41;\n');
  if (rules > 0) writeFileSync(path.join(project, '.powerignore'), ruleLines(rules));
  const empty = path.join(root, 'empty.cjs');
  writeFileSync(empty, '');
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    FIRE_FLOW_STATE: state,
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_PLUGIN_ROOT: ROOT,
  };
  const payloadOf = (name: string): string =>
    readFileSync(path.join(PAYLOADS, `${name}.json`), 'utf8')
      .replaceAll('/project', project)
      .replaceAll('/home/user', home);
  return {
    project,
    candidate: (hook, payload) => ({
      name: `${hook} (${payload})`,
      args: [path.join(ROOT, 'hooks', `fire-flow-${hook}.cjs`)],
      input: inSessionOf(hook, payloadOf(payload)),
      env,
      cwd: project,
    }),
    floor: () => ({
      name: 'bare node',
      args: [empty],
      input: payloadOf('PreToolUse-Read'),
      env,
      cwd: project,
    }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A compaction happens to a session of its own: what the next event verifies of it is paid once, not by each event. */
function inSessionOf(hook: string, payload: string): string {
  return hook === 'pre-compact' ? payload.replaceAll('000000000001', '0000000000c1') : payload;
}

/** Rules of the kinds people write: folders, extensions, anchored paths, nested globs, now and then a negation. */
function ruleLines(count: number): string {
  const kinds = [
    (n: number) => `build-${n}/`,
    (n: number) => `*.gen${n}`,
    (n: number) => `/packages/part-${n}/out`,
    (n: number) => `vendor-${n}/**/*.min.js`,
    (n: number) => `!build-${n}/keep.txt`,
  ];
  const lines = Array.from({ length: count }, (_, n) => kinds[n % kinds.length]?.(n) ?? '');
  return `${lines.join('\n')}\n`;
}
