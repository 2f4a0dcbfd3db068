import type { ErrorKind } from '../facts/signature.ts';
import { holdsAny } from '../kit/text.ts';

/**
 * A pattern, tried only on texts that hold one of the needles. It is a text: what is never tried is never made. Needles and
 * codes stand in one text too, a bar between them: a text is read from the compiled form at once, hundreds are not.
 */
type Guarded = readonly [needles: string, pattern: string];

interface Cause {
  readonly kind: ErrorKind;
  /** System error codes: whole words in capitals. */
  readonly codes?: string;
  /** Any of these in the lower-cased text. */
  readonly says?: string;
  /** Tried on the lower-cased text. */
  readonly tells?: readonly Guarded[];
  /** Tried on the text as it stands; needles in lower case. */
  readonly cased?: readonly Guarded[];
}

/**
 * What the words of a message say about its cause, whatever printed it. First row that matches wins:
 * causes outside the project stand before causes inside it.
 */
const CAUSES: readonly Cause[] = [
  {
    kind: 'oom',
    codes: 'ENOMEM',
    says:
      'out of memory | cannot allocate memory | outofmemory | memoryerror | oomkilled | ' +
      'bad_alloc | signal: 9 | signal sigkill | oom-kill | heap limit allocation failed | ' +
      'killed signal',
    cased: [['oom', '\\bOOM\\b']],
    tells: [['killed | 137', '^killed(?::? 9)?$|exit(?:ed with)? code:? 137']],
  },
  {
    kind: 'disk-full',
    codes: 'EDQUOT',
    says:
      'no space left on device | disk is full | disk full | disk quota exceeded | ' +
      'not enough space | not enough disk space | not enough free',
    tells: [['enospc', '\\benospc\\b(?!.*watcher)']],
  },
  {
    kind: 'quota',
    says:
      'insufficient_quota | exceeded your quota | exceeded your current quota | ' +
      'quota exceeded | quota has been exceeded | quotaexceeded | ' +
      'credit balance is too low | usage limit reached | usage limit exceeded | ' +
      'spending limit | limitexceededexception | payment required',
    tells: [
      [
        'limit',
        '(?:vcpu|instance|resource|account|storage|plan|billing)\\w{0,20} ?limit ?(?:exceeded|reached)|more (?:\\w+ ){1,4}than your (?:current )?(?:\\w+ ){0,3}(?:limit|quota)',
      ],
    ],
  },
  {
    kind: 'rate-limit',
    says:
      'rate limit | rate-limit | rate_limit | ratelimit | too many requests | ' +
      'toomanyrequests | throttled | throttling | rate exceeded | requestlimitexceeded | ' +
      'slow down | resource_exhausted',
    tells: [
      [
        '429',
        '(?:error|status|http/?\\S{0,4}|code|rejected|response)[\\s:=(]{0,3}429\\b|\\b429 client',
      ],
    ],
  },
  {
    kind: 'auth',
    codes: 'ENEEDAUTH | E401 | E403 | UNAUTHENTICATED | PERMISSION_DENIED | NOAUTH | NOPERM',
    says:
      '(unauthorized) | unauthorised | 401 client error | 403 forbidden | ' +
      'authentication failed | authentication error | authentication_error | ' +
      'permission_error | could not read username | could not read password | ' +
      'not logged in | not authenticated | not authorized | access denied for user | ' +
      'please run /login | please log in | please login | please authenticate | ' +
      'requested access to the resource is denied | no basic auth credentials | ' +
      'invalid_grant | token expired | token has expired | host key verification failed | ' +
      'login failed | must be logged in | requires you to be logged in | ' +
      'to be authenticated | unable to authenticate | could not authenticate | ' +
      'locate credentials | credential sources | expiredtoken | ' +
      'could not load credentials | could not load the default credentials | ' +
      'default credentials were not found | bad credentials | pull access denied | ' +
      'authorization failed | x-api-key | oauth token | accessdenied | ' +
      'to provide credentials | signaturedoesnotmatch | unrecognizedclient | ' +
      'invalidclienttoken | invalidaccesskey | unauthorizedoperation',
    tells: [
      ['authentication required', '(?<!interactive )authentication required'],
      [
        'account | credential',
        '\\b(?:no|not (?:\\w+ )?have an?y?) (?:(?:currently|active|valid|default|usable|configured|stored) ){1,3}(?:account|credential)',
      ],
      ['denied: ', '(?:^|[:"] )denied: '],
      [
        'token | credential | password | session',
        '\\b(?:(?:access|security|auth\\w{0,14}|refresh|session|bearer|api|id) (?:token|session)|credentials?|password)\\b.{0,60}\\b(?:is|are|has|have|was|were) (?:invalid|expired|been (?:expired|revoked)|revoked|not valid|rejected|incorrect)',
      ],
      ['401 | 403', '(?:error|status|http/?\\S{0,4}|code|returned)[\\s:=(]{0,10}(?:401|403)\\b'],
      ['permission denied (', 'permission denied \\((?:publickey|password|keyboard)'],
      ['login', '\\b(?:run|try|use|with)\\b.{0,20}[`\'" :][\\w-]{1,20}(?: auth)? login\\b'],
      ['unauthorized', 'unauthorized(?!access)'],
      ['permission to', 'permission to \\S+ denied to'],
      ['forbidden', '\\(forbidden\\)|forbidden: user|^forbidden$'],
      [
        'key | credential | token | password | login',
        '(?:invalid|incorrect|bad|expired|missing|wrong) (?:api[ _-]?key|credentials?|(?:access |auth(?:entication)? )?token\\b(?! [`\'"(])|password|login)',
      ],
    ],
  },
  {
    kind: 'network-dns',
    codes: 'ENOTFOUND | EAI_AGAIN | EAI_NONAME | NXDOMAIN',
    says:
      'getaddrinfo | could not resolve host | could not resolve proxy | ' +
      "could not resolve ' | name resolution | nameresolution | gaierror | " +
      'temporary failure resolving | name or service not known | nodename nor servname | ' +
      'unknown host | unknownhost | server misbehaving | name does not resolve | ' +
      'dns lookup | dns error | unable to resolve host | ' +
      'no address associated with hostname',
    tells: [['no such host', 'no such host\\b']],
  },
  {
    kind: 'port-in-use',
    codes: 'EADDRINUSE',
    says:
      'address already in use | port is already allocated | ' +
      'only one usage of each socket address',
    tells: [
      ['port ', '\\bport (?:number )?\\d{0,5} ?(?:is )?(?:already )?(?:in use|allocated|occupied)'],
    ],
  },
  {
    kind: 'lock',
    codes: 'EBUSY | ELOCKED',
    says:
      "resource busy | could not get lock | index.lock | .lock': file exists | " +
      'is another process using | used by another process | text file busy | ' +
      'deadlock detected | waiting for lock | waiting for file lock | sqlite_busy | ' +
      'lock wait timeout | state lock',
    tells: [
      [
        'lock',
        'unable to (?:acquire|lock|obtain).{0,60}lock|(?:acquir|obtain|get)(?:e|ing)? (?:the )?(?:\\S+ )?lock\\b|\\block (?:file )?(?:is )?(?:already )?held|\\b(?:index|database|table|file|resource|repository|state|store|profile|folder|directory) is (?:already |currently )?locked|resource temporarily unavailable.{0,20}lock',
      ],
      [
        'another ',
        'another (?:\\w+ )?(?:process|instance) (?:seems to be|is (?:already )?)running',
      ],
    ],
  },
  {
    kind: 'missing-env',
    says: 'environment variable not found | unbound variable | invalid environment variables',
    tells: [
      [
        'environment variable',
        'environment variables? ?\\S* (?:is |are |was )?(?:not (?:set|found|defined|configured)|missing|required|undefined)|(?:set|setting|provide|define|export) (?:the |an? )?(?:\\S+ )?environment variable|(?:valid|define|set)\\b.{1,60} with an? \\S+ environment variable|(?:missing|undefined|unset) (?:\\w+ ){0,2}environment variable',
      ],
      [
        'env',
        '(?:missing|undefined|unset|required) (?:required )?\\.?env(?:ironment)?(?: var(?:iable)?s?)?\\b|(?:set|setting|provide|define|export) (?:the |an? )?(?:\\S+ )?env var',
      ],
    ],
    cased: [
      ['validation error', '\\bvalidation errors? for \\w*(?:Settings|Config|Env)\\w*'],
      [
        '_',
        '\\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+ (?:is |must be |environment variable |env var )*(?:not (?:set|defined|configured|found)|required|missing|undefined|set\\b)',
      ],
      ['keyerror', "KeyError: '[A-Z][A-Z0-9]*_[A-Z0-9_]+'"],
    ],
  },
  {
    kind: 'service-down',
    codes: 'UNAVAILABLE | ECONNREFUSED | ECONNRESET | EHOSTUNREACH | ENETUNREACH | EPIPE',
    says:
      'connection refused | connection was refused | connection reset | actively refused | ' +
      'cannot connect to the docker daemon | is the docker daemon running | ' +
      'is the server running | daemon is not running | could not connect to server | ' +
      "could not connect to the | during connect:  | can't reach  | can't connect to  | " +
      'failed to connect to | service unavailable | service is unavailable | ' +
      'temporarily unavailable | bad gateway | overloaded_error | no route to host | ' +
      'network is unreachable | socket hang up | serverselection | unable to connect to | ' +
      'could not be reached | lost connection to | server closed the connection | ' +
      'connection terminated | server has gone away | empty reply from server | ' +
      'connection closed by remote | database system is starting | ' +
      'database system is shutting',
    tells: [
      ['connection to', 'connection to (?:the )?server .*(?:refused|failed)'],
      ['could not connect to', 'could not connect to \\S+:\\d'],
      [
        '503 | 502 | 529',
        '\\b(?:503|502|529)\\b.{0,20}(?:service|bad|overloaded|server error|\\{)|returned error: (?:502|503|529)\\b',
      ],
      ['api error: 5', '\\bapi error: 5(?!04)\\d\\d\\b'],
      [
        'daemon',
        "(?:cannot|can't|could not|couldn't|unable to|failed to) connect to .{0,40}daemon",
      ],
      ['overloaded', '\\bis overloaded\\b|^overloaded\\b'],
    ],
  },
  {
    kind: 'timeout',
    codes: 'ETIMEDOUT | ESOCKETTIMEDOUT',
    says:
      'timed out | timed-out | deadline exceeded | deadline_exceeded | timeouterror | ' +
      'timeoutexception | timeoutexpired | gateway timeout | took too long',
    tells: [
      [
        'timeout',
        'timeout (?:of|exceeded|waiting|after|expired|error|reached)|(?:exceeded|hit|reached) (?:the |its )?(?:default |test )?timeout|(?:due to|because of) (?:an? )?(?:\\w+ )?timeout|(?:i/o|connect(?:ion)?|read|idle|handshake) timeout\\b',
      ],
    ],
  },
  {
    kind: 'command-not-found',
    says:
      'command not found | not recognized as an internal | not recognized as the name | ' +
      'executable file not found | commandnotfoundexception | no such command | ' +
      'unable to find executable | unable to find the executable | bad interpreter | ' +
      'unknown command:  | program not found',
    tells: [
      ['spawn ', '\\bspawn \\S+ enoent\\b'],
      [
        ': not found',
        '(?:\\bline \\d+|sh|\\b\\d+|exec): [^\\s"\']+: not found$|^[\\w./-]+: not found$',
      ],
      // What starts programs for others reports a missing one as a missing file.
      [
        ': no such file',
        '^(?:\\S*/)?(?:g?make(?:\\[\\d+\\])?|env|xargs|exec|nice|time|strace): [\'‘"]?[\\w.+-]+[\'’"]?: no such file',
      ],
      ['failed to run command', 'failed to run command .{1,80}: no such file'],
    ],
  },
  {
    kind: 'missing-dependency',
    codes: 'ERESOLVE | ETARGET',
    says:
      'modulenotfounderror | importerror | no module named | cannot import name | ' +
      'failed to import test module | no matching distribution | no matching version | ' +
      'no matching package | no required module provides | missing go.sum entry | ' +
      'updates to go.mod needed | unable to locate package | noclassdeffounderror | ' +
      "classnotfoundexception | can't find crate | cannot open shared object file | " +
      'library not loaded | is not installed | please install  | unresolved import | ' +
      'unresolved dependency | unmet dependenc | unmet peer dependenc | ' +
      'missing dependenc | missing peer dependenc | dependency not found | ' +
      'dependency missing | resolutionimpossible | no candidates found | gemnotfound | ' +
      "executable doesn't exist at | was not found when loaded | unable to find package | " +
      'no packages exist | packagesnotfound | requirements are unsatisfiable | ' +
      'not in this registry | could not be resolved to an installable | ' +
      'inconsistent dependency lock | unlinked crate | conflict is caused by | ' +
      'conflicting dependencies | version solving failed | lockfile is not up to date | ' +
      "out of sync with | run `bundle install` | couldn't find the plugin | " +
      "couldn't find the config | not prefixed with / or ./ or ../ | " +
      'not a dependency and not in import map | run `npm install`',
    tells: [
      [
        'cannot find module | cannot find package',
        'cannot find (?:module|package) [\'"](?![./\\\\]|[a-z]:|@/|~/)',
      ],
      ['err_module_not_found', '\\berr_module_not_found\\b(?!.*[\'"][./])'],
      [
        'resolve',
        "(?:failed to resolve import|can't resolve) ['\"](?![./\\\\]|@/|~/)|could not resolve (?:dependenc|artifact)",
      ],
      [
        'could not find',
        'could not find (?:a version|dependenc|artifact|gem|crate|[\\w.-]+:[\\w.-]+:|\\S+-\\d+\\.\\d)',
      ],
      [
        'package | formula | requirement',
        "\\b(?:no|unable to (?:find|select|resolve|satisfy)|could not (?:find|satisfy)|cannot find|can't find) (?:\\w+ ){0,2}(?:packages?|formulae?|requirements?)\\b(?! (?:file|json|\\.))",
      ],
      ['cannot find -l', 'cannot find -l\\w'],
      ['cannot load such file', 'cannot load such file -- (?![./])'],
      [
        'fatal error: ',
        "fatal error: '?[\\w./+-]+\\.h(?:pp|h)?'?(?: file)?(?:: no such| not found)",
      ],
      ['package ', '\\bpackage \\S+ (?:is not in (?:std|goroot)|does not exist)'],
      ["can't locate ", "can't locate \\S+\\.pm\\b"],
      // What php's autoloader did not find.
      [' not found', '\\b(?:class|interface|trait) ["\'][\\w\\\\]+["\'] not found'],
    ],
  },
  {
    kind: 'permission',
    codes: 'EACCES | EPERM | EROFS',
    says:
      'permission denied | operation not permitted | access is denied | access denied | ' +
      'permissionerror | insufficient privileges | insufficient permissions | notcapable | ' +
      'permissiondenied | must be root | must be run as root | are you root | ' +
      'a password is required | interactive authentication required | ' +
      'a terminal is required | not in the sudoers | read-only file system | ' +
      'not writable | not writeable',
  },
  {
    kind: 'syntax',
    says:
      'syntaxerror | parseerror | parsererror | jsondecodeerror | indentationerror | ' +
      'taberror | tokenmissingerror | yamlexception | scannererror | syntax error | ' +
      'parse error | parsing error | invalid syntax | unexpected token | ' +
      'unexpected end of | unexpected eof | unexpected character | unexpected identifier | ' +
      'unexpected keyword | unexpected indent | unterminated string | ' +
      'unterminated quoted | unterminated template | not valid json | invalid json | ' +
      'is not well-formed | failed to parse | error in your sql syntax | ' +
      'converting yaml to json | unknown instruction | unknown directive | ' +
      'invalid directive | missing separator | unexpected symbol | unclosed  | ' +
      'could not parse | cannot parse | error parsing | mapping values are not allowed | ' +
      'did not find expected | bad indentation | malformed json | malformed yaml',
    tells: [
      [
        'expected ',
        'unexpected [\'"`‘][^\\w\\s]{1,3}[\'"`’]|expected [\'"`‘]?[;:,(){}[\\]=>]{1,3}[\'"`’]?(?:,? (?:but )?(?:found|got|before|after)\\b|$)',
      ],
    ],
  },
  {
    kind: 'type-error',
    says:
      'wrong kind of value | typeerror | attributeerror | nameerror | referenceerror | ' +
      'unboundlocalerror | nomethoderror | is not a function | is not defined | ' +
      'is not iterable | is not assignable | undefined method | undefined variable | ' +
      'undefined local variable | undefined function | cannot read propert | ' +
      'has no attribute',
  },
  {
    kind: 'not-found',
    codes: 'ENOENT | E404 | NOT_FOUND',
    says:
      'no such file or directory | filenotfounderror | filenotfoundexception | ' +
      'nosuchfile | directorynotfoundexception | cannot find the file | ' +
      'cannot find the path | 404 not found | not found (http 404) | nosuchkey | ' +
      'nosuchbucket | unable to access jarfile | cannot find source file | cannot stat  | ' +
      "can't open file | cannot open file | could not open file | no such container | " +
      'unknown database | no such image | no such service | no such directory',
    tells: [
      [
        "does not exist | not found | doesn't exist | could not be found",
        "\\b(?:file|directory|path|folder|script|image|manifest|container|page|chart|resource|bucket|object|unit|database|key)\\b.{0,80} (?:does not exist|not found|doesn't exist|could not be found)",
      ],
      [
        'find',
        "(?:could not|couldn't|cannot|can't|unable to|failed to) find (?:\\S+ ){0,3}(?:file|directory|folder|path|config\\w{0,10})\\b",
      ],
      [
        'notfound',
        '\\b(?:resource|entity|object|key|bucket|\\w{1,30})notfound(?:exception|fault)\\b',
      ],
      ['404', '(?:status|error occurred|code|http/?\\S{0,4}|error)[\\s:=(]{0,10}404\\b'],
    ],
  },
  {
    // A tool called with words it does not know: nothing of the project failed.
    kind: 'other',
    says:
      'unknown option | bad option | unknown flag | unknown shorthand | unknown argument | ' +
      `unknown subcommand | unknown command " | unknown command ' | unrecognized option | ` +
      'unrecognized argument | unrecognized subcommand | unexpected argument | ' +
      'invalid option | illegal option | arguments are required | ' +
      'missing required argument | missing operand | requires an argument | ' +
      'too many arguments',
  },
  {
    kind: 'runtime-error',
    says:
      'bad request | internal server error | segmentation fault | sigsegv | sigabrt | ' +
      'addresssanitizer | stack overflow | core dumped | goroutines are asleep | ' +
      'attempt to index a  | attempt to call a  | attempt to perform arithmetic',
    tells: [
      [
        'error | status',
        '\\b[45]\\d\\d (?:client|server) error|\\bhttp error [45]\\d\\d|status(?: code)?:? [45]\\d\\d\\b',
      ],
    ],
  },
  {
    kind: 'build',
    says:
      'build failed | failed to build | failed to compile | missing script | ' +
      'script not found | compilation failed | compilation error | could not compile',
  },
];

