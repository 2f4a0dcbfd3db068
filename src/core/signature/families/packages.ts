import type { ErrorKind } from '../../facts/signature.ts';
import { cause } from '../cause.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

const NPM = /^npm (?:ERR!|error) ?(?<said>.*)/;
/** Lines that say where a log lies, how to report or what ran, not what is wrong. */
const NOISE =
  /^(?:A complete log|errno |syscall |dest |cwd |path \/|workspace |location |in workspace|Please include|\/|[A-Z]:\\| {4}at |This is probably not|There is likely additional|Lifecycle script|command |Exit status|Test failed\.|code \w|type |Log files|To see |For a full report|\s*$|\s+npm |If you|Node |node v|npm +v|Linux |Darwin |Windows)/;
const RAN =
  /Lifecycle script|ELIFECYCLE|Test failed\.|Exit status|command failed|code \d+$|Command failed/;

const CODES: Readonly<Record<string, ErrorKind>> = {
  E404: 'not-found',
  E401: 'auth',
  E403: 'auth',
  ENEEDAUTH: 'auth',
  EOTP: 'auth',
  ERESOLVE: 'missing-dependency',
  ETARGET: 'missing-dependency',
  EUSAGE: 'missing-dependency',
  ENOTFOUND: 'network-dns',
  EAI_AGAIN: 'network-dns',
  ECONNREFUSED: 'service-down',
  ECONNRESET: 'service-down',
  ETIMEDOUT: 'timeout',
  EINTEGRITY: 'build',
  EBADENGINE: 'build',
  EBADPLATFORM: 'build',
  EJSONPARSE: 'syntax',
};

/** npm's own lines, taken together: a code, and the words that are not noise. */
export function npm(lines: Lines): Finding[] {
  const at = lines.findIndex((line) => NPM.test(line));
  if (at < 0) return [];
  const own = lines.flatMap((line, index) => {
    const said = NPM.exec(line)?.groups?.['said'];
    return said === undefined ? [] : [{ index, said }];
  });
  const text = own.map((one) => one.said).join('\n');
  const code = /^code (\w+)/m.exec(text)?.[1];
  const words = own
    .map((one) => one.said.replace(/^(?:404|40[13]) {1,3}/, ''))
    .filter((said) => !NOISE.test(said));
  const ran = RAN.test(text) && (code === undefined || /^(?:ELIFECYCLE|\d+)$/.test(code));
  const known = code === undefined ? undefined : CODES[code];
  const kind = known ?? cause(text) ?? 'build';
  const last = own.at(-1)?.index ?? at;
  const type = code !== undefined && /^E/.test(code) ? code : undefined;
  return [
    {
      family: 'npm',
      at,
      span: contiguous(own.map((one) => one.index)) ? last - at + 1 : 1,
      kind: ran ? 'build' : kind,
      firm: true,
      type,
      message: joined(words.length > 0 ? words : [own[0]?.said ?? ''], 3),
      wrapper: ran,
    },
  ];
}

function contiguous(indexes: readonly number[]): boolean {
  return indexes.every((index, i) => i === 0 || index - (indexes[i - 1] ?? index) <= 2);
}

export function pnpm(lines: Lines, signs: Signs): Finding[] {
  return byLine('pnpm', lines, signs, [
    {
      pattern:
        /(?<type>ERR_PNPM_(?:RECURSIVE_RUN_FIRST_FAIL|RECURSIVE_EXEC_FIRST_FAIL|LIFECYCLE))\w*\s*(?<message>.*)/,
      kind: 'build',
      wrapper: true,
    },
    { pattern: /(?<type>ELIFECYCLE)\s+(?<message>.*)/, kind: 'build', wrapper: true },
    {
      pattern:
        /(?<type>ERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION|OUTDATED_LOCKFILE|PEER_DEP_ISSUES|LOCKFILE\w*))\s*(?<message>.*)/,
      kind: 'missing-dependency',
      firm: true,
    },
    {
      pattern: /(?<type>ERR_PNPM_(?:NO_SCRIPT)\w*)\s*(?<message>.*)/,
      kind: 'build',
      firm: true,
    },
    {
      pattern: /(?<type>ERR_PNPM_NO_(?:IMPORTER_MANIFEST_FOUND|PKG_MANIFEST)\w*)\s*(?<message>.*)/,
      kind: 'not-found',
      firm: true,
    },
    { pattern: /(?<type>ERR_PNPM_\w+)\s*(?<message>.*)/, kind: 'build' },
  ]);
}

export function yarn(lines: Lines, signs: Signs): Finding[] {
  return byLine('yarn', lines, signs, [
    {
      pattern: /^error (?<message>Command failed with exit code \d+)/,
      kind: 'build',
      wrapper: true,
    },
    {
      pattern: /^error (?<message>Couldn't find (?:package|any versions).*)/,
      kind: 'missing-dependency',
      firm: true,
    },
    { pattern: /^error (?<message>Command ".*" not found.*)/, kind: 'build', firm: true },
    {
      pattern: /^➤ (?<type>YN(?:0035|0001|0082|0027)): .*?(?<message>\S.*)/,
      kind: 'missing-dependency',
    },
    {
      pattern: /^error: script "(?<subject>[^"]+)" (?<message>exited with code \d+)/,
      kind: 'build',
      wrapper: true,
    },
  ]);
}

export function pip(lines: Lines, signs: Signs): Finding[] {
  return byLine('pip', lines, signs, [
    {
      pattern:
        /^(?:#\d+ [\d.]+ )?ERROR: (?<message>(?:Could not find a version|No matching distribution|Cannot install|ResolutionImpossible|Package .+ requires a different Python).*)/,
      kind: 'missing-dependency',
    },
    { pattern: /^error: (?<message>externally-managed-environment)/, kind: 'policy-blocked' },
    {
      pattern:
        /^ERROR: (?<message>Failed building wheel .*|Could not build wheels.*|Failed to build .*)/,
      kind: 'build',
    },
  ]);
}

/** Debian's installer. */
export function apt(lines: Lines, signs: Signs): Finding[] {
  return byLine('apt', lines, signs, [
    { pattern: /^(?:E|W): (?<message>.+)/, kind: 'build' },
    { pattern: /^(?:Err:\d+) (?<message>.+)/, kind: 'build' },
  ]);
}

const RESOLVER = /^\s*× (?<message>No solution found.*|Failed to .*)/;

/** uv draws its reasons as a tree. */
export function uv(lines: Lines): Finding[] {
  return eachLine(lines, ['× '], (line, at) => {
    const message = RESOLVER.exec(line)?.groups?.['message'];
    if (message === undefined) return [];
    const below = until(lines, at + 1, /^(?!\s*[╰├│ ])/, 6);
    const words = joined([message, ...below.map((next) => next.replace(/^[\s╰├│─▶]+/, ''))], 4);
    return [
      { family: 'uv', at, span: 1 + below.length, kind: 'missing-dependency', message: words },
    ];
  });
}
