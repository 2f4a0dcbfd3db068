/** Ignore text whose meaning random search meets too rarely, with the paths that show it; a path ending in `/` is a directory. */
export const ODDITIES: readonly (readonly [text: string, ...paths: string[]])[] = [
  // A run of stars behind plain text counts as a globstar for git.
  ['d/a**\n!d/ab\n', 'd/ab/x', 'd/ab/x/y', 'd/a', 'd/b'],
  ['/a**\n!/a\n!/a/b\n', 'a/b/c', 'a/d', 'ab/c'],
  ['/a**/\n!/a/\n', 'a/b/c', 'a/b/'],
  ['a**/b', 'ab', 'a/b', 'ax/y/b', 'x/ab', 'b'],
  ['a**/**/b', 'ab', 'a/b', 'axb', 'a/x/b'],
  ['a**/**b', 'ab', 'axb', 'a/xb', 'a/b'],
  ['a**\\/b', 'ab', 'a/b', 'ax/y/b'],
  ['a**/**\\/b', 'ab', 'a/b', 'ax/b', 'ax/y/b'],
  ['a**/b**/c', 'abc', 'abx/c', 'abx/y/c', 'ax/b/c', 'ax/by/c', 'ax/by/z/c'],
  ['x/**\\/b', 'x/b', 'x/y/b', 'x/y/z/b'],
  ['**\\/b', 'b', 'x/b', 'x/y/b'],
  ['?**/b', 'ab', 'a/b', 'a/x/b'],
  ['\\a**/b', 'ab', 'a/b', 'a/x/b', 'ac/b'],
  ['x/**b', 'x/b', 'x/ab', 'x/a/b'],
  ['a/***/b', 'a/b', 'a/x/b', 'a/x/y/b'],
  ['a/**/**/b/**', 'a/b', 'a/b/c', 'a/x/b/c'],
  ['**/a/**/b/**/c', 'a/b/c', 'x/a/y/b/z/c', 'a/c', 'b/c'],
  // Spaces inside a pattern, before a slash, escaped or not.
  ['?a /b', 'xa /b', 'xa/b'],
  ['*\\ /b', 'a /b', 'a/b', ' /b'],
  ['*\\\\ /b', 'a\\ /b', 'a /b'],
  ['* \\ \n', 'a  ', 'a ', 'a'],
  ['a\\  \n', 'a ', 'a  ', 'a'],
  ['a \\\n', 'a ', 'a \\', 'a'],
  // Brackets: where they end, and what a slash inside does.
  ['[A-\\]]x', 'Bx', ']x', 'A]x', 'ax'],
  ['[-[:alpha:]]x', 'ax', '-x', ':]x'],
  ['[a-[:alpha:]]x', 'ax', ':x', 'a]x', ':]x'],
  ['[[:]/x]', ':/x]', '[/x]', ':'],
  ['[[:a]/x', ':/x', 'a/x', '[/x'],
  ['a[b/c]d', 'abd', 'acd', 'x/abd', 'a/d'],
  ['[]/]a]x/y', ']a]x/y', ']x/y'],
  ['[!]a]b', 'xb', 'ab', ']b'],
  ['x[', 'x[', 'x'],
  ['x/[a/b', 'x/a/b', 'x/[a/b'],
  ['[[:nope:]]\na', 'a', 'n'],
  ['[é]*', 'é', 'éa', 'a'],
  ['??', 'é', 'ab', 'a', 'éa'],
  // Marks at the start.
  ['!!a\na\n', 'a', '!a'],
  ['*\n!#a\n!\\!b\n', '#a', '!b', 'c'],
  ['x/!a*\ny/#a*\n', 'x/!ab', 'x/ab', 'y/#ab', 'y/ab'],
  ['\\#a\n#b\n#c', '#a', '#b', '#c'],
  ['a\n!\n/\n//\n!/\n', 'a', 'b'],
  ['\ufeffa\n\ufeffb', 'a', 'b', '\ufeffb'],
  // Equal lines.
  ['a\n!a\na\n', 'a', 'b'],
  ['!a\na\n!a\n', 'a', 'b'],
  // Line ends.
  ['a\r\nb\r\r\nc\r', 'a', 'b', 'b\r', 'c', 'c\r'],
  ['a*\r\r\n', 'a\r', 'ab\r', 'a'],
  ['a\0b\nc\0\n', 'a', 'ab', 'c', 'b'],
  // The parent-excluded rule.
  ['/*\n!/app\n', 'app/x', 'app/y/z', 'lib/x', 'top'],
  ['d/\n!d/keep\n', 'd/keep', 'd/other'],
  ['d/*\n!d/keep\n', 'd/keep', 'd/other', 'd/e/f'],
  ['*.env\n!example.env\n', 'x.env', 'example.env', 'd/example.env'],
  ['*\n!*/\n!*.ts\n', 'a/b.ts', 'a/b.js', 'c.ts', 'c.js'],
  ['*', 'a', '.gitignore', 'd/.gitignore'],
  ['d/', 'd', 'x/d/y', 'y/d/'],
];

/** The same for names that differ in how their letters are composed; where capitals are folded, this room takes them for one, unlike git. */
export const COMPOSED: typeof ODDITIES = [
  ['cl\u00e9', 'cl\u00e9', 'cle\u0301', 'cle'],
  ['cle\u0301', 'cl\u00e9', 'cle\u0301', 'cle'],
  ['cl??', 'cl\u00e9', 'cle\u0301', 'cle'],
  ['cl[e\u0301]*', 'cl\u00e9', 'cle\u0301', 'cle'],
];
