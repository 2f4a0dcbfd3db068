/** What an inline program does with the files its string literals name. */
export interface Scan {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Texts handed to a shell. */
  readonly commands: readonly string[];
}

interface Literal {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Calls that do nothing with a file's contents, or only put some there. */
const HARMLESS =
  /(?:exists?(?:sync)?|is_?file|is_?dir|isdir|file_exists|unlink(?:sync)?|remove|rm(?:sync|tree)?|mkdir\w*|makedirs|rmdir\w*|l?stat(?:sync)?|access(?:sync)?|rename(?:sync)?|utime\w*|chmod\w*|touch|print(?:f|ln)?|puts|echo|log|info|warn|error|getsize|basename|dirname|extname|relpath|fnmatch|startswith|endswith|includes|indexof|match|replace|split|test|size|filesize|require_relative)$/i;
const WRITING = /(?:write\w*|append\w*|file_put_contents|create_?write_?stream|dump|save)$/i;
const SHELLS =
  /(?:system|exec(?:sync)?|popen|popen2|check_output|getoutput|call|run|shell_exec|passthru|proc_open|spawn(?:sync)?|qx)$/i;
/** Any sign that the program reads files at all. */
const READING =
  /\b(?:open|read\w*|file_get_contents|fopen|slurp|load\w*|getline|require|import|createReadStream|subprocess|spawn\w*|exec\w*|system|popen|File|Path|IO|source|include\w*|readfile|cat|get_text|text)\b|<\s*\$|\.read/i;

/** Finds string literals that name existing files beside calls that read. `names` tells whether a file is there. Linear in the text. */
export function scanProgram(text: string, names: (literal: string) => boolean): Scan {
  const reads: string[] = [];
  const writes: string[] = [];
  const commands: string[] = [];
  if (text.length > 65_536) return { reads, writes, commands };
  const reading = READING.test(text);
  for (const literal of literals(text)) {
    const call = callBefore(text, literal.start);
    if (SHELLS.test(call) && literal.text.includes(' ')) commands.push(literal.text);
    if (literal.text.length > 1024 || !/[./\w]/.test(literal.text) || !names(literal.text))
      continue;
    const use = useOf(text, literal, call);
    if (use === 'write') writes.push(literal.text);
    else if (use === 'read' && reading) reads.push(literal.text);
  }
  commands.push(...backticks(text));
  return { reads, writes, commands };
}

function useOf(text: string, literal: Literal, call: string): 'read' | 'write' | 'none' {
  const next = text.slice(literal.end, literal.end + 60);
  const opening = /(?:open|fopen|File\.new)$/i.test(call);
  if (opening && /^\s*,\s*(?:mode\s*=\s*)?["'](?:[wax]|>)/.test(next)) return 'write';
  if (
    /^\s*\)\s*\.\s*(?:write_|unlink|exists|is_file|is_dir|touch|rename|stat|mkdir|chmod|resolve\(\)\s*\)|name\b|parent\b|suffix\b)/.test(
      next,
    )
  )
    return 'none';
  if (/^\s*\)\s*\.\s*(?:write|append)/.test(next) || WRITING.test(call)) return 'write';
  if (/>\s*$/.test(text.slice(Math.max(0, literal.start - 3), literal.start))) return 'write';
  return HARMLESS.test(call) ? 'none' : 'read';
}

/** The name of the call a literal is the first argument of; empty where it stands alone. */
function callBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 80), start);
  return (
    /([A-Za-z_$][\w$.:!]*)\s*\(?\s*(?:r|b|f|u|rb)?$/.exec(before)?.[1]?.replace(/^.*[.:!]/, '') ??
    ''
  );
}

/** String literals in single, double or back quotes; a quote not closed on its line is no literal. */
function literals(text: string): Literal[] {
  const found: Literal[] = [];
  for (let i = 0; i < text.length; i++) {
    const quote = text[i];
    if (quote !== '"' && quote !== "'" && quote !== '`') continue;
    const end = closing(text, i + 1, quote);
    if (end < 0) continue;
    if (end > i + 1) found.push({ text: unescape(text.slice(i + 1, end)), start: i, end: end + 1 });
    i = end;
    if (found.length > 500) break;
  }
  return found;
}

function closing(text: string, from: number, quote: string): number {
  for (let i = from; i < text.length && i - from < 4096; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i;
    else if (text[i] === '\n' && quote !== '`') return -1;
  }
  return -1;
}

function unescape(text: string): string {
  return text.replace(/\\(["'`\\])/g, '$1');
}

/** Perl, Ruby and PHP run what stands in back quotes. */
function backticks(text: string): string[] {
  return literals(text)
    .filter(({ start }) => text[start] === '`')
    .map((literal) => literal.text)
    .filter((command) => /^\s*[\w./-]+\s/.test(command));
}
