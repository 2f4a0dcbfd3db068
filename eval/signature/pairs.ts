import type { Case } from '../signature.ts';

interface Tally {
  readonly total: number;
  readonly split: readonly string[];
}

/** Of the labelled groups, those whose members do not share one identity. */
export function groupSplits(
  cases: readonly Case[],
  idOf: (one: Case) => string,
): { readonly sure: Tally; readonly arguable: Tally } {
  const groups = new Map<string, Case[]>();
  for (const one of cases) {
    if (one.group !== undefined) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  }
  const tally = (kind: string): Tally => {
    const own = [...groups].filter(([, members]) => members[0]?.group_equal === kind);
    const split = own.filter(([, members]) => new Set(members.map(idOf)).size > 1);
    return { total: own.length, split: split.map(([name]) => name) };
  };
  return { sure: tally('sure'), arguable: tally('arguable') };
}

/** Pairs of different texts with one identity that no label calls equal. */
export function collisions(
  cases: readonly Case[],
  idOf: (one: Case) => string,
): readonly (readonly [Case, Case])[] {
  const first = new Map<string, Case>();
  return cases.flatMap((one) => {
    const id = idOf(one);
    const before = first.get(id);
    if (before === undefined) first.set(id, one);
    const labelled = one.group !== undefined && one.group === before?.group;
    return before === undefined || before.text === one.text || labelled
      ? []
      : [[before, one] as const];
  });
}

/** The text with the first name its error's message quotes changed: another error. `null` where it quotes none. */
export function renamed(text: string, message: string): string | null {
  const name = /(['"`])([A-Za-z][\w-]{2,40})\1/.exec(message)?.[2];
  if (name === undefined || !text.includes(name)) return null;
  return text.replace(new RegExp(`\\b${name}\\b`, 'g'), `${name}Other`);
}
