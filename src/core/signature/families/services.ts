import type { ErrorKind } from '../../facts/signature.ts';
import { cause } from '../cause.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

export function docker(lines: Lines, signs: Signs): Finding[] {
  return byLine('docker', lines, signs, [
    {
      pattern:
        /^(?:#\d+ )?(?:ERROR: )?(?:failed to solve: )?(?<message>process ".*" did not complete successfully: exit code: \d+)/,
      kind: 'build',
      wrapper: true,
    },
    { pattern: /failed to solve: (?<message>.+: not found)$/, kind: 'not-found', firm: true },
    { pattern: /failed to solve: (?<message>.+)/, kind: 'build' },
    { pattern: /(?:docker: )?Error response from daemon: (?<message>.+)/, kind: 'runtime-error' },
    { pattern: /^docker: (?<message>.+)/, kind: 'runtime-error' },
    {
      pattern:
        /^(?<message>Got permission denied while trying to connect to the Docker daemon.+|Cannot connect to the Docker daemon.+)/,
      kind: 'service-down',
    },
  ]);
}

const NOT_FOUND: Readonly<Record<string, ErrorKind>> = {
  NotFound: 'not-found',
  Forbidden: 'auth',
  Unauthorized: 'auth',
  InternalError: 'service-down',
  AlreadyExists: 'other',
  Conflict: 'lock',
  Timeout: 'timeout',
  ServiceUnavailable: 'service-down',
  TooManyRequests: 'rate-limit',
};

export function kubectl(lines: Lines, signs: Signs): Finding[] {
  return byLine('kubectl', lines, signs, [
    {
      pattern: /^Error from server \((?<type>\w+)\): (?:error when \w+ "[^"]*": )?(?<message>.+)/,
      kind: (groups) => NOT_FOUND[groups['type'] ?? ''] ?? 'other',
      firm: true,
    },
    {
      pattern: /^(?<message>The connection to the server .+ was refused.*)/,
      kind: 'service-down',
      firm: true,
    },
  ]);
}

const TERRAFORM = /^[\s│╷]*Error: (?<message>.+)/;

/** terraform draws a box; the file stands a few lines below the heading. */
export function terraform(lines: Lines): Finding[] {
  return eachLine(lines, ['Error: '], (line, at) => {
    const message = TERRAFORM.exec(line)?.groups?.['message'];
    if (message === undefined) return [];
    const below = until(lines, at + 1, /^(?![│\s])|^[\s│╷]*Error: |^╵/, 16);
    const place = below.map((next) => /^[│\s]+on (\S+) line \d+/.exec(next)?.[1]).find(Boolean);
    if (place === undefined && !line.startsWith('│')) return [];
    const words = below
      .map((next) => next.replace(/^[│\s]+/, ''))
      .filter((next) => next !== '' && !/^(?:on |with |\d+:)/.test(next));
    return [terraformFinding(at, below.length, message, words, place)];
  });
}

function terraformFinding(
  at: number,
  below: number,
  message: string,
  words: readonly string[],
  file: string | undefined,
): Finding {
  const whole = joined([message, ...words], 3);
  const syntax =
    /^(?:Invalid (?:expression|character|block|multi-line)|Argument or block|Unclosed|Missing (?:newline|close|item))/.test(
      message,
    );
  return {
    family: 'terraform',
    at,
    span: 1 + below,
    kind: syntax ? 'syntax' : 'build',
    firm: syntax,
    message: whole,
    file,
  };
}

/** git's refusals; what keeps it from its server has a cause of its own. */
function gitLines(lines: Lines, signs: Signs): Finding[] {
  return byLine('git', lines, signs, [
    {
      pattern: /^(?![\w./-]{1,200}[:-]\d+[:-])(?:.{0,60}\W)?fatal: (?<message>(?!error:|\[).+)/,
      kind: gitKind,
      firm: true,
    },
    { pattern: /^remote: (?:error|fatal): (?<message>.+)/, kind: gitKind, firm: true },
    {
      pattern:
        /^(?<message>nothing (?:added )?to commit.*|no changes added to commit.*|The following paths are ignored by.*|Your branch and '.*' have diverged.*|No stash entries found.*)/,
      kind: 'git',
      firm: true,
    },
    { pattern: /^ ! \[(?<type>(?:remote )?rejected)\]\s+(?<message>.+)/, kind: 'git', firm: true },
    { pattern: /^(?<type>CONFLICT) (?<message>\(.+)/, kind: 'git', firm: true },
    { pattern: /^Automatic (?<message>merge failed.*)/, kind: 'git', firm: true, wrapper: true },
    {
      pattern: /^error: (?<message>failed to push some refs .+)/,
      kind: 'git',
      firm: true,
      wrapper: true,
    },
    { pattern: /error: (?<message>pathspec .+ did not match.*)/, kind: 'git', firm: true },
    {
      pattern:
        /^error: (?<message>(?:Your local changes|The following untracked|Merging is not possible|could not (?:apply|lock|detach|revert|read|open)|can't open patch|No valid patches|unrecognized input|cannot (?:pull|rebase|lock|delete|switch)|patch (?:failed|does not apply)|src refspec|remote |branch |you need to resolve|The branch|unable to (?:create|write|unlink|delete)|No such remote|not something we can merge|corrupt patch|RPC failed|cherry-pick|invalid object|bad object).*)/,
      kind: gitKind,
      firm: true,
    },
  ]);
}

/** A refusal that ends in a colon names its files on the lines below. */
export function git(lines: Lines, signs: Signs): Finding[] {
  return gitLines(lines, signs).map((one) => {
    if (!one.message.endsWith(':')) return one;
    const files = until(lines, one.at + 1, /^(?!\s+\S)/, 20).map((line) => line.trim());
    return { ...one, span: 1 + files.length, message: [one.message, ...files.sort()].join(' ') };
  });
}

/** Only what lies outside the repository outweighs `git`: a path git does not find is git's own matter. */
function gitKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const said = groups['message'] ?? '';
  const outer = cause(said);
  const own = [
    'not-found',
    'missing-dependency',
    'syntax',
    'type-error',
    'missing-env',
    'command-not-found',
  ];
  if (
    /^Authentication failed|could not read (?:Username|Password)|Repository not found|repository '.*' not found/i.test(
      said,
    )
  )
    return 'auth';
  return outer === null || own.includes(outer) ? 'git' : outer;
}

const PRISMA: Readonly<Record<string, ErrorKind>> = {
  P1000: 'auth',
  P1001: 'service-down',
  P1002: 'timeout',
  P1003: 'not-found',
  P1010: 'auth',
  P1012: 'syntax',
};

/** Database clients. */
export function database(lines: Lines, signs: Signs): Finding[] {
  return byLine('database', lines, signs, [
    {
      pattern: /^ERROR (?<type>1045|1044|1698) \(\w+\)(?: at line \d+)?: (?<message>.+)/,
      kind: 'auth',
      firm: true,
    },
    {
      pattern:
        /^ERROR (?<type>\d{4}) \(\w+\)(?: at line \d+)?: (?<message>.*You have an error in your SQL syntax.*)/,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern: /^ERROR (?<type>\d{4}) \(\w+\)(?: at line \d+)?: (?<message>.+)/,
      kind: 'runtime-error',
    },
    { pattern: /^(?:psql: )?(?:error: )?.*?FATAL: {1,3}(?<message>.+)/, kind: 'runtime-error' },
    { pattern: /^psql: error: (?<message>.+)/, kind: 'service-down' },
    { pattern: /^(?:psql:\S+: )?ERROR: {2}(?<message>.+)/, kind: 'runtime-error' },
    {
      pattern: /^(?:Error|error):? (?:code: )?(?<type>P\d{4}):? ?(?<message>.*)/,
      kind: (groups) => PRISMA[groups['type'] ?? ''] ?? 'runtime-error',
    },
  ]);
}

const CURL: Readonly<Record<string, ErrorKind>> = {
  3: 'syntax',
  5: 'network-dns',
  6: 'network-dns',
  7: 'service-down',
  28: 'timeout',
  52: 'service-down',
  56: 'service-down',
  67: 'auth',
};

export function curl(lines: Lines, signs: Signs): Finding[] {
  return byLine('curl', lines, signs, [
    { pattern: /^curl: \((?<type>22)\) (?<message>.+)/, kind: 'runtime-error' },
    {
      pattern: /^curl: \((?<type>\d+)\) (?<message>.+)/,
      kind: (groups) => CURL[groups['type'] ?? ''] ?? 'runtime-error',
      firm: true,
    },
  ]);
}
