import { type Literal, literalsOf } from './literals.ts';

/** What an inline program does with the files its string literals name. */
export interface Scan {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Texts handed to a shell. */
  readonly commands: readonly string[];
}

/** What is there under a name, as the program would see it. */
export type Names = (name: string) => 'file' | 'directory' | null;

interface Work {
  readonly text: string;
  readonly names: Names;
  readonly reads: string[];
  readonly writes: string[];
  readonly copies: { from: string; to: string }[];
  readonly commands: string[];
}

/** Calls that do nothing with a file's contents. */
const HARMLESS =
  /(?:exists?(?:sync)?|is_?file|is_?dir|isdir|file_exists|unlink(?:sync)?|remove|rm(?:sync|tree)?|mkdir\w*|makedirs|rmdir\w*|l?stat(?:sync)?|access(?:sync)?|rename(?:sync)?|utime\w*|chmod\w*|touch|print(?:f|ln)?|puts|echo|log|info|warn|error|getsize|basename|dirname|extname|relpath|fnmatch|startswith|endswith|includes|indexof|match|replace|split|test|size|filesize|require|import|run_path|listdir|readdir(?:sync)?|scandir|chdir)$/i;
const WRITING =
  /(?:write\w*|append\w*|file_put_contents|create_?write_?stream|dump|save|savez?|to_csv|to_json|outputfile(?:sync)?)$/i;
const COPYING = /(?:copytree|copy2?|copyfile(?:sync)?|cpsync|cp|cp_r|move|copy_file)$/i;
const SHELLS =
  /(?:system|exec(?:sync)?|popen\d?|check_output|getoutput|call|run|shell_exec|passthru|proc_open|spawn(?:sync)?|qx|sh)$/i;
