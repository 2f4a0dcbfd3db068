import type { Files } from '../../world/files/files.ts';
import { condense } from './condense.ts';
import { type Root, readRoot, whyDisposable, whyMachineMade } from './evidence.ts';
import { BINARY, DISPOSABLE, EXPECTED, LOCKS, SHAPES } from './known.ts';
import { type Cost, measure, tokensOf } from './measure.ts';

/** One line of the file to write, with its reason and what it saves. */
export interface Rule extends Cost {
  /** gitignore syntax. */
  readonly pattern: string;
  readonly why: string;
}

/** A text of this many bytes is large (about 25,000 tokens). */
const LARGE = 100_000;
/** Not even sources of this many bytes are read whole: most are bundles. */
const HUGE = 1_000_000;
/** Files below this are not opened to see who wrote them. */
const WORTH_A_LOOK = 16_000;
/** Written by people, however large. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|swift|cs|fs|vb|cpp|cc|cxx|c|h|hpp|mm?|php|vue|svelte|astro|css|s[ac]ss|less|sh|ps1|exs?|erl|hs|ml|clj[cs]?|scala|groovy|gradle|lua|pl|pm|r|jl|dart|zig|nim|sql|proto|graphql|prisma|tf|cmake|asm|mdx?|rst|adoc|tex)$/i;
const MAX_FOLDERS = 5_000;

/** Looks through a repository and says what need not be read: the most saving rules first. */
export function survey(files: Files, path: string): readonly Rule[] {
  const root = readRoot(files, path);
  const rules = new Map<string, Rule>();
  const open = [path];
  for (let visited = 0; visited < MAX_FOLDERS; visited++) {
    const folder = open.shift();
    if (folder === undefined) break;
    open.push(...visit(files, root, folder, rules));
  }
  for (const rule of expected(files, root)) if (!rules.has(rule.pattern)) collect(rules, rule);
  return [...condense(files, path, [...rules.values()])].sort(
    (a, b) => b.tokens - a.tokens || (a.pattern < b.pattern ? -1 : 1),
  );
}

/** Judges what stands in one folder; gives back the folders that are to be looked into. */
function visit(
  files: Files,
  root: Root,
  folder: string,
  rules: Map<string, Rule>,
): readonly string[] {
  const listed = files.list(folder);
  return (listed.ok ? listed.value : []).flatMap(({ name, kind }) => {
    const size = kind === 'file' ? (files.stat(`${folder}/${name}`)?.size ?? 0) : 0;
    if (kind === 'file') collect(rules, ruleForFile(files, root, folder, name, size));
    if (kind !== 'directory' || name === '.git') return [];
    const rule = ruleForFolder(files, root, folder, name);
    collect(rules, rule);
    return rule ? [] : [`${folder}/${name}`];
  });
}

function collect(rules: Map<string, Rule>, rule: Rule | null): void {
  if (!rule) return;
  const known = rules.get(rule.pattern);
  const sum = known && {
    files: known.files + rule.files,
    tokens: known.tokens + rule.tokens,
    more: known.more || rule.more,
  };
  rules.set(rule.pattern, { ...rule, ...sum });
}

/** Folders that only ever hold one thing are excluded by name, the others where they stand. */
function ruleForFolder(files: Files, root: Root, parent: string, name: string): Rule | null {
  const why = whyDisposable(files, root, parent, name);
  if (why === null) return null;
  const anywhere = Object.hasOwn(DISPOSABLE, name);
  const pattern = anywhere ? `${name}/` : `/${escaped(inside(root, `${parent}/${name}`))}/`;
  return { pattern, why, ...measure(files, `${parent}/${name}`) };
}

function ruleForFile(
  files: Files,
  root: Root,
  folder: string,
  name: string,
  size: number,
): Rule | null {
  const cost = { files: 1, tokens: tokensOf(name, size), more: false };
  if (LOCKS.includes(name)) return { pattern: name, why: 'lock file', ...cost };
  const shape = SHAPES.find((each) => each.test.test(name));
  if (shape) return { pattern: shape.pattern, why: shape.why, ...cost };
  if (size < WORTH_A_LOOK || BINARY.test(name) || /^readme|^package\.json$/i.test(name))
    return null;
  const why = whyMachineMade(headOf(files, `${folder}/${name}`)) ?? whyLarge(name, size);
  return why === null
    ? null
    : { pattern: `/${escaped(inside(root, `${folder}/${name}`))}`, why, ...cost };
}

function whyLarge(name: string, size: number): string | null {
  if (/^(?:changelog|changes|history)\b/i.test(name) && size > 40_000) return 'long history';
  if (SOURCE.test(name)) return size >= HUGE ? 'very large, likely a bundle' : null;
  return size >= LARGE ? 'large data' : null;
}

function headOf(files: Files, path: string): string {
  const bytes = files.readRange(path, 0, 8_000);
  return bytes.ok ? new TextDecoder().decode(bytes.value) : '';
}

function inside(root: Root, path: string): string {
  return path.slice(root.path.length + 1);
}

/** Characters that mean something in an ignore file. */
function escaped(path: string): string {
  return path
    .replace(/[\\*?[\]!#]/g, '\\$&')
    .replace(/ +$/, (blanks) => '\\ '.repeat(blanks.length));
}

/** What is not there yet but will be, once the repository's tools have run. */
function expected(files: Files, root: Root): readonly Rule[] {
  const due = EXPECTED.filter(
    (each) => files.stat(`${root.path}/${each.manifest}`)?.kind === 'file',
  );
  return due.map((each) => ({
    pattern: each.pattern,
    why: `not there yet, ${each.manifest} will bring it`,
    files: 0,
    tokens: 0,
    more: false,
  }));
}
