import { holdsAny } from '../kit/text.ts';

/** Characters of a prompt that are looked at; names found; characters of one name. */
const MAX_PROMPT = 100_000;
const MAX_NAMES = 200;
const MAX_NAME = 400;

/** The host reads what is mentioned wherever it stands, so that nothing of a prompt is left out; as long as a path may be. */
const MENTION = /(?<![\w.+\-/@])@(?:"([^"\n]{1,4096})"|([^\s"'`<>|,;]{1,4096}))/g;
const MAX_MENTIONS = 5_000;
const ADDRESS = /\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi;
const FILE_URI = /\bfile:\/\/(?:localhost)?(?=\/)/gi;
const QUOTED =
  /(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[“«]([^”»\n]{1,400})[”»])(?!\w)/g;
/** Written without spaces, so a path may stand glued to the words around it. */
const UNSPACED = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/;
/** What a path ends at inside a word; a bracket beside a slash or before an extension belongs to a name (`[id].tsx`). */
const DELIMITER = /[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/;
const DRIVE = /^[A-Za-z]:[\\/]/;

/**
 * Paths a user's prompt names, as candidates: @mentions, paths with a slash, file names with an extension, dotfiles, and
 * quoted ones with spaces; without line numbers and the punctuation around them. Nothing inside a URL, no plain words.
 * At most 200, mentions first. A candidate need not exist.
 */
export function namesIn(promptText: string): string[] {
  const text = withoutOrdersToLeave(withoutUrls(promptText.slice(0, MAX_PROMPT)));
  const found = new Set(mentionsIn(text).filter((name) => name.length <= MAX_NAME));
  for (const quoted of quotedIn(text)) add(found, quoted);
  for (const word of text.replace(MENTION, ' ').split(/(?<!\\) |[^\S ]+/)) {
    if (found.size >= MAX_NAMES) break;
    for (const name of namesInWord(word)) add(found, name);
  }
  return [...found].slice(0, MAX_NAMES);
}

/** The @mentions alone, which the host reads before any tool is called: `@a/b.ts#L1-9`, `@"my file.txt"`, `@dist/`. */
export function mentionsIn(promptText: string): string[] {
  if (!promptText.includes('@')) return [];
  const found = [...promptText.matchAll(MENTION)].map(
    ([, quoted, plain = '']) => quoted ?? trim(plain),
  );
  const names = new Set(found.map(withoutLines));
  return [...names].filter((name) => name !== '').slice(0, MAX_MENTIONS);
}

/** A clause that orders to leave files alone names none of them: `do not read .env, but fix the login`. */
const LEAVE =
  /\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;

// A pattern is only run where a plain look finds what it must hold: compiling it costs more than the look.

function withoutOrdersToLeave(text: string): string {
  const lower = text.toLowerCase();
  return holdsAny(lower, ORDERS) ? text.replace(LEAVE, ' ') : text;
}

const ORDERS = ['not', "n't", 'n’t', 'never', 'avoid', 'without', 'stop'];

function withoutUrls(text: string): string {
  if (!text.includes('://')) return text;
  return text.replace(ADDRESS, ' ').replace(FILE_URI, '');
}

function quotedIn(text: string): string[] {
  if (!holdsAny(text, QUOTES)) return [];
  return [...text.matchAll(QUOTED)].map((match) => withoutLines(match.slice(1).join('').trim()));
}

const QUOTES = ['"', '`', "'", '“', '«'];

function namesInWord(word: string): string[] {
  if (word.length > MAX_NAME || !holdsAny(word, MARKS)) return [];
  const whole = trim(word.replaceAll('\\ ', ' ').replace(/['’]s$/, ''));
  if (DRIVE.test(whole)) return [withoutLines(whole)];
  const pieces = [whole, ...whole.split(DELIMITER), ...whole.split(UNSPACED).map(trim)];
  return pieces.map((piece) => withoutLines(trim(piece)));
}

/** Without any of these a word is no path. */
const MARKS = ['.', '/', '\\'];

function add(names: Set<string>, name: string): void {
  if (looksLikePath(name)) names.add(name);
}

function looksLikePath(name: string): boolean {
  if (name.length > MAX_NAME || !holdsAny(name, MARKS)) return false;
  if (!/[A-Za-z_]/.test(name) && !/\p{L}/u.test(name)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name with a control character is none.
  if (/[\u0000-\u001f\u007f-\u009f]/.test(name)) return false;
  if (name.includes('@') && !/[/\\]/.test(name)) return /^@?[^@]+@\dx\.\w+$/.test(name);
  return (
    /[/\\]/.test(name) || /^\.[A-Za-z_]/.test(name) || /[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(name)
  );
}

/** `src/a.ts:10:5`, `src/a.ts:10-20`, `src/a.ts#L10-L20`, `src/a.ts(10,5)`, `doc/a.md#part`, `a.py::test`. */
function withoutLines(name: string): string {
  if (!/[#:)]/.test(name)) return name;
  return name.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/, '');
}

const OPENING = '([{<（「『【《';
const CLOSING = ')]}>）」』】》';
const LEADING = '"\'`*“”‘’«»、，。：；！？,;:!?';
const TRAILING = `${LEADING}.…`;

/** Takes the punctuation of the sentence off a word, brackets only where they do not belong to the name. */
function trim(word: string): string {
  let start = 0;
  let end = word.length;
  const inner = () => word.slice(start, end);
  for (;;) {
    const first = word[start] ?? '';
    const last = word[end - 1] ?? '';
    if (start >= end) return '';
    if (LEADING.includes(first) || opensNothing(inner())) start++;
    else if (TRAILING.includes(last) || closesNothing(inner())) end--;
    else return inner();
  }
}

function opensNothing(word: string): boolean {
  const kind = OPENING.indexOf(word[0] ?? ' ');
  if (kind < 0) return false;
  const close = word.indexOf(CLOSING[kind] ?? '');
  return close < 0 || close === word.length - 1;
}

function closesNothing(word: string): boolean {
  const kind = CLOSING.indexOf(word.at(-1) ?? ' ');
  return kind >= 0 && !word.includes(OPENING[kind] ?? '');
}
