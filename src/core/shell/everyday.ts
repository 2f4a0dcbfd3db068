/** Commands that only name, run, build or list what their words say: a part of what `verbs/` knows of them. */
const NAMING = set(
  'cd pwd ls echo true mkdir date sleep which whoami uname',
  'npm pnpm yarn bun tsc eslint jest vitest mocha playwright cypress biome',
  'pytest mypy ruff black pip pip3 tox cargo go mvn mvnw gradle gradlew dotnet rake rspec rubocop composer phpunit',
);
/** Words behind which some of them run a command of any kind. */
const RUNNING = set('exec x dlx');

/** Subcommands of git that show no contents of files, and options of theirs that change nothing of that. */
const GIT = set('status add push pull fetch branch switch tag remote rev-parse init commit');
const GIT_OPTIONS = set(
  '-m -a -am -q -s -sb -u -b -c -A -d -D --short --porcelain --branch --show-current --all --amend --no-edit --no-verify',
  '--prune --tags --quiet --set-upstream --show-toplevel --abbrev-ref --rebase --ff-only --allow-empty',
);

/** What cuts the output of the command in front, given no file of its own. */
const CUTTERS = set('head tail wc sort uniq');

/** A word, bare or in quotes, in which the shell replaces nothing. */
const WORD = /(?:[\w./:@%+,=^-]|(?<=[\w.^-])~|'[^'\n]*'|"[^"$`\\!\n]*")+/y;
const BETWEEN = /[ \t]+|2>&1(?![\w.])|2>\/dev\/null(?![\w./])/y;
const JOINT = /&&|\|\||[;|\n]/y;
const MAX_LENGTH = 2_000;

/**
 * Whether each command of a line is one of the everyday ones (`cd app && npm test 2>&1 | tail -20`): such a line shows no file
 * that it names, so no rule has a say on it. `false` tells nothing. It costs a look at the words, where the analysis of a command
 * costs more than all else that a hook does.
 */
export function isEveryday(command: string): boolean {
  if (command.length > MAX_LENGTH) return false;
  let words: string[] = [];
  let before = '';
  for (let at = 0; at < command.length; ) {
    const joint = taken(JOINT, command, at);
    const space = joint === '' ? taken(BETWEEN, command, at) : '';
    const word = joint === '' && space === '' ? taken(WORD, command, at) : '';
    at += joint.length + space.length + word.length;
    if (word !== '') words.push(word);
    else if (space === '' && (joint === '' || !isKnown(words, before))) return false;
    if (joint === '') continue;
    words = [];
    before = joint;
  }
  return words.length === 0 ? before === ';' || before === '\n' : isKnown(words, before);
}

function isKnown([verb = '', ...args]: readonly string[], before: string): boolean {
  if (before === '|') return CUTTERS(verb) && args.every(isCount);
  if (verb === 'git') return isQuietGit(args);
  return NAMING(verb) && !args.some(RUNNING);
}

function isQuietGit([subcommand = '', ...args]: readonly string[]): boolean {
  return GIT(subcommand) && args.every((arg) => !arg.startsWith('-') || GIT_OPTIONS(arg));
}

/** An option without a value of its own, or one with a number: `-n20`, `-20`, `-l`. */
function isCount(arg: string): boolean {
  return /^-[a-zA-Z]?\d*$/.test(arg);
}

function taken(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Membership in lists of words, searched as they stand: taking them apart would cost each process more than one question. */
function set(...lists: readonly string[]): (word: string) => boolean {
  const text = ` ${lists.join(' ')} `;
  return (word) => word !== '' && !word.includes(' ') && text.includes(` ${word} `);
}
