import type { Finding, Lines, Signs } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';

const STYLISH =
  /^\s+\d+:\d+\s+(?<level>error|warning|Error|Warning|[✖×⚠])\s+(?<message>\S.*?)(?:\s{2,}(?<type>[@\w/-]+))?$/;
const HEADING = /^(?:[A-Za-z]:)?[^\s:][^:]*\.\w{1,6}$/;

/** The default output of eslint and of stylelint: a line with the file, below it one line per problem. */
export function eslint(lines: Lines): Finding[] {
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

export function eslintSelf(lines: Lines, signs: Signs): Finding[] {
  return byLine('eslint', lines, signs, [
    { pattern: /^ESLint (?<message>found too many warnings|couldn't find .*)/, kind: 'lint' },
  ]);
}

const BIOME =
  /^(?<file>[^\s:][^:]{0,300}?)(?::\d+:\d+)? (?<type>(?:lint|assist|suppressions)\/[\w/]+|format|parse|organizeImports|check|ci)(?:\s+\w+)*\s*━+/;

/** biome: a ruled heading, then the message behind a cross. */
export function biome(lines: Lines): Finding[] {
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

export function prettier(lines: Lines, signs: Signs): Finding[] {
  return byLine('prettier', lines, signs, [
    {
      pattern: /^\[error\] (?<file>[^\s:]+): (?<type>SyntaxError): (?<message>.*)/,
      kind: 'syntax',
      firm: true,
    },
    { pattern: /^\[warn\] (?<file>\S+\.\w+)$/, kind: 'lint', firm: true },
  ]);
}
