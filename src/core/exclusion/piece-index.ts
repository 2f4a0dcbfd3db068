/** Characters of a piece by which it is found. */
const START = 3;

/**
 * Sorts things by how their literal piece begins; the answer gives, in the order of all, those whose piece may occur in a text: a
 * superset of those whose piece does. What has no piece (`null`) can meet nothing and is left out.
 */
export function sortByStart<T extends { readonly piece: string | null }>(
  all: readonly T[],
): (text: string) => readonly T[] {
  const places = new Map<string, number[]>();
  for (const [at, { piece }] of all.entries()) {
    if (piece === null) continue;
    const start = piece.slice(0, START);
    const there = places.get(start);
    if (there === undefined) places.set(start, [at]);
    else there.push(at);
  }
  return (text) =>
    [...startsIn(text)]
      .flatMap((start) => places.get(start) ?? [])
      .sort((a, b) => a - b)
      .flatMap((at) => all[at] ?? []);
}

/** Whatever a piece that occurs in the text may begin with. */
function startsIn(text: string): ReadonlySet<string> {
  const found = new Set(['']);
  for (let at = 0; at < text.length; at++)
    for (let length = 1; length <= START; length++) found.add(text.slice(at, at + length));
  return found;
}
