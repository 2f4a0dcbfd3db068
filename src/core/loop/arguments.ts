import { MOST_ITERATIONS } from '../facts/iterations.ts';
import { type Word, wordsOf } from './words.ts';

/** What a loop is started with. */
export interface LoopArguments {
  /** Verbatim, whatever it contains. */
  readonly task: string;
  readonly maxIterations: number;
  readonly promise: string;
  readonly checkpointInterval: number;
  readonly aggressive: boolean;
  readonly breaker: boolean;
  readonly skills: readonly string[];
}

export type Parsed =
  | { readonly ok: true; readonly value: LoopArguments }
  /** `problem` is one sentence for the user. */
  | { readonly ok: false; readonly problem: string };

const MAX_TEXT = 100_000;
const MAX_PROMISE = 200;
const MAX_SKILLS = 10;

interface FlagRow {
  readonly takesValue: boolean;
  /** Gives the fields it sets, or what is wrong with the value. */
  read(value: string): Partial<LoopArguments> | string;
}

const FLAGS: Readonly<Record<string, FlagRow>> = {
  'max-iterations': {
    takesValue: true,
    read: (value) => whole(value, MOST_ITERATIONS, (maxIterations) => ({ maxIterations })),
  },
  'completion-promise': { takesValue: true, read: readPromise },
  'checkpoint-interval': {
    takesValue: true,
    read: (value) =>
      whole(value, MOST_ITERATIONS, (checkpointInterval) => ({ checkpointInterval })),
  },
  aggressive: { takesValue: false, read: () => ({ aggressive: true }) },
  'no-circuit-breaker': { takesValue: false, read: () => ({ breaker: false }) },
  'apply-skills': { takesValue: true, read: readSkills },
};

/**
 * Reads what stands behind `/fire-flow:fire-loop`. Flags may stand anywhere outside quotes, with `=` or a space. What is
 * not a flag is the task; a task that is one quoted text loses its quotes; behind a first `--` all is task.
 */
export function parseArguments(
  text: string,
  defaults: Pick<LoopArguments, 'maxIterations' | 'checkpointInterval'>,
): Parsed {
  if (text.length > MAX_TEXT) return { ok: false, problem: tooLong(text.length) };
  const found = readFlags(text, wordsOf(text));
  if (typeof found === 'string') return { ok: false, problem: found };
  const { task } = found;
  if (task.trim() === '') return { ok: false, problem: 'no task was given' };
  const base = { promise: 'DONE', aggressive: false, breaker: true, skills: [], ...defaults };
  return { ok: true, value: { ...base, ...found.fields, task } };
}

function tooLong(length: number): string {
  return `the command has ${length} characters, at most ${MAX_TEXT}: put the task into a file and name that`;
}

interface Found {
  readonly fields: Partial<LoopArguments>;
  readonly task: string;
}

type Span = readonly [start: number, end: number];

function readFlags(text: string, words: readonly Word[]): Found | string {
  let fields: Partial<LoopArguments> = {};
  const seen = new Set<string>();
  const task: Word[] = [];
  const cuts: Span[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    if (isTerminator(word) && task.length === 0)
      return { fields, task: text.slice(word.end).trim() };
    if (isTask(word)) {
      const hidden = word.quoted ? knownIn(word.value) : null;
      if (hidden) return hiddenFlag(hidden);
      task.push(word);
      continue;
    }
    const read = readFlag(word, words[i + 1], seen);
    if (typeof read === 'string') return read;
    fields = { ...fields, ...read.fields };
    if (read.fromNext) i++;
    cuts.push([word.start, (words[i] as Word).end]);
  }
  return { fields, task: without(text, cuts, task) };
}

/** One flag with its value; a sentence where it is not one we know, or its value is not possible. */
function readFlag(word: Word, next: Word | undefined, seen: Set<string>) {
  const name = nameOf(word);
  const row = FLAGS[name];
  if (!row || !isLong(word)) return unknownFlag(word);
  if (seen.has(name)) return `--${name} is given twice`;
  seen.add(name);
  const value = argumentOf(name, row, word, next);
  if (typeof value === 'string') return value;
  const fields = row.read(value.text);
  return typeof fields === 'string' ? `--${name} ${fields}` : { fields, fromNext: value.fromNext };
}

