// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are bash.

import { describe, expect, it } from 'vitest';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';
import { analyse, applyFilter } from '../../../src/core/shell/index.ts';
import { HANGS } from '../../support/hang.ts';
import { REPOSITORY } from './tree-of.ts';

const context = { parse: parseGrammar, cwd: '/r', home: '/home/u', tree: REPOSITORY };
const many = (text: string, count: number): string => text.repeat(count);

describe('what is not a sensible command', () => {
  it.each([
    ['a megabyte', many('cat .env; ', 100_000)],
    ['nested substitutions', `echo ${many('$(', 5_000)}cat .env${many(')', 5_000)}`],
    ['a quote left open', 'cat "unterminated .env'],
    ['a word missing', 'cat .env; if'],
    ['here-documents left open', many('<<A ', 20_000)],
    ['parentheses', many('(', 100_000)],
    ['braces inside braces', many('{a,', 30_000) + many('}', 30_000)],
  ])('%s passes silently', HANGS, (_, command) => {
    expect(analyse(command, context).accesses).toEqual([]);
  });

  it.each([
    ['brace products', `echo ${many('{1..9999}', 4)}`],
    ['stars', `cat ${many('*', 2_000)}x`],
    ['globs of globs', 'shopt -s globstar; cat **/**/**/**/*'],
    [
      'nested loops',
      'for a in {1..200}; do for b in {1..200}; do for c in {1..200}; do echo $a; done; done; done',
    ],
    ['a function calling itself twice', 'f() { f; f; }; f'],
    ['eval growing itself', 'x=\'eval "$x$x"\'; eval "$x"'],
    ['an array doubling itself', `a=(1 2 3); ${many('a+=("${a[@]}"); ', 40)}cat "\${a[@]}"`],
    ['a text doubling itself', `x=a; ${many('x=$x$x; ', 60)}echo $x`],
    ['long pipelines', `cat a ${many('| cat ', 3_000)}`],
    ['a pattern that backtracks', "git ls-files | grep -E '(a+)+$' | xargs cat"],
    ['conditions that each set a variable', many('[ "$u" ] && x=1 y=$u || y=2; ', 600)],
    [
      'conditions inside conditions',
      `${many('if a; then x=1; else ', 400)}x=2${many('; fi', 400)}`,
    ],
    ['constants without end', `python3 <<'E'\n${many('a="b";', 10_000)}\nprint(open(a))\nE`],
    ['words without a bracket', `ruby <<'E'\n${many('%w[ qw( "a b".split ', 3_000)}\nE`],
    ['names without an end', `node <<'E'\n${many('a = ', 16_000)}\nE`],
    ['back quotes left open', `python3 <<'E'\n${many('`', 30_000)}\nE`],
    [
      'a find of parentheses',
      `find . ${many('\\( ', 3_000)}-name x ${many('\\) ', 3_000)}-exec cat {} +`,
    ],
    ['parameter patterns', `X=${many('a', 4_000)}; echo \${X%%*a*a*a*b} \${X//*a*b/c}`],
  ])('%s comes to an end', HANGS, (_, command) => {
    analyse(command, context);
  });

  it('takes a carriage return as part of the word, as bash does', () => {
    const { accesses } = analyse('cat .env\r\ncat README.md\r\n', context);
    expect(accesses.map(({ path }) => path)).toEqual(['/r/.env\r', '/r/README.md\r']);
  });

  it('reads what stands on lines before a syntax error, as bash runs it', () => {
    expect(analyse('cat .env\nif', context).accesses).toHaveLength(1);
  });

  it('says so when a bound was hit', () => {
    expect(analyse(many('cat .env; ', 100_000), context).limited).toBe(true);
    expect(analyse('cat .env', context).limited).toBe(false);
  });

  it('filters binary and enormous output', () => {
    const output = `${many('x:', 50_000)}\n\0\xff\n${many('\n', 50_000)}`;
    const plan = { sources: [{ form: 'colon' as const, base: '/r' }] };
    expect(applyFilter(plan, output, { excluded: () => false, isFile: () => false })).toEqual({
      output,
      dropped: 0,
    });
  });
});
