/** Flags whose value picks a part of what there is to check. */
const PICKS =
  /^(?:-[wtkpmF]|-run|--(?:workspace|filter|project|package|scope|testNamePattern|test-name-pattern|grep|tests|only|suite))$/;
/** All there is, as some tools are told. */
const WHOLE = new Set(['.', './', './...', '...', '**']);

/**
 * Whether a check that ran as `command` also looked at what `other` had looked at: the same parts, parts that hold them, or
 * everything. A run of one file or package says nothing of the others.
 */
export function covers(command: string, other: string): boolean {
  if (command === other) return true;
  const own = partsOf(command);
  if (own.length === 0) return true;
  const theirs = partsOf(other);
  return theirs.length > 0 && theirs.every((part) => own.some((one) => holds(one, part)));
}

function holds(one: string, part: string): boolean {
  return part === one || part.startsWith(`${one}/`);
}

/** The files, folders, packages and names that a command picks; none where it takes all. */
function partsOf(command: string): readonly string[] {
  const words = command.split(/\s+/).filter((word) => word !== '');
  const end = words.findIndex((word, at) => at > 0 && /^[|;&]|^\d?>/.test(word));
  const parts = (end < 0 ? words : words.slice(0, end)).flatMap(partOf);
  return parts.some((part) => WHOLE.has(part)) ? [] : parts.map(plain);
}

function partOf(word: string, at: number, words: readonly string[]): readonly string[] {
  const before = words[at - 1] ?? '';
  if (PICKS.test(before)) return [word];
  const [flag = '', value] = word.split('=');
  if (word.startsWith('-')) return value !== undefined && PICKS.test(flag) ? [value] : [];
  return at > 0 && isPlace(word) ? [word] : [];
}

/** A path, or a file's name. */
function isPlace(word: string): boolean {
  return WHOLE.has(word) || word.includes('/') || /\w\.[a-z]\w{0,4}(?:::|$)/i.test(word);
}

function plain(part: string): string {
  return part.replace(/^\.\/|^["']|["']$|\/(?:\.\.\.)?$/g, '');
}
