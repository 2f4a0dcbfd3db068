import type { Section } from './document.ts';

/** A run of characters that paths are made of, of any alphabet. One class alone: two that overlap take quadratic time. */
const RUN =
  /[\w\u00c0-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc@.+~()[\]$/-]+/g;
/** No path is longer. */
const MAX_PATH = 500;
/** No plan has more tasks than this; further ones are not read. */
export const MAX_TASKS = 500;
/** Beyond this many characters a text is not searched for paths. */
const MAX_PROSE = 100_000;

/** The files a text names, as written, each once: URLs, folders (`dist/`) and abbreviations are none. */
export function pathsIn(text: string): readonly string[] {
  const clean = text
    .slice(0, MAX_PROSE)
    .replace(/\b[a-z][a-z0-9+.-]{1,10}:\/\/\S+|<\/?[a-z][^<>\n]{0,200}>/gi, ' ');
  const runs = (clean.match(RUN) ?? []).filter((run) => run.length <= MAX_PATH);
  const paths = runs.flatMap((run) => run.split(BESIDE)).flatMap((run) => pathOf(run) ?? []);
  return [...new Set(paths)];
}

/** Between the text of a link and its target, a function and its argument. */
const BESIDE = /\]\(|(?<=\w)\(/;

/** A path with a folder, or a base name with an extension; `null` for what is neither, and for a folder. */
function pathOf(run: string): string | null {
  const path = withoutEnd(run.replace(/^[@([]+(?=[\w.~/\u00c0-\uffdc])/, '')).replace(/^\.\//, '');
  if (path.length < 3 || /^(?:e\.g|i\.e|etc)\b/i.test(path)) return null;
  const isFile = path.includes('/') ? /[\w)\]\u00c0-\uffdc]$/ : NAME;
  return isFile.test(path) && !path.includes('//') ? path : null;
}

/** A base name with an extension, or one that is all extension (`.env`). */
const NAME = /^(?:\.?[\w@+\u00c0-\uffdc-][\w@.+\u00c0-\uffdc-]*)?\.[A-Za-z][\w-]{0,11}$/;

/** Without the dot of a sentence, and brackets that close nothing in it. */
function withoutEnd(run: string): string {
  let end = run.length;
  for (; end > 0; end--) {
    const opening = { ')': '(', ']': '[', '.': '', '(': '', '[': '' }[run.charAt(end - 1)];
    if (opening === undefined) break;
    const inner = run.slice(0, end - 1);
    if (opening !== '' && inner.lastIndexOf(opening) > inner.lastIndexOf(run.charAt(end - 1)))
      break;
  }
  return run.slice(0, end);
}

/** Title of the nearest "Breath N" heading above a line. */
export function breathAt(sections: readonly Section[], line: number): string | undefined {
  const breaths = sections.filter(
    (section) => isBreath(section) && section.start < line && line < section.end,
  );
  return breaths.at(-1)?.title;
}

export function isBreath(section: Section): boolean {
  return /^[^A-Za-z]{0,8}(?:breath|wave)\s+\d+/i.test(section.title);
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
