import type { Family, Finding, Rule } from '../finding.ts';
import { byLine, eachLine } from '../finding.ts';

const finding = { kind: 'lint', firm: true } as const;

/** Linters and formatters that print one problem, or one file to be formatted, on a line. */
const RULES = (): readonly Rule[] => [
  // black, isort, prettier, rustfmt, clang-format
  { pattern: /^(?<message>would reformat) (?<file>\S+)$/, ...finding },
  { pattern: /^ERROR: (?<file>\S+) (?<message>Imports are incorrectly sorted.*)/, ...finding },
  { pattern: /^(?<message>Diff in) (?<file>\S+?\.rs)(?:[: ]|$)/, ...finding },
  {
    pattern:
      /^(?<file>[^\s:]+):\d+:\d+: (?:error|warning): (?<message>.+) \[(?<type>-Wclang-format-violations|(?:bugprone|readability|modernize|performance|cppcoreguidelines|clang-analyzer|misc|cert|google|llvm)-[\w.-]+)(?:,[\w,-]+)?\]$/,
    ...finding,
  },
  // rubocop, standard
  {
    pattern: /^(?<file>[^\s:]+):\d+:\d+: [FE]: (?<type>Lint\/Syntax): (?<message>.+)/,
    kind: 'syntax',
    firm: true,
  },
  {
    pattern:
      /^\s*(?<file>[^\s:]+):\d+:\d+: (?:[CWEFR]: )?(?:\[Corr\w+\] )?(?<type>[A-Z]\w+\/[A-Z]\w+): (?<message>.+)/,
    ...finding,
  },
  // shellcheck
  { pattern: /^\s*[\^ -]*\^-* (?<type>SC\d{4})(?: \(\w+\))?: (?<message>.+)/, ...finding },
  {
    pattern:
      /^(?<file>[^\s:]+):\d+:\d+: (?:error|warning|note|info): (?<message>.+) \[(?<type>SC\d{4})\]$/,
    ...finding,
  },
  // actionlint
  {
    pattern: /^(?<file>\S+\.ya?ml):\d+:\d+: (?<message>.+) \[(?<type>[a-z][\w-]+)\]$/,
    ...finding,
  },
  // markdownlint, hadolint
  {
    pattern:
      /^(?<file>[^\s:]+):\d+(?::\d+)? (?:error )?(?<type>(?:MD|DL)\d{3,4})\S* (?:\w+: )?(?<message>.+)/,
    ...finding,
  },
  // swiftlint, ktlint, detekt
  {
    pattern:
      /^(?<file>[^\s:]+\.(?:swift|kts?)):\d+:\d+: (?:(?:error|warning): )?(?<message>\S.+) \((?<type>[a-z][\w:-]*)\)$/,
    ...finding,
  },
  // checkstyle
  {
    pattern:
      /^\[(?:ERROR|WARN)\] (?<file>[^\s:]+\.java):\d+(?::\d+)?: (?<message>.+) \[(?<type>\w+)\]$/,
    ...finding,
  },
  // eslint's other formats
  {
    pattern: /^(?<file>[^\s:]+\.\w+):\d+:\d+: (?<message>.+) \[Error\/(?<type>[\w@/-]+)\]$/,
    ...finding,
  },
  {
    pattern: /^(?<file>[^\s:]+): line \d+, col \d+, Error - (?<message>.+) \((?<type>[\w@/-]+)\)$/,
    ...finding,
  },
];

export const linters = byLine(
  'lint',
  [
    'would reformat',
    'incorrectly sorted',
    'Diff in ',
    ': C: ',
    ': W: ',
    ': E: ',
    ': F: ',
    ': R: ',
    '/',
    'SC1',
    'SC2',
    '.yml:',
    '.yaml:',
    ' MD0',
    ' DL3',
    ' DL4',
    '.swift:',
    '.kt:',
    '.kts:',
    '.java:',
    '[Error/',
    ', Error - ',
    'clang-format',
  ],
  RULES,
);

const TABLE = /^\s*Line\s{2,}(?<file>\S+\.php)/;
const ROW = /^\s+:?\d+\s{2,}(?<message>\S.*)/;

/** phpstan draws a table for every file: the file in the heading, a line and a message in each row. */
function scanPhpstan(lines: readonly string[]): Finding[] {
  let file: string | undefined;
  return eachLine(lines, [' '], (line, at): Finding[] => {
    file = TABLE.exec(line)?.groups?.['file'] ?? file;
    const message = file === undefined ? undefined : ROW.exec(line)?.groups?.['message'];
    if (message === undefined) return [];
    return [{ family: 'phpstan', at, kind: 'type-error', firm: true, message, file }];
  });
}

export const phpstan: Family = { name: 'phpstan', signs: ['Line  '], scan: scanPhpstan };
