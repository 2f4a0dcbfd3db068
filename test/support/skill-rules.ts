import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { transformSync } from 'esbuild';
import matter from 'gray-matter';
import { parse as parseBash } from 'unbash';
import { extract, type MicroInstruction } from '../../src/core/guidance/extract.ts';
import { sectionsOf } from '../../src/core/guidance/sections.ts';
import { isDomain, type SkillSource } from '../../src/core/guidance/skill.ts';
import { readSkill } from '../../src/world/skills/source.ts';

/** A skill file with all that a rule looks at. */
export interface Subject {
  /** `<category>/<name>.md` */
  readonly file: string;
  readonly text: string;
  readonly skill: SkillSource;
  readonly micro: MicroInstruction;
  /** What the reader said about the file. */
  readonly remarks: readonly string[];
  /** Whether a path of the library, `<category>/<name>.md`, is there. */
  readonly exists: (file: string) => boolean;
}

/** What docs/skills.md asks of each file: every rule gives its complaints, none for a sound file. */
export type Rule = (subject: Subject) => readonly string[];

export function subjectOf(
  file: string,
  text: string,
  exists: Subject['exists'] = () => true,
): Subject {
  const { skill, problems, notes } = readSkill(`skills-library/${file}`, text);
  if (!skill) throw new Error(`${file}: ${problems.join('; ')}`);
  const micro = extract(skill.title, skill.body);
  return { file, text, skill, micro, remarks: [...problems, ...notes], exists };
}

export const RULES: Readonly<Record<string, Rule>> = {
  'front matter': frontMatter,
  signals,
  shape,
  extract: extraction,
  cut,
  code: ({ skill }) =>
    codeBlocks(skill.body).flatMap(({ language, code }) => complaint(language, code) || []),
  links,
  'plain words': plainWords,
};

