import { isListed } from '../kit/text.ts';

/** Subcommands of git that show no contents of files with any of these options. */
const QUIET: Readonly<Record<string, string>> = {
  add: '-- -A -N -f -u --all',
  branch: '-D -M -a -d -m -r -v -vv --all --list --merged --no-merged --show-current',
  checkout: '-B -b -q',
  'cherry-pick': '-n -x --abort --continue --no-commit --skip',
  commit: '-- -a -am -m -q -s --allow-empty --amend --no-edit --no-verify --signoff',
  describe: '--always --dirty --tags',
  diff: '--cached --staged',
  fetch: '-p -q --all --prune --tags',
  init: '-b -q',
  'ls-files': '-c -d -m -o --cached --deleted --exclude-standard --modified --others',
  log: '-n --abbrev-commit --all --decorate --first-parent --follow --graph --merges --no-decorate --no-merges --oneline --reverse',
  'merge-base': '',
  merge: '--abort --ff-only --no-edit --no-ff --squash',
  mv: '-f -k -v',
  pull: '-q --all --ff-only --no-rebase --prune --rebase --tags',
  push: '-d -f -q -u --all --delete --follow-tags --force --force-with-lease --no-verify --set-upstream --tags',
  rebase: '--abort --continue --onto --skip',
  remote: '-v',
  reset: '-q --hard --mixed --soft',
  restore: '--staged --worktree',
  'rev-parse': '--abbrev-ref --short --show-toplevel --verify',
  rm: '-f -q -r --cached',
  show: '-s --no-patch --oneline',
  stash: '-m -q -u --include-untracked',
  status: '-b -s -sb -u --branch --ignored --porcelain --short',
  switch: '-C -c -q',
  tag: '-a -d -l -m --list --tags',
};
/** What is listed in the place of changes. */
const LISTS =
  ' --dirstat --name-only --name-status --no-patch --numstat --shortstat --stat --summary -s ';
const SETTINGS =
  /^(?:-n?\d+|--(?:after|author|before|date|format|grep|pretty|since|sort|until)=.*)$/;

/**
 * What git may show or change of files where it only names them, lists commits or changes what it has stored; `null` where it
 * may do more.
 */
export function gitReads([subcommand = '', ...args]: readonly string[]): readonly string[] | null {
  if (subcommand === '--no-pager') return gitReads(args);
  if (subcommand === '-C') return gitReads(args.slice(1))?.length === 0 ? [] : null;
  const own = Object.hasOwn(QUIET, subcommand) ? ` ${QUIET[subcommand]} ` : '';
  const reports = /^(?:diff|log|show)$/.test(subcommand);
  const isQuiet = (arg: string) =>
    !/^[-\0]/.test(arg) || isListed(own, arg) || (reports && tells(arg));
  if (own === '' || !args.every(isQuiet)) return null;
  if (reports && subcommand !== 'log' && !args.some(isList)) return null;
  // `HEAD:file` shows the file itself, and a stash what it holds.
  if (subcommand === 'show' && args.some((arg) => arg.includes(':'))) return null;
  if (subcommand === 'stash' && args.includes('show')) return null;
  return /^(?:checkout|mv|restore)$/.test(subcommand) ? args : [];
}

function tells(arg: string): boolean {
  return arg === '--' || isList(arg) || SETTINGS.test(arg);
}

function isList(arg: string): boolean {
  return isListed(LISTS, arg);
}
