import { asksOnly } from './checks.ts';
import { isNamed } from './named.ts';

/** Programs that only read, search, list or tell. */
const ALWAYS =
  'cat bat head tail less more grep egrep fgrep zgrep rg ag ack fd fdfind ls ll la dir tree pwd wc file stat du df which type whereis whatis man info test [ [[ echo printf sort uniq cut awk gawk jq yq diff cmp comm column tr nl tac rev fold paste join od xxd hexdump strings readlink realpath basename dirname env printenv date whoami id groups hostname uname uptime ps pgrep top htop lsof ss netstat ifconfig ip free nproc lscpu lsblk mount history true false sleep : seq expr md5 md5sum sha1sum sha256sum shasum cksum locate mdfind dig nslookup host ping exa eza delta less column sw_vers getconf locale ldd nm otool objdump readelf tokei cloc scc';

/** Programs with verbs: only these of them look. Texts: what is never tried is never made. */
const VERBS: Readonly<Record<string, string>> = {
  git: '^(?:(?:-C|-c) \\S+ |--no-pager |--\\S+ )*(?:status|log|diff|show|ls-files|ls-tree|ls-remote|grep|blame|annotate|rev-parse|rev-list|describe|shortlog|reflog|cat-file|check-ignore|check-attr|for-each-ref|show-ref|merge-base|name-rev|whatchanged|count-objects|var|version|help|cherry\\b|range-diff|diff-tree|diff-index|config (?:--\\S+ )*(?:--get|-l|--list|get\\b)|branch(?: (?:-[avrl]+|--\\S+))*$|branch --(?:list|show-current|contains|merged|no-merged)|tag(?: -[ln]\\S*)*$|tag -l|remote(?: -v| show| get-url)?|stash (?:list|show)|worktree list|submodule status|notes show|bisect log)(?: |$)',
  gh: '^(?:(?:pr|issue|run|repo|release|workflow) (?:view|list|status|checks|diff)|search|auth status|api (?!.*(?:-X|--method|-f |-F |--field|--input)))',
  docker:
    '^(?:ps|images|logs|inspect|version|info|stats|top|port|diff|history|(?:container|image|volume|network|compose|context) (?:ls|ps|list|inspect|logs|top|config|images|port))\\b',
  'docker-compose': '^(?:ps|logs|config|top|images|port)\\b',
  kubectl:
    '^(?:get|describe|logs|top|version|explain|api-resources|cluster-info|config (?:view|get-\\S+|current-context))\\b',
  npm: '^(?:ls|list|ll|view|info|show|outdated|why|explain|root|bin|prefix|config (?:get|list)|search|ping|whoami|audit(?!.*fix)|pkg get|fund|help|-v|--version|run$)',
  pnpm: '^(?:ls|list|why|outdated|root|bin|view|info|-v|--version)\\b',
  yarn: '^(?:list|why|info|outdated|-v|--version)\\b',
  pip: '^(?:list|show|freeze|check|index|config list|debug)\\b',
  go: '^(?:list|env|version|doc|mod (?:graph|why))\\b',
  cargo: '^(?:tree|metadata|search|locate-project|--list)\\b',
  brew: '^(?:list|info|search|deps|outdated|config|--prefix)\\b',
  apt: '^(?:list|show|search|policy)\\b',
  'apt-cache': '^',
  dpkg: '^-(?:l|L|s|S)\\b',
  systemctl: '^(?:status|list-\\S+|show|is-\\w+|cat)\\b',
  journalctl: '^',
  command: '^-[vV]\\b',
  terraform: '^(?:show|state (?:list|show)|output|version|providers|graph)\\b',
  curl: '^(?!.*(?:-X|--request|-d|--data\\S*|-T|--upload-file|-F|--form|-o|-O|--output)\\b)',
  sed: '^(?!.*(?:^| )(?:-\\w*i\\S*|--in-place\\S*)(?: |$))',
  find: '^(?!.*(?:^| )-(?:delete|exec|execdir|ok|okdir|fprint\\w*|fls)(?: |$))',
  xargs: '^(?:-\\S+ )*(?:\\d+ )?(?:cat|grep|rg|ls|head|tail|wc|file|stat|basename|dirname|echo)\\b',
  tee: '^(?:/dev/\\S+)?$',
  sqlite3:
    '^[^;]*"?(?:\\.[tT][aA][bB][lL][eE][sS]|\\.[sS][cC][hH][eE][mM][aA]|\\s*[sS][eE][lL][eE][cC][tT]\\b)',
};

/** `find … -exec grep`: a walk that hands each file to another look. */
const FIND_EXEC =
  /(?:^| )-exec(?:dir)? (?:cat|grep|egrep|rg|ls|head|tail|wc|file|stat|basename|dirname|echo|md5sum|sha256sum)\b/;

/** Whether one simple command only looks. */
export function isLook(words: readonly string[]): boolean {
  const [head, ...rest] = words;
  if (head === undefined) return false;
  const name = head.slice(head.lastIndexOf('/') + 1);
  if (isNamed(name, ALWAYS)) return true;
  const said = rest.join(' ');
  if (name === 'find' && FIND_EXEC.test(said) && !/ -delete\b/.test(said)) return true;
  const verbs = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  return verbs === undefined ? asksOnly(rest) : new RegExp(verbs).test(said);
}
