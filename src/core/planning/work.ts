import type { Fact } from '../facts/fact.ts';
import type { Fold } from '../facts/fold.ts';
import { commandOf } from '../kit/prompt.ts';
import { planningKind } from './kind.ts';
import type { Named } from './named.ts';

/** What a session did since the user's command began the plan; each path and commit once. `null` where none did. */
export interface Work {
  readonly created: readonly string[];
  readonly modified: readonly string[];
  readonly commits: readonly string[];
  /** Commands wrote files, too: which ones is not known, so that `created` and `modified` are not all. */
  readonly more: boolean;
  /** When it began, in milliseconds since the epoch. */
  readonly since: number;
}

const NOTHING = { created: [], modified: [], commits: [], more: false } as const;
/** More are not counted apart: no plan is that large. */
const MOST = 500;

export const workFold: Fold<Work | null> = { version: 2, initial: null, step: count };

/** What a subagent did: it is started for its task, so that all of it counts. */
export const agentWorkFold: Fold<Work | null> = {
  version: 1,
  initial: null,
  step: (work, fact) => count(work ?? { ...NOTHING, since: fact.at }, fact),
};

/** The work of several hands as one. */
export function together(works: readonly Work[]): Work {
  const all = (of: (work: Work) => readonly string[]) => [...new Set(works.flatMap(of))];
  const created = all((work) => work.created);
  return {
    created,
    modified: all((work) => work.modified).filter((path) => !created.includes(path)),
    commits: all((work) => work.commits),
    more: works.some((work) => work.more),
    since: Math.min(...works.map((work) => work.since)),
  };
}

function count(work: Work | null, fact: Fact): Work | null {
  if (fact.kind === 'prompt')
    return commandOf(fact.text)?.name === 'fire-execute-plan'
      ? { ...NOTHING, since: fact.at }
      : work;
  if (work === null) return null;
  const commit = commitOf(fact);
  if (commit !== undefined) return { ...work, commits: withOne(work.commits, commit) };
  if (writesOther(fact)) return { ...work, more: true };
  if (fact.kind !== 'edit' || !isOwnHand(fact.path, fact.generated)) return work;
  if (fact.created) return { ...work, created: withOne(work.created, fact.path) };
  return work.created.includes(fact.path)
    ? work
    : { ...work, modified: withOne(work.modified, fact.path) };
}

/** The hash git printed; of a commit that printed none, its call. */
function commitOf(fact: Fact): string | undefined {
  if (fact.kind === 'command' && fact.commit) return fact.commit;
  if (fact.kind !== 'command' && fact.kind !== 'check') return undefined;
  const silent =
    fact.kind === 'check' || /\s(?:-\w{0,9}q\w{0,9}|--quiet)(?=\s|$)/.test(fact.command);
  const commits = /\bgit\s(?:-\S{1,99}\s(?:[^-\s]\S{0,99}\s)?)?commit\s/.test(fact.command);
  return fact.ok && silent && commits ? (fact.use ?? String(fact.at)) : undefined;
}

function writesOther(fact: Fact): boolean {
  const isCommand = fact.kind === 'command' || fact.kind === 'check';
  return isCommand && fact.writes === true && recordIn(fact.command) === null;
}

/** The plan's own files are the account, not the work; what tools write is not counted either. */
function isOwnHand(path: string, generated: boolean): boolean {
  return !generated && !/(?:^|\/)\.planning\//.test(path);
}

function withOne(items: readonly string[], item: string): readonly string[] {
  return items.includes(item) || items.length >= MOST ? items : [...items, item];
}

/** The RECORD that a session wrote last, relative to the project; `null` where it wrote none. */
export const latestRecordFold: Fold<string | null> = { version: 1, initial: null, step: latest };

function latest(before: string | null, fact: Fact): string | null {
  if (fact.kind === 'edit') return planningKind(fact.path) === 'record' ? fact.path : before;
  return fact.kind === 'command' && fact.writes ? (recordIn(fact.command) ?? before) : before;
}

/** A file written by redirection stands in the command. */
function recordIn(command: string): string | null {
  const path = /(?:^|[\s"'=>/])(\.planning\/[\w./@+-]{1,200}RECORD\.md)(?=$|[\s"';&|)])/.exec(
    command,
  );
  return path?.[1] ?? null;
}

/** The commands that work on plans. */
const COMMANDS: Readonly<Record<string, Named['kind']>> = {
  'fire-execute-plan': 'plan',
  'fire-3-execute': 'phase',
};

/** What the user's latest command on plans names. */
export const namedFold: Fold<Named | null> = { version: 1, initial: null, step: named };

function named(before: Named | null, fact: Fact): Named | null {
  const command = fact.kind === 'prompt' ? commandOf(fact.text) : null;
  const kind =
    command && Object.hasOwn(COMMANDS, command.name) ? COMMANDS[command.name] : undefined;
  return kind && command ? { kind, text: firstWord(command.text) } : before;
}

function firstWord(text: string): string {
  const words = text
    .slice(0, 400)
    .replaceAll('\\', '/')
    .split(/[\s"'`]+/);
  const word = words.find((each) => !/^(?:--.*|phase|plan|)$/i.test(each)) ?? '';
  return word.replace(/^@?(?:\.\/)?/, '');
}