function frontMatter({ file, text, skill, remarks }: Subject): readonly string[] {
  return [
    ...remarks,
    ...frontMatterKeys(text)
      .filter((key) => !FIELDS.includes(key))
      .map((key) => `unknown field ${key}`),
    ...unless(skill.name === path.basename(file, '.md'), "the name is not the file's"),
    ...unless(skill.category === path.dirname(file), "the category is not the folder's"),
    ...unless(/^\S.{8,78}[^.!\s]$/.test(skill.title), 'title'),
    ...unless(/^\S.{18,157}\.$/.test(skill.description), 'description'),
    ...unless(/^\d+\.\d+\.\d+$/.test(skill.version), 'version'),
    ...unless(skill.tags.length >= 1 && skill.tags.length <= 6, 'number of tags'),
    ...skill.tags.filter((tag) => !/^[a-z0-9.+#-]+$/.test(tag)).map((tag) => `tag ${tag}`),
    ...skill.domains.filter((domain) => !isDomain(domain)).map((domain) => `domain ${domain}`),
    ...unless(skill.domains.length <= 2, 'more than two domains'),
  ];
}

function signals({ skill }: Subject): readonly string[] {
  const { errors, packages, files, words } = skill.signals;
  const strong = errors.length + packages.length + files.length;
  return [
    ...unless(strong > 0 || words.length >= 3, 'no strong signal and fewer than three words'),
    ...errors.filter((error) => !telling(error)).map((error) => `error ${error}`),
    ...errors.filter((error) => /^\*|\*$/.test(error)).map((error) => `open ${error}`),
    ...packages.filter((name) => !/^[@\w][\w.@/:-]*$/.test(name)).map((name) => `package ${name}`),
    ...files
      .filter((name) => VAGUE_FILES.has(name) || !/[\w]{2}/.test(name))
      .map((name) => `file ${name}`),
    ...words
      .filter((word) => word.split(/\s+/).length > 4 || AMBIGUOUS.has(plain(word)))
      .map((word) => `word ${word}`),
    ...[errors, packages, files, words].flatMap((list) => repeated(list.map(plain))),
  ];
}

const REQUIRED = 'When to use,Pattern,Common Pitfalls,Checklist';
const OPTIONAL = ['', ',Example', ',References', ',Example,References'];

function shape({ text, skill }: Subject): readonly string[] {
  const sections = sectionsOf(skill.body);
  const headings = sections.filter((one) => one.level === 2).map((one) => one.heading);
  const all = text.split('\n');
  const count = all.length - 1;
  return [
    ...unless(
      OPTIONAL.some((rest) => headings.join() === REQUIRED + rest),
      `sections ${headings.join()}`,
    ),
    ...unless(!sections.some((one) => one.level === 1), 'a heading of level 1'),
    ...unless(count >= 40 && count <= 120, `${count} lines`),
    ...all.filter((line) => line.length > 160),
    ...unless(!/\r|\uFEFF/.test(text), 'CR or BOM'),
  ];
}

/** Alone, with two or three pitfalls and checks beside it, the extract keeps within twenty lines. */
function extraction({ micro }: Subject): readonly string[] {
  const said = micro.pattern.flatMap((block) => block.lines);
  const prose = proseOf(micro.pattern).concat(micro.pitfalls, micro.checklist);
  return [
    ...unless(said.length >= 2, 'the pattern says too little'),
    ...unless(said.length + 2 * 2 + 1 <= 20, 'the pattern is too long'),
    ...unless(micro.pattern[0]?.kind !== 'code', 'the pattern opens with code'),
    ...unless(micro.pitfalls.length >= 2, 'fewer than two pitfalls'),
    ...unless(micro.checklist.length >= 2, 'fewer than two checks'),
    ...prose.filter((line) => line.length > 240),
    ...prose.filter((line) =>
      /\b(?:as shown|see (?:above|below)|this example|the following)\b/i.test(line),
    ),
  ];
}

/** Nothing of the three sections is lost in the middle: lines are said whole, blocks whole or not at all. */
function cut({ skill, micro }: Subject): readonly string[] {
  const body = oneLine(skill.body);
  const prose = proseOf(micro.pattern).concat(micro.pitfalls, micro.checklist);
  const code = micro.pattern.filter((block) => block.kind === 'code');
  const written = codeIn('Pattern', skill.body);
  return [
    ...prose.filter((line) => !body.includes(oneLine(line))),
    ...prose.filter((line) => !/[.!?:;)`"']$|\w$/.test(line)),
    ...code.map((block) => block.lines.join('\n')).filter((block) => !skill.body.includes(block)),
    ...unless(written <= Math.max(1, code.length), 'code blocks of the pattern are left out'),
    ...unless(written === 0 || code.length > 0, 'the code of the pattern is left out'),
  ];
}

const PLAIN_HTTP =
  /http:\/\/(?=\w)(?!localhost|127\.0\.0\.1|[\w-]+:\d|[\w.-]*example\.|[\w-]+;|[\w-]+$|\$|www\.w3\.org)/m;

function links({ file, skill, exists }: Subject): readonly string[] {
  const relative = [...skill.body.matchAll(/(?<![\w/])\.{1,2}\/[\w./-]+\.md\b/g)];
  const missing = relative
    .map(([link]) => path.posix.join(path.dirname(file), link))
    .filter((target) => !exists(target));
  return [...missing, ...unless(!PLAIN_HTTP.test(skill.body), 'a link without TLS')];
}

function plainWords({ text, skill }: Subject): readonly string[] {
  const prose = skill.body.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
  return [
    ...SECRETS.filter((pattern) => pattern.test(text)).map((one) => `secret ${one.source}`),
    ...TAKEOVER.filter((pattern) => pattern.test(text)).map((one) => `takeover ${one.source}`),
    ...LOUD.filter((pattern) => pattern.test(prose)).map((one) => `loud ${one.source}`),
  ];
}

function unless(sound: boolean, what: string): readonly string[] {
  return sound ? [] : [what];
}

/** What two skills of one library must not share. */
export function clashes(
  skills: readonly SkillSource[],
): Readonly<Record<string, readonly string[]>> {
  return {
    names: repeated(skills.map((skill) => skill.name)),
    titles: repeated(skills.map((skill) => plain(skill.title))),
    errors: repeated(skills.flatMap((skill) => skill.signals.errors.map(plain))),
    signals: repeated(
      skills.map(({ signals: { errors, packages, files, words } }) =>
        [errors, packages, files, words].map((list) => list.map(plain).sort().join()).join('|'),
      ),
    ),
  };
}

const FIELDS = [
  'name',
  'title',
  'description',
  'category',
  'domains',
  'tags',
  'signals',
  'version',
];
const VAGUE_FILES = new Set(
  'index.ts index.js main.py app.js app.ts server.js package.json README.md src/ lib/ app/ *.js *.ts *.py *.json *.md *.java *.go *.rb'.split(
    ' ',
  ),
);
const AMBIGUOUS = new Set(
  'session token model image build test schema component table pool key state cache stream error api app page route query type server client file data user event hook job queue event stream log'.split(
    ' ',
  ),
);
const SECRETS = [
  /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{8,}/,
  /\bwhsec_[A-Za-z0-9]{8,}/,
  /\bAKIA[0-9A-Z]{12,}/,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/,
  /\bxox[abp]-[A-Za-z0-9-]{10,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20,}/,
  /\beyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{10,}/,
  /\/(?:home|Users)\/(?!node\/|app\/|user\/|runner\/)[a-z]\w+\//,
];
const TAKEOVER = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|system|other)\b[^.\n]{0,20}\b(?:instructions?|prompts?|rules?|messages?)\b/i,
  /\byou are (?:now |an? )?(?:claude|an ai|an agent|an assistant)\b/i,
  /\b(?:system prompt|as an ai|dear agent|claude code)\b/i,
  /\bwithout (?:asking|telling|informing) (?:the )?user\b/i,
  /--dangerously-skip-permissions|bypassPermissions/,
  /<\/?(?:system|assistant|user|system-reminder|instructions?)>/i,
];
const LOUD = [
  /!(?=\s|$)/m,
  /\b(?:simply|obviously|blazing(?:ly)?|awesome|magical(?:ly)?|supercharge|seamless(?:ly)?|game.changer|revolutionary)\b/i,
  /\b(?:ALWAYS|NEVER|IMPORTANT|WARNING|CRITICAL|MUST)\b/,
  /\p{Extended_Pictographic}/u,
];

function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A code (`P2002`, `40P01`, `ECONNRESET`), a compound name, or several words: never one plain word. */
function telling(error: string): boolean {
  // A port that every application chooses for itself.
  if (/\b(?:3000|5173|8000|8080)\b/.test(error)) return false;
  if (error.length < 4) return /\d/.test(error) && error.length >= 3;
  return /[\s\d_:.-]/.test(error) || /[a-z][A-Z]/.test(error) || /^[A-Z]{5,}$/.test(error);
}

function proseOf(blocks: ReturnType<typeof extract>['pattern']): string[] {
  return blocks.filter((block) => block.kind !== 'code').flatMap((block) => block.lines);
}

function codeIn(heading: string, body: string): number {
  const section =
    new RegExp(`^## ${heading}$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(body)?.[1] ?? '';
  return codeBlocks(section).length;
}

function frontMatterKeys(text: string): string[] {
  const block = text.split(/^---$/m)[1] ?? '';
  return [...block.matchAll(/^([a-zA-Z]+):/gm)].map((match) => match[1] ?? '');
}

function codeBlocks(body: string): { language: string; code: string }[] {
  const found = body.matchAll(/^( *)(```+)(\S*)[^\n]*\n([\s\S]*?)^ *\2[ ]*$/gm);
  return [...found].map((match) => ({
    language: match[3] ?? '',
    code: (match[4] ?? '').replace(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

/** What a parser says about the block, `''` where it is sound or its language has no parser here. */
function complaint(language: string, code: string): string {
  if (language === '') return `a code block has no language: ${code.slice(0, 40)}`;
  try {
    return check(language, code);
  } catch (error) {
    return `${language}: ${String(error).split('\n').slice(0, 4).join(' ')}`;
  }
}

function check(language: string, code: string): string {
  const loader = LOADERS[language];
  if (loader) return scriptComplaint(code, loader);
  if (language === 'json') JSON.parse(code);
  if (language === 'yaml' || language === 'yml') yamlDocuments(code);
  if (language === 'bash' || language === 'sh') return bashComplaint(code);
  if (language === 'python' && hasPython()) pythonCheck(code);
  if (language === 'sql') return sqlComplaint(code);
  return '';
}

const LOADERS: Readonly<Record<string, 'ts' | 'tsx' | 'js' | 'jsx' | 'css'>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  css: 'css',
};

function bashComplaint(code: string): string {
  if (/^\s*[$>] /m.test(code)) return 'bash: a prompt sign at the start of a line';
  const errors = parseBash(code).errors ?? [];
  return errors.length > 0 ? `bash: ${JSON.stringify(errors[0])}` : '';
}

/** Faults of a style sheet are warnings to esbuild; of a script they are thrown. */
function scriptComplaint(code: string, loader: NonNullable<(typeof LOADERS)[string]>): string {
  const { warnings } = transformSync(code, { loader, logLevel: 'silent', jsx: 'preserve' });
  const fault = loader === 'css' ? warnings[0] : undefined;
  return fault ? `css: ${fault.text}` : '';
}

const STATEMENT =
  /^(?:alter|analyze|begin|call|comment|commit|copy|create|declare|delete|do|drop|execute|explain|grant|insert|kill|lock|merge|optimize|pragma|prepare|refresh|reindex|release|reset|revoke|rollback|savepoint|select|set|show|start|truncate|update|vacuum|with)\b/i;

/** No dialect's parser: quotes and parentheses are closed, and every statement opens with a verb and ends with a semicolon. */
function sqlComplaint(code: string): string {
  const bare = code
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  if (bare.replaceAll("''", '').includes("'")) return 'sql: a quote is not closed';
  const opened = bare.split('(').length;
  if (opened !== bare.split(')').length) return 'sql: parentheses do not match';
  if (!bare.trim().endsWith(';')) return 'sql: the last statement has no semicolon';
  const statements = bare.split(';').map((one) => one.trim());
  const stranger = statements.find((one) => one !== '' && !STATEMENT.test(one));
  return stranger ? `sql: no statement: ${stranger.slice(0, 40)}` : '';
}

/** By the parser that also reads front matter; each document of the block on its own. */
function yamlDocuments(code: string): void {
  for (const document of code.split(/^---\s*$/m)) matter(`---\n${document.trim()}\n---\n`, {});
}

function pythonCheck(code: string): void {
  const source = 'import ast,sys; ast.parse(sys.stdin.read())';
  execFileSync('python3', ['-c', source], { input: code, stdio: ['pipe', 'ignore', 'pipe'] });
}

let python: boolean | undefined;

function hasPython(): boolean {
  if (python !== undefined) return python;
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    python = true;
  } catch {
    python = false;
  }
  return python;
}
