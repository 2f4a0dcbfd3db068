import { isListed } from '../kit/text.ts';

/** One run of words; nothing that spans two runs is a phrase. */
export interface Run {
  /** Stemmed, lower case. */
  readonly words: readonly string[];
  /** Made of the pieces of one identifier (`RotateRefreshTokenAsync`): only phrases count there, no single plain word. */
  readonly pieces: boolean;
}

/** Words of one text beyond this are not read: a prompt has its say early. */
const MOST_WORDS = 1500;

/**
 * The words of a text, for phrases and for search alike. Sentences are separate runs; an identifier stands whole in its
 * sentence and, in pieces, in a run of its own.
 */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let budget = MOST_WORDS;
  for (const sentence of text.split(/[.!?;:,()[\]{}"“”|](?=\s|$)|\n+/)) {
    if (budget <= 0) break;
    const raw = (sentence.match(WORD) ?? []).slice(0, budget);
    budget -= raw.length;
    if (raw.length > 0) runs.push({ words: raw.map(stem).filter(telling), pieces: false });
    for (const word of raw) {
      const pieces = piecesOf(word);
      if (pieces.length > 1) runs.push({ words: pieces.map(stem), pieces: true });
    }
    for (const name of hyphenated(sentence)) runs.push({ words: [name], pieces: false });
  }
  return runs;
}

/** Letters, digits and `_`, with a `$` or `@` before and a `+` or `#` within or after (`n+1`, `c++`, `$state`). */
const WORD = /[$@]?[A-Za-z0-9_\u00c0-\u1fff\u2c00-\u2fef\u3040-\ud7ff]+(?:\+[A-Za-z0-9]+|\+\+|#)?/g;

/** `cache-manager` as it is written: a name, where `cache manager` are two words. */
function hyphenated(sentence: string): readonly string[] {
  if (!sentence.includes('-')) return [];
  const names = sentence.toLowerCase().match(/[a-z0-9-]+/g) ?? [];
  return names.filter((name) => NAME.test(name));
}

const NAME = /^[a-z][a-z0-9]*-[a-z0-9-]*[a-z0-9]$/;

/** `MongooseError` → mongoose, error. Words in one case are no identifier. */
function piecesOf(word: string): string[] {
  if (!/[a-z][A-Z]|[A-Z]{2}[a-z]|_/.test(word) || word.length > 80) return [];
  return word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$@]+/)
    .filter((piece) => piece.length > 1);
}

/** The words of a phrase of the tables or of a skill, stemmed like any text. */
export function phraseWords(phrase: string): readonly string[] {
  return (phrase.match(WORD) ?? []).map(stem).filter(telling);
}

/** `wait for that request` holds the phrase `wait for request`. */
function telling(stemmed: string): boolean {
  return !isListed(DETERMINERS, stemmed);
}

const DETERMINERS = ' a an the thi that thes thos my our your their its ';

/**
 * A light stem, the same on both sides of every comparison: plural s, -ing, -ed and a final e fall away, a final y is an i.
 * It need not be a word; it must only be the same for `cache`, `caches`, `cached` and `caching`, for `query` and `queries`.
 */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !isPlain(lower)) return lower;
  const singular = isPlural(lower) ? lower.slice(0, -1) : lower;
  const ending = ['ing', 'ed'].find((end) => singular.endsWith(end)) ?? '';
  const inflected = ending !== '' && singular.length >= ending.length + 3;
  const single = inflected ? undoubled(singular.slice(0, -ending.length)) : singular;
  return single.length > 3 ? unvowelled(single) : single;
}

// Characters are compared by hand here: every prompt stems hundreds of words, in a process that would compile each pattern anew.

function isPlain(lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return true;
}

function isPlural(lower: string): boolean {
  return lower.endsWith('s') && !'su'.includes(lower.charAt(lower.length - 2));
}

/** `cache` → cach, `query` → queri; `theme` stays, as it is no `them`. */
function unvowelled(stem: string): string {
  const last = stem.charAt(stem.length - 1);
  const cut = stem.slice(0, -1);
  if (last === 'e') return cut === 'them' || cut === 'not' ? stem : cut;
  const after = 'aeiou'.includes(stem.charAt(stem.length - 2));
  return last === 'y' && !after ? `${stem.slice(0, -1)}i` : stem;
}

/** `stopp` → stop. */
function undoubled(stem: string): string {
  const last = stem.charAt(stem.length - 1);
  return stem.charAt(stem.length - 2) === last && 'bdgmnprt'.includes(last)
    ? stem.slice(0, -1)
    : stem;
}

/** Words too common to say anything in a search. Stemmed. */
const COMMON =
  ' a an and are as at be but by can do doe for from has hav how i if in into is it its me my no not of on or our should so som than that the their then ' +
  'ther this to too up us use was we wer what when wher which whil who why will with would you your after all also any becaus been befor being both each ' +
  'get go had he her him his just lik mak mor most much now off onc onli other out over own sam see she such tak them they thi thos through under until ' +
  'veri via want way well add chang fix need new try work creat updat plea ';

/** The distinct words a search may use, whole identifiers and their pieces, in order of appearance. */
export function searchWords(runs: readonly Run[]): readonly string[] {
  const found = new Set<string>();
  for (const run of runs) {
    for (const word of run.words) {
      if (word.length > 1 && word.length < 40 && !isListed(COMMON, word)) found.add(word);
    }
  }
  return [...found];
}
