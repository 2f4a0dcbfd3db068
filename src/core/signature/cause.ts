import type { ErrorKind } from '../facts/signature.ts';

/**
 * What the words of a message say about its cause, whatever printed it. First row that matches wins:
 * causes outside the project stand before causes inside it.
 */
const CAUSES: readonly (readonly [ErrorKind, RegExp])[] = [
  [
    'oom',
    /heap out of memory|cannot allocate memory|out of memory|OutOfMemory|\bMemoryError\b|OOMKilled|\bENOMEM\b|bad_alloc|^Killed(?::? 9)?$|signal: 9|signal SIGKILL|exit(?:ed with)? code:? 137/i,
  ],
  [
    'disk-full',
    /\bENOSPC\b(?!.{0,80}watcher)|no space left on device|disk (?:is )?full|\bEDQUOT\b|disk quota exceeded|not enough (?:free )?(?:disk )?space/i,
  ],
  [
    'quota',
    /insufficient_quota|exceeded your (?:current )?quota|quota (?:has been )?exceeded|credit balance is too low|(?:usage|spending) limit (?:reached|exceeded)|payment required|QuotaExceeded/i,
  ],
  [
    'rate-limit',
    /rate[ _-]?limit|too many requests|(?:error|status|http\/?\S{0,4}|code|rejected|response)[\s:=(]{0,3}429\b|\b429 (?:too many|client)|toomanyrequests|throttl(?:ed|ing)|RESOURCE_EXHAUSTED/i,
  ],
  [
    'auth',
    /\b401\b.{0,30}(?:unauthori[sz]ed|client error)|(?:error|status|http\/?\S{0,4}|code|returned)[\s:=(]{0,10}(?:401|403)\b|\bunauthori[sz]ed\b|\b403 forbidden|authentication (?:failed|required|error)|permission denied \((?:publickey|password|keyboard)|could not read (?:username|password)|(?:invalid|incorrect|bad|expired|missing|wrong) (?:api[ _-]?key|credentials?|(?:access |auth(?:entication)? )?token\b(?! [`'"(])|password|login)|\b(?:ENEEDAUTH|E401|E403)\b|not (?:logged in|authenticated|authorized)|access denied for user|please (?:run \/login|log ?in|authenticate)|requested access to the resource is denied|no basic auth credentials|invalid_grant|token (?:has )?expired|host key verification failed|login failed|authentication_error|permission_error/i,
  ],
  [
    'network-dns',
    /\b(?:ENOTFOUND|EAI_AGAIN|EAI_NONAME|NXDOMAIN)\b|getaddrinfo|could not resolve (?:host|proxy)|name resolution|temporary failure resolving|name or service not known|nodename nor servname|no such host\b|unknown ?host|server misbehaving|name does not resolve|dns (?:lookup|error)|Could not resolve '/i,
  ],
  [
    'port-in-use',
    /\bEADDRINUSE\b|address already in use|port (?:number )?\d{0,5} ?(?:is )?(?:already )?(?:in use|allocated|occupied)|port is already allocated|only one usage of each socket address/i,
  ],
  [
    'lock',
    /\bEBUSY\b|resource (?:busy|temporarily unavailable.{0,20}lock)|could not get lock|unable to (?:acquire|lock|obtain).{0,60}lock|(?:acquir|obtain|get)(?:e|ing)? (?:the )?\S{0,30} ?lock\b|\bindex\.lock|\.lock': File exists|\b(?:index|database|table|file|resource|repository|state|store|profile|folder|directory) is (?:already |currently )?locked|is another process using|lock (?:file )?(?:is )?(?:already )?held|another (?:git |\w+ )?(?:process|instance) (?:seems to be|is (?:already )?)running|used by another process|\bELOCKED\b|text file busy|deadlock detected|waiting for (?:file )?lock/i,
  ],
  [
    'missing-env',
    /[Ee]nvironment variables? ?\S{0,60} (?:is |are |was )?(?:not (?:set|found|defined|configured)|missing|required|undefined)|(?:missing|undefined|unset|required) (?:required )?(?:env(?:ironment)?(?: var(?:iable)?s?)?)\b|[Ee]nvironment variable not found|(?:set|setting|provide|define|export) (?:the |an? )?\S{0,60} env(?:ironment)? ?var|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b (?:is |must be |environment variable |env var )*(?:not (?:set|defined|configured|found)|required|missing|undefined|set\b)|KeyError: '[A-Z][A-Z0-9]*_[A-Z0-9_]+'|unbound variable/,
  ],
  [
    'service-down',
    /\b(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE)\b|connection (?:was )?(?:refused|reset)|connection to (?:the )?server .{0,120}(?:refused|failed)|actively refused|cannot connect to the docker daemon|is the (?:docker daemon|server) running|could not connect to (?:server|the database|the endpoint|\S{1,60}:\d)|can'?t (?:reach|connect to) |failed to connect to|(?:503|502|529)\b.{0,20}(?:service|bad|overloaded|server error|\{)|service (?:is )?(?:temporarily )?unavailable|bad gateway|overloaded(?:_error)?\b|no route to host|network is unreachable|socket hang up|database system is (?:starting|shutting)/i,
  ],
  [
    'timeout',
    /timed[ -]?out|\bETIMEDOUT\b|\bESOCKETTIMEDOUT\b|deadline[ _]exceeded|Timeout(?:Error|Exception|Expired)|timeout (?:of|exceeded|waiting|after|expired|error|reached)|(?:exceeded|hit|reached) (?:the |its )?(?:default |test )?timeout|gateway timeout|took too long/i,
  ],
  [
    'command-not-found',
    /command not found|\bnot recognized as an? (?:internal|name)|executable file not found|\bspawn \S{1,200} ENOENT\b|CommandNotFoundException|no such command\b|(?:^|: )(?:\d+: )?\S{1,100}: not found$|unable to find (?:the )?executable/,
  ],
  [
    'missing-dependency',
    /\bModuleNotFoundError\b|no module named|cannot find (?:module|package) ['"](?![./\\]|[A-Za-z]:|@\/|~\/)|\bERR_MODULE_NOT_FOUND\b(?!.*['"][./])|cannot import name|failed to import test module|\bERESOLVE\b|\bETARGET\b|no matching (?:distribution|version|package)|could not (?:find|resolve) (?:a version|dependenc|artifact|gem|crate)|(?:failed to resolve import|can't resolve) ['"](?![./\\]|@\/|~\/)|no required module provides|missing go\.sum entry|updates to go\.mod needed|unable to locate package|NoClassDefFoundError|ClassNotFoundException|can't find crate|cannot find -l\w|cannot open shared object file|library not loaded|cannot load such file -- (?![./])|fatal error: '?[\w./+-]{1,120}\.h(?:pp|h)?'?(?: file)?(?:: no such| not found)|package \S{1,120} (?:is not in (?:std|GOROOT)|does not exist)|unmet (?:peer )?dependenc|is not installed\b|dependency (?:not found|missing)|missing (?:peer )?dependenc|unresolved (?:import|dependency)|not found in (?:the )?(?:npm )?registry|can't locate \S{1,100}\.pm\b|please install\b/i,
  ],
  [
    'permission',
    /\b(?:EACCES|EPERM|EROFS)\b|permission denied|operation not permitted|access (?:is )?denied|\bPermissionError\b|\bAccessDenied\b|insufficient (?:privileges|permissions)|must be (?:run as )?root|are you root|read-only file system|not writ(?:e)?able/i,
  ],
  [
    'syntax',
    /\b(?:SyntaxError|ParseError|ParserError|JSONDecodeError|IndentationError|TabError|TokenMissingError|YAMLException|ScannerError)\b|syntax error|parse error|parsing error|invalid syntax|unexpected (?:token|end of|EOF|character|identifier|keyword|indent)|unterminated (?:string|quoted|template)|not valid JSON|invalid JSON|is not well-formed/i,
  ],
  [
    'type-error',
    /\b(?:TypeError|AttributeError|NameError|ReferenceError|UnboundLocalError|NoMethodError)\b|\bis not (?:a function|defined|iterable|assignable)\b|undefined method|undefined (?:variable|local variable|function)|Cannot read propert|has no attribute/,
  ],
  [
    'not-found',
    /\bENOENT\b|no such file or directory|\b(?:FileNotFoundError|FileNotFoundException|NoSuchFileException|NoSuchFile|DirectoryNotFoundException)\b|cannot find the (?:file|path)|(?:file|directory|path|folder|script|image|manifest|container|page)\b.{0,80} (?:does not exist|not found|doesn't exist|could not be found)|\b(?:E404|404 not found|NoSuchKey|NoSuchBucket)\b|(?:status|code|http\/?\S{0,4}|error)[\s:=(]{0,10}404\b|missing script|no such (?:container|image|service|directory|file)/i,
  ],
  [
    'runtime-error',
    /\b[45]\d\d (?:client|server) error|\bHTTP Error [45]\d\d|status(?: code)?:? [45]\d\d\b|\bbad request\b|internal server error/i,
  ],
  [
    'build',
    /\bbuild (?:step |process )?failed|failed to build|compilation (?:failed|error)|could not compile/i,
  ],
];

/** The kind a message's words speak for, `null` where they speak for none. */
export function cause(text: string): ErrorKind | null {
  const said = text.slice(0, 1_000);
  for (const [kind, pattern] of CAUSES) if (pattern.test(said)) return kind;
  return null;
}

/** A module named by a path is the project's own: that it is not there is a bug, not a missing dependency. */
export function isLocalModule(name: string): boolean {
  return /^(?:[./\\~]|[A-Za-z]:[\\/]|@\/|file:)/.test(name);
}

/** Whether an error compares values or states a claim. A class of its own that is not an assertion's is thrown, whatever it says. */
export function isAssertion(type: string | undefined, message: string): boolean {
  if (type !== undefined && /Assert|ComparisonFailure|ExpectationNotMet|^Failed$/.test(type))
    return true;
  if (type !== undefined && type !== 'Error') return false;
  return /^(?:expect(?:ed)?\b|assert(?:ion)?\b|Assert\.|Failed asserting|Not equal)|\bexpect\(/i.test(
    message,
  );
}
