import { resolve } from '../kit/path.ts';
import { ANY, readsOf } from './everyday-reads.ts';

/** Where a command line runs; absolute paths. */
export interface Place {
  readonly cwd: string;
  /** What `~` stands for. */
  readonly home: string;
}

/**
 * A word in which the shell replaces nothing but `*`, and `~` at its start: bare, in quotes, or as agents write the message
 * of a commit (`"$(cat <<'EOF' …)"`).
 */
const WORD =
  /(?:~(?=[/\s;|&]|$))?(?:[\w./:@%+,=^*-]|(?<=[\w^])~|'[^']*'|"(?:[^"$`\\!]|\\[^"$`\\!\n])*"|"\$\(cat <<'(\w+)'\n(?:(?!\1\n)[^\n]*\n)*\1\n[ \t\n]*\)")*/y;
/** The same where it holds nothing but plain characters, as nearly all do: the other costs as much to compile as ten of this. */
const PLAIN_WORD = /[\w./:@%+,=^-]+(?=[ \t\n;|&]|$)/y;
const QUOTED = /'([^']*)'|"\$\(cat <<'(\w+)'\n((?:(?!\2\n)[^\n]*\n)*)\2\n[ \t\n]*\)"|"([^"]*)"|\*/g;
const BLANKS = /[ \t]+/y;
const SILENCED = /(?:2>&1|1?>&2|[12]?>[ \t]?\/dev\/null)(?=[\s;|&]|$)/y;
const INTO = /[12]?>>?(?![>&|])/y;
const JOINT = /&&?|\|\||[;|\n]/y;
const MAX_LENGTH = 8_000;

/** A line as far as it is read. */
interface Line {
  readonly home: string;
  readonly reads: string[];
  words: string[];
  /** The joint in front of `words`. */
  before: string;
  /** `null` where it cannot be told. */
  cwd: string | null;
  moved: boolean;
  /** The next word is the file that the output goes to. */
  opens: boolean;
  written: boolean;
  /** A command has written a file: what another makes of it is not looked into. */
  closed: boolean;
}

/**
 * What a line of everyday commands (`cd app && npm test 2>&1 | tail -20`, `grep -rn foo src`) may show: absolute paths of files,
 * and of folders with all that is below them. It may be less, never more, so that no rule has a say where none excludes any of
 * these. `null` for any other line. It costs a look at the words, where the analysis of a command costs more than all else
 * that a hook does.
 */
export function everydayReads(command: string, { cwd, home }: Place): readonly string[] | null {
  if (command.length > MAX_LENGTH) return null;
  const line: Line = {
    home,
    reads: [],
    words: [],
    before: '',
    cwd,
    moved: false,
    opens: false,
    written: false,
    closed: false,
  };
  for (let at = 0; at < command.length; ) {
    const length = lexeme(line, command, at);
    if (length === 0) return null;
    at += length;
  }
  const isWhole = line.words.length > 0 ? take(line, '') : /^[;&\n]$/.test(line.before);
  return isWhole ? line.reads : null;
}

/** Takes what stands at a place of the command; its length, 0 where the line is no everyday one. */
function lexeme(line: Line, command: string, at: number): number {
  const mark = command[at] as string;
  if (mark === ' ' || mark === '\t') return taken(BLANKS, command, at).length;
  if ('&|;\n'.includes(mark)) {
    const joint = taken(JOINT, command, at);
    return take(line, joint) ? joint.length : 0;
  }
  const output = '12>'.includes(mark) ? outputAt(line, command, at) : 0;
  if (output > 0) return output;
  const word = taken(PLAIN_WORD, command, at) || taken(WORD, command, at);
  const isTaken = word !== '' && takeWord(line, meaning(word, line.home));
  return isTaken ? word.length : 0;
}

/** The length of what sends output away: into nothing, or into the file that the next word names. */
function outputAt(line: Line, command: string, at: number): number {
  const silenced = taken(SILENCED, command, at);
  if (silenced !== '') return silenced.length;
  const into = line.opens ? '' : taken(INTO, command, at);
  if (into !== '') line.opens = true;
  return into.length;
}

function takeWord(line: Line, word: string): boolean {
  if (line.opens) {
    line.opens = false;
    line.written = true;
    return takeReads(line, [word], line.cwd);
  }
  line.words.push(word);
  return true;
}

/** Takes the command that ends at a joint; `false` where it is none of the everyday ones. */
function take(line: Line, joint: string): boolean {
  const { words, before, cwd } = line;
  if (line.opens || line.closed) return false;
  line.closed = line.written;
  line.words = [];
  line.before = joint;
  if (words[0] === 'cd') return move(line, words, before);
  if (line.moved && joint !== '&&' && joint !== '|') line.cwd = null;
  const reads = readsOf(words, before === '|');
  return reads !== null && takeReads(line, reads, cwd);
}

function takeReads(line: Line, reads: readonly string[], cwd: string | null): boolean {
  if (reads.length > 0 && cwd === null) return false;
  for (const name of reads) {
    const path = pathOf(name, cwd ?? '/');
    if (path === null) return false;
    line.reads.push(path);
  }
  return true;
}

/** What runs behind `cd` is only sure to run in its folder where it follows on its success. */
function move(line: Line, [, target = '', ...more]: readonly string[], before: string): boolean {
  const follows = line.before === '&&' && before !== '|' && before !== '||';
  const isOne = more.length === 0 && /^[^-\0][^\0]*$/.test(target);
  line.cwd = follows && isOne && line.cwd !== null ? pathOf(target, line.cwd) : null;
  line.moved = true;
  return true;
}

/** The path that a word names; of a glob, the folder that its matches are in or below. */
function pathOf(word: string, cwd: string): string | null {
  const star = word.indexOf(ANY);
  if (star >= 0 && word.includes('..', star)) return null;
  const path = resolve(cwd, star < 0 ? word : word.slice(0, word.lastIndexOf('/', star) + 1));
  return /^\/(?:dev|proc)\//.test(path) ? null : path;
}

/** What a word stands for, with ANY for each `*` that the shell replaces. */
function meaning(word: string, home: string): string {
  const text = word.startsWith('~') ? home + word.slice(1) : word;
  if (!/['"*]/.test(word)) return text;
  return text.replace(QUOTED, (all, single, _, document, double) =>
    all === '*' ? ANY : (single ?? document ?? double),
  );
}

function taken(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
