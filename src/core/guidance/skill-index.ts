import type { Looks } from '../facts/looks.ts';
import type { MicroInstruction } from './extract.ts';
import { openLines } from './lines.ts';
import { DOMAINS } from './skill.ts';

/** Whose signal it is: a skill's number, or a domain as `-1 - position in DOMAINS`. */
export type Owner = number;

/** A phrase, error or file pattern. */
export interface Signal {
  readonly text: string;
  /** 2 clear, 1 plain, 0 ambiguous (a hint, for files). */
  readonly points: number;
  readonly owners: readonly Owner[];
}

/** What a signal is looked for in, as the index marks it: plain words, output, paths. */
export type SignalKind = 'w' | 'e' | 'f';

/** Where a skill belongs. */
export interface Home {
  readonly category: string;
  /** The domains it belongs to; its category where it belongs to none of the eight. */
  readonly areas: readonly string[];
}

export interface SkillRecord extends Home {
  readonly id: number;
  /** `category/name`, unique within its index. */
  readonly key: string;
  readonly name: string;
  /** Of what is said: two skills with the same one say the same. */
  readonly hash: string;
  /** Whose library it comes from. */
  readonly origin: Origin;
}

/** Skills that ship with the plugin, or those of the user's own folders. */
export type Origin = 'shipped' | 'user' | 'project';

/** What is said of a skill, with the terms that show it was used. */
export interface SkillText extends MicroInstruction {
  readonly terms: readonly string[];
}

/** A library made searchable: every look-up reads one line, once; nothing is parsed ahead. */
export interface SkillIndex {
  /**
   * Signals under a key that fit: phrases that start with a stemmed word, errors that hold it, file patterns under a base
   * name, `*.ext`, a folder with `/`, or `*`.
   */
  signals(kind: SignalKind, key: string, fits: (text: string) => boolean): readonly Signal[];
  packages(name: string): readonly Owner[];
  /** Tells each skill that says a stemmed word, and how much it is worth there. */
  postings(word: string, tell: (skill: number, impact: number) => void): void;
  /** Where the skill of this number belongs, be it replaced or not. */
  home(id: number): Home | null;
  /** Whether a later library has a skill of the same key. */
  isReplaced(id: number): boolean;
  /** `null` also where it is replaced. */
  skill(id: number): SkillRecord | null;
  /** The number of the skill with this `category/name`. */
  find(key: string): number | null;
  text(id: number): SkillText | null;
}

/** The two files of an index: what finds skills, and their texts, of which only the chosen ones are read. */
export interface IndexFiles {
  readonly lines: string;
  /** ASCII. */
  readonly texts: string;
}

/** How the lines of an index are spelled; `buildIndex` writes them so. */
export const SPELLING = {
  /** Between the things that are known under one key. */
  BETWEEN: '\t',
  /** Opens the postings of a word: a character for each skill, and behind it one for its impact. */
  POSTINGS: 'b',
  /** The character that stands for 0, its successor for 1: read without making anything. */
  ZERO: 0x30,
  /** What a character can stand for at most. */
  MOST: 0xd000,
} as const;

/**
 * Opens a built index; `null` where `lines` is none. What cannot be read makes the index poorer, never an error: without its
 * text a skill is not shown.
 */
export function openIndex(
  lines: Looks,
  texts: () => Looks | null,
  origin: Origin = 'shipped',
): SkillIndex | null {
  const table = openLines(lines);
  if (!table) return null;
  const read = new Map<string, string>();
  const line = (key: string): string => {
    const known = read.get(key);
    if (known !== undefined) return known;
    const found = table.get(key) ?? '';
    read.set(key, found);
    return found;
  };
  const home = homesOf(table.preface);
  return {
    signals: (kind, key, fits) => signalsIn(line(kind === 'f' ? `f ${key}` : key), kind, fits),
    packages: (name) => numbers(line(`p ${name}`)),
    postings: (word, tell) => tellPostings(line(word), tell),
    home,
    isReplaced: () => false,
    skill: (id) => record(line(`s ${id}`), id, home(id), origin),
    find: (key) => numbers(line(`k ${key}`))[0] ?? null,
    text: (id) => textOf(line(`s ${id}`), texts),
  };
}

