import type { ErrorKind } from '../../facts/signature.ts';
import type { Family, Finding } from '../finding.ts';
import { byLine, eachLine, until } from '../finding.ts';
import { testFinding } from './vitest.ts';

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

export const dotnet = byLine('dotnet', ['error '], () => [
  {
    pattern:
      /^\s*(?<file>(?:[A-Za-z]:)?[^:(]+?)(?:\(\d+(?:,\d+)*\))? ?: (?:fatal )?error (?<type>[A-Z]{1,8}\d{3,5}) ?: (?<message>.+?)(?: \[[^\]]+proj\])?$/,
    kind: dotnetKind,
    firm: true,
  },
]);

export const dotnetThrown = byLine('dotnet', ['Unhandled exception. '], () => [
  {
    pattern: /^Unhandled exception\. (?:[\w]+\.)*(?<type>\w+(?:Exception|Error)): (?<message>.+)/,
    kind: 'runtime-error',
  },
]);

const FAILED = /^\s+(?:Failed|\[FAIL\]) (?<name>\S.*?)(?: \[[<\d.]+ ?\w+\])?$/;

function scanTests(lines: readonly string[]): Finding[] {
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

export const dotnetTest: Family = { name: 'dotnet', signs: ['Error Message:'], scan: scanTests };
