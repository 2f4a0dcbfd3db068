import fc from 'fast-check';
import type { Entry } from './git-oracle.ts';

/** Few letters, so that names and patterns meet often; the rest is what patterns give a meaning to. */
const PLAIN = ['a', 'b', 'c', 'ab', 'ba', 'foo', '.a', 'a.b', '.b'];
const ODD = [
  'A',
  'aB',
  '!a',
  '#a',
  'a ',
  ' a',
  'a b',
  '[a]',
  'a*',
  'a?',
  '-',
  ']',
  '^',
  '\\a',
  'a\\',
  'é',
  'aéb',
  '{a}',
  '𝒳',
  '\ta',
  '**',
  '$',
  '+',
  'z\u007f',
  'a\rb',
];

export const entryName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD) },
);

const WILD = [
  '*',
  '**',
  '***',
  '?',
  '[ab]',
  '[!a]',
  '[^b]',
  '[a-c]',
  '[]a]',
  '[!]]',
  '[a-]',
  '[-a]',
  '[b-a]',
  '[\\]a]',
  '[\\a-c]',
  '[a-\\c]',
  '[[:alpha:]]',
  '[![:alpha:]]',
  '[[:upper:]]',
  '[[:lower:]b]',
  '[[:digit:][:space:]]',
  '[[:punct:]]',
  '[[:nope:]]',
  '[[:alpha:]-z]',
  '[a-[:alpha:]]',
  '[[a]',
  '[[:a]',
  '[a/b]',
  '[!a/]',
  '[é]',
  '[A-Z]',
  '[Z-a]',
  '[*?]',
  '[',
  '[a',
  '[!',
  '[a-',
  '[[:alpha:',
];
const GLUE = ['/', '/', '/', '/**/', '**/', '/**', '**', '/*', '*/'];
const ESCAPED = [
  '\\a',
  '\\*',
  '\\?',
  '\\[',
  '\\]',
  '\\!',
  '\\#',
  '\\ ',
  '\\\\',
  '\\/',
  '\\-',
  '\\é',
  '\\',
];
const SPECIAL = [
  ' ',
  '  ',
  '!',
  '#',
  '\t',
  '-',
  ']',
  '^',
  '{',
  '}',
  '(',
  ')',
  '|',
  '+',
  '$',
  '.',
  ',',
  '~',
  '\r',
  '\0',
  '\ufeff',
  '\v',
];

const piece = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  { weight: 6, arbitrary: fc.constantFrom(...WILD) },
  { weight: 8, arbitrary: fc.constantFrom(...GLUE) },
  { weight: 2, arbitrary: fc.constantFrom(...ESCAPED) },
  { weight: 1, arbitrary: fc.constantFrom(...SPECIAL) },
);

const invented = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));

/** What a part of a real path is turned into, so that the pattern still means the path or just misses it. */
const CHARACTER: readonly ((char: string) => string)[] = [
  () => '?',
  () => '*',
  () => '**',
  () => '',
  (char) => `${char}*`,
  (char) => `${char}**`,
  (char) => `*${char}`,
  (char) => `\\${char}`,
  (char) => `[${char}]`,
  (char) => `[]${char}]`,
  (char) => `[!]${char}]`,
  (char) => `[${char}/]`,
  (char) => `[\\${char}-]`,
  (char) => `[!\\]-\\z${char}]`,
  (char) => `[+-${char}]`,
  (char) => `[${char}-[:alpha:]]`,
  (char) => `[[:digit:]-${char}]`,
  (char) => `[[:${char}]`,
  (char) => `[[:]${char}]`,
  () => '[[:alpha:]]',
  () => '[![:punct:]]',
  () => '[^0-9]',
  (char) => char.toUpperCase(),
];
const SLASH = [
  '/',
  '/',
  '/',
  '\\/',
  '/**/',
  '/***/',
  '**/',
  '**\\/',
  '/**\\/',
  '/**/**/',
  '**/**/',
  '*/',
  '/*',
  '**',
  '//',
  '\\//',
  '[/]',
];
const SEGMENT: readonly ((name: string) => string)[] = [
  () => '*',
  () => '**',
  () => '***',
  (name) => `${name}**`,
  (name) => `**${name}`,
  (name) => `${name}/**`,
  (name) => `**/${name}`,
];

