/** Where the bracket closes inside which `from` stands; -1 if it does not. Quotes are not looked at. */
export function closingAt(text: string, from: number): number {
  for (let at = from, depth = 1; at < text.length; at++) {
    const char = text[at] ?? '';
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth === 0) return at;
  }
  return -1;
}

/** Where the bracket opens inside which `from` stands; -1 if there is none. */
export function openingBefore(text: string, from: number): number {
  for (let at = from - 1, depth = 1; at >= 0; at--) {
    const char = text[at] ?? '';
    if (')]}'.includes(char)) depth++;
    else if ('([{'.includes(char) && --depth === 0) return at;
  }
  return -1;
}
