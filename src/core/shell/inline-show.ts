import { closingAt, openingBefore } from './brackets.ts';
import { filesFilled } from './inline-files.ts';

/** Where a program puts what it reads from files whose names it computes. */
export interface Outlets {
  /** It is printed. */
  readonly shown: boolean;
  /** Files it is written to, as far as their names are written out. */
  readonly files: readonly string[];
}

/**
 * Where the contents go that a program reads from files whose names it computes: names are followed from a reading call through
 * assignments, loops and parameters to a printing or writing call. Lengths, counts and tests of a content are not the content.
 * A rough reading of Python, JavaScript, Ruby, Perl and PHP alike; linear in the text.
 */
export function outletsOf(text: string, printsResult: boolean, reads = READS): Outlets {
  const statements = text
    .split(STATEMENTS)
    .flatMap(withoutBlocks)
    .slice(0, MOST)
    .map((line) => withoutMeasures(line.slice(0, LONGEST)));
  const tainted = new Set<string>();
  const holds = (part: string) =>
    reads.test(part) || (part.match(NAMES)?.some((name) => tainted.has(bare(name))) ?? false);
  for (let before = -1; before < tainted.size && tainted.size < 60; ) {
    before = tainted.size;
    for (const name of statements.flatMap((each) => filledIn(each, holds))) tainted.add(name);
  }
  const last = statements.findLast((statement) => statement.trim() !== '') ?? '';
  return {
    shown: statements.some((each) => printed(each).some(holds)) || (printsResult && holds(last)),
    files: filesFilled(statements, holds),
  };
}