function isTerminator(word: Word): boolean {
  return word.value === '--' && !word.quoted;
}

/** No flag: prose, or a dash before a word that is no flag's name. */
function isTask(word: Word): boolean {
  return word.flag === '' || (!isLong(word) && !(nameOf(word) in FLAGS));
}

/** Some keyboards turn two hyphens into one dash. */
function isLong(word: Word): boolean {
  return word.flag.startsWith('--') || /^[\u2013\u2014]/.test(word.flag);
}

function nameOf(word: Word): string {
  return word.flag.replace(/^(?:--|[\u2013\u2014-])/, '').replace(/=$/, '');
}

function unknownFlag(word: Word): string {
  const flag = word.flag.replace(/=$/, '');
  return `unknown flag ${flag}; where it belongs to the task, put the task into quotes or behind \`--\``;
}

function knownIn(text: string): string | null {
  const spelled = (name: string) => ['--', '\u2013', '\u2014'].map((dashes) => dashes + name);
  return (
    Object.keys(FLAGS).find((name) => spelled(name).some((flag) => text.includes(flag))) ?? null
  );
}

function hiddenFlag(name: string): string {
  return `--${name} stands inside quotes; put the flags before the task, and \`--\` before a task that names them`;
}

type Value = { readonly text: string; readonly fromNext: boolean };

function argumentOf(
  name: string,
  row: FlagRow,
  word: Word,
  next: Word | undefined,
): Value | string {
  const given = word.flag.endsWith('=');
  if (!row.takesValue) return given ? `--${name} takes no value` : { text: '', fromNext: false };
  if (given) return { text: word.value, fromNext: false };
  if (!next || (!next.quoted && next.flag.startsWith('--'))) return `--${name} needs a value`;
  return { text: next.value, fromNext: true };
}

/** The text without the flags; a task that is one quoted word is what stands in the quotes. */
function without(text: string, cuts: readonly Span[], task: readonly Word[]): string {
  const [only] = task;
  if (only?.quoted && task.length === 1) return only.value;
  let kept = '';
  let at = 0;
  for (const [start, end] of cuts) {
    kept = joined(kept, text.slice(at, start));
    at = end;
  }
  return joined(kept, text.slice(at)).trim();
}

/** One break where a flag stood: the line break if there was one, else a blank. */
function joined(before: string, after: string): string {
  if (before === '') return after;
  const left = before.trimEnd();
  const right = after.trimStart();
  const gap = before.slice(left.length) + after.slice(0, after.length - right.length);
  return left + (gap.includes('\n') ? '\n' : ' ') + right;
}

function whole<T>(value: string, most: number, make: (count: number) => T): T | string {
  if (!/^[0-9]{1,6}$/.test(value) || Number(value) < 1)
    return `must be a whole number from 1 to ${most}, not ${JSON.stringify(value.slice(0, 40))}`;
  if (Number(value) > most) return `must be at most ${most}; there is no unlimited mode`;
  return make(Number(value));
}

function readPromise(value: string): Partial<LoopArguments> | string {
  const promise = value.trim();
  if (promise === '' || promise.length > MAX_PROMISE || /[<>\r\n]/.test(promise))
    return `must be one line of 1 to ${MAX_PROMISE} characters without < and >`;
  return { promise };
}

function readSkills(value: string): Partial<LoopArguments> | string {
  const skills = value.split(',').map((name) => name.trim());
  const bad = skills.find((name) => !/^[\w.-]{1,80}(?:\/[\w.-]{1,80})?$/.test(name));
  if (bad !== undefined)
    return `takes names like category/name with commas between, not ${JSON.stringify(bad.slice(0, 40))}`;
  if (skills.length > MAX_SKILLS) return `takes at most ${MAX_SKILLS} names`;
  return { skills: [...new Set(skills)] };
}

/** A whole positive number as `/fire-loop-extend` takes it. */
export function parseCount(text: string): number | string {
  return whole(text.trim(), MOST_ITERATIONS, (count) => count);
}
