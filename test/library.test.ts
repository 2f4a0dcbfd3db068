import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import matter from 'gray-matter';
import { parse as parseBash } from 'unbash';
import { describe, expect, it } from 'vitest';
import { extract } from '../src/core/guidance/extract.ts';
import { sectionsOf } from '../src/core/guidance/sections.ts';
import { CROSS_CATEGORIES, DOMAINS, isDomain } from '../src/core/guidance/skill.ts';
import { readSkill, type SkillReading } from '../src/world/skills/source.ts';

const root = path.resolve(import.meta.dirname, '..');
const library = path.join(root, 'skills-library');
const files = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(path.join(library, name)).isFile())
  .sort();
const python = hasPython();

describe('the library as a whole', () => {
  it('holds only skills in known categories', () => {
    const known: readonly string[] = [...DOMAINS, ...CROSS_CATEGORIES];
    const strangers = files.filter((file) => {
      const [category, name, ...rest] = file.split('/');
      const shaped = rest.length === 0 && /^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name ?? '');
      return !shaped || !known.includes(category ?? '');
    });
    expect(strangers).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  it('gives each skill a name and a title of its own', () => {
    expect(repeated(skills().map(({ skill }) => skill.name))).toEqual([]);
    expect(repeated(skills().map(({ skill }) => skill.title.toLowerCase()))).toEqual([]);
  });

  it('claims each error string once', () => {
    const errors = skills().flatMap(({ skill }) => skill.signals.errors.map(plain));
    expect(repeated(errors)).toEqual([]);
  });

  it('tells any two skills apart by their signals', () => {
    const sets = skills().map(({ skill }) => {
      const { errors, packages, files: names, words } = skill.signals;
      return [errors, packages, names, words]
        .map((list) => list.map(plain).sort().join())
        .join('|');
    });
    expect(repeated(sets)).toEqual([]);
  });
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(library, file), 'utf8');
  const reading = readSkill(`skills-library/${file}`, text);
  const skill = needed(reading);
  const micro = extract(skill.title, skill.body);

  it('has complete front matter', () => {
    expect([...reading.problems, ...reading.notes]).toEqual([]);
    expect(frontMatterKeys(text).filter((key) => !FIELDS.includes(key))).toEqual([]);
    expect(skill.name).toBe(path.basename(file, '.md'));
    expect(skill.category).toBe(path.dirname(file));
    expect(skill.title).toMatch(/^\S.{8,78}[^.!\s]$/);
    expect(skill.description).toMatch(/^\S.{18,157}\.$/);
    expect(skill.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(skill.tags.length).toBeGreaterThanOrEqual(1);
    expect(skill.tags.length).toBeLessThanOrEqual(6);
    expect(skill.tags.filter((tag) => !/^[a-z0-9.+#-]+$/.test(tag))).toEqual([]);
    expect(skill.domains.filter((domain) => !isDomain(domain))).toEqual([]);
    expect(skill.domains.length).toBeLessThanOrEqual(2);
  });

  it('has signals that can tell it', () => {
    const { errors, packages, files: names, words } = skill.signals;
    expect(errors.length + packages.length + names.length > 0 || words.length >= 3).toBe(true);
    expect(errors.filter((error) => !telling(error))).toEqual([]);
    expect(packages.filter((name) => !/^[@\w][\w.@/:-]*$/.test(name))).toEqual([]);
    expect(names.filter((name) => VAGUE_FILES.has(name) || !/[\w]{2}/.test(name))).toEqual([]);
    expect(
      words.filter((word) => word.split(/\s+/).length > 4 || AMBIGUOUS.has(plain(word))),
    ).toEqual([]);
    for (const list of [errors, packages, names, words])
      expect(repeated(list.map(plain))).toEqual([]);
  });

  it('has the sections in order and the right length', () => {
    const headings = sectionsOf(skill.body)
      .filter((one) => one.level === 2)
      .map((one) => one.heading);
    const required = ['When to use', 'Pattern', 'Common Pitfalls', 'Checklist'];
    expect(headings.slice(0, 4)).toEqual(required);
    expect(['', 'Example', 'References', 'Example,References']).toContain(headings.slice(4).join());
    expect(sectionsOf(skill.body).filter((one) => one.level === 1)).toEqual([]);
    const all = text.split('\n');
    expect(all.length - 1).toBeGreaterThanOrEqual(40);
    expect(all.length - 1).toBeLessThanOrEqual(120);
    expect(all.filter((line) => line.length > 160)).toEqual([]);
    expect(text).not.toMatch(/\r|\uFEFF/);
  });

  it('gives an extract that stands alone', () => {
    const said = micro.pattern.flatMap((block) => block.lines);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(said.length + 2 * 2 + 1).toBeLessThanOrEqual(20);
    expect(micro.pattern[0]?.kind).not.toBe('code');
    expect(micro.pitfalls.length).toBeGreaterThanOrEqual(2);
    expect(micro.checklist.length).toBeGreaterThanOrEqual(2);
    const prose = proseOf(micro.pattern).concat(micro.pitfalls, micro.checklist);
    expect(prose.filter((line) => line.length > 240)).toEqual([]);
    expect(
      prose.filter((line) =>
        /\b(?:as shown|see (?:above|below)|this example|the following)\b/i.test(line),
      ),
    ).toEqual([]);
  });

  it('loses nothing of its pattern, pitfalls and checklist to the cut, except by whole blocks', () => {
    const body = oneLine(skill.body);
    const prose = proseOf(micro.pattern).concat(micro.pitfalls, micro.checklist);
    expect(prose.filter((line) => !body.includes(oneLine(line)))).toEqual([]);
    expect(prose.filter((line) => !/[.!?:;)`"']$|\w$/.test(line))).toEqual([]);
    const code = micro.pattern.filter((block) => block.kind === 'code');
    expect(code.filter((block) => !skill.body.includes(block.lines.join('\n')))).toEqual([]);
    expect(codeIn('Pattern', skill.body)).toBeLessThanOrEqual(Math.max(1, code.length));
    if (codeIn('Pattern', skill.body) > 0) expect(code.length).toBeGreaterThan(0);
  });

  it('has code that parses', () => {
    const broken = codeBlocks(skill.body)
      .map(({ language, code }) => complaint(language, code))
      .filter(Boolean);
    expect(broken).toEqual([]);
  });

  it('has links that resolve', () => {
    const relative = [...skill.body.matchAll(/(?<![\w/])\.{1,2}\/[\w./-]+\.md\b/g)].map(
      (match) => match[0],
    );
    const missing = relative.filter((link) => {
      const target = path.join('skills-library', path.dirname(file), link).replaceAll('\\', '/');
      return !existsSync(path.join(root, target));
    });
    expect(missing).toEqual([]);
    expect(skill.body).not.toMatch(
      /http:\/\/(?=\w)(?!localhost|127\.0\.0\.1|[\w-]+:\d|[\w.-]*example\.|[\w-]+;|[\w-]+$|\$|www\.w3\.org)/m,
    );
  });

  it('holds no secret, no takeover and no loud word', () => {
    for (const pattern of SECRETS) expect(text).not.toMatch(pattern);
    for (const pattern of TAKEOVER) expect(text).not.toMatch(pattern);
    const prose = skill.body.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
    for (const pattern of LOUD) expect(prose).not.toMatch(pattern);
  });
});

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

function skills() {
  return files.map((file) => {
    const reading = readSkill(
      `skills-library/${file}`,
      readFileSync(path.join(library, file), 'utf8'),
    );
    return { file, skill: needed(reading) };
  });
}

function needed(reading: SkillReading) {
  if (!reading.skill) throw new Error(`${reading.path}: ${reading.problems.join('; ')}`);
  return reading.skill;
}

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
  if (loader) transformSync(code, { loader, logLevel: 'silent', jsx: 'preserve' });
  if (language === 'json') JSON.parse(code);
  if (language === 'yaml' || language === 'yml') yamlDocuments(code);
  if (language === 'bash' || language === 'sh') return bashComplaint(code);
  if (language === 'python' && python) pythonCheck(code);
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

function sqlComplaint(code: string): string {
  const bare = code.replace(/--[^\n]*/g, '').replace(/'(?:[^']|'')*'/g, "''");
  const depth = [...bare].reduce(
    (at, letter) => at + Number(letter === '(') - Number(letter === ')'),
    0,
  );
  if (depth !== 0) return 'sql: parentheses do not match';
  return bare.trim().endsWith(';') ? '' : 'sql: the last statement has no semicolon';
}

/** By the parser that also reads front matter; each document of the block on its own. */
function yamlDocuments(code: string): void {
  for (const document of code.split(/^---\s*$/m)) matter(`---\n${document.trim()}\n---\n`, {});
}

function pythonCheck(code: string): void {
  const source = 'import ast,sys; ast.parse(sys.stdin.read())';
  execFileSync('python3', ['-c', source], { input: code, stdio: ['pipe', 'ignore', 'pipe'] });
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
