/** How letters are compared: as they are, or as a file system does that does not tell capitals apart. */
export interface Letters {
  /** Makes two texts equal that the file system takes for the same name. */
  readonly fold: (text: string) => string;
  /** The same beyond ASCII only, for globs: in `[A-Z]` and `[[:upper:]]` ASCII capitals mean something. */
  readonly foldWide: (text: string) => string;
}

const EXACT: Letters = { fold: same, foldWide: same };
const FOLDED: Letters = { fold, foldWide };

export function caseOf(foldCase: boolean): Letters {
  return foldCase ? FOLDED : EXACT;
}

function same(text: string): string {
  return text;
}

/** Such file systems do not tell composed from decomposed characters either. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function foldWide(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7f]+/g, (wide) => wide.toLowerCase());
}
