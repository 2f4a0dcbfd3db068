import type { Finding, Lines, Rule, Signs } from '../finding.ts';
import { byLine } from '../finding.ts';

const PYTHON_LINT: readonly Rule[] = [
  {
    pattern:
      /^(?<file>[^\s:]+\.pyi?):\d+:\d+: (?<type>E9\d\d|[A-Z]*syntax-error|SyntaxError):? (?<message>.*)/i,
    kind: 'syntax',
    firm: true,
  },
  {
    pattern:
      /^(?<file>[^\s:]+\.pyi?):\d+:\d+: (?<type>[A-Z]{1,4}\d{2,4}):? (?:\[\*\] )?(?<message>.*)/,
    kind: 'lint',
    firm: true,
  },
];

const RUFF_FULL = /^(?<type>[A-Z]{1,4}\d{2,4}|invalid-syntax):? (?:\[\*\] )?(?<message>\S.*)/;
const ARROW = /^\s*--> (?<file>.+?):\d+:\d+/;

export function ruff(lines: Lines): Finding[] {
  return lines.flatMap((line, at) => {
    const head = RUFF_FULL.exec(line)?.groups;
    const file = head ? ARROW.exec(lines[at + 1] ?? '')?.groups?.['file'] : undefined;
    if (!head || file === undefined) return [];
    const kind = head['type'] === 'invalid-syntax' ? 'syntax' : 'lint';
    return [
      {
        family: 'ruff',
        at,
        span: 2,
        kind,
        firm: true,
        type: head['type'],
        message: head['message'] ?? '',
        file,
      },
    ];
  });
}

export function ruffConcise(lines: Lines, signs: Signs): Finding[] {
  return byLine('ruff', lines, signs, PYTHON_LINT);
}

export function mypy(lines: Lines, signs: Signs): Finding[] {
  return byLine('mypy', lines, signs, [
    {
      pattern:
        /^(?<file>[^\s:]+\.pyi?):\d+(?::\d+)?: error: (?<message>.*(?:invalid syntax|unterminated|unexpected indent|expected an indented).*?)\s+\[(?<type>syntax)\]$/i,
      kind: 'syntax',
      firm: true,
    },
    {
      pattern:
        /^(?<file>[^\s:]+\.pyi?):\d+(?::\d+)?: error: (?<message>(?:Cannot find implementation|Library stubs not installed).*?)(?:\s+\[(?<type>[\w-]+)\])?$/,
      kind: 'missing-dependency',
      firm: true,
    },
    {
      pattern:
        /^(?<file>[^\s:]+\.pyi?):\d+(?::\d+)?: error: (?<message>.*?)(?:\s+\[(?<type>[\w-]+)\])?$/,
      kind: 'type-error',
      firm: true,
    },
    {
      pattern:
        /^\s+(?<file>\S+\.pyi?):\d+:\d+ - error: (?<message>.*?)(?:\s+\((?<type>report\w+)\))?$/,
      kind: 'type-error',
      firm: true,
    },
  ]);
}
