import type { CheckFamily } from '../facts/fact.ts';
import {
  anyFamily,
  asksOnly,
  GOAL_RUNNERS,
  goalFamily,
  programFamily,
  RUNNERS,
  SCRIPT_RUNNERS,
} from './checks.ts';
import { isLook } from './looks.ts';
import { bareName } from './named.ts';
import { segments } from './segments.ts';

/** Where a line runs several checks, the one that says most about the work. */
const ORDER: readonly CheckFamily[] = ['test', 'types', 'lint', 'build', 'run', 'install'];

/**
 * Whether a shell command's outcome says if the work is right, and as what: test, build, lint, types,
 * install or run. `null` for every other command. A line with several is the one that says most.
 */
export function checkFamily(command: string): CheckFamily | null {
  const found = segments(command).map((part) => familyOf(part.words, 0));
  return ORDER.find((family) => found.includes(family)) ?? null;
}

/** Whether every part of a command only looks (reads, searches, lists, asks git): it is a look even when it fails. */
export function isLookCommand(command: string): boolean {
  const parts = segments(command);
  const heads = parts.filter((part) => part.words.length > 0 && !isMove(part.words[0]));
  return (
    parts.every((part) => !part.writes) &&
    heads.length > 0 &&
    heads.every((part) => isLook(part.words))
  );
}

function isMove(word: string | undefined): boolean {
  return (
    word === 'cd' ||
    word === 'pushd' ||
    word === 'popd' ||
    word === 'export' ||
    word === 'source' ||
    word === '.' ||
    word === 'set'
  );
}

/** The family of one simple command; runners (`npx`, `uv run`, `sh -c`) are looked through, three deep. */
function familyOf(words: readonly string[], depth: number): CheckFamily | null {
  const [head, ...rest] = words;
  if (head === undefined || depth > 3 || asksOnly(rest)) return null;
  const name = programName(head);
  if (/^(?:ba|da|z)?sh$/.test(name)) return shellFamily(rest, depth);
  const runner = RUNNERS.find((row) => row.name === name && starts(rest, row.words));
  if (runner) return familyOf(withoutFlags(rest.slice(runner.words.length)), depth + 1);
  if (SCRIPT_RUNNERS.has(name)) return scriptFamily(name, rest, depth);
  const family = programFamily(name, rest.join(' '));
  if (family) return family;
  if (Object.hasOwn(GOAL_RUNNERS, name)) return runnerFamily(name, rest);
  return head.includes('/') && LOCAL.test(head) ? localFamily(head, rest) : null;
}

/** A script of the project's own, by its path. */
const LOCAL = /^\.{1,2}\/|^\/.*\.(?:sh|py|js|mjs|ts)$/;

/** `make -j4 test`, `mise run lint`, `just build`: the first goal that says what it is. */
function runnerFamily(name: string, rest: readonly string[]): CheckFamily | null {
  const row = GOAL_RUNNERS[name];
  const words = withoutFlags(rest);
  if (!row || (row.verb && !row.verb.test(words[0] ?? ''))) return null;
  const goals = words.slice(row.verb ? 1 : 0).filter((word) => !/^-|=/.test(word));
  if (goals.length === 0) return row.plain;
  return goals.map(goalFamily).find((family) => family !== null) ?? null;
}

function shellFamily(rest: readonly string[], depth: number): CheckFamily | null {
  const script = rest.findIndex((word) => /^-\w*c$/.test(word));
  if (script >= 0) return depth > 1 ? null : checkFamily(rest[script + 1] ?? '');
  const file = rest.find((word) => !word.startsWith('-'));
  return file === undefined || rest.includes('-n') ? null : localFamily(file, []);
}

/** `npm run x`, `pnpm x`, `yarn x`, `bun run x`: the script's name says what it is. */
function scriptFamily(name: string, rest: readonly string[], depth: number): CheckFamily | null {
  const words = withoutFlags(rest);
  const [verb, ...more] = words;
  if (verb === undefined) return name === 'yarn' ? 'install' : null;
  if (/^(?:i|install|ci|add|update|upgrade|up|remove|rm|uninstall|dedupe|rebuild|link)$/.test(verb))
    return 'install';
  if (/^(?:exec|dlx|x)$/.test(verb)) return familyOf(withoutFlags(more), depth + 1);
  if (/^(?:t|tst|test|it|cit)$/.test(verb)) return 'test';
  if (/^(?:start|restart)$/.test(verb)) return 'run';
  if (name === 'bun' && verb === 'build') return 'build';
  const script = /^(?:run|run-script|rum|workspace|workspaces)$/.test(verb)
    ? more.find((word) => !word.startsWith('-') && (verb !== 'workspace' || word !== more[0]))
    : verb;
  if (script === undefined) return null;
  if (verb !== script || name === 'yarn' || name === 'pnpm' || name === 'bun')
    return goalFamily(script) ?? named(script, verb);
  return null;
}

/** A script file run by `bun x.ts`, or a tool named to `yarn` directly. */
function named(script: string, verb: string): CheckFamily | null {
  if (/\.[cm]?[jt]sx?$/.test(script)) return 'run';
  return verb === script ? anyFamily(script) : null;
}

/** A script of the project's own: its name says what it is, else running it is running the program. */
function localFamily(path: string, rest: readonly string[]): CheckFamily {
  const name = programName(path);
  if (name === 'gradlew' || name === 'mvnw')
    return familyOf([name.slice(0, -1) === 'gradle' ? 'gradle' : 'mvn', ...rest], 2) ?? 'build';
  return goalFamily(name.replace(/\.\w+$/, '')) ?? 'run';
}

/** A program without its folder, the ending that Windows gives it, and the version behind it. */
function programName(word: string): string {
  const bare = bareName(word);
  return /\d/.test(bare) ? bare.replace(/^(python|pip|ruby|php)\d[\d.]*$/, '$1') : bare;
}

function starts(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word, i) => words[i] === word);
}

/** Leading flags, with the value of those that take one. */
function withoutFlags(words: readonly string[]): readonly string[] {
  let at = 0;
  while (at < words.length && words[at]?.startsWith('-')) {
    at +=
      /^(?:-C|-w|-p|-F|--filter|--prefix|--cwd|--dir|--workspace|--package|--project|--directory|--with|--python)$/.test(
        words[at] ?? '',
      )
        ? 2
        : 1;
  }
  return words.slice(at);
}
