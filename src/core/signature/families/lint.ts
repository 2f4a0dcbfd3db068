import type { Family, Finding, Rule } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';

const STYLISH =
  /^\s+\d+:\d+\s+(?<level>error|warning|Error|Warning|[✖×⚠])\s+(?<message>\S.*?)(?:\s{2,}(?<type>[@\w/-]+))?$/;
const HEADING = /^(?:[A-Za-z]:)?[^\s:][^:]*\.\w{1,6}$/;

/** The default output of eslint and of stylelint: a line with the file, below it one line per problem. */
function scanEslint(lines: readonly string[]): Finding[] {
  const found: Finding[] = [];
  let file: string | undefined;
  lines.forEach((line, at) => {
    const problem = STYLISH.exec(line)?.groups;
    if (!problem) {
      if (HEADING.test(line)) file = line;
      else if (line === '') file = undefined;
      return;
    }
    if (/^(?:[Ee]rror|[✖×])$/.test(problem['level'] ?? ''))
      found.push(eslintFinding(problem, at, file));
  });
  return found;
}

function eslintFinding(
  problem: Readonly<Record<string, string | undefined>>,
  at: number,
  file: string | undefined,
): Finding {
  const message = problem['message'] ?? '';
  const kind = /^Parsing error/.test(message) ? 'syntax' : 'lint';
  return { family: 'eslint', at, kind, firm: true, type: problem['type'], message, file };
}

export const eslint: Family = {
  name: 'eslint',
  signs: [' error ', ' Error ', ' ✖ ', ' × '],
  scan: scanEslint,
};

export const eslintSelf = byLine('eslint', ['ESLint', 'Oops!'], () => [
  { pattern: /^ESLint (?<message>found too many warnings|couldn't find .*)/, kind: 'lint' },
]);

const BIOME =
  /^(?<file>[^\s:][^:]{0,300}?)(?::\d+:\d+)? (?<type>(?:lint|assist|suppressions)\/[\w/]+|format|parse|organizeImports|check|ci)(?:\s+\w+)*\s*━+/;

/** biome: a ruled heading, then the message behind a cross. */
function scanBiome(lines: readonly string[]): Finding[] {
  return eachLine(lines, ['━━'], (line, at) => {
    const head = BIOME.exec(line)?.groups;
    if (!head) return [];
    const below = lines.slice(at + 1, at + 8);
    const said = below.findIndex((next) => /^\s*[×✖!i] /.test(next));
    const cross = said >= 0 && /^\s*[×✖] /.test(below[said] ?? '');
    if (!cross) return [];
    const message = (below[said] ?? '').replace(/^\s*\S\s+/, '');
    const kind = head['type'] === 'parse' ? 'syntax' : 'lint';
    return [
      {
        family: 'biome',
        at,
        span: said + 2,
        kind,
        firm: true,
        type: head['type'],
        message,
        file: head['file'],
      },
    ];
  });
}

export const biome: Family = { name: 'biome', signs: ['━━'], scan: scanBiome };

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

function scanRuff(lines: readonly string[]): Finding[] {
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

export const ruff: Family = { name: 'ruff', signs: ['-->'], scan: scanRuff };
export const ruffConcise = byLine('ruff', ['.py:', '.pyi:'], () => PYTHON_LINT);

export const mypy = byLine('mypy', ['error:'], () => [
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

export const prettier = byLine('prettier', ['[warn]', '[error]'], () => [
  {
    pattern: /^\[error\] (?<file>[^\s:]+): (?<type>SyntaxError): (?<message>.*)/,
    kind: 'syntax',
    firm: true,
  },
  { pattern: /^\[warn\] (?<file>\S+\.\w+)$/, kind: 'lint', firm: true },
]);
