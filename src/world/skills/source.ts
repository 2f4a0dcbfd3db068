import matter from 'gray-matter';
import type { SkillSource } from '../../core/guidance/skill.ts';
import { basename, dirname } from '../../core/kit/path.ts';

/** A skill file as read, with what is wrong about it. `skill` is `null` where nothing can be used. */
export interface SkillReading {
  readonly path: string;
  readonly skill: SkillSource | null;
  /** What is broken, in plain words; empty for a sound file. */
  readonly problems: readonly string[];
  /** What is missing and was filled in; a skill of another shape is no fault. */
  readonly notes: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads one skill file of any shape: with or without front matter, BOM, CRLF, a `SKILL.md` in a folder of its own.
 * `path` uses forward slashes and ends `<category>/<name>.md` or `<name>/SKILL.md`. Never throws.
 */
export function readSkill(path: string, text: string): SkillReading {
  const split = frontMatter(text);
  const problems = [...split.problems];
  const body = split.body.trim();
  const notes = [...split.notes];
  // A file of another kind with a borrowed ending: its bytes are no words to find or to say.
  if (text.includes('\0')) return { path, skill: null, problems: ['the file is no text'], notes };
  if (body === '')
    return { path, skill: null, problems: [...problems, 'the file has no text'], notes };
  const name = nameOf(path, split.fields, notes);
  const skill: SkillSource = {
    name,
    title: string(split.fields['title']) || titleIn(body) || name.replaceAll('-', ' '),
    description: string(split.fields['description']),
    category: slug(string(split.fields['category']) || categoryOf(path)),
    domains: strings(split.fields, 'domains', problems),
    tags: strings(split.fields, 'tags', problems),
    signals: signalsOf(split.fields, problems),
    version: string(split.fields['version']) || '0.0.0',
    body,
  };
  return { path, skill, problems, notes };
}

/** The document's own heading; a `#` in a code block is a comment, and `## Solution` heads a part. */
function titleIn(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark;
    const heading = fence ? undefined : /^#\s+(\S.*)$/.exec(line)?.[1]?.trim();
    if (heading) return heading;
  }
  return undefined;
}

interface Split {
  readonly fields: Fields;
  readonly body: string;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** YAML only: gray-matter would also run `---js` front matter. A broken front matter leaves the body usable. */
function frontMatter(text: string): Split {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const block = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(plain)?.[0];
  if (!block) return { fields: {}, body: plain, problems: [], notes: ['no front matter'] };
  const body = plain.slice(block.length);
  try {
    const { data } = matter(block, { language: 'yaml' });
    return { fields: data, body, problems: [], notes: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : 'unreadable';
    return { fields: {}, body, problems: [`front matter is no valid YAML: ${why}`], notes: [] };
  }
}

function nameOf(path: string, fields: Fields, notes: string[]): string {
  const file = basename(path).replace(/\.(?:md|markdown|mdx)$/i, '');
  const own = /^skill$/i.test(file) ? basename(dirname(path)) : file;
  const given = string(fields['name']);
  if (given && given !== own) notes.push(`name is "${given}" but the file says "${own}"`);
  return slug(given || own);
}

/** One word, in letters of any script: an index sets names and categories apart by spaces, and finds a skill by both. */
function slug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-') || 'unnamed';
}

function categoryOf(path: string): string {
  const folder = dirname(path);
  const own = /^skill\.md$/i.test(basename(path)) ? dirname(folder) : folder;
  return basename(own);
}

function signalsOf(fields: Fields, problems: string[]): SkillSource['signals'] {
  const given = fields['signals'];
  const signals: Fields = isFields(given) ? given : {};
  if (given !== undefined && !isFields(given)) problems.push('signals is no mapping');
  return {
    errors: strings(signals, 'errors', problems),
    packages: strings(signals, 'packages', problems),
    files: strings(signals, 'files', problems),
    words: strings(signals, 'words', problems),
  };
}

function strings(fields: Fields, field: string, problems: string[]): readonly string[] {
  const value = fields[field];
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  const kept = list.map(string).filter((one) => one !== '');
  if (kept.length < list.length) problems.push(`${field} has entries that are no text`);
  return kept;
}

function string(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
