/** Whether a path, as a patch names it, is excluded. */
type Test = (path: string) => boolean;

const COLOUR = /\p{Cc}\[[0-9;]*[mK]/gu;

/**
 * Marks the lines of a patch that come from excluded files: each section from `diff --git` to the end of its last hunk as
 * its own counts give it. Colours, any one-part prefixes or none, and names written as C strings are understood.
 */
export function patchLines(coloured: readonly string[], keep: boolean[], excluded: Test): void {
  const lines = coloured.map((line) => (line.includes('\x1b') ? line.replace(COLOUR, '') : line));
  let i = 0;
  while (i < lines.length) {
    if (!/^diff --(?:git|cc|combined) /.test(lines[i] ?? '')) {
      i++;
      continue;
    }
    const end = sectionEnd(lines, i);
    if (sectionPaths(lines.slice(i, Math.min(end, i + 12))).some(excluded))
      keep.fill(false, i, end);
    i = end;
  }
}

const HEADER =
  /^(?:index |old mode|new mode|deleted file|new file|copy |rename |similarity|dissimilarity|mode |--- |\+\+\+ |Binary files )/;

function sectionEnd(lines: readonly string[], start: number): number {
  let i = start + 1;
  while (i < lines.length && HEADER.test(lines[i] ?? '')) i++;
  if (lines[i] === 'GIT binary patch') return binaryEnd(lines, i + 1);
  for (let hunk = hunkLength(lines[i]); hunk !== null; hunk = hunkLength(lines[i])) {
    i = bodyEnd(lines, i + 1, hunk);
  }
  return i;
}

/** Blocks of encoded bytes, each ended by an empty line: the new content, and mostly the old one. */
function binaryEnd(lines: readonly string[], from: number): number {
  let i = from;
  while (/^(?:literal|delta) \d+$/.test(lines[i] ?? '')) {
    while (i < lines.length && lines[i] !== '') i++;
    i++;
  }
  return Math.min(i, lines.length);
}

interface Hunk {
  old: number;
  new: number;
}

function hunkLength(line: string | undefined): Hunk | null {
  const combined = /^@@@+ /.test(line ?? '');
  if (combined) return { old: Number.POSITIVE_INFINITY, new: Number.POSITIVE_INFINITY };
  const found = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line ?? '');
  return found === null ? null : { old: Number(found[1] ?? 1), new: Number(found[2] ?? 1) };
}

/** The end of a hunk's body: as many old and new lines as its header says; of a combined one, as long as lines look like a body. */
function bodyEnd(lines: readonly string[], from: number, hunk: Hunk): number {
  const left = { ...hunk };
  let i = from;
  while (i < lines.length && (left.old > 0 || left.new > 0 || lines[i]?.startsWith('\\'))) {
    const mark = lines[i]?.[0] ?? ' ';
    if (!' +-\\'.includes(mark)) break;
    if (mark === ' ' || mark === '-') left.old--;
    if (mark === ' ' || mark === '+') left.new--;
    i++;
  }
  return i;
}

/** Every name a section's header gives its file. What cannot be told apart is given both ways. */
function sectionPaths(header: readonly string[]): string[] {
  const hunk = header.findIndex((line) => line.startsWith('@@'));
  const own = hunk < 0 ? header : header.slice(0, hunk);
  const moved = own.flatMap((line) => tokens(/^(?:rename|copy) (?:from|to) (.*)$/.exec(line)?.[1]));
  if (moved.length > 0) return moved;
  const combined = /^diff --(?:cc|combined) (.*)$/.exec(own[0] ?? '')?.[1];
  if (combined !== undefined) return tokens(combined);
  const named = pairs((own[0] ?? '').slice('diff --git '.length));
  if (named.length > 0) return named;
  return own
    .flatMap((line) => tokens(/^(?:---|\+\+\+) ([^\t]*)\t?$/.exec(line)?.[1]))
    .flatMap((path) => [path, bare(path)]);
}

/** The name in `a/NAME b/NAME` or `NAME NAME`, wherever the space between the two may be. */
function pairs(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(' '); at > 0 && found.length < 20; at = text.indexOf(' ', at + 1)) {
    const left = unquoted(text.slice(0, at));
    const right = unquoted(text.slice(at + 1));
    if (left === null || right === null) continue;
    if (left === right) found.push(left);
    else if (bare(left) === bare(right)) found.push(bare(left));
  }
  return found;
}

/** A name without its prefix. */
function bare(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

function tokens(text: string | undefined): string[] {
  const name = text === undefined ? null : unquoted(text);
  return name === null || name === '/dev/null' ? [] : [name];
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '%07',
  b: '%08',
  t: '%09',
  n: '%0A',
  v: '%0B',
  f: '%0C',
  r: '%0D',
  '"': '%22',
  '\\': '%5C',
};

/** A name as git writes it: plain, or as a C string with octal bytes; null where a quotation is not closed. */
function unquoted(text: string): string | null {
  if (!text.startsWith('"')) return text.replace(/\t$/, '');
  const inner = /^"((?:[^"\\]|\\.)*)"\t?$/.exec(text)?.[1];
  if (inner === undefined) return null;
  const bytes = inner.replace(/%|\\(?:([0-7]{3})|(.))/g, (all, octal?: string, char?: string) =>
    all === '%' ? '%25' : octal === undefined ? (ESCAPES[char ?? ''] ?? '') : percent(octal),
  );
  try {
    return decodeURIComponent(bytes);
  } catch {
    return inner;
  }
}

function percent(octal: string): string {
  const byte = Number.parseInt(octal, 8) & 255;
  return `%${byte.toString(16).padStart(2, '0')}`;
}
