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
  for (const run of runs) {
    const matches = matchesIn(run, index);
    if (matches.length === 0) continue;
    for (const [party, own] of byParty(matches, owners)) {
      for (const match of best(own)) note(found, match.signal, party);
    }
  }
  return [...found.values()];
}

function matchesIn({ words, pieces }: Run, index: SkillIndex): readonly Match[] {
  const matches: Match[] = [];
  const text = `${words.join(' ')} `;
  let at = 0;
  /** Whether a phrase stands where the word does, with a word's end behind it. */
  const stands = (phrase: string): boolean =>
    text.startsWith(phrase, at) &&
    text.charAt(at + phrase.length) === ' ' &&
    !(pieces && !phrase.includes(' '));
  words.forEach((word, from) => {
    for (const signal of index.signals('w', word, stands)) {
      matches.push({ from, to: from + signal.text.split(' ').length, signal });
    }
    at += word.length + 1;
  });
  return matches;
}

/** A domain by its name, a skill by its number. */
type Party = string | number;

function byParty(matches: readonly Match[], owners: Owners): ReadonlyMap<Party, readonly Match[]> {
  const parties = new Map<Party, Match[]>();
  const give = (party: Party, match: Match) => {
    const own = parties.get(party);
    if (own === undefined) parties.set(party, [match]);
    else if (own.at(-1) !== match) own.push(match);
  };
  for (const match of matches) {
    for (const owner of match.signal.owners) {
      for (const area of owners.areas(owner)) give(area, match);
      if (owner >= 0) give(owner, match);
    }
  }
  return parties;
}

/** The matches without overlap that give the most points; of equals the longer. Ambiguous words count a little, so that they are kept. */
function best(matches: readonly Match[]): readonly Match[] {
  if (matches.length < 2) return matches;
  const sorted = [...matches].sort((a, b) => a.to - b.to);
  const apart = sorted.every(({ from }, at) => from >= (sorted[at - 1]?.to ?? 0));
  return apart ? sorted : worthiest(sorted);
}

function worthiest(sorted: readonly Match[]): readonly Match[] {
  const sums: { readonly worth: number; readonly chosen: readonly Match[] }[] = [];
  for (const [at, match] of sorted.entries()) {
    let before = at - 1;
    while (before >= 0 && (sorted[before]?.to ?? 0) > match.from) before--;
    const base = sums[before] ?? { worth: 0, chosen: [] };
    const skip = sums[at - 1] ?? { worth: 0, chosen: [] };
    const worth = base.worth + match.signal.points + 0.01 * (match.to - match.from);
    sums.push(worth > skip.worth ? { worth, chosen: [...base.chosen, match] } : skip);
  }
  return sums.at(-1)?.chosen ?? [];
}

interface Draft extends Evidence {
  readonly areas: string[];
  readonly skills: number[];
}

function note(found: Map<string, Draft>, { text: what, points }: Signal, party: Party): void {
  const place = `${points} ${what}`;
  const source = points === 0 ? 'ambiguous' : 'word';
  const draft = found.get(place) ?? { source, what, points, areas: [], skills: [] };
  found.set(place, draft);
  if (typeof party === 'string' && !draft.areas.includes(party)) draft.areas.push(party);
  if (typeof party === 'number' && !draft.skills.includes(party)) draft.skills.push(party);
}
