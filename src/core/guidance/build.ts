import { hash } from '../kit/hash.ts';
import { ascii } from '../kit/text.ts';
import { anchorOf, plainError, programKey } from './evidence.ts';
import { extract, type MicroInstruction } from './extract.ts';
import { writeLines } from './lines.ts';
import { isDomain, type SkillSource } from './skill.ts';
import {
  domainOwner,
  type IndexFiles,
  type Owner,
  type SignalKind,
  type SkillText,
  SPELLING,
} from './skill-index.ts';
import { type DomainTable, entries } from './tables/table.ts';
import { phraseWords, runsOf, searchWords, stem } from './words.ts';

/** Goes up whenever the same skills give another index: one that was kept is then built anew. */
export const INDEX_EDITION = 4;

/**
 * Builds the two files of an index from skills and, for the shipped library, the domain tables.
 * The same input gives the same bytes; the order of `skills` is their order by key.
 */
export function buildIndex(
  skills: readonly SkillSource[],
  tables: readonly DomainTable[],
): IndexFiles {
  const sorted = [...skills].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const signals = new SignalBook();
  for (const table of tables) addTable(signals, table);
  const shared = sharedWords(sorted);
  sorted.forEach((skill, id) => {
    addSkill(signals, skill, id, shared);
  });
  for (const [word, list] of impacts(sorted)) signals.addPostings(word, strongest(list));
  const lines = signals.lines();
  const texts = addRecords(sorted, lines);
  return { lines: writeLines(lines, prefaceOf(sorted)), texts };
}

function keyOf(skill: SkillSource): string {
  return `${skill.category}/${skill.name}`;
}

/** Where a skill's signals give points: its domains, its category when that is one, else the category on its own. */
export function areasOf(skill: SkillSource): readonly string[] {
  const domains = skill.domains.filter(isDomain);
  if (isDomain(skill.category)) return [...new Set([skill.category, ...domains])];
  return domains.length > 0 ? [...new Set(domains)] : [skill.category];
}

/** Signals by their look-up key, equal texts merged: the owners add up, the highest points count. */
class SignalBook {
  private readonly book = new Map<string, Map<string, Set<Owner>>>();
  private readonly packages = new Map<string, Set<Owner>>();
  private readonly postings = new Map<string, readonly number[]>();

  add(kind: SignalKind, at: string, text: string, points: number, owner: Owner): void {
    const key = cleaned(at);
    const shelf = this.book.get(key) ?? new Map<string, Set<Owner>>();
    const place = `${kind}${points} ${cleaned(text)}`;
    shelf.set(place, (shelf.get(place) ?? new Set<Owner>()).add(owner));
    this.book.set(key, shelf);
  }

  addPackage(given: string, owner: Owner): void {
    const name = cleaned(given);
    const owners = this.packages.get(name) ?? new Set<Owner>();
    this.packages.set(name, owners.add(owner));
  }

  addPostings(word: string, list: readonly number[]): void {
    this.postings.set(word, list);
  }

  lines(): Map<string, string> {
    const lines = new Map<string, string>();
    for (const [key, shelf] of this.book) {
      const signals = [...shelf].map(([place, owners]) => place.replace(' ', `${[...owners]} `));
      lines.set(key, signals.join(SPELLING.BETWEEN));
    }
    for (const [word, list] of this.postings) {
      const before = lines.get(word);
      const own = SPELLING.POSTINGS + spelled(list);
      lines.set(word, before === undefined ? own : before + SPELLING.BETWEEN + own);
    }
    for (const [name, owners] of this.packages) lines.set(`p ${name}`, [...owners].join(' '));
    return lines;
  }
}

/** A character for each number. */
function spelled(numbers: readonly number[]): string {
  const codes = numbers.map((number) => SPELLING.ZERO + Math.min(number, SPELLING.MOST));
  return String.fromCharCode(...codes);
}

/** On one line, and nothing in it that parts a line. */
function cleaned(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}

function addTable(book: SignalBook, table: DomainTable): void {
  const owner = domainOwner(table.domain);
  for (const error of entries(table.errors)) addError(book, error, owner);
  for (const name of entries(table.packages)) addPackage(book, name, owner);
  for (const name of entries(table.programs)) book.addPackage(programKey(name), owner);
  for (const file of entries(table.files)) book.add('f', fileKey(file), file, 2, owner);
  for (const file of entries(table.hints)) book.add('f', fileKey(file), file, 0, owner);
  for (const name of entries(table.names)) addPhrase(book, name, 2, owner);
  for (const word of entries(table.words)) addPhrase(book, word, 1, owner);
  for (const word of entries(table.ambiguous)) addPhrase(book, word, 0, owner);
}