/** Several libraries as one; a skill of a later one replaces its namesake of an earlier one. */
export function joinIndexes(indexes: readonly SkillIndex[]): SkillIndex {
  const [only] = indexes;
  if (only && indexes.length === 1) return only;
  const seats = indexes.length;
  const inner = (id: number) => ({ index: indexes[id % seats], id: Math.floor(id / seats) });
  const outer = (seat: number, owner: Owner) => (owner < 0 ? owner : owner * seats + seat);
  const recordOf = (id: number) => inner(id).index?.skill(inner(id).id) ?? null;
  const isReplaced = (id: number): boolean => {
    const later = indexes.slice((id % seats) + 1);
    const found = later.length > 0 ? recordOf(id) : null;
    return found !== null && later.some((one) => one.find(found.key) !== null);
  };
  return {
    signals: (kind, key, fits) =>
      indexes.flatMap((one, seat) =>
        one.signals(kind, key, fits).map((signal) => ({
          ...signal,
          owners: signal.owners.map((owner) => outer(seat, owner)),
        })),
      ),
    packages: (name) =>
      indexes.flatMap((one, seat) => one.packages(name).map((owner) => outer(seat, owner))),
    postings: (word, tell) =>
      indexes.forEach((one, seat) => {
        one.postings(word, (skill, impact) => tell(outer(seat, skill), impact));
      }),
    home: (id) => indexes[id % seats]?.home(Math.floor(id / seats)) ?? null,
    isReplaced,
    skill: (id) => {
      const found = isReplaced(id) ? null : recordOf(id);
      return found && { ...found, id };
    },
    find: (key) => {
      const seat = indexes.findLastIndex((one) => one.find(key) !== null);
      const id = indexes[seat]?.find(key) ?? null;
      return id === null ? null : outer(seat, id);
    },
    text: (id) => inner(id).index?.text(inner(id).id) ?? null,
  };
}

export function domainOwner(domain: string): Owner {
  return -1 - (DOMAINS as readonly string[]).indexOf(domain);
}

const NONE: readonly Signal[] = [];

/** `1-6,155 rollback across servic`: points, owners, text; of others than those that fit nothing is made. */
function signalsIn(
  line: string,
  kind: SignalKind,
  fits: (text: string) => boolean,
): readonly Signal[] {
  if (line === '') return NONE;
  const found: Signal[] = [];
  for (let at = 0, end = 0; at < line.length; at = end + 1) {
    end = endOf(line, at);
    if (line.charAt(at) !== kind) continue;
    const blank = line.indexOf(' ', at);
    const text = line.slice(blank + 1, end);
    if (!fits(text)) continue;
    const owners = line
      .slice(at + 2, blank)
      .split(',')
      .map(Number);
    found.push({ text, points: Number(line.charAt(at + 1)), owners });
  }
  return found;
}

function tellPostings(line: string, tell: (skill: number, impact: number) => void): void {
  const { POSTINGS, ZERO } = SPELLING;
  for (let at = 0, end = 0; at < line.length; at = end + 1) {
    end = endOf(line, at);
    if (line.charAt(at) !== POSTINGS) continue;
    for (let pair = at + 1; pair + 1 < end; pair += 2) {
      tell(line.charCodeAt(pair) - ZERO, line.charCodeAt(pair + 1) - ZERO);
    }
  }
}

function endOf(line: string, at: number): number {
  const end = line.indexOf(SPELLING.BETWEEN, at);
  return end < 0 ? line.length : end;
}

function numbers(line: string): readonly number[] {
  return line === '' ? [] : line.split(' ').map(Number);
}

/** The preface: one line of homes as `category\tarea,area`, two tabs between them, then one character a skill. */
function homesOf(preface: string): (id: number) => Home | null {
  const end = preface.indexOf('\n');
  let homes: readonly Home[] | null = null;
  return (id) => {
    homes ??= preface.slice(0, end).split('\t\t').map(homeOf);
    return homes[preface.charCodeAt(end + 1 + id) - SPELLING.ZERO] ?? null;
  };
}

function homeOf(text: string): Home {
  const [category = '', areas = ''] = text.split('\t');
  return { category, areas: areas.split(',') };
}

function record(line: string, id: number, home: Home | null, origin: Origin): SkillRecord | null {
  if (line === '' || home === null) return null;
  const [name = '', hash = ''] = line.split(' ');
  return { id, key: `${home.category}/${name}`, name, ...home, hash, origin };
}

function textOf(line: string, texts: () => Looks | null): SkillText | null {
  const [, , offset, length] = line.split(' ');
  const from = Number(offset);
  const text = offset === undefined ? '' : (texts()?.text(from, from + Number(length)) ?? '');
  // A texts file that is cut short or of another build: the skill is not shown.
  const whole = text.length === Number(length) && text.startsWith('{') && text.endsWith('}');
  return whole ? (JSON.parse(text) as SkillText) : null;
}
