import { describe, expect, it } from 'vitest';
import { parseGrammar } from '../../../src/core/shell/grammar.ts';
import { analyse } from '../../../src/core/shell/index.ts';
import { meet } from '../../../src/core/shell/look.ts';
import { HANGS } from '../../support/hang.ts';
import { REPOSITORY } from './tree-of.ts';

const EXCLUDED = /^\/r\/(?:dist|secrets|(?:pkg\/)?\.env$)(?:\/|$)?/;

/** The excluded places that a program's walks meet, below the repository. */
function met(program: string, runner = 'python3'): string[] {
  const { accesses } = analyse(`${runner} <<'EOF'\n${program}\nEOF`, {
    cwd: '/r',
    home: '/home/u',
    tree: REPOSITORY,
    parse: parseGrammar,
  });
  const judges = { excluded: (path: string) => EXCLUDED.test(path) };
  return accesses.flatMap((access) =>
    access.role === 'walk'
      ? meet(access.walk, REPOSITORY, judges).excluded.map(({ path }) => path.slice(3))
      : [],
  );
}

describe('programs that list a tree and print what they read in it', () => {
  it.each([
    [
      'import os\nfor d, _, fs in os.walk("."):\n  for f in fs:\n    t = open(os.path.join(d, f)).read()\n    for line in t.splitlines():\n      print(line)',
      ['.env', 'dist', 'secrets', 'pkg/.env'],
    ],
    [
      'from pathlib import Path\nroot = Path(".")\nfor p in root.rglob("*.js"):\n  print(p.read_text())',
      ['dist'],
    ],
    [
      'from pathlib import Path\nfor p in Path("secrets").iterdir(): print(p.read_text())',
      ['secrets'],
    ],
    ['import glob\nprint([open(f).read() for f in glob.glob("*/*.html")])', ['dist']],
    [
      'import glob\nfor f in glob.glob("**/*", recursive=True): print(open(f).read())',
      ['dist', 'secrets'],
    ],
  ])('%j', (program, expected) => {
    expect(met(program).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['names', 'import os\nfor d, _, fs in os.walk("."):\n  print(d, fs)'],
    [
      'counts',
      'import os\nfor f in os.listdir("dist"):\n  t = open("dist/" + f).read()\n  print(f, len(t))',
    ],
    [
      'names of files whose content passes a test',
      'from pathlib import Path\nfor p in Path(".").rglob("*"):\n  if "x" in p.read_text(errors="ignore"):\n    print(p)',
    ],
    [
      'what it changed',
      'from pathlib import Path\nfor p in Path(".").rglob("*.js"):\n  s = p.read_text()\n  p.write_text(s.replace("a", "b"))\n  print("done", p)',
    ],
    ['a file written out', 'import os\nprint(open("README.md").read())\nprint(os.listdir("dist"))'],
    [
      'contents of other endings',
      'import os\nfor d, _, fs in os.walk("."):\n  for f in fs:\n    if not f.endswith(".md"): continue\n    print(open(os.path.join(d, f)).read())',
    ],
    [
      'contents outside the folders it leaves out',
      'import os\nfor d, _, fs in os.walk("src"):\n  for f in fs:\n    print(open(os.path.join(d, f)).read())',
    ],
  ])('not those that print %s', (_, program) => {
    expect(met(program)).toEqual([]);
  });

  it('and takes the endings and folders that a program of node asks for', () => {
    const walk = (skip: string) =>
      `const fs = require("fs");\nfunction w(d) { for (const e of fs.readdirSync(d, { withFileTypes: true })) {\nconst p = d + "/" + e.name;\nif (e.isDirectory()) { ${skip} w(p); }\nelse if (/\\.js$/.test(p)) console.log(fs.readFileSync(p, "utf8"));\n} }\nw(".");`;
    expect(met(walk(''), 'node')).toEqual(['dist']);
    expect(met(walk('if (/node_modules|dist/.test(p)) continue;'), 'node')).toEqual([]);
  });

  it.each([
    ['a long line', `import os\nos.walk(".")\nx = open(f)\n${'print('.repeat(8_000)}`],
    ['blanks', `import os\nos.walk(".")\nfor${' '.repeat(60_000)}x`],
    ['equal signs', `os.walk(".")\nopen(f)\n${'a = '.repeat(15_000)}`],
    ['calls in calls', `os.walk(".")\n${'len('.repeat(15_000)}`],
    ['listings', 'glob.glob("*");open(f);'.repeat(2_500)],
  ])('and comes to an end with %s', HANGS, (_, program) => {
    expect(met(program)).toEqual(expect.any(Array));
  });
});
