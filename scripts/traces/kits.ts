/** A small project with one expression that decides how its check comes out. */
export interface Kit {
  readonly name: string;
  readonly check: string;
  readonly files: (expression: string) => Readonly<Record<string, string>>;
  readonly file: string;
  /** Expressions that bring one and the same error; the first is the one at the start. */
  readonly same: readonly string[];
  /** Expressions that each bring an error of their own. */
  readonly others: readonly string[];
  readonly good: string;
  /** Another file that nothing depends on. */
  readonly beside: string;
  readonly tools?: true;
}

const NODE: Kit = {
  name: 'node-test',
  check: 'npm test',
  file: 'src/sum.js',
  beside: 'src/format.js',
  files: (expression) => ({
    'package.json': JSON.stringify({ name: 'sum', scripts: { test: 'node --test test/' } }),
    'src/sum.js': `module.exports = (a, b) => ${expression};\n`,
    'src/format.js': 'module.exports = (value) => String(value);\n',
    'test/sum.test.js': [
      "const test = require('node:test');",
      "const assert = require('node:assert');",
      "const sum = require('../src/sum.js');",
      "test('adds two numbers', () => assert.strictEqual(sum(2, 3), 5));",
      '',
    ].join('\n'),
  }),
  same: ['a - b', 'a + -b', '-(b - a)', '-b + a', 'a - 1 * b', '(a - b) * 1'],
  others: ['a * b', 'a / 0', 'undefined', 'a.total.value', "'x'"],
  good: 'a + b',
};

const TYPES: Kit = {
  name: 'tsc',
  check: 'npx tsc --noEmit -p .',
  file: 'src/user.ts',
  beside: 'src/name.ts',
  tools: true,
  files: (expression) => ({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src"] }\n',
    'src/user.ts': `export const age: number = ${expression};\n`,
    'src/name.ts': "export const name: string = 'Ada';\n",
  }),
  same: ["'1'", 'String(1)', '`1`', "'1' + ''", "''.concat('1')", "'1'.trim()"],
  others: ['true', 'nope', '[1]', '{}', 'null'],
  good: '1',
};

const LINT: Kit = {
  name: 'biome',
  check: 'npx biome lint src',
  file: 'src/same.js',
  beside: 'src/other.js',
  tools: true,
  files: (expression) => ({
    'src/same.js': `export const same = (a, b) => ${expression};\n`,
    'src/other.js': 'export const one = 1;\n',
  }),
  same: ['a == b', 'b == a', '(a) == b', 'a == (b)', '(b) == a', '(a) == (b)'],
  others: ['a === NaN', 'a != b', 'a === -0', 'typeof a === "strnig"', 'a === a'],
  good: 'a === b',
};

const MAKE: Kit = {
  name: 'make',
  check: 'make',
  file: 'main.c',
  beside: 'notes.h',
  files: (expression) => ({
    Makefile: 'app: main.c\n\tgcc -Wall -Werror -o app main.c\n',
    'main.c': `int main(void) { return ${expression}; }\n`,
    'notes.h': '/* notes */\n',
  }),
  same: ['count', 'count + 0', '0 + count', '(count)', 'count * 1', '1 * count'],
  others: ['total', 'missing()', '0 / 0', '"x" - 1 ? : ', '1 +'],
  good: '0',
};

const PYTHON: Kit = {
  name: 'unittest',
  // Compiled files would hide an edit of the same second and size.
  check: 'python3 -B -m unittest',
  file: 'calc.py',
  beside: 'text.py',
  files: (expression) => ({
    'calc.py': `def add(a, b):\n    return ${expression}\n`,
    'text.py': 'def shout(word):\n    return word.upper()\n',
    'test_calc.py': [
      'import unittest',
      'from calc import add',
      '',
      'class AddTest(unittest.TestCase):',
      '    def test_adds(self):',
      '        self.assertEqual(add(2, 3), 5)',
      '',
    ].join('\n'),
  }),
  same: ['a - b', 'a + -b', '-(b - a)', '-b + a', 'a - 1 * b', '(a - b) * 1'],
  others: ['a * b', 'a // 0', 'total', 'None', "'x'"],
  good: 'a + b',
};

const RUBY: Kit = {
  name: 'ruby',
  check: 'ruby check.rb',
  file: 'calc.rb',
  beside: 'text.rb',
  files: (expression) => ({
    'calc.rb': `def add(a, b)\n  ${expression}\nend\n`,
    'text.rb': 'def shout(word)\n  word.upcase\nend\n',
    'check.rb':
      "require_relative 'calc'\nresult = add(2, 3)\nraise ArgumentError, \"add gave #{result}\" unless result == 5\nputs 'ok'\n",
  }),
  same: ['a - b', 'a + -b', '-(b - a)', '-b + a', 'a - 1 * b', '(a - b) * 1'],
  others: ['a * b', 'a / 0', 'total', 'nil', "'x'"],
  good: 'a + b',
};

export const KITS: readonly Kit[] = [NODE, TYPES, LINT, MAKE, PYTHON, RUBY];
export { NODE, PYTHON, TYPES };
