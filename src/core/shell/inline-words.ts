/** `%w[a b]` of Ruby and `qw(a b)` of Perl, with the brackets they may have. */
const LISTS =
  /(?:%[wWiI]|(?<![\w$@%&-])qw)\s?(?:\(([^()\n]{1,500})\)|\[([^[\]\n]{1,500})\]|\{([^{}\n]{1,500})\}|<([^<>\n]{1,500})>|\/([^/\n]{1,500})\/|\|([^|\n]{1,500})\|)/g;
/** `"a b".split()`. */
const SPLIT = /(["'])([^"'\n\\]{1,500})\1\.split\(\s?(?:["'] ["'])?\s?\)/g;

/** A program's text with each list of bare words written as a list of texts. */
export function withQuotes(text: string): string {
  return text
    .replace(LISTS, (_, ...found: unknown[]) =>
      listOf(found.slice(0, 6).find((each) => typeof each === 'string')),
    )
    .replace(SPLIT, (_, __, words: string) => listOf(words));
}

function listOf(words: unknown): string {
  const texts = typeof words === 'string' ? words.split(/\s+/).filter((word) => word !== '') : [];
  return `[${texts.map((word) => JSON.stringify(word)).join(', ')}]`;
}
