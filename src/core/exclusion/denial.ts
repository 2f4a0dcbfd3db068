import { relative } from '../kit/path.ts';
import { fence } from '../kit/text.ts';
import type { Excluded } from './verdict.ts';

export interface Denial {
  readonly verdict: Excluded;
  /** Paths inside it are named from here. */
  readonly root: string;
  /** The same path was refused by the same rule before. */
  readonly repeated: boolean;
  /** The user's task is to change this file, and its next read passes. */
  readonly passesNext?: boolean;
  /** The exact command that does the same without the excluded files. */
  readonly instead?: string;
}

const MAX_QUOTED = 160;
const MAX_COMMAND = 1_000;

const NO_WAY_AROUND = 'Please do not work around the rule with another tool or command.';

/** One short paragraph for the model: what, by which rule, why there is such a rule, what to do now. Same input, same bytes. */
export function denialText(denial: Denial): string {
  const parts = denial.repeated ? again(denial) : atFirst(denial);
  return [...parts, NO_WAY_AROUND].join(' ') + narrower(denial.instead);
}

function atFirst({ verdict, root, passesNext }: Denial): string[] {
  const { unreadable } = verdict.rule;
  if (unreadable !== undefined)
    return [
      `${what(verdict, root)} is kept out: ${quote(shown(verdict.rule.file, root))} cannot be read (${quote(unreadable)}),`,
      'and the user has set that nothing below a .claudeignore is read or written then (exclusion.failClosed).',
      'Go on without it, or ask the user, who can mend that file.',
    ];
  const subject = `${what(verdict, root)} is excluded by ${where(verdict, root)}`;
  if (verdict.purpose === 'privacy')
    return [
      `${subject}: the user marked it as private, so it is neither read nor written here.`,
      'Go on without its content: narrow the command to other files, or ask the user for what is needed from it.',
    ];
  return [
    `${subject}: the rule keeps build output, dependencies and other bulk out of the context.`,
    'Go on without it: narrow the command to the files the task needs (a smaller directory, --exclude-dir), or ask the user, who can name the file in a prompt if it is needed.',
    ...(passesNext ? ['If the task is to change this very file, the next read of it passes.'] : []),
  ];
}

function again({ verdict, root }: Denial): string[] {
  return [
    `${what(verdict, root)} is still excluded by ${where(verdict, root)}.`,
    'Go on without it or ask the user.',
  ];
}

function what({ path, via }: Excluded, root: string): string {
  const target = quote(shown(path, root));
  return via === undefined ? target : `${quote(shown(via, root))} leads to ${target}, which`;
}

function where({ rule }: Excluded, root: string): string {
  if (rule.unreadable !== undefined)
    return `${quote(shown(rule.file, root))}, which cannot be read (${quote(rule.unreadable)})`;
  return `${quote(shown(rule.file, root))} line ${rule.line} (${quote(rule.pattern)})`;
}

/** A command cut short would not be exact: better none. */
function narrower(command: string | undefined): string {
  if (command === undefined || command.length > MAX_COMMAND) return '';
  return `\nThis command does not meet it:\n${fence(command)}`;
}

function shown(path: string, root: string): string {
  return relative(root, path) || path;
}

/** What could end the quotation, start a line or turn the reading direction. */
const UNSAFE = /["\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Data as one bounded, quoted piece of a line; of a long path its end, which tells more. */
function quote(text: string): string {
  const safe = text.replace(UNSAFE, escapeCharacter);
  if (safe.length <= MAX_QUOTED) return `"${safe}"`;
  return `"…${safe.slice(1 - MAX_QUOTED).replace(/^[\udc00-\udfff]/, '')}"`;
}

function escapeCharacter(char: string): string {
  if (char === '"') return '\\"';
  if (char === '\n') return '\\n';
  if (char === '\t') return '\\t';
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