/** The kind a message's words speak for, `null` where they speak for none. */
export function cause(text: string): ErrorKind | null {
  const said = text.slice(0, 1_000);
  const low = said.toLowerCase();
  const words = said.match(/\b[A-Z][A-Z0-9_]{3,}\b/g);
  for (const row of CAUSES) {
    if (words !== null && row.codes && list(row.codes).some((code) => words.includes(code)))
      return row.kind;
    if (speaks(row, said, low)) return row.kind;
  }
  return null;
}

function speaks(row: Cause, said: string, low: string): boolean {
  if (row.says && holdsAny(low, list(row.says))) return true;
  if (row.tells?.some((one) => tells(one, low, low))) return true;
  return row.cased?.some((one) => tells(one, low, said)) ?? false;
}

/** By index: to take each of hundreds of rows apart costs more memory than all else here. */
function tells(guarded: Guarded, low: string, text: string): boolean {
  return holdsAny(low, list(guarded[0])) && new RegExp(guarded[1]).test(text);
}

/** Each text is taken apart once: a run asks of many lines. */
function list(text: string): readonly string[] {
  const known = LISTS.get(text);
  if (known) return known;
  const made = text.split(' | ');
  LISTS.set(text, made);
  return made;
}

const LISTS = new Map<string, readonly string[]>();
