import fc from 'fast-check';
import { type ParsedScript, parse } from 'unbash';
import { describe, expect, it } from 'vitest';
import { parsePlain } from '../../../src/core/shell/plain.ts';

const plainWord = fc.constantFrom(
  ...[
    'grep',
    '-rn',
    'src/app.ts',
    '.',
    '*.ts',
    'src/**/a*',
    "'a b'",
    '"x y"',
    '-e="q"',
    "''",
    '""',
  ],
  ...[
    'ls',
    'cat',
    '--include=*.js',
    "--glob='!x'",
    'a"b"c',
    '10',
    '-5',
    'git',
    'HEAD:a',
    'HEAD~1',
    'v1.2^~2',
    'a~',
    'main~1..HEAD^',
    'x,y',
    '%s',
    'HEAD~1',
    'HEAD^^',
    'a~',
    '"a\\|b"',
  ],
);
const strange = fc.constantFrom(
  ...[
    '$X',
    '`a`',
    '>',
    '<',
    '>f',
    '2>',
    '&',
    '(',
    ')',
    '{',
    '}',
    '!',
    '~',
    '~/a',
    'a:~/b',
    'x=~/b',
    '#c',
    '\\',
    '"$x"',
    'if',
  ],
  ...[
    'A=1',
    'x=y',
    'export',
    '[',
    '?',
    ';;',
    '|&',
    '&>',
    '\r',
    'é',
    '"a',
    "'b",
    '1>&2',
    '>&2',
    '[[',
    'do',
  ],
);
const joint = fc.constantFrom(
  ...[' ', '  ', '\t', ' | ', '|', ' && ', '&&', ' || ', '; ', ';', '\n', ' && \n', ' |\n', '\n\n'],
  ...[' 2>&1 ', ' 2>/dev/null ', ' > /dev/null ', ' >/dev/null', ' 1>/dev/null '],
);
const soup = fc
  .array(
    fc.oneof(
      { weight: 10, arbitrary: plainWord },
      { weight: 10, arbitrary: joint },
      { weight: 1, arbitrary: strange },
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

/** A tree as plain data, with what unbash computes when asked. */
function plainly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainly);
  if (typeof node !== 'object' || node === null) return node;
  const asked = ['parts', 'value', 'args', 'redirects'];
  const keys = [...new Set([...Object.keys(node), ...asked])].sort();
  const found = keys.map((key) => [key, plainly(Reflect.get(node, key))] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

const oracle = (text: string): ParsedScript => parse(text);

describe('a plain command', () => {
  it('is parsed as unbash parses it, or not at all', () => {
    let parsed = 0;
    fc.assert(
      fc.property(soup, (text) => {
        const own = parsePlain(text);
        if (own === null) return;
        parsed++;
        const theirs = oracle(text);
        expect(theirs.errors).toBeUndefined();
        expect(plainly(own)).toEqual(plainly(theirs));
      }),
      { numRuns: 20_000 },
    );
    expect(parsed).toBeGreaterThan(2_000);
  });

  it.each([
    'grep -rn answer src',
    "sed -n '1,40p' src/app.ts",
    'cat src/a.ts | head -n 20 && npm test 2>&1 | tail -5',
    'git log --oneline -3; git status --short',
    'rg "some words" src/*.ts 2>/dev/null',
    'git diff HEAD~1 -- src',
    'git show HEAD^:README.md | head -5',
  ])('needs no grammar: %s', (text) => expect(parsePlain(text)).not.toBeNull());

  it.each([
    'cat $X',
    'echo "$(date)"',
    'for f in a; do cat $f; done',
    'X=1 env',
    'cat < a',
    'sleep 1 &',
    'cat ~/a',
    'ls a:~/b',
  ])('is left to the grammar: %s', (text) => expect(parsePlain(text)).toBeNull());
});
