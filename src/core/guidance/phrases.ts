import type { Evidence } from './evidence.ts';
import type { Owners } from './owners.ts';
import type { Signal, SkillIndex } from './skill-index.ts';
import type { Run } from './words.ts';

/** A phrase of the index, taken apart once. */
interface Phrase {
  readonly words: readonly string[];
  readonly signal: Signal;
}

interface Match {
  readonly from: number;
  readonly to: number;
  readonly signal: Signal;
}

/**
 * Phrases of the index in the runs. Where phrases of one domain, or of one skill, overlap, those that give most points
 * together count (`password reset link` is `password` and `reset link`, never also `reset`).
 */
export function findPhrases(
  runs: readonly Run[],
  index: SkillIndex,
  owners: Owners,
): readonly Evidence[] {
  const found = new Map<string, Draft>();
  const cache = new Map<string, readonly Phrase[]>();
  const phrases = (word: string): readonly Phrase[] => {
    const known = cache.get(word) ?? phrasesOf(index.phrases(word));
    cache.set(word, known);
    return known;
  };
  for (const run of runs) {
    const matches = matchesIn(run, phrases);
    if (matches.length === 0) continue;
    for (const [party, own] of byParty(matches, owners)) {
      for (const match of best(own)) note(found, match.signal, party);
    }
  }
  return [...found.values()];
}

function phrasesOf(signals: readonly Signal[]): readonly Phrase[] {
  return signals.map((signal) => ({ words: signal[0].split(' '), signal }));
}

function matchesIn(run: Run, phrases: (word: string) => readonly Phrase[]): readonly Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < run.words.length; from++) {
    for (const { words, signal } of phrases(run.words[from] ?? '')) {
      if (run.pieces && words.length === 1) continue;
      if (stands(words, run.words, from)) matches.push({ from, to: from + words.length, signal });
    }
  }
  return matches;
}

function stands(phrase: readonly string[], words: readonly string[], from: number): boolean {
  for (let at = 1; at < phrase.length; at++) {
    if (phrase[at] !== words[from + at]) return false;
  }
  return true;
}

/** A domain by its name, a skill by its number. */
type Party = string | number;

function byParty(matches: readonly Match[], owners: Owners): ReadonlyMap<Party, readonly Match[]> {
  const parties = new Map<Party, Match[]>();
  for (const match of matches) {
    const seen = new Set<Party>();
    for (const owner of match.signal.slice(2).map(Number)) {
      for (const area of owners.areas(owner)) seen.add(area);
      if (owner >= 0) seen.add(owner);
    }
    for (const party of seen) {
      const own = parties.get(party);
      if (own) own.push(match);
      else parties.set(party, [match]);
    }
  }
  return parties;
}

/** The matches without overlap that give the most points; of equals the longer. Ambiguous words count a little, so that they are kept. */
function best(matches: readonly Match[]): readonly Match[] {
  if (matches.length < 2) return matches;
  const sorted = [...matches].sort((a, b) => a.to - b.to);
  const sums: { readonly worth: number; readonly chosen: readonly Match[] }[] = [];
  for (const [at, match] of sorted.entries()) {
    let before = at - 1;
    while (before >= 0 && (sorted[before]?.to ?? 0) > match.from) before--;
    const base = sums[before] ?? { worth: 0, chosen: [] };
    const skip = sums[at - 1] ?? { worth: 0, chosen: [] };
    const worth = base.worth + match.signal[1] + 0.01 * (match.to - match.from);
    sums.push(worth > skip.worth ? { worth, chosen: [...base.chosen, match] } : skip);
  }
  return sums.at(-1)?.chosen ?? [];
}

interface Draft extends Evidence {
  readonly areas: string[];
  readonly skills: number[];
}

function note(found: Map<string, Draft>, [what, points]: Signal, party: Party): void {
  const place = `${points} ${what}`;
  const source = points === 0 ? 'ambiguous' : 'word';
  const draft = found.get(place) ?? { source, what, points, areas: [], skills: [] };
  found.set(place, draft);
  if (typeof party === 'string' && !draft.areas.includes(party)) draft.areas.push(party);
  if (typeof party === 'number' && !draft.skills.includes(party)) draft.skills.push(party);
}
