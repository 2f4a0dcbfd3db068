/** The first answer that is one, asked in order; `null` where none is. What lies behind it is not asked. */
export function firstOf<Item, Answer>(
  items: Iterable<Item>,
  ask: (item: Item) => Answer | null,
): Answer | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}
