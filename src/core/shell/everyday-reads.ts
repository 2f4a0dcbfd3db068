import { basename } from '../kit/path.ts';
import { isListed } from '../kit/text.ts';
import { gitReads } from './everyday-git.ts';
import { nameRow } from './verbs/names.ts';

/** Stands for any text in the value of a word: a `*` that the shell replaces. */
export const ANY = '\0';

/** What an everyday command shows of files: how its options are told from its operands. */
interface Reader {
  /** Letters of options without a value. */
  readonly flags: string;
  /** Letters of options whose value is no file. */
  readonly valued?: string;
  /** What the first operand may be, where it is a program or a pattern. */
  readonly lead?: RegExp;
}

/** A pattern is no file whatever it says. */
const PATTERN = /^/;
const GREP: Reader = { flags: 'EFGHILPRTUVZabchilnoqrsvwxyz', valued: 'ABCem', lead: PATTERN };

/** Options that name a file, or run something, are in none of these. */
const READERS: Readonly<Record<string, Reader>> = {
  cat: { flags: 'AETbenstuv' },
  cp: { flags: 'LPRadfinpruvx' },
  cut: { flags: 'nsz', valued: 'bcdf' },
  head: { flags: 'qvz', valued: 'cn' },
  mv: { flags: 'finuv' },
  nl: { flags: 'p', valued: 'bdfhilnsvw' },
  sort: { flags: 'CMRVbcdfghimnrsuz', valued: 'kt' },
  tac: { flags: 'br', valued: 's' },
  tail: { flags: 'Ffqrvz', valued: 'cns' },
  tr: { flags: 'Ccdst' },
  uniq: { flags: 'Dcdiuz', valued: 'fsw' },
  wc: { flags: 'Lclmw' },
  egrep: GREP,
  fgrep: GREP,
  grep: GREP,
  rg: { flags: '.0FHILNPSUVachilnopqsuvwxz', valued: 'ABCMTegmrt', lead: PATTERN },
  awk: { flags: '', valued: 'F', lead: /^\{ ?print[\w\s$,"-]*\}$/ },
  jq: { flags: 'CMSacejnrs', lead: /^[\w.[\]\s|,:?-]*$/ },
  sed: {
    flags: 'Enrsuz',
    lead: /^(?:(?:\d+|\$)?(?:,(?:\d+|\$))?[dpq]|s\/[^/\\\n]*\/[^/\\\n]*\/[\dIgip]*)$/,
  },
};

/**
 * Long options of searches that name no file. Elsewhere none is taken: `sort --files` is short for one that reads a list of
 * names.
 */
const LONG =
  ' --count --extended-regexp --files --files-with-matches --fixed-strings --heading --hidden --ignore-case --invert-match --line-number --multiline --no-filename --no-heading --no-ignore --no-line-number --no-messages --null --only-matching --perl-regexp --quiet --recursive --silent --stats --text --with-filename --word-regexp ';
/** The same, given with `=value`. */
const LONG_VALUED =
  ' --after-context --before-context --color --colour --context --max-count --max-depth --sort ';
/** The same, given with `=value` or with the next word. */
const LONG_CHOOSING = ' --exclude --exclude-dir --glob --iglob --include --type --type-not ';

/** Commands that print their own words, or names. */
const PRINTERS = ' echo find ls printf pwd ';
/** Options of `find` that only choose among names. */
const FIND =
  ' -L -P -H -a -and -atime -ctime -daystart -depth -empty -executable -follow -iname -ipath -iregex -links -ls -maxdepth -mindepth -mmin -mtime -name -newer -not -o -or -path -perm -print -print0 -prune -readable -regex -regextype -size -type -user -writable -xdev ';
/** Commands that run the one in their arguments. */
const WRAPPERS = ' bunx nohup npx time ';
/** Commands that run a program from the file that their first argument names. */
const INTERPRETERS = ' bash bun node python python3 ruby sh ts-node tsx zsh ';
/** Commands and words with which one that only names its operands runs another. */
const RUNNING = ' command dlx exec x ';
const RUNNING_BY_RUN = ' pipx poetry uv conda ';

/**
 * What an everyday command may show: its words that name files or folders, `.` for where it runs; `null` for a command that is
 * none. `piped`: it has an input. A part of what `verbs/` knows, and never less than that finds.
 */
export function readsOf(words: readonly string[], piped: boolean): readonly string[] | null {
  const [head = '', ...args] = unwrapped(words);
  const verb = basename(head);
  if (isListed(PRINTERS, verb)) return verb !== 'find' || args.every(isChoice) ? [] : null;
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (reader !== undefined) return readBy(reader, args, verb === 'rg' && !piped);
  if (verb === 'git') return gitReads(args);
  if (isListed(INTERPRETERS, verb)) return givenTo(verb, args);
  if (verb === 'curl') return isFetch(args) ? [] : null;
  if (verb === 'make') return args.every((arg) => /^(?:[^-]|-[jks]\d*$)/.test(arg)) ? [] : null;
  return namedBy(verb, args);
}

/** A setting for one command, by which it finds nothing and runs nothing. */
const SETTING =
  /^(?!BASH|GIT|IFS)(?!\w*(?:CONFIG|ENV_FILE|HOME|OPT|PATH|PRELOAD|SHELL|STARTUP))[A-Z]\w*=/;

function unwrapped([head = '', ...args]: readonly string[]): readonly string[] {
  if (SETTING.test(head)) return unwrapped(args);
  const verb = basename(head);
  if (verb === 'timeout' && /^\d/.test(args[0] ?? '')) return unwrapped(args.slice(1));
  return isListed(WRAPPERS, verb) ? unwrapped(args) : [head, ...args];
}

/** Of a command that names its operands: none of them is shown, but some are changed, or sent away. */
function namedBy(verb: string, args: readonly string[]): readonly string[] | null {
  const row = nameRow(verb);
  const runs = isListed(RUNNING, verb) || args.some((arg) => isListed(RUNNING, arg));
  // A compiler prints what it has been through its preprocessor.
  if (args.includes('-E')) return null;
  if (row === undefined || runs || (isListed(RUNNING_BY_RUN, verb) && args.includes('run')))
    return null;
  return row.rest === 'name' ? [] : args.filter((arg) => !arg.startsWith('-'));
}

/** The operands of a reader. A search of folders that is given none starts where it runs. */
function readBy(reader: Reader, args: readonly string[], walks: boolean): readonly string[] | null {
  const parsed = parse(reader, args);
  if (parsed === null || reader.lead === undefined) return parsed?.operands ?? null;
  const { letters, operands } = parsed;
  const searches = reader.lead === PATTERN;
  if (!searches || !letters.includes('e')) {
    const lead = operands.shift() ?? ANY;
    if (lead.includes(ANY) || !reader.lead.test(lead)) return null;
  }
  const isRecursive = walks || (searches && /r/i.test(letters));
  return operands.length === 0 && isRecursive ? ['.'] : operands;
}

interface Parsed {
  /** Of its short options. */
  readonly letters: string;
  readonly operands: string[];
}

function parse(reader: Reader, args: readonly string[]): Parsed | null {
  const operands: string[] = [];
  let letters = '';
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-') || arg === '-') {
      operands.push(arg);
      continue;
    }
    const option = arg.startsWith('--') ? longOption(arg, reader) : shortOptions(arg, reader);
    if (option === null) return null;
    letters += option.letters;
    if (option.takesNext && (args[++at] ?? ANY).includes(ANY)) return null;
  }
  return { letters, operands };
}

interface Option {
  readonly letters: string;
  readonly takesNext: boolean;
}

/** A cluster of letters, the last of which may have a value: `-rnA3`; or a number. */
function shortOptions(arg: string, { flags, valued = '' }: Reader): Option | null {
  if (arg.includes(ANY)) return null;
  for (let at = 1; at < arg.length; at++) {
    const letter = arg.charAt(at);
    if (valued.includes(letter))
      return { letters: arg.slice(1, at + 1), takesNext: at === arg.length - 1 };
    if (!flags.includes(letter) && !/\d/.test(letter)) return null;
  }
  return { letters: arg.slice(1), takesNext: false };
}

function longOption(arg: string, { lead }: Reader): Option | null {
  const [name = ''] = arg.split('=');
  const isGiven = name.length < arg.length;
  const isKnown = isListed(LONG_CHOOSING, name) || isListed(isGiven ? LONG_VALUED : LONG, name);
  if (lead !== PATTERN || !isKnown) return null;
  return {
    letters: name === '--recursive' ? 'r' : '',
    takesNext: !isGiven && isListed(LONG_CHOOSING, name),
  };
}

/** The arguments of a program in a file, and of a module of python's. */
function givenTo(verb: string, args: readonly string[]): readonly string[] | null {
  const own = args[0] === '-m' && verb.startsWith('python') ? args.slice(1) : args;
  const [program = '-', ...given] = own;
  if (/^[-\0]/.test(program)) return null;
  return given
    .map((arg) => (arg.startsWith('-') ? arg.replace(/^[^=]*=?/, '') : arg))
    .filter((arg) => arg !== '');
}

/** Whether `curl` only asks for pages and shows them: of what it is given nothing is a file (`@name`, `file://`). */
function isFetch(args: readonly string[]): boolean {
  return args.every((arg, at) => {
    if (/^-[GILNSfgikLsv]*[AHXdemuw]$/.test(args[at - 1] ?? '')) return /^[^@<\0]*$/.test(arg);
    if (/^-[GILNSfgikLsv]*o$/.test(args[at - 1] ?? '')) return arg === '/dev/null';
    return /^-(?=.)[GILNSfgikLsv]*[AHXdemouw]?$|^(?:https?:\/\/|localhost[:/])[^\0]*$/.test(arg);
  });
}

function isChoice(arg: string): boolean {
  return !/^[-\0]/.test(arg) || isListed(FIND, arg);
}