const escapeSpecial = (text: string) =>
  text.replace(/[\\*?[]|^[!#]| (?=$|\/)/g, (char) => `\\${char}`);

/** A pattern made from a real path: some of its end, some of its characters, slashes and names turned into something else. */
function derived(paths: readonly string[]): fc.Arbitrary<string> {
  const turn = fc.oneof(
    fc.record({ at: fc.nat(30), char: fc.constantFrom(...CHARACTER) }),
    fc.record({ at: fc.nat(3), slash: fc.constantFrom(...SLASH) }),
    fc.record({ at: fc.nat(3), segment: fc.constantFrom(...SEGMENT) }),
  );
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.nat(5),
      fc.nat(2),
      fc.boolean(),
      fc.array(turn, { maxLength: 3 }),
    )
    .map(([path, first, last, escaped, turns]) => {
      const names = path.split('/');
      const kept = names.slice(Math.max(0, first - 3), last === 0 ? names.length : -1);
      let text = (kept.length > 0 ? kept : names)
        .map((name) => (escaped ? escapeSpecial(name) : name))
        .join('/');
      for (const step of turns) text = applyTurn(text, step);
      return text;
    });
}

type Turn =
  | { at: number; char: (char: string) => string }
  | { at: number; slash: string }
  | { at: number; segment: (name: string) => string };

function applyTurn(text: string, turn: Turn): string {
  if ('char' in turn) {
    const at = turn.at % Math.max(1, text.length);
    const char = text[at];
    return char === undefined || char === '/'
      ? text
      : text.slice(0, at) + turn.char(char) + text.slice(at + 1);
  }
  const names = text.split('/');
  if ('slash' in turn) {
    const at = turn.at % names.length;
    return [names.slice(0, at).join('/'), names.slice(at).join('/')].join(
      at === 0 ? '' : turn.slash,
    );
  }
  return names
    .map((name, at) => (at === turn.at % names.length ? turn.segment(name) : name))
    .join('/');
}

function line(paths: readonly string[]): fc.Arbitrary<string> {
  const pattern = fc
    .tuple(
      fc.constantFrom('', '', '', '', '!', '!', '/', '!/', '#', '\\!', '\\#'),
      fc.oneof({ weight: 2, arbitrary: derived(paths) }, { weight: 1, arbitrary: invented }),
      fc.constantFrom('', '', '', '', '/', '/', ' ', '  ', '\\ ', '/ ', '\\', '\t', '\0b'),
    )
    .map((parts) => parts.join(''));
  return fc.oneof(
    { weight: 12, arbitrary: pattern },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        '#a',
        '!',
        '/',
        '//',
        '!/',
        '/*',
        '!*/',
        '*',
        '**',
        '/**',
        '!**/',
        '\\',
        '!!a',
        '!#a',
      ),
    },
  );
}

/** A large file is searched in another way than a small one. */
export const BULK = `#${' far from any path'.repeat(600)}\n`;

/** The text of an ignore file, about `paths` for the greater part. */
export function ignoreText(paths: readonly string[], maxLines = 7): fc.Arbitrary<string> {
  const end = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r\r\n');
  return fc
    .tuple(
      fc.constantFrom('', '', '', '', '\ufeff'),
      fc.constantFrom('', '', BULK),
      fc.array(fc.tuple(line(paths), end), { minLength: 1, maxLength: maxLines }),
      fc.boolean(),
    )
    .map(([mark, bulk, lines, ends]) => {
      const text = mark + bulk + lines.flat().join('');
      return ends ? text : text.replace(/\r?\n$/, '');
    });
}

/** Where stars, slashes and the text around them mean most: two letters and little else. */
export const starsAndSlashes: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('', 'a', 'a', 'b', 'b', 'ab', '?', '\\a', '[ab]'),
      fc.constantFrom('', '', '*', '**', '**', '***'),
      fc.constantFrom('', '', '', 'a', 'b'),
      fc.constantFrom('/', '/', '/', '/', '\\/', ''),
    ),
    { minLength: 2, maxLength: 4 },
  )
  .map((segments) => `${segments.flat().join('')}\n`);

/** Directories and files, each directory before what it holds. `names` are drawn from for every level. */
export function entriesFrom(names: readonly string[], branching: readonly number[]): Entry[] {
  const found: Entry[] = [];
  let next = 0;
  const draw = () => names[next++ % names.length] ?? 'a';
  const fill = (parent: string, depth: number) => {
    const taken = new Set<string>();
    for (let at = 0; at < (branching[depth] ?? 0); at++) {
      const name = draw();
      if (taken.has(name)) continue;
      taken.add(name);
      const path = parent + name;
      const isDirectory = depth + 1 < branching.length && next % 5 !== 0;
      found.push({ path, kind: isDirectory ? 'directory' : 'file' });
      if (isDirectory) fill(`${path}/`, depth + 1);
    }
  };
  fill('', 0);
  return found;
}

/** The paths and all directories above them; a path that ends in `/` or lies above another is a directory. */
export function entriesOf(paths: readonly string[]): Entry[] {
  const directories = new Set<string>();
  for (const path of paths) {
    const names = path.split('/');
    for (let depth = 1; depth < names.length; depth++)
      directories.add(names.slice(0, depth).join('/'));
  }
  const files = paths.filter((path) => !path.endsWith('/') && !directories.has(path));
  return [
    ...[...directories].map((path): Entry => ({ path, kind: 'directory' })),
    ...files.map((path): Entry => ({ path, kind: 'file' })),
  ];
}
