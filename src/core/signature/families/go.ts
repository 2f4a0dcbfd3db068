import type { ErrorKind } from '../../facts/signature.ts';
import { cause } from '../cause.ts';
import type { Finding, Lines, Rule, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

function compileKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const said = groups['message'] ?? '';
  if (/^syntax error|expected .{1,40}found|non-declaration statement|not terminated/.test(said))
    return 'syntax';
  if (
    /no required module|cannot find (?:package|module)|is not in (?:std|GOROOT)|missing go\.sum/.test(
      said,
    )
  )
    return 'missing-dependency';
  if (/import cycle/.test(said)) return 'build';
  return 'type-error';
}

const COMPILE: readonly Rule[] = [
  { pattern: /^(?<file>[^\s:]+\.go):1: : # .+/, kind: 'build', wrapper: true },
  {
    pattern: /^(?<file>[^\s:]+\.go):\d+(?::\d+)?: (?<message>.+) \((?<type>typecheck)\)$/,
    kind: compileKind,
    firm: true,
  },
  {
    pattern: /^(?<file>[^\s:]+\.go):\d+(?::\d+)?: (?<message>.+) \((?<type>[a-z][\w-]+)\)$/,
    kind: 'lint',
    firm: true,
  },
  {
    pattern: /^(?:vet: )?(?<file>[^\s:]+\.go):\d+:\d+: (?<message>.+)/,
    kind: compileKind,
    firm: true,
  },
  {
    pattern: /^(?:panic: )?(?<type>runtime error): (?<message>.+)/,
    kind: 'runtime-error',
    firm: true,
  },
  { pattern: /^panic: (?!.*\[recovered\]$)(?<message>.+)/, kind: 'runtime-error' },
  {
    pattern:
      /^fatal error: (?<message>(?:all goroutines|concurrent map|stack |runtime|unexpected signal).+)/,
    kind: 'runtime-error',
    firm: true,
  },
  {
    pattern:
      /^go: (?<message>updates to go\.mod needed.*|.*missing go\.sum entry.*|.*no matching versions.*|.*unknown revision.*|.*cannot find module.*)/,
    kind: 'missing-dependency',
    firm: true,
  },
  {
    pattern: /^go: (?!downloading|finding|extracting|added|upgraded|creating|to add)(?<message>.+)/,
    kind: 'other',
  },
  { pattern: /^FAIL\t(?<message>\S+(?: \[[\w ]+\])?)/, kind: 'test-failure', wrapper: true },
  {
    pattern:
      /^\s*(?<file>[\w.-]+_test\.go):\d+: (?<message>.*\b(?:fail|error|timed? ?out|expected|unexpected|want|got\b).*)/i,
    kind: 'test-failure',
  },
  {
    pattern: /^\s*(?<message>Error Trace):\s+(?<file>\S+\.go):\d+/,
    kind: 'test-failure',
    firm: true,
    wrapper: true,
  },
  { pattern: /^stat (?<message>\S+: directory not found)$/, kind: 'test-failure', firm: true },
  { pattern: /^FAIL$/, kind: 'test-failure', wrapper: true },
];

export function goLines(lines: Lines, signs: Signs): Finding[] {
  return byLine('go', lines, signs, COMPILE);
}

const FAILED = /^(?<indent>\s*)--- FAIL: (?<name>\S+) \([\d.]+s\)/;
const RUNNING = /^=== (?:NAME|RUN|CONT)\s+(?<name>\S+)/;
const LOG = /^\s+(?<file>[\w.-]+_test\.go):\d+: ?(?<message>.*)/;
const END = /^\s*--- |^=== |^(?:FAIL|PASS|ok)\b|^panic:|^\?|^exit status/;

/** Go tests: a `--- FAIL` line with what the test logged below, or above it in verbose mode. */
export function goTest(lines: Lines): Finding[] {
  const logs = readLogs(lines);
  const failed = eachLine(lines, ['--- FAIL'], (line, at) => {
    const name = FAILED.exec(line)?.groups?.['name'];
    return name === undefined ? [] : [{ name, at }];
  });
  const names = new Set(failed.map((one) => one.name));
  const told = failed.flatMap(({ name, at }) => {
    const below = logsBelow(lines, at);
    const said = below.words.length > 0 ? below : logs.get(name);
    // A parent fails with its subtests and adds nothing of its own.
    if (!said && failed.some((other) => other.name.startsWith(`${name}/`))) return [];
    const logged = said ?? below;
    return [testFinding(name, logged.at, logged.span, said)];
  });
  const cut = [...logs].filter(([name]) => !names.has(name) && failed.length === 0);
  return [...told, ...cut.flatMap(([name, said]) => failing(name, said))];
}

interface Said {
  readonly words: readonly string[];
  readonly file: string | undefined;
  readonly span: number;
  readonly at: number;
}

function logsBelow(lines: Lines, at: number): Said {
  const below = until(lines, at + 1, END, 30);
  const file = below
    .map((line) => LOG.exec(line)?.groups?.['file'])
    .find((name) => name !== undefined);
  // What is not indented was printed by the program, not by the test.
  const words = statements(below.filter((line) => /^\s/.test(line)));
  return { words, file, span: 1 + below.length, at };
}

/** One entry per log call, its further lines joined to it. */
function statements(lines: Lines): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const opened = LOG.exec(line)?.groups?.['message'];
    const said = (opened ?? line).trim();
    if (/^(?:Error Trace:|Test:)/.test(said)) continue;
    if (opened !== undefined || found.length === 0) found.push(said);
    else found.push(`${found.pop() ?? ''} ${said}`.trim());
  }
  return found.filter((said) => said !== '');
}

/** Verbose mode logs under `=== NAME`. */
function readLogs(lines: Lines): Map<string, Said> {
  const found = new Map<string, Said>();
  lines.forEach((line, at) => {
    const name = RUNNING.exec(line)?.groups?.['name'];
    if (name === undefined) return;
    const said = logsBelow(lines, at);
    if (said.file !== undefined && said.words.length > 0) found.set(name, said);
  });
  return found;
}

const BAD = /fail|error|timed? ?out|expected|unexpected|want|\bgot\b|panic|Not equal/i;

/** Without a verdict in sight only words of failure count: passing tests log as well. */
function failing(name: string, said: Said): Finding[] {
  return said.words.some((line) => BAD.test(line))
    ? [testFinding(name, said.at, said.span, said)]
    : [];
}

/** What a test logs on its way is no part of its failure where other entries speak of one. */
function tellingWords(said: Said | undefined): readonly string[] {
  const words = said?.words ?? [];
  const bad = words.filter((line) => BAD.test(line));
  return bad.length > 0 ? bad : words;
}

/** Causes a test can meet outside the code it tests. */
const OUTER: readonly ErrorKind[] = [
  'timeout',
  'service-down',
  'network-dns',
  'port-in-use',
  'permission',
  'disk-full',
  'oom',
  'missing-env',
  'auth',
  'rate-limit',
  'lock',
  'command-not-found',
];

function testFinding(name: string, at: number, span: number, said: Said | undefined): Finding {
  const message = joined(tellingWords(said), 4) || 'failed';
  const compares = /\b(?:want(?:ed)?|expected|got|Not equal)\b/i.test(message);
  const outer = compares ? null : cause(message);
  const kind = outer !== null && OUTER.includes(outer) ? outer : 'test-failure';
  return {
    family: 'go',
    at,
    span,
    kind,
    firm: true,
    message,
    subject: name,
    file: said?.file,
    assertion: compares,
  };
}
