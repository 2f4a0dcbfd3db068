import type { Section } from './document.ts';

/** A path with a folder, or a base name with an extension; what is neither is not a file. */
const PATH = /[\w@.+~()[\]$-]*(?:\/[\w@.+~()[\]$-]+)+|[\w@+-][\w@.+-]*\.[A-Za-z]\w{0,7}/g;
/** No plan has more tasks than this; further ones are not read. */
export const MAX_TASKS = 500;
/** Beyond this many characters a text is not searched for paths. */
const MAX_PROSE = 100_000;

/** The files a text names, as written, each once: URLs, folders (`dist/`) and abbreviations are none. */
export function pathsIn(text: string): readonly string[] {
  const clean = text
    .slice(0, MAX_PROSE)
    .replace(/\b[a-z][a-z0-9+.-]{1,10}:\/\/\S+|<\/?[a-z][^<>\n]{0,200}>/gi, ' ');
  const found = new Set<string>();
  for (const match of clean.matchAll(PATH)) {
    if (clean.charAt(match.index + match[0].length) === '/') continue;
    const path = match[0].replace(/^[@([]+(?=[\w.~/])/, '').replace(/[.)\]]+$/, '');
    if (isFile(path)) found.add(path.replace(/^\.\//, ''));
  }
  return [...found];
}

function isFile(path: string): boolean {
  if (/^(?:e\.g|i\.e|etc)\b/i.test(path) || path.length < 3) return false;
  return !path.includes('/') || /[\w)\]]$/.test(path);
}

/** Title of the nearest "Breath N" heading above a line. */
export function breathAt(sections: readonly Section[], line: number): string | undefined {
  const breaths = sections.filter(
    (section) => isBreath(section) && section.start < line && line < section.end,
  );
  return breaths.at(-1)?.title;
}

export function isBreath(section: Section): boolean {
  return /^(?:breath|wave)\s+\d+/i.test(section.title);
}

/** The hash of `(commit: abc1234)` at the end of a task's line. */
export function commitIn(text: string): string | undefined {
  return (
    /\(?\bcommit:?\s+([0-9a-f]{6,40})\b\)?/i.exec(text)?.[1] ?? /^([0-9a-f]{7,40})$/.exec(text)?.[1]
  );
}

export function withoutCommit(text: string): string {
  return text.replace(/\s?\(commit:?\s+[0-9a-f]{6,40}\)/i, '').trim();
}
