import type { MicroInstruction } from './extract.ts';
import { type Lines, openLines } from './lines.ts';
import { DOMAINS } from './skill.ts';

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
export type Origin = 'shipped' | 'user';

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
  text(id: number): SkillText | null;
}

/** The two files of an index. `lines` is read whole; of `texts` only the chosen skills' lines are read. */
export interface IndexFiles {
  readonly lines: string;
  readonly texts: string;
}

/**
 * Opens a built index. `readText` gives `length` bytes at `offset` of the texts file (ASCII), or `null`.
 * `null` where `lines` is no index.
 */
export function openIndex(
  lines: string,
  readText: (offset: number, length: number) => string | null,
  origin: Origin = 'shipped',
): SkillIndex | null {
  const table = openLines(lines);
  if (!table) return null;
  return {
    phrases: (word) => signals(table, `w ${word}`),
    errors: (word) => signals(table, `e ${word}`),
    packages: (name) => numbers(table, `p ${name}`),
    files: (key) => signals(table, `f ${key}`),
    postings: (word) => numbers(table, `b ${word}`),
    skill: (id) => record(table, id, origin),
    text: (id) => textOf(table, id, readText),
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
      return found ? { ...found, id } : null;
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

function numbers(table: Lines, key: string): readonly number[] {
  const line = table.get(key);
  return line === null ? [] : line.split(' ').map(Number);
}

function record(table: Lines, id: number, origin: Origin): SkillRecord | null {
  const line = table.get(`s ${id}`);
  if (line === null) return null;
  const [name = '', category = '', areas = '', hash = ''] = line.split(' ');
  const key = `${category}/${name}`;
  return { id, key, name, category, areas: areas.split(','), hash, origin };
}

function textOf(
  table: Lines,
  id: number,
  readText: (offset: number, length: number) => string | null,
): SkillText | null {
  const [, , , , offset, length] = table.get(`s ${id}`)?.split(' ') ?? [];
  const line = offset === undefined ? null : readText(Number(offset), Number(length));
  return line === null ? null : (JSON.parse(line) as SkillText);
}