function addSkill(
  book: SignalBook,
  skill: SkillSource,
  id: number,
  shared: ReadonlySet<string>,
): void {
  const { errors, packages, files, words } = skill.signals;
  for (const error of errors) addError(book, error, id);
  for (const name of packages) addPackage(book, name, id);
  for (const file of files) book.add('f', fileKey(file), file, 2, id);
  for (const word of words) {
    const phrase = phraseWords(word).join(' ');
    addPhrase(book, word, shared.has(phrase) ? 0 : 1, id);
  }
}

/** In plain text only a name that no sentence would use otherwise: `cache-manager` must be written as one. */
function addPackage(book: SignalBook, name: string, owner: Owner): void {
  book.addPackage(name, owner);
  const plain = name.toLowerCase();
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(plain)) book.add('w', plain, plain, 1, owner);
  else if (/[-@/\d]/.test(name)) addPhrase(book, name, 1, owner);
}

/** An error is found by its longest word, then compared as a whole; a `*` at its ends says nothing. */
function addError(book: SignalBook, error: string, owner: Owner): void {
  const text = plainError(error).replace(/^[*\s]+|[*\s]+$/g, '');
  for (const literal of /^\d+$/.test(text) ? coded(text) : [text]) addLiteral(book, literal, owner);
}

/** A code of digits as drivers and services print it; the bare number is also a process id, a port or a size. */
function coded(code: string): readonly string[] {
  return [
    ...["code: '", 'code: "', '"code": "', '"code":"', 'code: ', 'code ', '"code":', '"code": '],
    ...['sqlstate: ', 'sqlstate ', 'sqlstate[', 'sqlstate(', 'error: ', 'error '],
    ...['status: ', 'status ', '"status":', '"status": '],
  ].map((before) => `${before}${code}`);
}

function addLiteral(book: SignalBook, text: string, owner: Owner): void {
  const anchor = anchorOf(text);
  if (anchor !== '') book.add('e', stem(anchor), text, 2, owner);
}

function addPhrase(book: SignalBook, phrase: string, points: number, owner: Owner): void {
  const words = phraseWords(phrase);
  if (words[0] !== undefined) book.add('w', words[0], words.join(' '), points, owner);
}

/** Where a file pattern is looked up: its folder, its extension, its name, or `*` for what has none of them. */
export function fileKey(pattern: string): string {
  const last = pattern.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (pattern.endsWith('/')) return `f ${last.toLowerCase()}/`;
  const extension = /^[^*]*\*[^*.]*(\.[\w.-]+)$/.exec(last)?.[1];
  if (extension) return `f *${extension.slice(extension.lastIndexOf('.')).toLowerCase()}`;
  return last.includes('*') ? 'f *' : `f ${last.toLowerCase()}`;
}

/** Words that skills of different areas claim: they tell a skill, but no domain. */
function sharedWords(skills: readonly SkillSource[]): ReadonlySet<string> {
  const claims = new Map<string, Set<string>>();
  for (const skill of skills) {
    for (const word of skill.signals.words) {
      const phrase = phraseWords(word).join(' ');
      const areas = claims.get(phrase) ?? new Set<string>();
      claims.set(phrase, areas.add(areasOf(skill)[0] ?? ''));
    }
  }
  return new Set([...claims].filter(([, areas]) => areas.size > 1).map(([phrase]) => phrase));
}

const K1 = 1.2;
const B = 0.6;

/** What the rarest word said once in a skill of mean length is worth; of a library of any size, so that one floor fits all. */
const UNIT = 38;

/** BM25 impacts of every word in every skill. */
function impacts(skills: readonly SkillSource[]): ReadonlyMap<string, readonly number[]> {
  const bags = skills.map(bagOf);
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, weight) => sum + weight, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const holders = new Map<string, number>();
  for (const bag of bags)
    for (const word of bag.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarest = Math.log(1 + (bags.length - 0.5) / 1.5);
  const postings = new Map<string, number[]>();
  bags.forEach((bag, id) => {
    for (const [word, weight] of bag) {
      const held = holders.get(word) ?? 1;
      const rarity = Math.log(1 + (bags.length - held + 0.5) / (held + 0.5)) / rarest;
      const length = 1 - B + (B * (lengths[id] ?? mean)) / mean;
      const impact = Math.round((UNIT * rarity * weight * (K1 + 1)) / (weight + K1 * length));
      if (impact > 0 && !everyday(held, bags.length)) push(postings, word, id, impact);
    }
  });
  return postings;
}

