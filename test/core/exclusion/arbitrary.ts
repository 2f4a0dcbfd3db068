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

const pattern = fc
  .tuple(
    fc.constantFrom('', '', '', '', '!', '!', '/', '!/', '#', '\\!', '\\#'),
    fc.array(piece, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '', '', '', '/', '/', ' ', '  ', '\\ ', '/ ', '\\', '\t'),
  )
  .map(([before, pieces, after]) => before + pieces.join('') + after);

const line = fc.oneof(
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
    ),
  },
);

/** The text of an ignore file. */
export const ignoreText = fc
  .tuple(
    fc.constantFrom('', '', '', '', '\ufeff'),
    fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n', '\r\r\n')), {
      minLength: 1,
      maxLength: 7,
    }),
    fc.boolean(),
  )
  .map(([mark, lines, ends]) => {
    const text = mark + lines.map(([body, end]) => body + end).join('');
    return ends ? text : text.replace(/\r?\n$/, '');
  });

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
