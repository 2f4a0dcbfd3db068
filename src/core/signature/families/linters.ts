import type { Signed } from '../by-sign.ts';
import { bySign } from '../by-sign.ts';
import type { Finding, Lines, Signs } from '../finding.ts';
import { eachLine } from '../finding.ts';

const finding = { kind: 'lint', firm: true } as const;

/** Linters and formatters that print one problem, or one file to be formatted, on a line. */
const ROWS: readonly Signed[] = [
  // black, isort, prettier, rustfmt, clang-format
  [
    ['would reformat'],
    () => ({ pattern: /^(?<message>would reformat) (?<file>\S+)$/, ...finding }),
  ],
  [
    ['incorrectly sorted'],
    () => ({
      pattern: /^ERROR: (?<file>\S+) (?<message>Imports are incorrectly sorted.*)/,
      ...finding,
    }),
  ],
  [
    ['Diff in '],
    () => ({ pattern: /^(?<message>Diff in) (?<file>\S+?\.rs)(?:[: ]|$)/, ...finding }),
  ],
  [
    [
      '[bugprone-',
      '[readability-',
      '[modernize-',
      '[performance-',
      '[cppcoreguidelines-',
      '[clang-analyzer-',
      '[misc-',
      '[cert-',
      '[google-',
      '[llvm-',
      '-Wclang-format',
    ],
    () => ({
      pattern:
        /^(?<file>[^\s:]+):\d+:\d+: (?:error|warning): (?<message>.+) \[(?<type>-Wclang-format-violations|(?:bugprone|readability|modernize|performance|cppcoreguidelines|clang-analyzer|misc|cert|google|llvm)-[\w.-]+)(?:,[\w,-]+)?\]$/,
      ...finding,
    }),
  ],
  // rubocop, standard
  [
    ['Lint/Syntax'],
    () => ({
      pattern: /^(?<file>[^\s:]+):\d+:\d+: [FE]: (?<type>Lint\/Syntax): (?<message>.+)/,
      kind: 'syntax',
      firm: true,
    }),
  ],
  [
    [
      'Style/',
      'Layout/',
      'Lint/',
      'Naming/',
      'Metrics/',
      'Performance/',
      'Rails/',
      'RSpec/',
      'Security/',
      'Bundler/',
    ],
    () => ({
      pattern:
        /^\s*(?<file>[^\s:]+):\d+:\d+: (?:[CWEFR]: )?(?:\[Corr\w+\] )?(?<type>[A-Z]\w+\/[A-Z]\w+): (?<message>.+)/,
      ...finding,
    }),
  ],
  // shellcheck
  [
    ['SC1', 'SC2', 'SC3'],
    () => ({
      pattern: /^\s*[\^ -]*\^-* (?<type>SC\d{4})(?: \(\w+\))?: (?<message>.+)/,
      ...finding,
    }),
  ],
  [
    ['[SC'],
    () => ({
      pattern:
        /^(?<file>[^\s:]+):\d+:\d+: (?:error|warning|note|info): (?<message>.+) \[(?<type>SC\d{4})\]$/,
      ...finding,
    }),
  ],
  // actionlint
  [
    ['.yml:', '.yaml:'],
    () => ({
      pattern: /^(?<file>\S+\.ya?ml):\d+:\d+: (?<message>.+) \[(?<type>[a-z][\w-]+)\]$/,
      ...finding,
    }),
  ],
  // markdownlint, hadolint
  [
    [' MD0', ' DL'],
    () => ({
      pattern:
        /^(?<file>[^\s:]+):\d+(?::\d+)? (?:error )?(?<type>(?:MD|DL)\d{3,4})\S* (?:\w+: )?(?<message>.+)/,
      ...finding,
    }),
  ],
  // swiftlint, ktlint, detekt
  [
    ['.swift:', '.kt:', '.kts:'],
    () => ({
      pattern:
        /^(?<file>[^\s:]+\.(?:swift|kts?)):\d+:\d+: (?:(?:error|warning): )?(?<message>\S.+) \((?<type>[a-z][\w:-]*)\)$/,
      ...finding,
    }),
  ],
  // checkstyle
  [
    ['.java:'],
    () => ({
      pattern:
        /^\[(?:ERROR|WARN)\] (?<file>[^\s:]+\.java):\d+(?::\d+)?: (?<message>.+) \[(?<type>\w+)\]$/,
      ...finding,
    }),
  ],
  // eslint's other formats
  [
    ['[Error/'],
    () => ({
      pattern: /^(?<file>[^\s:]+\.\w+):\d+:\d+: (?<message>.+) \[Error\/(?<type>[\w@/-]+)\]$/,
      ...finding,
    }),
  ],
  [
    [', Error - '],
    () => ({
      pattern:
        /^(?<file>[^\s:]+): line \d+, col \d+, Error - (?<message>.+) \((?<type>[\w@/-]+)\)$/,
      ...finding,
    }),
  ],
  // stylelint, eslint; rubocop
  [
    ['✖ ', ' inspected, '],
    () => ({
      pattern: /^(?<message>✖ [1-9]\d* problem|\d+ files? inspected, [1-9]\d* offense)/,
      ...finding,
      wrapper: true,
    }),
  ],
];

export function linters(lines: Lines, signs: Signs): Finding[] {
  return bySign('lint', lines, signs, ROWS);
}

const TABLE = /^\s*Line\s{2,}(?<file>\S+\.php)/;
const ROW = /^\s+:?\d+\s{2,}(?<message>\S.*)/;

/** phpstan draws a table for every file: the file in the heading, a line and a message in each row. */
export function phpstan(lines: Lines): Finding[] {
  let file: string | undefined;
  return eachLine(lines, [' '], (line, at): Finding[] => {
    file = TABLE.exec(line)?.groups?.['file'] ?? file;
    const message = file === undefined ? undefined : ROW.exec(line)?.groups?.['message'];
    if (message === undefined) return [];
    return [{ family: 'phpstan', at, kind: 'type-error', firm: true, message, file }];
  });
}
