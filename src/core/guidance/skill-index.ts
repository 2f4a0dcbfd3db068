import type { Looks } from '../facts/looks.ts';
import type { MicroInstruction } from './extract.ts';
import { type Lines, openLines } from './lines.ts';
import { DOMAINS } from './skill.ts';

/** Reads the rest of an index when it is needed. */
export interface IndexReader {
  readonly postings: () => Looks | null;
  /** `length` bytes at `offset` of the texts file. */
  readonly text: (offset: number, length: number) => string | null;
}

/** Whose signal it is: a skill's number, or a domain as `-1 - position in DOMAINS`. */
export type Owner = number;

/** A phrase, error or file pattern with its points: 2 clear, 1 plain, 0 ambiguous (a hint, for files). */
export type Signal = readonly [text: string, points: number, ...owners: Owner[]];

export interface SkillRecord {
  readonly id: number;
  /** `category/name`, unique within its index. */
  readonly key: string;
  readonly name: string;
  readonly category: string;
  /** The domains it belongs to; its category where it belongs to none of the eight. */
  readonly areas: readonly string[];
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

/** A library made searchable: every look-up reads one line, nothing is parsed ahead. */
export interface SkillIndex {
  /** Phrases that start with this stemmed word. */
  phrases(word: string): readonly Signal[];
  /** Error literals that hold this word, in lower case. */
  errors(word: string): readonly Signal[];
  packages(name: string): readonly Owner[];
  /** File patterns under this key: a base name, `*.ext`, a folder with `/`, or `*`. */
  files(key: string): readonly Signal[];
  /** `skill, impact, skill, impact …` of one stemmed word. */
  postings(word: string): readonly number[];
  skill(id: number): SkillRecord | null;
  /** The number of the skill with this `category/name`. */
  find(key: string): number | null;
  text(id: number): SkillText | null;
}

/**
 * The three files of an index: signals and records, always read; search postings, read once a domain has passed; texts, of
 * which only the chosen skills' lines are read. All ASCII.
 */
export interface IndexFiles {
  readonly lines: string;
  readonly postings: string;
  readonly texts: string;
}

/**
 * Opens a built index; `null` where `lines` is none. What the reader cannot read makes the index poorer, never an error:
 * without postings only signals find a skill, without its text a skill is not shown.
 */
export function openIndex(
  lines: Looks,
  reader: IndexReader,
  origin: Origin = 'shipped',
): SkillIndex | null {
  const table = openLines(lines);
  if (!table) return null;
  let postings: Lines | null | undefined;
  const search = (): Lines | null => {
    if (postings === undefined) {
      const file = reader.postings();
      postings = file && openLines(file);
    }
    return postings;
  };
  return {
    phrases: (word) => signals(table, `w ${word}`),
    errors: (word) => signals(table, `e ${word}`),
    packages: (name) => numbers(table, `p ${name}`),
    files: (key) => signals(table, `f ${key}`),
    postings: (word) => numbers(search(), `b ${word}`),
    skill: (id) => record(table, id, origin),
    find: (key) => numbers(table, `k ${key}`)[0] ?? null,
    text: (id) => textOf(table, id, reader),
  };
}

/** Several libraries as one; a skill of a later one replaces its namesake of an earlier one. */
export function joinIndexes(indexes: readonly SkillIndex[]): SkillIndex {
  const [only] = indexes;
  if (only && indexes.length === 1) return only;
  const seats = indexes.length;
  const inner = (id: number) => ({ index: indexes[id % seats], id: Math.floor(id / seats) });
  const outer = (seat: number, owner: Owner) => (owner < 0 ? owner : owner * seats + seat);
  const shift = (seat: number, one: Signal): Signal => [
    one[0],
    one[1],
    ...one.slice(2).map((owner) => outer(seat, Number(owner))),
  ];
  return {
    phrases: (word) => indexes.flatMap((one, seat) => one.phrases(word).map((s) => shift(seat, s))),
    errors: (word) => indexes.flatMap((one, seat) => one.errors(word).map((s) => shift(seat, s))),
    files: (key) => indexes.flatMap((one, seat) => one.files(key).map((s) => shift(seat, s))),
    packages: (name) =>
      indexes.flatMap((one, seat) => one.packages(name).map((owner) => outer(seat, owner))),
    postings: (word) =>
      indexes.flatMap((one, seat) =>
        one.postings(word).map((value, at) => (at % 2 === 0 ? outer(seat, value) : value)),
      ),
    skill: (id) => {
      const at = inner(id);
      const found = at.index?.skill(at.id);
      const replaced = indexes
        .slice((id % seats) + 1)
        .some((one) => found && one.find(found.key) !== null);
      return found && !replaced ? { ...found, id } : null;
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

function signals(table: Lines, key: string): readonly Signal[] {
  const line = table.get(key);
  return line === null ? [] : (JSON.parse(line) as readonly Signal[]);
}

function numbers(table: Lines | null, key: string): readonly number[] {
  const line = table?.get(key) ?? null;
  return line === null ? [] : line.split(' ').map(Number);
}

function record(table: Lines, id: number, origin: Origin): SkillRecord | null {
  const line = table.get(`s ${id}`);
  if (line === null) return null;
  const [name = '', category = '', areas = '', hash = ''] = line.split(' ');
  const key = `${category}/${name}`;
  return { id, key, name, category, areas: areas.split(','), hash, origin };
}

function textOf(table: Lines, id: number, reader: IndexReader): SkillText | null {
  const [, , , , offset, length] = table.get(`s ${id}`)?.split(' ') ?? [];
  const line = offset === undefined ? null : reader.text(Number(offset), Number(length));
  // A texts file that is cut short or of another build: the skill is not shown.
  const whole = line?.length === Number(length) && line.startsWith('{') && line.endsWith('}');
  return line !== null && whole ? (JSON.parse(line) as SkillText) : null;
}
