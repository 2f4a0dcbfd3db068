import type { Evidence } from './evidence.ts';
import type { Owners } from './owners.ts';
import type { Signal, SkillIndex } from './skill-index.ts';
import type { Run } from './words.ts';

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
  const cache = new Map<string, readonly Signal[]>();
  const signals = (word: string): readonly Signal[] => {
    const known = cache.get(word) ?? index.phrases(word);
    cache.set(word, known);
    return known;
  };
  for (const run of runs) {
    for (const [party, own] of byParty(matchesIn(run, signals), owners)) {
      for (const match of best(own, run.words.length)) note(found, match.signal, party);
    }
  }
  return [...found.values()];
}

function matchesIn(run: Run, signals: (word: string) => readonly Signal[]): readonly Match[] {
  const matches: Match[] = [];
  run.words.forEach((word, from) => {
    for (const signal of signals(word)) {
      const words = signal[0].split(' ');
      if (run.pieces && words.length === 1) continue;
      const fits = words.every((one, at) => run.words[from + at] === one);
      if (fits) matches.push({ from, to: from + words.length, signal });
    }
  });
  return matches;
}

/** A domain by its name, a skill by its number. */
type Party = string | number;

function byParty(matches: readonly Match[], owners: Owners): ReadonlyMap<Party, readonly Match[]> {
  const parties = new Map<Party, Match[]>();
  for (const match of matches) {
    const who = match.signal.slice(2).map(Number);
    const areas = who.flatMap((owner) => owners.areas(owner));
    for (const party of new Set<Party>([...areas, ...who.filter((owner) => owner >= 0)])) {
      const own = parties.get(party);
      if (own) own.push(match);
      else parties.set(party, [match]);
    }
  }
  return parties;
}

/** The matches without overlap that give the most points; of equals the longer. Ambiguous words count a little, so that they are kept. */
function best(matches: readonly Match[], length: number): readonly Match[] {
  const worth: number[] = new Array(length + 1).fill(0);
  const taken: (Match | null)[] = new Array(length + 1).fill(null);
  for (let end = 1; end <= length; end++) {
    worth[end] = worth[end - 1] ?? 0;
    for (const match of matches) {
      if (match.to !== end) continue;
      const value = (worth[match.from] ?? 0) + match.signal[1] + 0.01 * (match.to - match.from);
      if (value <= (worth[end] ?? 0)) continue;
      worth[end] = value;
      taken[end] = match;
    }
  }
  const chosen: Match[] = [];
  for (let end = length; end > 0; ) {
    const match = taken[end];
    if (match) chosen.push(match);
    end = match ? match.from : end - 1;
  }
  return chosen;
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
