import fc from 'fast-check';

/** A tree of a few files and the ignore rules over it. */
export interface Plot {
  readonly rules: readonly string[];
  readonly files: readonly string[];
}

const DIRECTORIES = ['', 'src/', 'dist/', 'lib/', 'lib/keys/', 'my docs/'] as const;
const NAMES = ['a.js', 'b.txt', '.env', 'key.pem', 'notes.md', 'debug.log', 'x y.txt'] as const;

const RULES = [
  'dist/',
  '.env',
  '*.pem',
  '*.log',
  'lib/keys/',
  '/src/a.js',
  'my docs/',
  '**/b.txt',
  'lib/*',
  '!lib/a.js',
  'x*.txt',
  '!notes.md',
] as const;

const file = fc
  .tuple(fc.constantFrom(...DIRECTORIES), fc.constantFrom(...NAMES))
  .map(([directory, name]) => directory + name);

export const plot: fc.Arbitrary<Plot> = fc.record({
  rules: fc.uniqueArray(fc.constantFrom(...RULES), { minLength: 1, maxLength: 4 }),
  files: fc.uniqueArray(file, { minLength: 4, maxLength: 9 }),
});

/** A way of writing a file's name where a word is expected, with what must come before it. */
interface Written {
  readonly before: string;
  readonly word: string;
}

type Spelling = (name: string) => Written;

const plainly = (word: (name: string) => string): Spelling => {
  return (name) => ({ before: '', word: word(name) });
};

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: bash expands these
const SPELLINGS: readonly Spelling[] = [
  plainly(backslashed),
  plainly((name) => `'${name}'`),
  plainly((name) => `"${name}"`),
  plainly((name) => `"./${name}"`),
  plainly((name) => `"$PWD/${name}"`),
  plainly((name) => `${name.slice(0, 1)}"${name.slice(1)}"`),
  plainly((name) => `$'${name}'`),
  plainly((name) => `"\${UNSET:-${name}}"`),
  plainly((name) => `"$(echo '${name}')"`),
  plainly((name) => backslashed(name).replace(/[a-z](?=[^/]*$)/, '[$&]')),
  plainly((name) => backslashed(name).replace(/[a-z](?=[^/]*$)/, '?')),
  (name) => ({ before: `f='${name}'; `, word: '"$f"' }),
  (name) => ({ before: `f='${name}.bak'; `, word: '"${f%.bak}"' }),
  (name) => ({ before: `set -- '${name}'; `, word: '"$1"' }),
  (name) => ({ before: `files=('${name}'); `, word: '"${files[@]}"' }),
  (name) => ({ before: `f=none; if false; then f=none; else f='${name}'; fi; `, word: '"$f"' }),
  (name) => ({ before: `test -e . && f='${name}' || f=none; `, word: '"$f"' }),
  (name) => ({ before: `f='${name}'; test -e none && f=none; `, word: '"$f"' }),
  (name) => ({ before: `case x in y) f=no ;; x) f='${name}' ;; *) f=no ;; esac; `, word: '"$f"' }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: bash expands these

function backslashed(name: string): string {
  return name.replace(/ /g, '\\ ');
}

/** A command with `%` where the file's word goes. */
const READERS = [
  'cat %',
  'head -n 2 %',
  'tail -n +1 %',
  'sed -n 1,3p %',
  "awk '{print}' %",
  'grep -n KEEP %',
  "grep -e '' -- %",
  'sort %',
  'nl %',
  'base64 %',
  'cat < %',
  'cut -c1-40 %',
  'xxd %',
  'diff % /dev/null',
  'tee < %',
  'while read -r line; do echo "$line"; done < %',
  'v=$(cat %); echo "$v"',
  'cat <<< "$(< %)"',
  'cp % copy.txt',
  'cat % > copy.txt',
  'ln -s % here && cat here',
  'tar cf - % | tar xOf -',
  'python3 -c "import sys; print(open(sys.argv[1]).read())" %',
] as const;

/** These only name, test, list, write or remove. */
const HARMLESS = [
  'ls -l %',
  'test -f % && echo there',
  '[ -s % ] && echo full',
  'echo %',
  'printf "%s\\n" %',
  'basename %',
  'rm -f %',
  'touch %',
  'echo new > %',
  'find . -name nothing -o -path % -print',
  'stat -c %n %',
  'wc -l < /dev/null; echo %',
] as const;

const WALKS = [
  'grep -rn KEEP .',
  'grep -r KEEP',
  'grep -rh KEEP . | sort',
  'grep -n KEEP *',
  'grep -n KEEP */*',
  'find . -type f -exec cat {} +',
  'find . -type f | xargs grep -n KEEP',
  'find . -type f -print0 | xargs -0 cat',
  "find . -name '*.txt' -exec head -n 1 {} \\;",
  'for f in *; do cat "$f"; done',
  'cat */*',
  'head -n 1 -- * */*',
] as const;

/** Ways of running a command; `%` stands for it. */
const WRAPPERS = [
  // Behind a pipe one stream alone is shown: in which order two come out is chance.
  '%',
  '%',
  '%',
  '( % )',
  '{ %; }',
  'if true; then %; fi',
  'for i in 1 2; do %; done',
  'true && %',
  'false || %',
  'f_() { %; }; f_',
  '% 2> /dev/null | cat',
  '% 2>&1 | head -n 20',
  'echo start; %',
  'timeout 5 bash -c "true"; %',
  'case x in x) % ;; esac',
  '{ %; } >&2 | :',
  'out=$({ %; } >&2)',
  ': "$({ %; } 2> /dev/null | tee /dev/stderr)"',
  '{ %; } > /dev/null 2>&1',
] as const;

function fill(template: string, word: string): string {
  return template.replaceAll(/%(?![ns]|b)/g, () => word);
}

function onFile(templates: readonly string[], files: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...templates),
      fc.constantFrom(...files),
      fc.constantFrom(...SPELLINGS),
      fc.constantFrom(...WRAPPERS),
    )
    .map(([template, name, spelling, wrapper]) => {
      const { before, word } = spelling(name);
      return before + fill(wrapper, fill(template, word));
    });
}

function fromWithin(files: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('cat', 'head -n 2', 'grep -n KEEP'), fc.constantFrom(...files))
    .map(([reader, name]) => {
      const cut = name.lastIndexOf('/');
      const directory = cut < 0 ? '.' : name.slice(0, cut);
      return `cd '${directory}' && ${reader} '${name.slice(cut + 1)}'`;
    });
}

function throughXargs(files: readonly string[]): fc.Arbitrary<string> {
  const starters = [
    'xargs -0 cat',
    'xargs -0 -n1 head -n 2',
    'xargs -0 -I{} cat {}',
    'xargs -0 ls',
  ];
  return fc
    .tuple(fc.constantFrom(...starters), fc.constantFrom(...files))
    .map(([starter, name]) => `printf '%s\\0' '${name}' | ${starter}`);
}

const walk = fc
  .tuple(fc.constantFrom(...WALKS), fc.constantFrom(...WRAPPERS))
  .map(([command, wrapper]) => fill(wrapper, command));

/** Commands that read, copy, name or walk the files of a plot, written in many ways. */
export function commandOver({ files }: Plot): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: onFile(READERS, files) },
    { weight: 3, arbitrary: onFile(HARMLESS, files) },
    { weight: 2, arbitrary: walk },
    { weight: 1, arbitrary: fromWithin(files) },
    { weight: 1, arbitrary: throughXargs(files) },
  );
}