/** The environment, in the languages that are read here. */
const ENVIRONMENT =
  /\bprocess\.env\b|\b(?:Deno|Bun)\.env\b|\benviron\b|\bgetenv\b|\b_?ENV\b|\bENVIRON\b|(?<![\w.])env\b|\bdotenv_values\(/;

/** Whether a program prints what is in its environment, and not only whether something is. */
export function showsEnvironment(text: string, printsResult: boolean): boolean {
  if (!ENVIRONMENT.test(text)) return false;
  const plain = text.replace(ASKED, ' ');
  return outletsOf(plain, printsResult, ENVIRONMENT).shown;
}

/** Tests of one variable: `!!process.env.X`, `process.env.X ? 'set' : 'not'`, `'X' in os.environ`. */
const ASKED =
  /!!?\s?process\.env[\w.[\]"']{0,80}|\bprocess\.env[\w.[\]"']{0,80}\s{0,3}(?:\?(?![.?])|[!=]==?|&&)|\btypeof\s+process\.env[\w.[\]"']{0,80}|\bBoolean\([^()]{0,80}\)|\b(?:bool|len)\([^()]{0,40}(?:\([^()]{0,80}\))?[^()]{0,40}\)|["']\w{1,80}["']\s(?:not\s)?in\s(?:os\.environ|process\.env)|\bis\s(?:not\s)?None\b|\bObject\.keys\([^()]{0,80}\)|\bkeys\b/g;

/** Names that a statement gives contents to: what it assigns, the lists it gathers in. */
function filledIn(statement: string, holds: (part: string) => boolean): string[] {
  const gathered = [...statement.matchAll(GATHERS)].flatMap(({ 0: call, 1: list, index }) =>
    list !== undefined && holds(statement.slice(index + call.length)) ? [list] : [],
  );
  return holds(statement) ? [...targets(statement), ...gathered] : gathered;
}

/** A block's head is a statement of its own. */
const STATEMENTS = /[;\n]|(?<=\))\s?\{(?!\s?\|)/;
const BLOCK = /(?<=(?:\{|do)\s?\|[^|\n]{1,40}\|)/;
const MOST = 2_000;
const LONGEST = 2_000;
const NAMES = /[$@]?\b[A-Za-z_]\w*/g;

/** A call that reads, of a name that is not written out; a Perl line or a handle. */
const READS =
  /\b(?:open|fopen|file_get_contents|readfile|read_?[fF]ile(?:Sync)?|readlines|slurp|(?:File|IO)\.(?:bin)?(?:read|readlines|open|foreach)|linecache\.getlines?|createReadStream)\s*\((?!\s*["'`][^"'`$#{]*["'`]\s*[,)])|\bopen\s+(?:my\s+)?\$?\w+\s*,|<\$\w+>|<[A-Z]+\d*>|<>|(?<!["'`]\))\.read_(?:text|bytes)\b|\bfile\(\s*\$|\bfileinput\.\w+\(|\b(?:system|popen|run|call|check_(?:call|output)|getoutput|exec(?:File)?(?:Sync)?|spawn(?:Sync)?|shell_exec|passthru)\s*\((?!\s*\[?(?:\s{0,3}["'`][^"'`$#{]{0,80}["'`],?){1,6}\s{0,3}[\])])\s*\[?\s*f?["'`](?:cat|head|tail|nl|grep|sed|awk|strings|base64|xxd)\b/;

function bare(name: string): string {
  return name.replace(/^[$@]/, '');
}

/** A call and the statement of its block (`each { |f| … }`), apart unless what the block gives is printed. */
function withoutBlocks(statement: string): string[] {
  const parts = statement.split(BLOCK);
  return printed(parts[0] ?? '').length > 0 ? [statement] : parts;
}

/** A statement with what only measures or tests a content taken out. */
function withoutMeasures(line: string): string {
  return withoutConditions(withoutCalls(line.replace(MEASURED, ' ').replace(TESTED, ' ')));
}

/** Without the calls that measure, arguments and all. Linear: nothing behind a call that does not end is looked at. */
function withoutCalls(line: string): string {
  let left = '';
  let from = 0;
  for (const { index, 0: head } of line.matchAll(MEASURES)) {
    if (index < from) continue;
    const end = closingAt(line, index + head.length);
    if (end < 0) break;
    left += `${line.slice(from, index)} `;
    from = end + 1;
  }
  return left + line.slice(from);
}

/** A comprehension without the condition on what it takes. */
function withoutConditions(line: string): string {
  let rest = line;
  for (const { index } of [...line.matchAll(/\sif\s/g)].slice(0, 8).reverse()) {
    const start = openingBefore(rest, index);
    const end = closingAt(rest, index);
    if (start >= 0 && end >= 0 && /\bfor\b.*\bin\b/.test(rest.slice(start, index)))
      rest = rest.slice(0, index) + rest.slice(end);
  }
  return rest;
}

const MEASURES =
  /\b(?:len|sum|strlen|count|sizeof|length|hash|md5|sha\d{1,3}|blake2\w|crc32|bool|statSync)\s*\(/g;
const MEASURED =
  /[\w$@.]{1,40}(?:\([^()]{0,40}\))?(?:\.(?:split|splitlines|lines|trim|strip|match|toString|filter)\([^()]{0,40}\)){0,2}\.(?:length|size|count|includes|startsWith|startswith|endsWith|endswith|indexOf|test|include\?|empty\?|isFile|is_file)(?!\w)(?:\([^()]{0,40}\))?/g;
const TESTED = /\/[^/]{1,80}\/[a-z]{0,4}\.test\([^()]{0,40}\)/g;

/** Names that a statement gives a value to: assigned, bound by `as`, by a loop, as parameters. */
function targets(line: string): string[] {
  const lists = [assigned(line)];
  if (/\bwhile\s*\(\s*</.test(line)) lists.push('_');
  for (const binds of BINDS) lists.push(...[...line.matchAll(binds)].map((found) => found[1]));
  return lists
    .flatMap((list) => list?.match(NAMES) ?? [])
    .map(bare)
    .filter((name) => !WORDS.has(name));
}

/** What is put into a list. */
const GATHERS = /\b(\w{1,60})\.(?:push|append|add|extend|unshift|update|insert)\(/g;

const BINDS = [
  /(?:do|\{)\s{0,3}\|([\w, ]{1,80})\|/g,
  /\bas\s{1,3}(\$?\w{1,60})/g,
  /\bfor(?:each)?\s{0,3}\(?\s{0,3}(?:(?:const|let|var|my)\s)?([$\w, ()]{1,80}?)\s(?:in|of)\s/g,
  /\bmy\s{1,3}([$@]\w{1,60})/g,
  /([$\w]{1,60}|\([$\w, ]{0,80}\))\s{0,3}=>/g,
];

/** What stands before the `=` of an assignment; an argument's name, or the outcome of a test, is none. */
function assigned(line: string): string | undefined {
  const at = line.search(/(?<![=!<>])=(?![=>~])/);
  const before = at < 0 ? '' : line.slice(0, at).replace(/\[[^[\]]*\]\s*$/, '');
  if (/\s(?:not )?in\s/.test(line.slice(at)) && !/\bfor\b/.test(line)) return undefined;
  return before.includes('(')
    ? /\b(?:while|if)\s{0,3}\(+\s{0,3}(\S+)\s{0,3}$/.exec(before)?.[1]
    : before;
}

const WORDS = new Set(
  'const let var my in of for if not and or enumerate range local def function'.split(' '),
);

/** What a statement prints: the text behind each printing call; Perl's `print` alone prints `$_`. */
function printed(line: string): string[] {
  if (/\bfile\s*=(?!\s*sys\.)/.test(line)) return [];
  const piped = /\b(?:process|sys)\.std(?:out|err)(?:\.buffer)?\s*[,)]/.test(line) ? [line] : [];
  return piped.concat(
    [...line.matchAll(PRINTS)].map((found) => {
      const text = line
        .slice(found.index + found[0].length)
        .replace(/(?<=\S)\s(?:if|unless)\s(?!.*\belse\b).*/, '');
      return /^\s*(?:$|\}|(?:if|unless|for|while)\b)/.test(text) ? `_ ${text}` : text;
    }),
  );
}

const PRINTS =
  /\b(?:print|pprint|printf|puts|echo|say|var_dump|print_r)\b\s*\(?|(?:^|\|)\s{0,40}pp?\s(?=["'\w])|\bconsole\.\w+\s*\(?|\bstd(?:out|err)(?:\.buffer)?\.(?:write|print|puts)\w*\s*\(?|\b(?=(?:readfile|system|passthru|subprocess\.(?:run|call|check_call))\s*\()|\blogg(?:er|ing)\.\w+\(|\bos\.write\(\s*[12]\s*,|\b(?:sys\.|process\.)?exit\(|\braise\s+\w+\(|\bassert\s[^,]{1,80},/g;