/** A word that a third of a real library says ranks nothing and would make the longest lines. */
function everyday(held: number, all: number): boolean {
  return all > 30 && held * 3 > all;
}

/** In a large library a word's weak places are dropped, so that its line stays short. */
const MOST_POSTINGS = 60;

function strongest(list: readonly number[]): readonly number[] {
  if (list.length <= 2 * MOST_POSTINGS) return list;
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < list.length; at += 2) pairs.push([list[at] ?? 0, list[at + 1] ?? 0]);
  return pairs
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MOST_POSTINGS)
    .flat();
}

function push(postings: Map<string, number[]>, word: string, id: number, impact: number): void {
  const list = postings.get(word);
  if (list) list.push(id, impact);
  else postings.set(word, [id, impact]);
}

/** How often a skill says a word, the telling places more often. */
function bagOf(skill: SkillSource): ReadonlyMap<string, number> {
  const { errors, packages, files, words } = skill.signals;
  const fields: readonly (readonly [string, number])[] = [
    [`${skill.name.replaceAll('-', ' ')}\n${skill.title}`, 4],
    [words.join('\n'), 3],
    [[...errors, ...packages, ...files].join('\n'), 2],
    [`${skill.description}\n${skill.tags.join('\n')}`, 2],
    [skill.body.replace(/^## References[\s\S]*/m, ''), 1],
  ];
  const bag = new Map<string, number>();
  for (const [text, weight] of fields) {
    const runs = runsOf(text);
    const known = new Set(searchWords(runs));
    for (const run of runs) {
      for (const word of run.words)
        if (known.has(word)) bag.set(word, (bag.get(word) ?? 0) + weight);
    }
  }
  return bag;
}

/** Where each skill belongs: a signal's domains are told by it, so that it is read with the opening. */
function prefaceOf(skills: readonly SkillSource[]): string {
  const homes = skills.map(
    (skill) => `${cleaned(skill.category)}\t${cleaned(areasOf(skill).join(','))}`,
  );
  const known = [...new Set(homes)];
  const marks = homes.map((home) => spelled([known.indexOf(home)]));
  return `${known.join('\t\t')}\n${marks.join('')}`;
}

/** Adds each skill's record to `lines` and returns the texts they point to. */
function addRecords(skills: readonly SkillSource[], lines: Map<string, string>): string {
  let texts = '';
  skills.forEach((skill, id) => {
    const micro = extract(skill.title, skill.body);
    const text: SkillText = { ...micro, terms: termsOf(skill, micro) };
    // One byte a character, so that an offset in the text is an offset in the file.
    const line = ascii(JSON.stringify(text));
    lines.set(`s ${id}`, [skill.name, hash(line), texts.length, line.length].join(' '));
    lines.set(`k ${cleaned(keyOf(skill))}`, String(id));
    texts += `${line}\n`;
  });
  return texts;
}

const MOST_TERMS = 16;

/** The names a reader of the skill would come to use: what its pattern and pitfalls set in code, and its packages. */
function termsOf(skill: SkillSource, micro: MicroInstruction): readonly string[] {
  const prose = micro.pattern
    .filter((block) => block.kind !== 'code')
    .flatMap((block) => block.lines);
  const spans = [...prose, ...micro.pitfalls, ...micro.checklist].flatMap(
    (line) => line.match(/`[^`]{3,60}`/g) ?? [],
  );
  const code = micro.pattern
    .filter((block) => block.kind === 'code')
    .flatMap((block) => block.lines.slice(1, -1));
  const names = code.flatMap((line) => line.match(/\b[a-zA-Z_$][\w$]{5,40}\b/g) ?? []);
  const telling = names.filter((name) => /[a-z][A-Z]|_/.test(name));
  const all = [...spans.map((span) => span.slice(1, -1)), ...skill.signals.packages, ...telling];
  return [...new Set(all)].slice(0, MOST_TERMS);
}
