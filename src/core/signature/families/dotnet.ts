import type { ErrorKind } from '../../facts/signature.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';
import { until } from '../lines.ts';
import { testFinding } from './failing-test.ts';

function dotnetKind(groups: Readonly<Record<string, string | undefined>>): ErrorKind {
  const code = groups['type'] ?? '';
  if (/^NU1\d{3}$|^CS0234$/.test(code)) return 'missing-dependency';
  if (/^MSB/.test(code) && / does not exist|not found/.test(groups['message'] ?? ''))
    return 'not-found';
  if (/^(?:MSB|NETSDK|NU|LNK|AD)\d/.test(code)) return 'build';
  return /^CS1(?:00\d|01\d|02\d|03\d|5[12]\d)$|^CS8\d{3}$/.test(code) &&
    /expected|Invalid|Unexpected/i.test(groups['message'] ?? '')
    ? 'syntax'
    : 'type-error';
}

export function dotnet(lines: Lines, signs: Signs): Finding[] {
  return byLine('dotnet', lines, signs, [
    {
      pattern:
        /^\s*(?<file>(?:[A-Za-z]:)?[^:(]+?)(?:\(\d+(?:,\d+)*\))? ?: (?:fatal )?error (?<type>[A-Z]{1,8}\d{3,5}) ?: (?<message>.+?)(?: \[[^\]]+proj\])?$/,
      kind: dotnetKind,
      firm: true,
    },
  ]);
}

export function dotnetThrown(lines: Lines, signs: Signs): Finding[] {
  return byLine('dotnet', lines, signs, [
    {
      pattern: /^Unhandled exception\. (?:[\w]+\.)*(?<type>\w+(?:Exception|Error)): (?<message>.+)/,
      kind: 'runtime-error',
    },
  ]);
}

const FAILED = /^\s+(?:Failed|\[FAIL\]) (?<name>\S.*?)(?: \[[<\d.]+ ?\w+\])?$/;

export function dotnetTest(lines: Lines): Finding[] {
  return eachLine(lines, ['Failed ', '[FAIL]'], (line, at) => {
    const name = FAILED.exec(line)?.groups?.['name'];
    if (name === undefined || !/^\s+Error Message:/.test(lines[at + 1] ?? '')) return [];
    const below = until(lines, at + 2, /^\s+Stack Trace:|^$/, 12);
    return [
      testFinding({
        at,
        span: 2 + below.length,
        family: 'dotnet',
        subject: name,
        file: undefined,
        said: below.map((one) => one.trim()),
      }),
    ];
  });
}