/** An archive that a program writes. */
const ARCHIVES =
  /\b(?:ZipFile|tarfile\.open|TarFile)\(\s*["']([^"'\n]{1,200})["']\s*,\s*(?:mode=)?["'][wax]/;
/** Any sign that the program reads files at all. */
const READING =
  /\b(?:open|fopen|slurp|getline|subprocess|spawn\w*|exec\w*|system|popen|readfile|input|createReadStream|file_get_contents|load\w*|read\w*|cat|IO|source|ARGV|(?:parse_ini|highlight|simplexml_load)_file|show_source|SplFileObject|ZipFile|include(?:_once)?)\b|<\s*[$A-Z]|\.(?:read|text|json|bytes|each_?line|lines|foreach)\b|\bfile\s*\(|\$\(<|-[a-z]*[np]e?\b/i;

/**
 * Finds string literals that name existing files (or directories, for copies) beside calls that read, write or copy.
 * A program is not run or understood: a name put together from variables is not seen. Linear in the text, which is bounded.
 */
export function scanProgram(text: string, names: Names): Scan {
  const work: Work = { text, names, reads: [], writes: [], copies: [], commands: [] };
  if (text.length > 65_536) return work;
  const reading = READING.test(text);
  const literals = literalsOf(text);
  for (let i = 0; i < literals.length; i++) {
    const used = look(literals, i, reading, work);
    i += used - 1;
  }
  for (const literal of literals) takeInner(literal, work);
  return work;
}

/** What a text puts in of itself: `${…}`, `#{…}`, and `{…}` where Python is told to. */
function takeInner({ text, start }: Literal, work: Work): void {
  const shape = /f[rb]?$/i.test(work.text.slice(Math.max(0, start - 2), start)) ? INNER_F : INNER;
  for (const [, part = ''] of text.matchAll(shape)) {
    const { reads, writes, copies, commands } = scanProgram(part, work.names);
    work.reads.push(...reads);
    work.writes.push(...writes);
    work.copies.push(...copies);
    work.commands.push(...commands);
  }
}

const INNER = /[$#]\{([^{}]*["'`][^{}]*)\}/g;
const INNER_F = /\{([^{}]*["'][^{}]*)\}/g;

/** Looks at the literal at `index` and those joined to it; returns how many that were. */
function look(literals: readonly Literal[], index: number, reading: boolean, work: Work): number {
  const literal = literals[index];
  if (literal === undefined) return 1;
  const call = callBefore(work.text, literal.start);
  const shell =
    SHELLS.test(call) ||
    literal.quote === '`' ||
    literal.quote === 'qx' ||
    /^\s*\|&?\s*getline\b/.test(work.text.slice(literal.end, literal.end + 40));
  if (shell && /^\s*[\w./-]+\s/.test(literal.text)) work.commands.push(literal.text);
  const next = literals[index + 1];
  if (COPYING.test(call) && next !== undefined && follows(work.text, literal, next, /^\s*,\s*$/)) {
    if (work.names(literal.text) !== null) work.copies.push({ from: literal.text, to: next.text });
    return 2;
  }
  const archive = /^(?:write|add)$/.test(call) ? ARCHIVES.exec(work.text)?.[1] : undefined;
  if (archive !== undefined && work.names(literal.text) !== null) {
    work.copies.push({ from: literal.text, to: archive });
    return 1;
  }
  const place = literals[index + 2];
  if (call === 'make_archive' && place !== undefined) {
    work.copies.push({ from: place.text, to: `${literal.text}.${next?.text}` });
    return 3;
  }
  const joined = join(literals, index, work);
  if (joined !== null) use(joined.literal, call, reading, work);
  return joined?.count ?? 1;
}

/** `Path('dist') / 'app.js'`, `join('dist', 'app.js')`: the longest run of literals that names a file together; else the one alone. */
function join(
  literals: readonly Literal[],
  index: number,
  work: Work,
): { literal: Literal; count: number } | null {
  const first = literals[index];
  if (first === undefined) return null;
  const runs: { literal: Literal; count: number }[] = [{ literal: first, count: 1 }];
  for (let count = 2; count <= 4; count++) {
    const last = literals[index + count - 1];
    const before = runs.at(-1)?.literal;
    if (
      last === undefined ||
      before === undefined ||
      !follows(work.text, before, last, /^\s*\)?\s*[,/+]\s*$/)
    )
      break;
    const text = `${before.text.replace(/\/$/, '')}/${last.text.replace(/^\//, '')}`;
    runs.push({ literal: { ...last, text, start: first.start }, count });
  }
  return (
    runs.findLast(({ literal }) => isName(literal.text) && work.names(literal.text) === 'file') ??
    null
  );
}

function follows(text: string, a: Literal, b: Literal, between: RegExp): boolean {
  return b.start - a.end < 20 && between.test(text.slice(a.end, b.start));
}

function isName(text: string): boolean {
  return text.length > 0 && text.length <= 1024 && !text.includes('\n');
}

function use(literal: Literal, call: string, reading: boolean, work: Work): void {
  const purpose = purposeOf(work.text, literal, call);
  if (purpose === 'write') work.writes.push(literal.text);
  else if (
    purpose === 'read' &&
    (reading || (/require|import/.test(call) && literal.text.endsWith('.json')))
  ) {
    work.reads.push(literal.text);
  }
}

function purposeOf(text: string, literal: Literal, call: string): 'read' | 'write' | 'none' {
  const next = text.slice(literal.end, literal.end + 60);
  if (/(?:open|fopen|new)$/i.test(call) && /^\s*,\s*(?:mode\s*=\s*)?["'](?:[wax]|>)/.test(next))
    return 'write';
  const method = /^\s*\)\s*\.\s*(\w+)/.exec(next)?.[1];
  if (method !== undefined && /^(?:write|append)/.test(method)) return 'write';
  if (
    method !== undefined &&
    /^(?:unlink|exists|is_file|is_dir|touch|rename|stat|mkdir|chmod|name|parent|suffix|stem|length)$/.test(
      method,
    )
  )
    return 'none';
  if (WRITING.test(call) || />\s*$/.test(text.slice(Math.max(0, literal.start - 3), literal.start)))
    return 'write';
  if (/^(?:require|import)$/.test(call) && literal.text.endsWith('.json')) return 'read';
  return HARMLESS.test(call) ? 'none' : 'read';
}

/** The name of the call a literal is the first argument of; empty where it stands alone. */
function callBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 80), start);
  return (
    /([A-Za-z_$][\w$.:!]*)\s*\(?\s*\[?\s*(?:r|b|f|u|rb)?$/
      .exec(before)?.[1]
      ?.replace(/^.*[.:!]/, '') ?? ''
  );
}
