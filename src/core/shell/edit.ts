import type { Site, Text } from '../facts/access.ts';

/** A replacement of a stretch of a text that bash runs. */
export interface Edit {
  readonly site: Site;
  readonly text: string;
}

/** Writes a word so that the shell reads it as exactly `text`. */
export function shellQuote(text: string): string {
  return /^[A-Za-z0-9_./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Applies edits to a command and to the texts quoted in it. Null where one of them cannot be placed: its text is not part
 * of the command, two of them overlap, or the text around it is not there as written.
 */
export function applyEdits(command: string, edits: readonly Edit[]): string | null {
  let open = distinct(edits);
  for (let round = 0; round < 12; round++) {
    const deepest = deepestSource(open);
    if (deepest === null) return null;
    const own = open.filter(({ site }) => site.source === deepest);
    const text = applyTo(deepest.text, own);
    if (text === null) return null;
    if (deepest.within === null) return deepest.text === command ? text : null;
    const outer = embed(deepest, text);
    if (outer === null) return null;
    open = distinct([...open.filter((edit) => !own.includes(edit)), outer]);
  }
  return null;
}

function distinct(edits: readonly Edit[]): Edit[] {
  const seen = new Set<string>();
  return edits.filter(({ site, text }) => {
    const key = `${depth(site.source)}:${site.start}:${site.end}:${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

function depth(source: Text): number {
  let levels = 0;
  for (let at = source.within; at !== null && levels < 50; at = at.source.within) levels++;
  return levels;
}

function deepestSource(edits: readonly Edit[]): Text | null {
  let found: Text | null = null;
  for (const { site } of edits)
    if (found === null || depth(site.source) > depth(found)) found = site.source;
  return found;
}

function applyTo(text: string, edits: readonly Edit[]): string | null {
  const sorted = [...edits].sort((a, b) => a.site.start - b.site.start || a.site.end - b.site.end);
  let out = '';
  let at = 0;
  for (const { site, text: by } of sorted) {
    if (site.start < at || site.end > text.length) return null;
    out += text.slice(at, site.start) + by;
    at = site.end;
  }
  return out + text.slice(at);
}

/** Puts a changed text back where it is quoted: a here-document's body as it is, a word in single quotes. */
function embed(source: Text, text: string): Edit | null {
  const site = source.within;
  if (site === null) return null;
  const written = site.source.text.slice(site.start, site.end);
  if (written.replace(/\n$/, '') === source.text)
    return { site, text: written.endsWith('\n') ? `${text}\n` : text };
  if (written === `'${source.text}'` || unquoted(written) === source.text)
    return { site, text: shellQuote(text) };
  return null;
}

/** The text of a word in double quotes without anything the shell would replace. */
function unquoted(written: string): string | null {
  if (!/^"[^"`$\\]*(?:\\["$`\\][^"`$\\]*)*"$/.test(written)) return null;
  return written.slice(1, -1).replace(/\\(["$`\\])/g, '$1');
}
