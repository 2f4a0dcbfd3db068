import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { joined, until } from '../lines.ts';

function nativeKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const said = groups['message'] ?? '';
  if (/\.h(?:pp|h|xx)?'?(?: file not found|: No such file)/.test(said)) return 'missing-dependency';
  if (
    /^(?:expected |stray |unterminated|missing terminating|extraneous|unmatched)|before .* token|at end of input/.test(
      said,
    )
  )
    return 'syntax';
  return 'type-error';
}

export function gcc(lines: Lines, signs: Signs): Finding[] {
  return byLine('gcc', lines, signs, [
    {
      pattern:
        /^(?<file>(?:[A-Za-z]:)?[^\s:]+\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm|cu|s|S|inl|ipp)):\d+(?::\d+)?: (?:fatal )?error: (?<message>.+)/,
      kind: nativeKind,
      firm: true,
    },
    { pattern: /(?<message>undefined reference to .+)/, kind: 'build', firm: true },
    {
      pattern:
        /^(?:\S*ld(?:\.\w+)?: )(?<message>(?:cannot find -l|library not found|framework not found).+)/,
      kind: 'missing-dependency',
      firm: true,
    },
    {
      pattern:
        /^(?:\S*ld(?:\.\w+)?: )(?:error: )?(?<message>(?:undefined symbol|symbol\(s\) not found|duplicate symbol).*)/,
      kind: 'build',
      firm: true,
    },
    {
      pattern:
        /^(?:collect2|clang(?:\+\+)?|gcc|g\+\+|cc1): (?:fatal )?error: (?<message>(?:ld returned|linker command failed).+)/,
      kind: 'build',
      wrapper: true,
    },
    {
      pattern: /^(?:clang(?:\+\+)?|gcc|g\+\+|cc1\w*): (?:fatal )?error: (?<message>.+)/,
      kind: 'build',
    },
  ]);
}

export function swift(lines: Lines, signs: Signs): Finding[] {
  return byLine('swift', lines, signs, [
    {
      pattern: /^(?<file>[^\s:]+\.swift):\d+:\d+: error: (?<message>.+)/,
      kind: nativeKind,
      firm: true,
    },
  ]);
}

/** make stops after what it ran has failed; only its own complaints are errors of their own. */
export function make(lines: Lines, signs: Signs): Finding[] {
  return byLine('make', lines, signs, [
    {
      pattern:
        /^\S*make(?:\[\d+\])?: \*\*\* (?<message>No rule to make target .+?)\.(?: {2}Stop\.)?$/,
      kind: 'build',
      firm: true,
    },
    {
      pattern:
        /^(?<file>\S*(?:[Mm]akefile|\.mk)\S*?):\d+: \*\*\* (?<message>.+?)\.(?: {2}Stop\.)?$/,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern:
        /^\S*make(?:\[\d+\])?: \*\*\* (?<message>\[.+?\] (?:Error \d+|Segmentation.*|Killed.*|Terminated.*))/,
      kind: 'build',
      wrapper: true,
    },
    { pattern: /^\S*make(?:\[\d+\])?: \*\*\* (?<message>.+)/, kind: 'build' },
    { pattern: /^ninja: (?:error: )?(?<message>build stopped: .+)/, kind: 'build', wrapper: true },
    { pattern: /^ninja: error: (?<message>.+)/, kind: 'build' },
  ]);
}

const CMAKE =
  /^CMake Error(?: \(dev\))?(?: at (?<file>[^\s:]+):\d+ \((?<call>\w+)\))?:\s*(?<message>.*)/;

export function cmake(lines: Lines): Finding[] {
  return eachLine(lines, ['CMake Error'], (line, at) => {
    const head = CMAKE.exec(line)?.groups;
    if (!head) return [];
    const below = until(lines, at + 1, /^(?!\s+\S|$)|^Call Stack/, 12);
    const message = joined([head['message'] ?? '', ...below], 3);
    const missing =
      head['call']?.startsWith('find_') ||
      /could not find|package configuration file/i.test(message);
    return [
      {
        family: 'cmake',
        at,
        span: 1 + below.length,
        kind: missing ? 'missing-dependency' : cmakeKind(message),
        type: head['call'],
        message,
        file: head['file'],
      },
    ];
  });
}

function cmakeKind(message: string): ErrorKind {
  if (/^Parse error/.test(message)) return 'syntax';
  return /^Cannot find source file|does not exist/.test(message) ? 'not-found' : 'build';
}
