import type { Material } from './moment.ts';
import { originsOf } from './origins.ts';
import { Owners } from './owners.ts';
import { findFiles, findOrigins, findPackages } from './paths.ts';
import { findPhrases } from './phrases.ts';
import type { SkillIndex } from './skill-index.ts';
import { type Run, stem } from './words.ts';

/** One thing seen that tells a domain or a skill. */
export interface Evidence {
  readonly source: 'error' | 'package' | 'program' | 'file' | 'hint' | 'word' | 'ambiguous';
  /** The signal as the index holds it. */
  readonly what: string;
  /** 2 clear, 1 plain, 0 for a hint or an ambiguous word, which the scores weigh together. */
  readonly points: number;
  /** Domains it speaks for, of the tables and through the skills. */
  readonly areas: readonly string[];
  /** Skills whose own signal it is. */
  readonly skills: readonly number[];
}

const MOST_OUTPUT = 20_000;
/** A word of an output. Ranges, as a property class costs a millisecond to compile. */
const WORD = /[a-z0-9_\u00c0-\u1fff]+/g;

const MOST_OUTPUT_WORDS = 2_000;

/** Everything the index knows in this material. The same signal counts once. */
export function evidenceOf(
  material: Material,
  runs: readonly Run[],
  index: SkillIndex,
): readonly Evidence[] {
  const owners = new Owners(index);
  return [
    ...findErrors(material.output, index, owners),
    ...findOrigins(material.output === '' ? [] : originsOf(material.output), index, owners),
    ...findPackages(material.packages, index, owners),
    ...findProgram(material.program, index, owners),
    ...findFiles(material.files, index, owners),
    ...findPhrases(runs, index, owners),
  ];
}

/** Where the index keeps what a program tells: beside the packages, under a name that no package has. */
export function programKey(program: string): string {
  return `$ ${program}`;
}

/** That a program which works on one domain alone has failed. */
function findProgram(program: string, index: SkillIndex, owners: Owners): readonly Evidence[] {
  const known = program === '' ? [] : index.packages(programKey(program));
  const fresh = { source: 'program', what: program, points: 2 } as const;
  return known.length === 0 ? [] : [owners.add(undefined, fresh, known)];
}

/** An error without what tools and terminals set differently: case, white space, backticks, typographic quotes. */
export function plainError(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('\u2018', "'")
    .replaceAll('\u2019', "'")
    .replaceAll('\u201c', '"')
    .replaceAll('\u201d', '"')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ');
}

/** The word by whose stem an error literal is found: its longest; `''` where it has none. */
export function anchorOf(literal: string): string {
  const words: readonly string[] = literal.match(WORD) ?? [];
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}

/** Error literals in the output, on word boundaries, white space and case aside. */
function findErrors(output: string, index: SkillIndex, owners: Owners): readonly Evidence[] {
  const text = plainError(output.slice(0, MOST_OUTPUT));
  const words = new Set((text.match(WORD) ?? []).slice(0, MOST_OUTPUT_WORDS));
  const isThere = (literal: string) => stands(text, literal) && words.has(anchorOf(literal));
  const found = new Map<string, Evidence>();
  for (const word of new Set([...words].map(stem))) {
    for (const signal of index.signals('e', word, isThere)) {
      const { text: what, points } = signal;
      const fresh = { source: 'error', what, points } as const;
      found.set(what, owners.add(found.get(what), fresh, signal.owners));
    }
  }
  return [...found.values()];
}

/** What a `*` of a literal may stand for: a name, a number, a path. */
const GAP = 80;

/** Whether a literal stands in the text on word boundaries; a `*` in it stands for what varies from one fault to the next. */
function stands(text: string, literal: string): boolean {
  const [first = '', ...others] = literal.split('*');
  if (first === '') return false;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const end = endOf(text, at + first.length, others);
    if (end < 0) continue;
    const before = at === 0 || !WORDY.test(text.charAt(at - 1)) || !WORDY.test(literal.charAt(0));
    const after =
      end === text.length ||
      !WORDY.test(text.charAt(end)) ||
      !WORDY.test(literal.charAt(literal.length - 1));
    if (before && after) return true;
  }
  return false;
}

/** Where the last of the pieces ends, each a short way behind the one before; -1 where they do not follow. */
function endOf(text: string, from: number, pieces: readonly string[]): number {
  let end = from;
  for (const piece of pieces) {
    const found = text.slice(end, end + GAP + piece.length).indexOf(piece);
    if (found < 0) return -1;
    end += found + piece.length;
  }
  return end;
}

const WORDY = /[A-Za-z0-9_\u00c0-\u1fff]/;
